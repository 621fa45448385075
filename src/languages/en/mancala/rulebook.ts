/* The rules of mancala in English. */
import { deepFreeze } from "../../../base/data.ts";
import type { IllegalMoveCode } from "../../../rules/mancala/data/state.ts";
import type { RulebookWords } from "../shape.ts";
import type { Words as GameWords } from "./words.ts";
import { en as names } from "./words.ts";

/** The rules as sentences, in reading order. */
const rules = {
  board: "Each side has a row of {houses} and a store. At the beginning, each house holds {seeds}.",
  "first-player": "South begins.",
  turns: "The players take turns; nobody may pass.",
  "turns-again": "The players take turns, except for the extra moves that the store gives; nobody may pass.",
  "turns-passing":
    "The players take turns, except for the extra moves that the store gives; a side without seeds in its houses passes, and nobody else may.",
  swap: "Instead of a first move, the second player may swap sides, once.",
  "no-swap": "The sides are never swapped.",
  sowing:
    "A player lifts all seeds from one of their own houses and sows them one by one into the next places, counter-clockwise.",
  store:
    "Players also sow into their own store, but never into the opponent's. A last seed in their own store gives another move.",
  "no-store": "Seeds are never sown into the stores.",
  origin: "A lap that goes all the way round also sows the house where it began.",
  "skip-origin": "A lap that goes all the way round skips the house where it began.",
  relay: "If the last seed falls in an occupied house, all seeds there are lifted and sown on.",
  "relay-without-capture":
    "If the last seed falls in an occupied house and captures nothing, all seeds there are lifted and sown on.",
  "no-relay": "A last seed in an occupied house ends the sowing.",
  feeding: "If possible, a player must give a seed to an opponent who has none.",
  "no-feeding": "Nobody has to give seeds to an opponent who has none.",
  "capture-opposite":
    "A last seed in an empty house on the player's own side captures the seeds in the house opposite, and itself.",
  "capture-two-or-three":
    "A last seed that brings a house of the opponent to two or three seeds captures those seeds. Going backwards, the seeds in each house before it are captured too, until a house is not the opponent's or does not hold two or three.",
  "empty-opposite-nothing": "If the house opposite is empty, nothing is captured.",
  "empty-opposite-take-own": "If the house opposite is empty, the last seed alone is captured.",
  "capture-after-lap": "A sowing captures only if it has passed the end of the player's own row.",
  "capture-without-lap": "A sowing can capture before it passes the end of the player's own row.",
  "opponent-empty-house-stays": "A last seed in an empty house of the opponent stays there.",
  "opponent-empty-house-to-opponent":
    "A last seed in an empty house of the opponent goes to the opponent's store.",
  "grand-slam-no-capture": "A capture that would take all seeds of the opponent takes nothing.",
  "grand-slam-illegal": "A move that would capture all seeds of the opponent may not be played.",
  "grand-slam-illegal-unless-only":
    "A move that would capture all seeds of the opponent may be played only if there is no other legal move; it then captures them.",
  "grand-slam-captured": "A capture may take all seeds of the opponent.",
  "grand-slam-rest-to-opponent":
    "A capture may take all seeds of the opponent; what is left on the board then goes to the opponent.",
  "grand-slam-leave-last":
    "A capture that would take all seeds of the opponent spares the house where the last seed fell.",
  "grand-slam-leave-first":
    "A capture that would take all seeds of the opponent spares the first captured house in the order of sowing.",
  "empty-side-either-empty":
    "The game ends when either side has no seeds in its houses; each side takes the seeds in its own houses.",
  "empty-side-mover-empty":
    "The game ends when the side to move has no seeds in its houses; each side takes the seeds in its own houses.",
  "empty-side-all-empty": "The game ends when the houses of both sides are empty.",
  "empty-side-fed":
    "If the side to move has no seeds in its houses, it has no legal move, and the game ends.",
  "no-moves": "If a player has no legal move, the game ends; each side takes the seeds in its own houses.",
  "no-moves-passing":
    "If a side with seeds in its houses has no legal move, the game ends; each side takes the seeds in its own houses.",
  "no-moves-feeding":
    "If a player must give the opponent a seed but cannot, or has no legal move, the game ends; each side takes the seeds in its own houses.",
  majority: "A player with more than half of the seeds in store wins at once; half in each store is a draw.",
  "no-majority": "The game goes on when a store holds more than half of the seeds.",
  "repetition-own-houses":
    "If a position has occurred {times} since seeds last went into a store, the game ends; each side takes the seeds in its own houses.",
  "repetition-even":
    "If a position has occurred {times} since seeds last went into a store, the game ends; the seeds in the houses are shared evenly, and an odd one goes to nobody.",
  "repetition-empty-side-counts":
    "A repeated position also counts while one side has no seeds in its houses.",
  "repetition-empty-side-ignored":
    "While one side has no seeds in its houses, a repeated position does not end the game.",
  "no-repetition": "Repeated positions do not end the game.",
  winner: "The player with more seeds wins; equal numbers are a draw.",
};

