/**
 * Positions as numbers that are equal exactly when the positions are: no hashing, so no collisions. Counts of plies
 * are left out, as transposition tables and repetitions need it.
 */
import { MOST_LINES_ONCE, usesLines } from "../data/variant.ts";
import type { Ruleset } from "./compile.ts";
import type { Position } from "./position.ts";

/** By a mask of eight points: the sum of their powers of 3. */
const ternary: Int32Array = /* @__PURE__ */ Int32Array.from({ length: 256 }, (_, mask) =>
  Number.parseInt(mask.toString(2), 3),
);

function inBase3(mask: number): number {
  return (
    ternary[mask & 255]! +
    6561 * (ternary[(mask >> 8) & 255]! + 6561 * (ternary[(mask >> 16) & 255]! + 6561 * ternary[mask >> 24]!))
  );
}

/** Whether board, turn and hands share one safe integer; up to so many points there are no more than 13 cows. */
const handsFit = (ruleset: Ruleset): boolean => ruleset.points.length <= 27;

/**
 * Board and turn as one safe integer, the hands with them on boards of up to 27 points. Two positions of a variant are
 * the same if this, {@link secondKey} and {@link thirdKey} are.
 *
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { encodeGame, rulesetFor, key } from "morabaraba/engine";
 *
 * const ruleset = rulesetFor("standard");
 * Number.isSafeInteger(key(ruleset, encodeGame(ruleset, createGame()))); // => true
 * ```
 */
export function key(ruleset: Ruleset, position: Position): number {
  const { own, other, turn } = position;
  const board =
    (turn === 0 ? inBase3(own) + 2 * inBase3(other) : inBase3(other) + 2 * inBase3(own)) * 2 + turn;
  return handsFit(ruleset) ? board * 196 + position.ownHand * 14 + position.otherHand : board;
}

/**
 * What {@link key} leaves out, below 2 to the 30: the bars, and the hands where they did not fit. Always 0 on boards of
 * up to 27 points where `repeatMill` is `"allowed"`. Where a line shoots once it holds the dead cows, below 2 to the 39.
 *
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { encodeGame, rulesetFor, secondKey } from "morabaraba/engine";
 *
 * const ruleset = rulesetFor("mssa");
 * secondKey(ruleset, encodeGame(ruleset, parsePosition("8/8/8 l 12,12 - 0 0", "mssa"))); // => 0
 * secondKey(ruleset, encodeGame(ruleset, parsePosition("8/8/8 l 12,12 l:d6-d5 0 0", "mssa"))) > 0; // => true
 * ```
 */
export function secondKey(ruleset: Ruleset, position: Position): number {
  const rest = usesLines(ruleset.variant) ? position.dead : position.ownBar * 1024 + position.otherBar;
  return handsFit(ruleset) ? rest : rest * 256 + position.ownHand * 16 + position.otherHand;
}

/** No {@link secondKey} of the variant reaches this. */
export const secondKeyEnd = ({ variant }: Ruleset): number => (usesLines(variant) ? 2 ** 39 : 2 ** 30);

/**
 * What the other keys leave out, a safe integer: lines used, dead cows, and what `firstMill`, `removals` and `freeing` of the position
 * say. Always 0 in variants without these.
 *
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { encodeGame, rulesetFor, thirdKey } from "morabaraba/engine";
 *
 * const ruleset = rulesetFor("shax");
 * const keys = ["-", "first:l"].map((due) =>
 *   thirdKey(ruleset, encodeGame(ruleset, parsePosition(`LLL5/DD6/8 d 9,10 - ${due} 0 5`, "shax"))),
 * );
 * keys[0] === keys[1]; // => false
 * ```
 */
export function thirdKey(ruleset: Ruleset, position: Position): number {
  const { variant } = ruleset;
  const { turn, ownUsed, otherUsed, dead, firstMill, removals, freeing } = position;
  // Three times three times two states: they need not occur together to be told apart.
  const dues = (firstMill + 1) * 6 + removals * 2 + freeing;
  if (!usesLines(variant)) return dead * 18 + dues;
  const [light, dark] = turn === 0 ? [ownUsed, otherUsed] : [otherUsed, ownUsed];
  return (light * 2 ** MOST_LINES_ONCE + dark) * 18 + dues;
}
