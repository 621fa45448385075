/** The engine in a worker: it is asked what positions are worth, and tells more the longer it looks. */
import { chooseMove } from "morabaraba/bots";
import type * as mancala from "morabaraba/mancala";
import { type Evaluation, evaluationOf, sownEvaluation } from "../analyse/evaluation.ts";
import type { Game } from "../games/family.ts";

/** A question; a new one ends the one before, and so does `"stop"`. */
export interface EngineQuestion {
  readonly id: number;
  readonly game: Game;
  readonly lines: number;
  /** Positions to look at. */
  readonly nodes: number;
}

/** What comes back: what has been found so far, and at the end all of it or the code of an error. */
export interface EngineAnswer {
  readonly id: number;
  readonly evaluation?: Evaluation;
  readonly isLast?: boolean;
  readonly error?: string;
}

let search = new AbortController();

addEventListener("message", async ({ data }: MessageEvent<EngineQuestion | "stop">) => {
  search.abort();
  if (data === "stop") return;
  search = new AbortController();
  const { id } = data;
  const { signal } = search;
  const answer = (rest: Omit<EngineAnswer, "id">) => postMessage({ id, ...rest });
  const tell = (evaluation: Evaluation) => answer({ evaluation });
  const { game, lines, nodes } = data;
  const limits = { lines, nodes, signal };
  try {
    const evaluation = "stores" in game ? await sown(game, limits, tell) : await milled(game, limits, tell);
    answer({ evaluation, isLast: true });
  } catch (error) {
    // An error loses its code on the way to the page; a text does not.
    answer({ error: String((error as { code?: unknown }).code ?? error) });
  }
});

type Limits = Pick<EngineQuestion, "lines" | "nodes"> & { readonly signal: AbortSignal };
type Tell = (evaluation: Evaluation) => void;

async function milled(game: Exclude<Game, mancala.Game>, limits: Limits, tell: Tell): Promise<Evaluation> {
  const onProgress = (progress: Parameters<typeof evaluationOf>[1]) => tell(evaluationOf(game, progress));
  // The book knows moves, but no values.
  return evaluationOf(game, await chooseMove(game, { ...limits, book: false, onProgress }));
}

/** The search of mancala is loaded with the first game of it. */
async function sown(game: mancala.Game, limits: Limits, tell: Tell): Promise<Evaluation> {
  const [{ chooseMove, isForced }, { formatMove }] = await Promise.all([
    import("morabaraba/mancala/bots"),
    import("morabaraba/mancala"),
  ]);
  type Found = Pick<Awaited<ReturnType<typeof chooseMove>>, "depth" | "lines">;
  const evaluated = ({ depth, lines }: Found) =>
    sownEvaluation(
      game.turn,
      depth,
      lines.map(({ score, moves }) => ({
        score,
        isForced: isForced(score),
        moves: moves.map((move) => formatMove(move, game)),
      })),
    );
  return evaluated(await chooseMove(game, { ...limits, onProgress: (found) => tell(evaluated(found)) }));
}