/** The name of a sentence: its rule, followed by the value if the rule has several. */
export type SentenceName = keyof typeof rules;

/** The sections of a rulebook, in their order. */
export type RuleSection = "board" | "sowing" | "captures" | "end";

/** The sentences of a prompt besides the rules, in their order. */
const prompt = {
  title:
    "You play {player} in a game of {variant}, a board game for two. The sides are {south} and {north}. The rules:",
  board: "The board in full",
  order:
    "The order of sowing is: {south}'s houses 1 to {last}, {south}'s store, {north}'s houses 1 to {last}, {north}'s store, and on to {south}'s house 1. A store that is not sown is skipped.",
  opposite:
    "House 1 of a side is opposite house {last} of the other side, house 2 opposite the last but one, and so on.",
  notation:
    "A move is written as the house that is emptied: for {south} {souths}, for {north} {norths}, from house 1 on.",
  swap: "The move that swaps the sides is written swap.",
  position: "The position now",
  houses: "Seeds in {side}'s houses, from house 1 on: {seeds}.",
  stores: "Seeds in the stores: {south} {souths}, {north} {norths}.",
  turn: "{player} is to move.",
  moves: "The legal moves: {moves}",
  answer: 'End your answer with a line that has only "Move:" and your move.',
};

/** The name of a sentence of prompts. */
export type PromptSentence = keyof typeof prompt;

/** What the sentences count. */
export type Count = "houses" | "seeds" | "times";

/**
 * One language of rulebooks. Every rule is a whole sentence. The numbers `{houses}`, `{seeds}` and `{times}`
 * are in the words of `counts`.
 */
export interface Words extends RulebookWords<RuleSection, SentenceName, Count> {
  /** The game words of the same language, with the names of sides and variants and the ways a game ends. */
  readonly names: GameWords;
  /** The arbiter's sentences: whether a ply stands and what may follow, with `{player}` and `{winner}`. */
  readonly arbiter: Readonly<Record<"stands" | "falls" | "out-of-turn" | "put-back" | "forfeit", string>>;
  /** The sentences of prompts besides the rules. "Move:" stays as it is in every language. */
  readonly prompt: Readonly<Record<PromptSentence, string>>;
  /** Why a ply by `{player}` does not stand, with `{house}`, the `{move}` given and a legal `{example}`. */
  readonly faults: Readonly<Record<IllegalMoveCode, string>>;
}

/**
 * English sentences for rulebooks of mancala games.
 *
 * @example
 * ```ts
 * import { en } from "morabaraba/mancala/rulebook";
 *
 * en.rules.winner; // => "The player with more seeds wins; equal numbers are a draw."
 * ```
 */
export const en: Words = /* @__PURE__ */ deepFreeze({
  language: "en",
  names,
  sections: { board: "The board", sowing: "Sowing", captures: "Captures", end: "The end" },
  rules,
  counts: {
    houses: { one: "one house", other: "{count} houses" },
    seeds: { one: "one seed", other: "{count} seeds" },
    times: { one: "once", other: "{count} times" },
  },
  prompt,
  arbiter: {
    stands: "The move of {player} stands.",
    falls: "The move of {player} does not stand.",
    "out-of-turn": "It is not {player}'s turn.",
    "put-back": "A mistake: the seeds are put back, and {player} plays a legal move.",
    forfeit: "Cheating: {player} forfeits the game, and {winner} wins.",
  },
  faults: {
    "game-over": "The game is over.",
    malformed: "{move} is not a move. An example of a move is {example}.",
    "unknown-house": "{player} has no house {house}.",
    "empty-house": "House {house} of {player} is empty.",
    "must-feed": "The opponent has no seeds, and house {house} gives none.",
    "slam-illegal": "House {house} would take all the opponent's seeds.",
    "no-swap": "The sides cannot be swapped now.",
  },
});
