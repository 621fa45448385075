/* The rules of mill games in English. */
import { deepFreeze } from "../../../base/data.ts";
import type { IllegalMoveCode } from "../../../rules/mills/data/state.ts";
import type { RulebookWords } from "../shape.ts";
import {
  cattle,
  type Words as GameWords,
  enMorris as morris,
  en as names,
  pieces,
  type Terms,
} from "./words.ts";

/** The rules as sentences, in reading order. */
const rules = ({ cow, cows, Cows, shoot, shoots, shot, removal }: Terms) => ({
  board: "The board has {points} and {lines} of three points that can be mills.",
  "shape-diagonals":
    "Three rings lie within each other, and lines join their corners and the middles of their sides.",
  "shape-straight":
    "Three rings lie within each other, and lines join the middles of their sides. There are no diagonals.",
  "shape-center":
    "Three rings lie within each other around a point in the centre. Lines join the middles of their sides and the centre.",
  links: `${Cows} also step along {links} that cannot be part of a mill.`,
  cows: "Light and dark have {cows} each.",
  "first-player-light": "Light begins.",
  "first-player-dark": "Dark begins.",
  setup: `At the beginning, light ${cows} stand on {light} and dark ones on {dark}; all others are in hand.`,
  "setup-all": `At the beginning, light ${cows} stand on {light} and dark ones on {dark}.`,
  "no-setup": `At the beginning, the board is empty and all ${cows} are in hand.`,
  "turns-passing": "The sides take turns; a side may not pass while it can move.",
  turns: "The sides take turns; nobody may pass.",
  placing: `A side with ${cows} in hand places one of them on any empty point.`,
  "placing-somewhere": `A side with ${cows} in hand places one of them on an empty point.`,
  "no-placing-none": "No point is closed to placements.",
  "no-placing-first": `The first ${cow} of the game may not be placed on {closed}.`,
  "no-placing-all": `No ${cow} may be placed on {closed}.`,
  "no-moving-while-placing": `No ${cow} on the board moves until all ${cows} of its side have been placed.`,
  "moving-while-placing": `A side with ${cows} in hand may instead move a ${cow} on the board to a neighbouring empty point.`,
  mill: `Three ${cows} of one side on a line are a mill.`,
  "shot-required": `A move that closes a mill ${shoots} a ${cow} of the other side, which leaves the game.`,
  "shot-optional": `A move that closes a mill may ${shoot} a ${cow} of the other side, which leaves the game.`,
  "shot-required-marks": `A move that closes a mill ${shoots} a ${cow} of the other side.`,
  "shot-optional-marks": `A move that closes a mill may ${shoot} a ${cow} of the other side.`,
  "mill-worth-shoots": `A mill allows a ${removal} when it is closed, and again each time that it is opened and closed.`,
  "mill-worth-once": `A mill allows a ${removal} the first time that it is closed.`,
  "mill-worth-late": `Once all ${cows} have been placed, a mill allows a ${removal} when it is closed, and again each time that it is opened and closed.`,
  "mill-worth-late-once": `Once all ${cows} have been placed, a mill allows a ${removal} the first time that it is closed.`,
  "mill-worth-wins": `A player who closes a mill has won; a mill never ${shoots} a ${cow}.`,
  "shots-one": `However many mills a move closes, it ${shoots} at most one ${cow}.`,
  "shots-each-mill": `A move that closes several mills ${shoots} a ${cow} for each of them, at most three, as long as there are ${cows} that may be ${shot} and the game is not won.`,
  "shots-each-mill-optional": `A move that closes several mills may ${shoot} a ${cow} for each of them, at most three, as long as there are ${cows} that may be ${shot} and the game is not won.`,
  "shots-each-mill-once": `A move that closes several lines for the first time ${shoots} a ${cow} for each of them, at most three, as long as there are ${cows} that may be ${shot} and the game is not won.`,
  "shots-each-mill-once-optional": `A move that closes several lines for the first time may ${shoot} a ${cow} for each of them, at most three, as long as there are ${cows} that may be ${shot} and the game is not won.`,
  "placing-shot-removes": `A mill that is closed while placing allows a ${removal} too.`,
  "placing-shot-marks": `A ${cow} that is ${shot} while ${cows} are in hand is dead, and stays on its point until all ${cows} have been placed; a ${cow} that is ${shot} later leaves the game at once.`,
  "placing-shot-illegal": `No ${cow} may be placed where it closes a mill.`,
  "placing-shot-none": `A mill that is closed while ${cows} are in hand ${shoots} nothing.`,
  "no-target": `If there is no ${cow} that may be ${shot}, the turn ends without a ${removal}.`,
  "cows-in-mills-last-resort": `A ${cow} in a mill may be ${shot} only when all ${cows} of its side on the board are in mills.`,
  "cows-in-mills-never": `A ${cow} in a mill may never be ${shot}.`,
  "cows-in-mills-always": `A ${cow} in a mill may be ${shot} like any other.`,
  "repeat-mill-allowed": "A side may open and close the same mill as often as it likes.",
  "repeat-mill-same-cow": `A ${cow} that broke a mill to make another may not go straight back on the next move if that makes a mill.`,
  "repeat-mill-same-mill": `When a ${cow} has broken a mill to make another, its side may not use the next move to make a mill on the point that this ${cow} left, unless that mill includes the point that the ${cow} went to.`,
  "repeat-mill-once": `A line gives a side a ${removal} only the first time that this side closes it.`,
  "repeat-mill-once-late": `A line gives a side a ${removal} only the first time that this side closes it while its mills ${shoot} ${cows}.`,
  "moves-first-next": `When all ${cows} have been placed, the sides go on taking turns.`,
  "moves-first-second-player": `When all ${cows} have been placed, the side that did not begin moves first.`,
  "moves-first-first-mill": `When all ${cows} have been placed, the side that closed the first mill moves first. If there is no such side, it is the side that did not begin.`,
  step: `A side with no ${cow} in hand moves a ${cow} along a line to a neighbouring empty point.`,
  flying: `A side with no ${cow} in hand and at most {cows} on the board flies: its ${cows} may go to any empty point.`,
  "no-flying": `${Cows} never fly.`,
  "few-cows": "A side with fewer than {cows}, on the board and in hand together, has lost.",
  "no-few-cows": `No side loses by having too few ${cows}.`,
  "no-moves-loses": "A side that has no legal move on its turn has lost.",
  "no-moves-draws": "If a side has no legal move on its turn, the game is drawn.",
  "no-moves-passes":
    "If a side has no legal move on its turn, the other side moves again; if neither side has a move, the game is drawn.",
  "no-moves-freed": `If a side has no legal move on its turn, the other side moves again. That side must let the blocked side move if it can, and ${shoots} nothing until then. If neither side has a move, the game is drawn.`,
  "full-board-each-shoots": `If every point is taken when all ${cows} have been placed, each side ${shoots} a ${cow}, beginning with the side that moves first.`,
  "full-board-each-gives": `If every point is taken when all ${cows} have been placed, each side in turn takes a ${cow} of its own off the board.`,
  "full-board-draws": "If every point is taken, the game is drawn, even though nobody can move.",
  "full-board-first-player-loses":
    "If every point is taken, the side that began has lost, no matter whose turn it is.",
  "ten-moves-either": `While either side has at most {cows}, on the board and in hand together, the game is drawn after {plies} by both sides together without a placement or ${removal}.`,
  "ten-moves-both": `While both sides have at most {cows} each, on the board and in hand together, the game is drawn after {plies} by both sides together without a placement or ${removal}.`,
  "ten-moves-wins": "The game is drawn after {plies} by both sides together without a placement.",
  repetition: "If the same position occurs {times}, the game is drawn.",
  "no-repetition": "The same position may occur any number of times.",
  "no-shots": `The game is drawn after {plies} by both sides together without a placement or ${removal}, however many ${cows} there are.`,
  "no-shots-wins": `The game is drawn after {plies} by both sides together without a placement, however many ${cows} there are.`,
  "no-other-count": "No other count of moves draws the game.",
  "no-count": "No count of moves draws the game.",
  cheating: "A player who cheats forfeits the game.",
  abandonment: `A player who picks up the ${cows} forfeits the game.`,
  "double-turn": "A player who plays twice in a row forfeits the game.",
  "out-of-turn": "A player who plays out of turn forfeits the game.",
});

