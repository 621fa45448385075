/*
 * Turns games into positions. A game that is not in the cache is checked here, because a game from JSON can
 * hold anything; an error names the invalid field. The way back is in `write.ts`.
 */

import { equals, isAbsent } from "../../base/data.ts";
import { attempt, ParseError } from "../../base/errors.ts";
import { type Word, wordsOf } from "../../base/input.ts";
import {
  countRule,
  type FieldRules,
  gameFault,
  needlessVerdict,
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
import { hasBars, hasDead, type StoredVariant, usesLines } from "./data/variant.ts";
import { barOf, countBits } from "./engine/bits.ts";
import { type Ruleset, rulesetFor } from "./engine/compile.ts";
import { createPosition, MOST_PLIES, type Position } from "./engine/position.ts";
import { outcomeOf, type State, startState, stateOf } from "./play.ts";
import {
  fieldCount,
  formatFields,
  formatHands,
  parseFields,
  positionFault,
  resetUnusedDue,
  setSides,
} from "./positionFields.ts";
import { gameOf, recentGames } from "./write.ts";

/** Reads a game; throws `ParseError` with the invalid field, or `VariantError`. */
export function readGame(game: Game): State {
  return recall(recentGames, game) ?? readBy(rulesetFor(storedVariant(game) as StoredVariant), game);
}

/** Returns the ruleset of a game's variant. */
export function rulesetOf(game: Game): Ruleset {
  return readGame(game).ruleset;
}

/** The code for a fault in each field, and what the field must be; the code of other fields is `syntax`. */
const fields: FieldRules = {
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
};

/** Reads the fields of a game, and checks them by writing them again: the result must equal the game. */
function readBy(ruleset: Ruleset, game: Game): State {
  const { variant, seenPositions, verdict } = game;
  const position = takeFields(ruleset, game);
  const end = isAbsent(verdict) ? undefined : verdictIn(verdict, players);
  const written = gameOf(stateOf(ruleset, position, undefined, end));
  const isCounted = ruleset.variant.repetition !== null;
  refuseDifference(fields, { ...written, variant, ...(isCounted && { seenPositions }) }, game);
  const fault = positionFault(ruleset, position);
  if (fault !== undefined)
    throw new ParseError(`bad-${fault.word}`, fault.field, `In this game ${fault.field} ${fault.message}.`);
  const seen = isCounted ? seenIn(seenPositions, formatFields(ruleset, position)) : undefined;
  const state = startState(ruleset, position, seen?.before);
  if (end === undefined) return state;
  if (outcomeOf(state) !== undefined) throw needlessVerdict();
  return stateOf(ruleset, position, state.seen, end);
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
  const { position, seen } = readBy(ruleset, game);
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
  const { board, turn, hands, barred, usedLines, firstMill, removals, mustFree, quiet, ply } = game;
  const position = createPosition();
  const [light, dark, dead] = cowsOn(ruleset, board);
  setSides(
    position,
    turn === "dark" ? 1 : 0,
    [light, dark],
    [wholeIn(hands?.light, variant.cows), wholeIn(hands?.dark, variant.cows)],
    [barIn(ruleset, barred?.light), barIn(ruleset, barred?.dark)],
    [usedIn(ruleset, "light", usedLines), usedIn(ruleset, "dark", usedLines)],
  );
  position.dead = hasDead(variant) ? dead : 0;
  position.quiet = wholeIn(quiet, MOST_PLIES);
  position.ply = wholeIn(ply, MOST_PLIES);
  position.firstMill = players.indexOf(firstMill as Player);
  position.removals = wholeIn(removals, 2);
  position.freeing = mustFree === true ? 1 : 0;
  resetUnusedDue(variant, position);
  return position;
}

/** Codes of the characters of a board. */
const [LIGHT, DARK, DEAD] = [76, 68, 120] as const;

/** Reads the cows of a board, a bit for each point. */
function cowsOn({ points }: Ruleset, board: unknown): readonly [light: number, dark: number, dead: number] {
  let [light, dark, dead] = [0, 0, 0];
  const cells = typeof board === "string" ? board : "";
  for (let i = 0; i < points.length; i++) {
    const cell = cells.charCodeAt(i);
    if (cell === LIGHT) light |= 1 << i;
    else if (cell === DARK) dark |= 1 << i;
    else if (cell === DEAD) dead |= 1 << i;
  }
  return [light, dark, dead];
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
  return texts.slice(0, -1).map((text, i) => {
    const words: readonly Word[] = wordsOf(text);
    const isWritten =
      words.length === fieldCount(ruleset) && words.map((word) => word.text).join(" ") === text;
    const read = isWritten ? attempt(() => parseFields(ruleset, words)) : undefined;
    if (read?.ok && formatHands(read.value) === formatHands(present)) return read.value;
    throw gameFault("syntax", `seenPositions[${i}]`, `a position such as "${texts.at(-1)}"`, text);
  });
}
