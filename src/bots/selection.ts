/**
 * Which moves a search of full strength looks at less deeply than others, or not at all. Moves come in the order of their
 * ranks, so late ones promise little. What a depth was asked for is looked at in full.
 */

import { NOWHERE, shotOf } from "../morabaraba/engine/bits.ts";
import { DEEPEST } from "./levels.ts";
import { KILLER } from "./ordering.ts";
import { FARTHEST, WIN } from "./scores.ts";
import { BEST, DEPTH, FRAME, type Search, START } from "./stack.ts";

/** By plies still to look ahead: after so many moves the quiet ones are passed over. Where more plies are left, none are. */
const TRIED = [0, 6, 9, 15];

/** Instead of a number of plies: the move, and with it all after it, is passed over. */
export const PASSED_OVER = 99 as const;

/**
 * By how many plies less the move that comes next at `cursor` is looked at; the search asks again if it turns out better than
 * expected. Nothing is passed over as long as every move tried loses by force: whether a loss is one, every move decides.
 */
export function reduction({ level, frames, moves, ranks }: Search, ply: number, cursor: number): number {
  const at = ply * FRAME;
  const depth = frames[at + DEPTH]!;
  const tried = cursor - frames[at + START]!;
  if (level.depth < DEEPEST || depth < 1) return 0;
  if (shotOf(moves[cursor]!) !== NOWHERE) return depth > 1 && tried > 2 ? 1 : 0;
  if (tried < 2 || ranks[cursor]! >= KILLER) return 0;
  if (depth < TRIED.length && tried >= TRIED[depth]! && ply > 0 && frames[at + BEST]! > FARTHEST - WIN)
    return PASSED_OVER;
  return depth < 2 ? 0 : tried < 5 ? 1 : Math.min(Math.max(depth - 2, 1), 3);
}