/** The name of a sentence: its rule, followed by the value if the rule has several. */
export type SentenceName = keyof ReturnType<typeof rules>;

/** The sections of a rulebook, in their order. */
export type RuleSection = "board" | "placing" | "mills" | "moving" | "end" | "draws" | "conduct";

/** The sentences of a prompt besides the rules, in their order. */
const prompt = ({ cow, cows, Cows, shoots, shot, removal }: Terms) => ({
  title:
    "You play {player} in a game of {variant}, a board game for two. The sides are {light} and {dark}. The rules:",
  board: "The board in full",
  points: "The points: {points}",
  lines: "The lines: {lines}. The points that stand next to each other in a line are neighbours.",
  links: "These pairs of points are neighbours, too, although they are part of no line: {links}.",
  notation: "How to write a move",
  placing: `A ${cow} that is placed is written as its point, such as {to}.`,
  moving: `A ${cow} that moves is written as two points, such as {from}-{to}.`,
  shooting: `If the move ${shoots} a ${cow}, x and its point follow, such as {from}-{to}x{shot}; further points that are ${shot} follow in the same way.`,
  taking: `A turn that only takes a ${cow} off the full board is written x{shot}.`,
  position: "The position now",
  cows: `{light} ${cows} stand on: {lights}. {dark} ${cows} stand on: {darks}.`,
  hands: `${Cows} in hand: {light} {lights}, {dark} {darks}.`,
  dead: `Dead ${cows}, which only take their points, lie on: {points}.`,
  barred: "{side} may not move from {from} to {to} to make a mill there.",
  used: `Lines that have already given {side} a ${removal}: {lines}.`,
  "first-mill": "{side} closed the first mill.",
  removal: `The board is full: {player} must take a ${cow} off now.`,
  freeing: "{player} must let the blocked side move, if it can.",
  quiet: `Moves by both sides together since the last placement or ${removal}: {count}.`,
  turn: "{player} is to move.",
  moves: "The legal moves: {moves}",
  answer: 'End your answer with a line that has only "Move:" and your move.',
});

