/** Why a wrong move fails: from tables where they are cheap, from a short search elsewhere. */
import { applyMove, type Game, outcome } from "morabaraba";
import { cowsOf } from "../analyse/exact.ts";
import { createEngine, type Engine } from "../workers/engineClient.ts";
import { createSolver, type Solver } from "../workers/solverClient.ts";

export interface Why {
  /** What the move is worth to who played it, as far as it is known. */
  readonly result: "draws" | "loses" | "no-win" | "slower";
  /** Whether it is certain. */
  readonly isExact: boolean;
  /** Moves that the other side needs to win. */
  readonly moves?: number | undefined;
  /** The best answer. */
  readonly reply?: string | undefined;
}

/** The most cows a side of the tables that are solved here: they take about two seconds, once. */
const CHEAP = 4;
const NODES = 20_000;

let solver: Solver | undefined;
let engine: Engine | undefined;

/** What is wrong with a move. Rejects when the signal is aborted, or without workers. */
export async function explain(before: Game, move: string, signal: AbortSignal): Promise<Why> {
  const game = applyMove(before, move);
  const end = outcome(game);
  if (end) return { result: end.winner === null ? "draws" : "loses", isExact: true };
  const cows = cowsOf(game);
  if (cows !== undefined && cows <= CHEAP) {
    solver ??= createSolver();
    const exact = await solver.exact(game, () => {});
    signal.throwIfAborted();
    if (exact) return whyOf(exact.result, exact.plies, exact.moves[0]?.move, true);
  }
  engine ??= createEngine();
  const { plies, chance, moves } = await engine.evaluate({ game, lines: 1, nodes: NODES }, { signal });
  const mine = game.turn === "light" ? chance : 1 - chance;
  const result = plies === undefined ? "drawn" : mine > 0.5 ? "won" : "lost";
  return plies === undefined
    ? { result: "no-win", isExact: false, reply: moves[0] }
    : whyOf(result, plies, moves[0], false);
}

/** From what the side that answers gets. */
function whyOf(
  result: "won" | "drawn" | "lost",
  plies: number | null,
  reply: string | undefined,
  isExact: boolean,
): Why {
  if (result === "won") return { result: "loses", isExact, reply, moves: Math.ceil((plies ?? 0) / 2) };
  return { result: result === "lost" ? "slower" : "draws", isExact, reply };
}
