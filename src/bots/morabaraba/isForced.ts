/** What a score says about the end of a game. */
import { pliesToEnd } from "./levels.ts";

/**
 * Whether a score says that the end is certain: a win above 0, a loss below.
 *
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { chooseMoveSync, isForced } from "morabaraba/bots";
 *
 * const { score } = chooseMoveSync(parsePosition("LL1D4/2DD4/3L4 l 0,0 - 0 60"), { depth: 4 });
 * isForced(score); // => true
 * isForced(0); // => false
 * ```
 */
export const isForced = (score: number): boolean => pliesToEnd(score) !== undefined;