/** The name of a sentence of prompts. */
export type PromptSentence = keyof ReturnType<typeof prompt>;

/** What the sentences count. */
export type Count = "points" | "lines" | "links" | "cows" | "plies" | "times";

/**
 * One language of rulebooks. Every rule is a whole sentence. `counts` has the words for numbers of things,
 * such as `{cows}` and `{plies}`.
 */
export interface Words extends RulebookWords<RuleSection, SentenceName, Count> {
  /** The game words of the same language, with the names of sides and variants and the ways a game ends. */
  readonly names: GameWords;
  /** The arbiter's sentences: whether a move stands and what may follow, with `{player}` and `{winner}`. */
  readonly arbiter: Readonly<Record<"stands" | "falls" | "out-of-turn" | "put-back" | "forfeit", string>>;
  /** The sentences of prompts besides the rules. "Move:" stays as it is in every language. */
  readonly prompt: Readonly<Record<PromptSentence, string>>;
  /** Why a move by `{player}` does not stand, with the placeholders of `refusals` in the game words. */
  readonly faults: Readonly<Record<IllegalMoveCode | "shots-missing", string>>;
}

const wordsIn = (names: GameWords, terms: Terms): Words => {
  const { cow, cows, shoots, shot, removal } = terms;
  return {
    language: "en",
    names,
    sections: {
      board: "The board",
      placing: "Placing",
      mills: `Mills and ${removal}s`,
      moving: "Moving and flying",
      end: "The end",
      draws: "Draws",
      conduct: "Conduct",
    },
    rules: rules(terms),
    counts: {
      points: { one: "one point", other: "{count} points" },
      lines: { one: "one line", other: "{count} lines" },
      links: { one: "one link", other: "{count} links" },
      cows: { one: `one ${cow}`, other: `{count} ${cows}` },
      plies: { one: "one move", other: "{count} moves" },
      times: { one: "once", other: "{count} times" },
    },
    prompt: prompt(terms),
    arbiter: {
      stands: "The move of {player} stands.",
      falls: "The move of {player} does not stand.",
      "out-of-turn": "It is not {player}'s turn.",
      "put-back": "A mistake: the move is put back, and {player} plays a legal move.",
      forfeit: "Cheating: {player} forfeits the game, and {winner} wins.",
    },
    faults: {
      "game-over": "The game is over.",
      malformed: "{move} is not a move. An example of a move is {example}.",
      "unknown-point": "The board has no point {point}.",
      "cow-in-hand": `{player} has a ${cow} in hand, which must be placed first.`,
      "no-cow-in-hand": `{player} has no ${cow} left to place.`,
      "not-your-cow": `No ${cow} of {player} is on {from}.`,
      "removal-due": `The board is full, and {player} must take a ${cow} off first.`,
      "no-placing": `No ${cow} may be placed on {to} now.`,
      "must-free": "{player} must let the other side move.",
      "too-many-shots": `The move ${shoots} more ${cows} than it may.`,
      occupied: `There is already a ${cow} on {to}.`,
      "not-adjacent": "{to} is not next to {from}, and {player} may not fly.",
      "mill-barred": "The mill on {to} may not be made again so soon.",
      "shot-missing": `The move closes a mill, and ${shoots} no ${cow}.`,
      "shots-missing": `The move closes {mills} mills and ${shoots} {shots} of the {due} ${cows} due.`,
      "shot-without-mill": `The move ${shoots} a ${cow}, and closes no mill.`,
      "not-a-target": `There is no ${cow} of the other side on {shot}.`,
      "target-in-mill": `The ${cow} on {shot} is in a mill, and may not be ${shot}.`,
    },
  };
};

/**
 * English sentences for rulebooks of mill games.
 *
 * @example
 * ```ts
 * import { en } from "morabaraba/rulebook";
 *
 * en.rules.mill; // => "Three cows of one side on a line are a mill."
 * ```
 */
export const en: Words = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ wordsIn(names, cattle));

/**
 * English sentences for rulebooks of games whose pieces are not called cows.
 *
 * @example
 * ```ts
 * import { describeRules, enMorris } from "morabaraba/rulebook";
 *
 * describeRules(enMorris, "nineMens").find(({ rule }) => rule === "cows")?.text; // => "Light and dark have 9 pieces each."
 * ```
 */
export const enMorris: Words = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ wordsIn(morris, pieces));
