/* The order in which a proof tries moves: those that look best, and those that leave the fewest seeds. */

import type { Variant } from "../../rules/mancala/data/variant.ts";
import type { Position, Side } from "../../rules/mancala/engine/position.ts";
import { playOn } from "../../rules/mancala/play.ts";
import { estimate } from "./evaluate.ts";
import { finalMargin, isOver, legalIn, levelAt, NONE, type Proof } from "./proof.ts";

/** From this number of seeds on, a search two plies deep orders the moves, on boards with few houses a side. */
const MANY = 24;

/** Whether a board has few houses a side, as in kalah. */
export const hasFewHouses = ({ houses }: Variant): boolean => houses <= 6;

/** The most extra turns in a line of that search: long chains of them would take too long. */
const EXTRAS = 3;

/** What the right to move again is worth, in hundredths of a seed. */
const AGAIN = 150;

/** What each seed counts that a move leaves in the houses: the fewer are left, the shorter the proof is. */
const LEFT = 200;

/** Returns how good a position after a move is for the side that moved, to prove that the move is best. */
export function rankOf(proof: Proof, ply: number, position: Position, side: Side, left: number): number {
  const isWorthIt = left >= MANY && hasFewHouses(position.variant);
  const value = glance(proof, ply, position, isWorthIt ? 2 : 0, EXTRAS, NONE, -NONE);
  return (position.side === side ? value + AGAIN : 0 - value) - LEFT * left;
}

/** A search as short as `depth` changes of turn, with the evaluation at its ends. */
function glance(
  proof: Proof,
  ply: number,
  position: Position,
  depth: number,
  extras: number,
  alpha: number,
  beta: number,
): number {
  const { side, houses, variant } = position;
  if (isOver(proof, position)) return 100 * finalMargin(position, side);
  if (depth === 0 || extras < 0) return estimate(position, proof.weights);
  const legal = legalIn(proof, position);
  const { after } = levelAt(proof, ply);
  let best = NONE;
  for (let move = variant.houses - 1; move >= 0 && best < beta; move--) {
    if ((legal & (1 << move)) === 0 || houses[side * variant.houses + move] === 0) continue;
    const next = after[move]!;
    playOn(position, move, next);
    const floor = Math.max(alpha, best);
    const value =
      next.side === side
        ? glance(proof, ply + 1, next, depth, extras - 1, floor, beta)
        : 0 - glance(proof, ply + 1, next, depth - 1, extras, 0 - beta, 0 - floor);
    best = Math.max(best, value);
  }
  return best;
}
