/*
 * Turns games into positions. A game that is not in the cache is checked here, because a game from JSON can
 * hold anything; an error names the invalid field. The way back is in `write.ts`.
 */

import { equals, isAbsent } from "../../base/data.ts";
import { attempt, ParseError } from "../../base/errors.ts";
import { wordsOf } from "../../base/input.ts";
import {
  countRule,
  type FieldRules,
  gameFault,
  needlessVerdict,
  readAt,
  refuseDifference,
  seenIn,
  storedVariant,
  wholeIn,
} from "../gameChecks.ts";
import { recall } from "../recentGames.ts";
import { listSeen, type Seen } from "../seen.ts";
import { verdictIn } from "../verdicts.ts";
import type { Game } from "./data/state.ts";
import { type Player, players, type Step } from "./data/terms.ts";
import { hasBars, hasDead, hasRemovals, type StoredVariant, usesLines } from "./data/variant.ts";
import { barOf, countBits } from "./engine/bits.ts";
import { type Ruleset, rulesetFor } from "./engine/compile.ts";
import { mustFree } from "./engine/makeMove.ts";
import { createPosition, MOST_PLIES, type Position } from "./engine/position.ts";
import { outcomeOf, type State, startState, stateOf } from "./play.ts";
import { fieldsIn, formatFields, formatHands } from "./positionFields.ts";
import { gameOf, recentGames, writeGame } from "./write.ts";

/** Reads a game; throws `ParseError` with the invalid field, or `VariantError`. */
export function readGame(game: Game): State {
  return recall(recentGames, game) ?? checkedState(rulesetFor(storedVariant(game) as StoredVariant), game);
}

/** Returns the ruleset of a game's variant. */
export function rulesetOf(game: Game): Ruleset {
  return readGame(game).ruleset;
}

/** The code for a fault in each field, and what the field must be; the code of other fields is `syntax`. */
const fields = {
  board: ["bad-board", 'each point has one character, ".", "L", "D" or, in variants with dead cows, "x"'],
  turn: ["syntax", 'it is "light" or "dark"'],
  hands: ["bad-hands", "a hand is a whole number, at most the variant's cows"],
  barred: ["bad-bar", "a bar is null or, in variants that bar mills, a step { from, to } between two points"],
  quiet: countRule,
  ply: countRule,
  usedLines: ["bad-bar"],
  firstMill: ["bad-due"],
  removals: ["bad-due"],
  mustFree: ["bad-due"],
} as const satisfies FieldRules;

/**
 * Reads the fields of a game, checks them by writing them again, since the result must equal the game, and
 * begins the removals and passes that are due.
 *
 * @param isNew - Whether the game has just been set up, so it has no positions seen.
 */
function checkedState(ruleset: Ruleset, game: Game, isNew = false): State {
  const { variant, seenPositions, verdict } = game;
  const position = takeFields(ruleset, game);
  const end = isAbsent(verdict) ? undefined : verdictIn(verdict, players);
  const written = gameOf(stateOf(ruleset, position, undefined, end));
  const isCounted = ruleset.variant.repetition !== null && !isNew;
  refuseDifference(fields, Object.assign(written, { variant }, isCounted && { seenPositions }), game);
  refuseContradiction(ruleset, position);
  const seen = isCounted ? seenIn(seenPositions, formatFields(ruleset, position)) : undefined;
  const state = startState(ruleset, position, seen?.before);
  if (end === undefined) return state;
  if (outcomeOf(state) !== undefined) throw needlessVerdict();
  return stateOf(ruleset, position, state.seen, end);
}

/** Throws `ParseError` for fields that are valid each by itself, but not together. */
function refuseContradiction(ruleset: Ruleset, position: Position): void {
  const { cows, loseBelow, millEffect } = ruleset.variant;
  const [own, other] = [countBits(position.own), countBits(position.other)];
  const isPlaced = position.ownHand + position.otherHand === 0;
  const refuse = (field: keyof typeof fields, rule: string): never => {
    throw new ParseError(fields[field][0], field, `In this game ${field} ${rule}.`);
  };
  if ((position.dead !== 0 && isPlaced) || Math.max(own, other) > cows) {
    const dead = hasDead(ruleset.variant) ? ", and dead ones only while cows are in hand" : "";
    refuse("board", `must show at most ${cows} cows of each side${dead}`);
  }
  const most = Math.max(own + position.ownHand, other + position.otherHand);
  if (most > cows || (millEffect === "shoots" && most < loseBelow))
    refuse(
      "hands",
      `must give each side at most ${cows} cows, counting those on the board, and one side at least ${loseBelow}`,
    );
  if (position.firstMill >= 0 && isPlaced) refuse("firstMill", "can be due only while cows are in hand");
  if (position.removals > 0 && own + other + 2 - position.removals < ruleset.points.length)
    refuse("removals", "can be due only on a full board");
  if (position.freeing > 0 && !mustFree(ruleset, position))
    refuse("mustFree", "can be due only while the other side is blocked");
}

/** Reads a game that a text has set up; throws `ParseError` with the offset of the invalid field. */
export function setUp(ruleset: Ruleset, game: Game, offsetOf: (field: string) => number): Game {
  return readAt(() => writeGame(checkedState(ruleset, game, true)), offsetOf);
}

