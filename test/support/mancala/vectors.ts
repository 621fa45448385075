/** The published counts of `test/support/vectors/mancala-perft.json`, each with its game. */
import {
  applyMove,
  createGame,
  defineVariant,
  type Game,
  legalMoves,
  type Move,
  type VariantName,
} from "morabaraba/mancala";
import file from "../vectors/mancala-perft.json" with { type: "json" };

export interface Vector {
  readonly name: string;
  readonly start: () => Game;
  /** `counts[d - 1]` is the number of sequences of d plies. */
  readonly counts: readonly number[];
}

export const vectors: readonly Vector[] = file.counts.map(({ variant, houses, seeds, counts }) => {
  const [base = "", reading] = variant.split(", ");
  const opponentEmptyHouse = reading === undefined ? "stays" : "to-opponent";
  const changes = { name: "vector", houses, seeds, opponentEmptyHouse } as const;
  const start = (): Game => createGame(defineVariant(base as VariantName, changes));
  return { name: `${variant} ${houses} by ${seeds}`, start, counts };
});

/** The two functions that counting needs. */
export interface Verbs {
  readonly legalMoves: (game: Game) => readonly Move[];
  readonly applyMove: (game: Game, move: Move) => Game;
}

/** The number of sequences of `depth` plies; the last ply is counted without being made. */
export function perft(game: Game, depth: number, verbs: Verbs = { legalMoves, applyMove }): number {
  const moves = verbs.legalMoves(game);
  if (depth === 1) return moves.length;
  return moves.reduce((count, move) => count + perft(verbs.applyMove(game, move), depth - 1, verbs), 0);
}
