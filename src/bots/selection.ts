/**
 * Which moves a search of full strength looks at less deeply than others, or not at all. Moves come in the order of their
 * ranks, so late ones promise little. What a depth was asked for is looked at in full.
 */

import { NOWHERE, shotOf } from "../morabaraba/engine/packed.ts";
import { KILLER } from "./ordering.ts";
import { FARTHEST, WIN } from "./scores.ts";
import { BEST, DEPTH, FRAME, type Search, START } from "./stack.ts";

/** By plies still to look ahead: after so many moves the quiet ones are passed over. Where more plies are left, none are. */
const TRIED = [0, 6, 9, 15];

/**
 * Whether the move that comes next at `cursor`, and with it all after it, is passed over. Not as long as every move tried
 * loses by force: whether a loss is one, every move decides.
 */
export function passesOver({ selective, frames, ranks }: Search, ply: number, cursor: number): boolean {
  const at = ply * FRAME;
  const depth = frames[at + DEPTH]!;
  if (!selective || ply === 0 || depth <= 0 || depth >= TRIED.length) return false;
  if (cursor - frames[at + START]! < TRIED[depth]!) return false;
  return ranks[cursor]! < KILLER && frames[at + BEST]! > FARTHEST - WIN;
}

/** By how many plies less a late move is looked at; `absorb` asks again if it turns out better than expected. */
export function reduction({ selective, frames, moves, ranks }: Search, ply: number, cursor: number): number {
  const at = ply * FRAME;
  const depth = frames[at + DEPTH]!;
  const tried = cursor - frames[at + START]!;
  if (!selective || depth < 2) return 0;
  if (shotOf(moves[cursor]!) !== NOWHERE) return tried < 3 ? 0 : 1;
  if (tried < 2 || ranks[cursor]! >= KILLER) return 0;
  return tried < 5 ? 1 : Math.min(Math.max(depth - 2, 1), 3);
}
