/* Converts between the moves of the verbs and numbers: a house counted from 0, or `SWAP`. */
import { isRecord } from "../../base/data.ts";
import type { Move } from "./data/state.ts";
import type { State } from "./engine/ending.ts";
import { maySwap } from "./engine/position.ts";
import { SWAP } from "./play.ts";

/** A move for each house, which all lists of moves share. */
const houseMoves: readonly Move[] = /* @__PURE__ */ Array.from({ length: 16 }, (_, i) =>
  Object.freeze({ house: i + 1 }),
);

const swapMove: Move = /* @__PURE__ */ Object.freeze({ swap: true });

/**
 * Reads the fields of a move, each once, or the number of a house; returns anything else, such as text, as it
 * is.
 */
export function moveFields(move: unknown): unknown {
  if (typeof move === "number") return { house: move };
  if (!isRecord(move)) return move;
  const { house, swap } = move;
  // JSON may hold null for a missing field.
  return { house: house ?? undefined, swap: swap === false ? undefined : (swap ?? undefined) };
}

/** Lists every legal move, in the order of the houses, a swap last. */
export function movesOf(state: State): readonly Move[] {
  state.moves ??= Object.freeze(listMoves(state));
  return state.moves;
}

function listMoves({ position, outcome, legal }: State): Move[] {
  const moves: Move[] = [];
  if (outcome !== undefined) return moves;
  const { houses, variant, side } = position;
  for (let i = 0; i < variant.houses; i++) {
    if ((legal & (1 << i)) !== 0 && houses[side * variant.houses + i] !== 0)
      moves.push(houseMoves[i] as Move);
  }
  if (maySwap(position)) moves.push(swapMove);
  return moves;
}

export function moveOf(move: number): Move {
  return move === SWAP ? swapMove : (houseMoves[move] as Move);
}
