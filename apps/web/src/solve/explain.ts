/** Why a wrong move fails: from tables where they are cheap, from a short search elsewhere. */
import { applyMove, formatMove, type Game, outcome } from "morabaraba";
import { pliesToEnd } from "morabaraba/bots";
import { type MillTypes, mills } from "morabaraba/families";
import { createOpponent, type Opponent } from "morabaraba/opponent";
import { cowsOf } from "../analyse/exact.ts";
import { startWorker } from "../workers/opponents.ts";
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
let engine: Opponent<MillTypes> | undefined;

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
  engine ??= createOpponent(mills, startWorker);
  const { score, move: answer } = await engine.analyse(game, { nodes: NODES, signal });
  const plies = pliesToEnd(score);
  const reply = formatMove(answer, game);
  return plies === undefined
    ? { result: "no-win", isExact: false, reply }
    : whyOf(plies > 0 ? "won" : "lost", Math.abs(plies), reply, false);
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
