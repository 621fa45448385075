/** When a position is over, and by which rule. Who wins by it is in `game.ts`. */
import type { Engine } from "./compile.ts";
import { countBits, lowest } from "./mills.ts";
import { barred, mayFly, mayStep, NOWHERE, type Position } from "./movegen.ts";

/** How a position has ended, as {@link ending} tells it. */
export const Ending = {
  none: 0,
  ownFewCows: 1,
  otherFewCows: 2,
  fullBoard: 3,
  noMoves: 4,
  tenMoves: 5,
  repetition: 6,
  noShots: 7,
} as const;

/** Whether `generate` would find a move. */
export function hasMove(engine: Engine, position: Position): boolean {
  const { own, other, ownBar } = position;
  const empty = engine.all & ~(own | other);
  if (position.ownHand > 0 && (empty & ~barred(engine, ownBar, NOWHERE, own)) !== 0) return true;
  if (!mayStep(engine, position)) return false;
  const flying = mayFly(engine, position);
  for (let cows = own; cows !== 0; cows &= cows - 1) {
    const from = lowest(cows);
    const to = flying ? empty : engine.neighbours[from]! & empty;
    if ((to & ~barred(engine, ownBar, from, own ^ (1 << from))) !== 0) return true;
  }
  return false;
}

/**
 * Whether the position is over and why, one of {@link Ending}, tested in the order of its values: who has too few cows has
 * lost though the board be full or the side blocked, and a full board is a draw though nobody can move.
 */
export function ending(engine: Engine, position: Position): number {
  return endingAfter(engine, position, engine.variant.repetition === null ? 1 : occurrences(position));
}

/** {@link ending} for a position that has occurred `repeated` times, this time included. */
export function endingAfter(engine: Engine, position: Position, repeated: number): number {
  const { loseBelow, tenMoves, repetition, noShots } = engine.variant;
  const { own, other, quiet } = position;
  const ownCows = countBits(own) + position.ownHand;
  const otherCows = countBits(other) + position.otherHand;
  if (ownCows < loseBelow) return Ending.ownFewCows;
  if (otherCows < loseBelow) return Ending.otherFewCows;
  if ((own | other) === engine.all) return Ending.fullBoard;
  if (!hasMove(engine, position)) return Ending.noMoves;
  if (tenMoves !== null && quiet >= tenMoves.plies) {
    const deciding = tenMoves.who === "either" ? Math.min(ownCows, otherCows) : Math.max(ownCows, otherCows);
    if (deciding <= tenMoves.cows) return Ending.tenMoves;
  }
  if (repetition !== null && repeated >= repetition) return Ending.repetition;
  return noShots !== null && quiet >= noShots ? Ending.noShots : Ending.none;
}

/** How often the position has stood on the board, with the same side to move and the same bars, this time included. */
function occurrences(position: Position): number {
  let count = 1;
  // Hands cannot differ: a placement ends the quiet run.
  for (let earlier = position.previous, left = position.quiet; earlier !== null && left > 0; left--) {
    const same =
      earlier.turn === position.turn &&
      earlier.own === position.own &&
      earlier.other === position.other &&
      earlier.ownBar === position.ownBar &&
      earlier.otherBar === position.otherBar;
    if (same) count++;
    earlier = earlier.previous;
  }
  return count;
}
