/** A game for tests only: take one to three matches; the player who takes the last one wins. */
import type { Rules } from "morabaraba/bots";

export interface Heap {
  readonly left: number;
  readonly turn: "ann" | "bob";
}

/** A player who takes two moves again, so turns need not alternate. */
export const heap: Rules<Heap, number> = {
  legalMoves: ({ left }) => [1, 2, 3].filter((take) => take <= left),
  applyMove: ({ left, turn }, take) => ({
    left: left - take,
    turn: left > take && take === 2 ? turn : turn === "ann" ? "bob" : "ann",
  }),
  outcome: ({ left, turn }) => (left > 0 ? undefined : { winner: turn === "ann" ? "bob" : "ann" }),
};

/** The winner with best play. */
export function winnerOf(game: Heap): string {
  const end = heap.outcome(game);
  if (end !== undefined) return end.winner as string;
  const other = game.turn === "ann" ? "bob" : "ann";
  return heap.legalMoves(game).some((take) => winnerOf(heap.applyMove(game, take)) === game.turn)
    ? game.turn
    : other;
}
