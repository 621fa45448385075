/**
 * The opening book: what the solved game says of the first two plies. Gévay and Danner (IEEE Transactions on
 * Computational Intelligence and AI in Games, 2016; arXiv 1408.0032) computed the game with twelve cows on the board with
 * diagonals, without the rules on repeated mills and ten moves: the first player wins soonest from a corner of the
 * middle ring, and the replies that hold out longest are its other three corners.
 */

import { countBits, lowest, NOWHERE, packed } from "../morabaraba/engine/bits.ts";
import type { Ruleset } from "../morabaraba/engine/compile.ts";
import type { Position } from "../morabaraba/engine/movegen.ts";
import type { Dice } from "./random.ts";

/** Corners of the middle ring, on three rings of eight. */
const MIDDLE_CORNERS = 0x005500;

/** A move of the book, packed, or -1 where it has none. */
export function bookMove(ruleset: Ruleset, position: Position, dice: Dice): number {
  const { cows } = ruleset.variant;
  const { own, other, ownHand, otherHand } = position;
  if (ruleset.cross !== ruleset.all || cows !== 12 || own !== 0 || ownHand !== cows) return -1;
  if (otherHand + countBits(other) !== cows || (other & (other - 1)) !== 0) return -1;
  if ((other & ~MIDDLE_CORNERS) !== 0) return -1;
  let free = MIDDLE_CORNERS & ~other;
  for (let skipped = dice(countBits(free)); skipped > 0; skipped--) free &= free - 1;
  return packed(NOWHERE, lowest(free), NOWHERE);
}
