/*
 * Turns positions into numbers that are equal if and only if the positions are: nothing is hashed, so nothing
 * collides. The numbers leave out counts of plies, because transposition tables and repetitions must ignore
 * them.
 */
import { MOST_LINES_ONCE, usesLines } from "../data/variant.ts";
import type { Ruleset } from "./compile.ts";
import type { Position } from "./position.ts";

/** For each mask of eight points: the sum of their powers of 3. */
const ternary: Int32Array = /* @__PURE__ */ Int32Array.from({ length: 256 }, (_, mask) =>
  Number.parseInt(mask.toString(2), 3),
);

function inBase3(mask: number): number {
  return (
    ternary[mask & 255]! +
    6561 * (ternary[(mask >> 8) & 255]! + 6561 * (ternary[(mask >> 16) & 255]! + 6561 * ternary[mask >> 24]!))
  );
}

/**
 * Whether board, turn and hands fit one safe integer. They do on boards of up to 27 points, because each side
 * then has at most 13 cows.
 */
const handsFit = (ruleset: Ruleset): boolean => ruleset.points.length <= 27;

/**
 * Returns three whole numbers that are equal if and only if the positions are. Counts of plies are left out.
 * The first number holds the board, the turn and, on boards of up to 27 points, the hands. The second and
 * third are 0 in most variants: on a board of up to 27 points, the first number alone identifies a position
 * unless the variant limits repeated mills or has another rule that depends on earlier moves.
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

/** Returns the board, the turn and, on boards of up to 27 points, the hands as one safe integer. */
export function key(ruleset: Ruleset, position: Position): number {
  const { own, other, turn } = position;
  const board =
    (turn === 0 ? inBase3(own) + 2 * inBase3(other) : inBase3(other) + 2 * inBase3(own)) * 2 + turn;
  return handsFit(ruleset) ? board * 196 + position.ownHand * 14 + position.otherHand : board;
}

/**
 * Packs the bars of the repeat-mill rule into a number below 2 ** 30, with the cows in hand if they don't fit
 * into {@link key}. Variants in which a line shoots only once have no bars; their number holds the dead cows
 * instead, and is below 2 ** 39.
 */
export function secondKey(ruleset: Ruleset, position: Position): number {
  const rest = usesLines(ruleset.variant) ? position.dead : position.ownBar * 1024 + position.otherBar;
  return handsFit(ruleset) ? rest : rest * 256 + position.ownHand * 16 + position.otherHand;
}

/** The exclusive upper bound of {@link secondKey} for a variant. */
export const secondKeyEnd = ({ variant }: Ruleset): number => (usesLines(variant) ? 2 ** 39 : 2 ** 30);

/**
 * Returns the fields that the other keys leave out, as a safe integer: used lines, dead cows, `firstMill`,
 * `removals` and `freeing`. The number is always 0 in variants without these.
 */
export function thirdKey(ruleset: Ruleset, position: Position): number {
  const { variant } = ruleset;
  const { turn, ownUsed, otherUsed, dead, firstMill, removals, freeing } = position;
  // 3 * 3 * 2 states, whether or not they can occur together.
  const due = (firstMill + 1) * 6 + removals * 2 + freeing;
  if (!usesLines(variant)) return dead * 18 + due;
  const [light, dark] = turn === 0 ? [ownUsed, otherUsed] : [otherUsed, ownUsed];
  return (light * 2 ** MOST_LINES_ONCE + dark) * 18 + due;
}
