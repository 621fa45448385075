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
 * Returns three whole numbers that are equal exactly when the positions are. Counts of plies are left out. The first
 * number holds the board and the turn, and on boards of up to 27 points the hands. The second and third are 0 in most
 * variants: where a mill may be repeated at once and no rule remembers more, the first number alone identifies a
 * position of such a board.
 *
 * @example
 * ```ts
 * import { createGame, parsePosition } from "morabaraba";
 * import { encodeGame, positionKeys, rulesetFor } from "morabaraba/engine";
 *
 * const ruleset = rulesetFor("mssa");
 * const keys = ["-", "l:d6-d5"].map((bars) =>
 *   `${positionKeys(ruleset, encodeGame(ruleset, parsePosition(`8/8/8 l 12,12 ${bars} 0 0`, "mssa")))}`,
 * );
 * keys[0] === keys[1]; // => false
 * ```
 */
export function positionKeys(
  ruleset: Ruleset,
  position: Position,
): readonly [first: number, second: number, third: number] {
  return [key(ruleset, position), secondKey(ruleset, position), thirdKey(ruleset, position)];
}

/** Board and turn as one safe integer, the hands with them on boards of up to 27 points. */
export function key(ruleset: Ruleset, position: Position): number {
  const { own, other, turn } = position;
  const board =
    (turn === 0 ? inBase3(own) + 2 * inBase3(other) : inBase3(other) + 2 * inBase3(own)) * 2 + turn;
  return handsFit(ruleset) ? board * 196 + position.ownHand * 14 + position.otherHand : board;
}

/**
 * What {@link key} leaves out: the bars, and the hands where they did not fit, below 2 to the 30. Where a line shoots once
 * it holds the dead cows, below 2 to the 39.
 */
export function secondKey(ruleset: Ruleset, position: Position): number {
  const rest = usesLines(ruleset.variant) ? position.dead : position.ownBar * 1024 + position.otherBar;
  return handsFit(ruleset) ? rest : rest * 256 + position.ownHand * 16 + position.otherHand;
}

/** No {@link secondKey} of the variant reaches this. */
export const secondKeyEnd = ({ variant }: Ruleset): number => (usesLines(variant) ? 2 ** 39 : 2 ** 30);

/**
 * What the other keys leave out, a safe integer: lines used, dead cows, and what `firstMill`, `removals` and `freeing` of
 * the position say. Always 0 in variants without these.
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
