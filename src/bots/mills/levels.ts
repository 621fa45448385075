/* Ten levels for mill games, from a child's first game to full strength, and the meaning of their scores. */

import { checkArgument } from "../../base/options.ts";
import type { Ruleset } from "../../rules/mills/engine/compile.ts";
import type { Position } from "../../rules/mills/engine/position.ts";
import type { Lookup } from "../../rules/mills/engine/tablebase.ts";
import { chanceOf, type Errors, type ErrorTable, errorsOf, MAX_DEPTH } from "../levels.ts";
import { scramble } from "../random.ts";
import { type Valuation, valuationFor } from "./evaluation/evaluate.ts";
import { cowsOnly, tunedFor } from "./evaluation/weights.ts";

/** The score of a won game; a win in `n` plies scores `WIN - n`, a loss in `n` plies `n - WIN`. */
export const WIN = 30_000;

/** Scores within this range of {@link WIN} are forced ends; it is greater than any search depth. */
export const MATE_RANGE = 1000;

/**
 * Returns the plies to a forced win or loss, from a score of {@link chooseMove}. The number is positive when
 * the side to move wins, negative when it loses, and `undefined` when nothing is forced.
 *
 * @example
 * ```ts
 * import { pliesToEnd } from "morabaraba/bots";
 *
 * pliesToEnd(29_997); // => 3
 * pliesToEnd(-29_998); // => -2
 * pliesToEnd(140); // => undefined
 * ```
 * @throws `ArgumentError` if `score` is not a whole number from -30,000 to 30,000.
 */
export function pliesToEnd(score: number): number | undefined {
  checkArgument("score", `-${WIN}..${WIN}`, score);
  if (Math.abs(score) <= WIN - MATE_RANGE) return undefined;
  return score > 0 ? WIN - score : -WIN - score;
}

/**
 * The score at which the odds are e to 1, fitted to 60 games of `standard` between levels 6 to 10 from random
 * openings: 923 positions, each searched with 15,000 nodes.
 */
const SCALE = 190;

/**
 * Returns the chance of winning that a score of {@link chooseMove} means: the points that the side to move can
 * expect, from 0 to 1, where a draw counts as half a point.
 *
 * It is 1 or 0 only if the score is a forced win or loss; at level 10, that end is proved. Any other score lies
 * between: `1 / (1 + exp(-score / 190))`, fitted to games between levels 6 to 10.
 *
 * @throws `ArgumentError` if `score` is not a whole number from -30,000 to 30,000.
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { chooseMoveSync, winningChance } from "morabaraba/bots";
 *
 * const { score } = chooseMoveSync(parsePosition("LL1D4/2DD4/3L4 l 0,0 - 0 60"), { depth: 4 });
 * winningChance(score); // => 1
 * winningChance(0); // => 0.5
 * Math.round(100 * winningChance(160)); // => 70
 * ```
 */
export function winningChance(score: number): number {
  if (pliesToEnd(score) === undefined) return chanceOf(score, SCALE);
  return score > 0 ? 1 : 0;
}

/** The evaluation of a level, its errors and its limits. */
export interface Level extends Valuation, Errors {
  /** Whether it looks beyond its depth at moves that close mills. */
  readonly quiescence: boolean;
  /** Looks up positions in the tablebase, if there is one. */
  readonly lookup?: Lookup | undefined;
}

const errors: ErrorTable = [
  [2, 80, 200],
  [2, 160, 138],
  [2, 122, 102],
  [2, 92, 72],
  [2, 55, 40],
  [3, 40, 18],
  [4, 20, 3],
  [4, 16, 2],
  [6, 10, 0],
  [MAX_DEPTH, 0, 0],
];

/** Whether a level, 1 to 10, plays its first moves by the book. */
export function playsByTheBook(level: number): boolean {
  return level > 6;
}

/** Returns a level, 1 to 10, for a board. */
export function levelOf(number: number, ruleset: Ruleset): Level {
  return {
    ...errorsOf(errors, number),
    ...(number < 8 ? { weights: number < 2 ? cowsOnly : tunedFor(ruleset) } : valuationFor(ruleset)),
    quiescence: number > 3,
  };
}

/** Hashes a position and a seed, for the errors of a level. */
export const hashOf = ({ own, other }: Position, seed: number): number =>
  scramble(own ^ scramble(other ^ seed));