/**
 * Reads a game into an engine position and returns the position. If the variant counts repetitions,
 * `previous` links to the positions of `game.seenPositions`. A position cannot show that a game has ended by
 * agreement, resignation or forfeit, so call `outcome` with the game first.
 *
 * @param ruleset - The ruleset of the game's variant, `rulesetFor(game.variant)`.
 * @param into - The position to fill; a new one if left out.
 * @throws `ParseError` if `game` is invalid; `at` is the invalid field.
 * @throws `VariantError` if the game's variant is invalid.
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { encodeGame, rulesetFor } from "morabaraba/engine";
 *
 * encodeGame(rulesetFor("standard"), createGame()).ownHand; // => 12
 * ```
 */
export function encodeGame(ruleset: Ruleset, game: Game, into?: Position): Position {
  const filled = into ?? createPosition();
  // Throws if the game's variant is not valid.
  rulesetFor(storedVariant(game) as StoredVariant);
  const { position, seen } = checkedState(ruleset, game);
  Object.assign(filled, position);
  for (const earlier of positionsBefore(ruleset, filled, seen)) {
    earlier.previous = filled.previous;
    filled.previous = earlier;
  }
  return filled;
}

/** Makes a position from the valid fields of a game. */
function takeFields(ruleset: Ruleset, game: Game): Position {
  const { variant } = ruleset;
  const { board, turn, firstMill, removals, mustFree, quiet, ply } = game;
  const light = sideOf(ruleset, game, "light");
  const dark = sideOf(ruleset, game, "dark");
  const [own, other] = turn === "dark" ? [dark, light] : [light, dark];
  return {
    own: own.cows,
    other: other.cows,
    ownHand: own.hand,
    otherHand: other.hand,
    ownBar: own.bar,
    otherBar: other.bar,
    turn: turn === "dark" ? 1 : 0,
    quiet: wholeIn(quiet, MOST_PLIES),
    ply: wholeIn(ply, MOST_PLIES),
    dead: hasDead(variant) ? cellsWith(ruleset, board, "x") : 0,
    ownUsed: own.used,
    otherUsed: other.used,
    firstMill: variant.startsMoving === "first-mill" ? players.indexOf(firstMill as Player) : -1,
    removals: hasRemovals(variant) ? wholeIn(removals, 2) : 0,
    freeing: variant.blocked === "freed" && mustFree === true ? 1 : 0,
    previous: null,
  };
}

function sideOf(ruleset: Ruleset, { board, hands, barred, usedLines }: Game, player: Player) {
  return {
    cows: cellsWith(ruleset, board, player === "light" ? "L" : "D"),
    hand: wholeIn(hands?.[player], ruleset.variant.cows),
    bar: barIn(ruleset, barred?.[player]),
    used: usedIn(ruleset, player, usedLines),
  };
}

/** Returns a bit for each point of a board that has the character. */
function cellsWith({ points }: Ruleset, board: unknown, cell: string): number {
  const cells = typeof board === "string" ? board : "";
  let mask = 0;
  for (let i = 0; i < points.length; i++) if (cells[i] === cell) mask |= 1 << i;
  return mask;
}

/**
 * Packs a bar, 0 for none. An invalid bar becomes 0 or a valid one. Written again, that differs from the
 * given bar, so the game is rejected.
 */
function barIn({ numbers, variant }: Ruleset, bar: Step | null | undefined): number {
  if (isAbsent(bar) || !hasBars(variant)) return 0;
  const [cow, left] = [numbers.get(bar.from) ?? 0, numbers.get(bar.to) ?? 0];
  return cow === left ? 0 : barOf(cow, left);
}

/** Reads the lines that a side has used up, a bit for each; they must be in the board's order. */
function usedIn({ variant }: Ruleset, player: Player, used: Game["usedLines"]): number {
  const lines: unknown = used?.[player];
  if (isAbsent(used) || !usesLines(variant)) return 0;
  let [mask, next] = [0, 0];
  variant.board.lines.forEach((line, i) => {
    if (!Array.isArray(lines) || !equals(line, lines[next])) return;
    mask |= 1 << i;
    next++;
  });
  if (Array.isArray(lines) && next === lines.length) return mask;
  throw gameFault("bad-bar", `usedLines.${player}`, "a list of lines in the board's order", lines);
}

/** Throws `ParseError` if the positions seen cannot have led to the present one. */
export function checkPast({ ruleset, position, seen }: State): void {
  if (seen === undefined) return;
  if (seen.length > position.quiet + 1)
    throw gameFault(
      "syntax",
      "seenPositions",
      "a list of the positions since the last placement or shot",
      listSeen(seen),
    );
  const cows = countBits(position.own | position.other);
  for (const [i, past] of positionsBefore(ruleset, position, seen).entries()) {
    if (countBits(past.own | past.other) !== cows)
      throw gameFault(
        "syntax",
        `seenPositions[${i}]`,
        `a position with ${cows} cows on the board`,
        listSeen(seen)[i],
      );
  }
}

/**
 * Reads the positions that a game has seen before the present one, oldest first. All have the present hands,
 * because a placement starts the list again.
 */
function positionsBefore(ruleset: Ruleset, present: Position, seen: Seen | undefined): Position[] {
  const texts = listSeen(seen);
  const hands = formatHands(present);
  return texts.slice(0, -1).map((text, i) => {
    const words = wordsOf(`${text} 0 0`);
    const read = attempt(() => takeFields(ruleset, fieldsIn(ruleset, words)));
    if (read.ok && words[2]?.text === hands && formatFields(ruleset, read.value) === text) return read.value;
    throw gameFault("syntax", `seenPositions[${i}]`, `a position such as "${texts.at(-1)}"`, text);
  });
}
