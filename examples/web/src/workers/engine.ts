/** The engine in a worker: it is asked what positions are worth, and tells more the longer it looks. */
import { chooseMove, type MonteCarloChoice, monteCarlo, type Rules } from "morabaraba/bots";
import * as mancala from "morabaraba/mancala";
import { type Evaluation, evaluationOf, playedOut } from "../analyse/evaluation.ts";
import type { Game } from "../games/family.ts";

/** A question; a new one ends the one before, and so does `"stop"`. */
export interface EngineQuestion {
  readonly id: number;
  readonly game: Game;
  readonly lines: number;
  /** Positions to look at. Where games are played out, each counts as a hundred. */
  readonly nodes: number;
}

/** What comes back: what has been found so far, and at the end all of it or the code of an error. */
export interface EngineAnswer {
  readonly id: number;
  readonly evaluation?: Evaluation;
  readonly isLast?: boolean;
  readonly error?: string;
}

const sowing: Rules<mancala.Game, mancala.Move, mancala.Player> = mancala;

/** After so many more games played out, the page hears what has been found. */
const TOLD = 1000;

let search = new AbortController();

addEventListener("message", async ({ data }: MessageEvent<EngineQuestion | "stop">) => {
  search.abort();
  if (data === "stop") return;
  search = new AbortController();
  const { id } = data;
  const answer = (rest: Omit<EngineAnswer, "id">) => postMessage({ id, ...rest });
  try {
    answer({ evaluation: await evaluate(data, search.signal, answer), isLast: true });
  } catch (error) {
    // An error loses its code on the way to the page; a text does not.
    answer({ error: String((error as { code?: unknown }).code ?? error) });
  }
});

async function evaluate(
  { game, lines, nodes }: EngineQuestion,
  signal: AbortSignal,
  answer: (rest: { readonly evaluation: Evaluation }) => void,
): Promise<Evaluation> {
  if ("stores" in game) {
    const evaluationOf = ({ move, value }: MonteCarloChoice<mancala.Move>) =>
      playedOut(game, mancala.formatMove(move, game), value);
    let told = 0;
    const onProgress = (found: MonteCarloChoice<mancala.Move>) => {
      if (found.playouts < told + TOLD) return;
      told = found.playouts;
      answer({ evaluation: evaluationOf(found) });
    };
    const playouts = Math.ceil(nodes / 100);
    return evaluationOf(await monteCarlo(sowing, game, { playouts, signal, onProgress }));
  }
  // The book knows moves, but no values.
  const choice = await chooseMove(game, {
    lines,
    nodes,
    signal,
    book: false,
    onProgress: (progress) => answer({ evaluation: evaluationOf(game, progress) }),
  });
  return evaluationOf(game, choice);
}
