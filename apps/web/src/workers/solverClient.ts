/** The page's side of the solver. */
import type { Game } from "morabaraba";
import type { Exact } from "./exact.ts";
import type { SolverAnswer } from "./solver.ts";

/** Reads from tables what moves are worth, and has tables made where there are none. */
export interface Solver {
  /** What each move of a game is worth; `undefined` if tables do not hold the game. `onProgress` hears the share that is solved. */
  readonly exact: (game: Game, onProgress: (done: number) => void) => Promise<Exact | undefined>;
  /** Ends the solving that is under way; who waits for it gets an error with the message `aborted`. */
  readonly stop: () => void;
  /** Ends the worker. */
  readonly close: () => void;
}

/** A solver in a worker of its own. */
export function createSolver(): Solver {
  const worker = new Worker(new URL("./solver.ts", import.meta.url), { type: "module" });
  const hearing = new Map<number, (answer: SolverAnswer) => void>();
  let asked = 0;
  worker.onmessage = ({ data }: MessageEvent<SolverAnswer>) => hearing.get(data.id)?.(data);
  worker.onerror = () => {
    for (const [id, hear] of hearing) hear({ id, isLast: true, error: "not-loaded" });
  };
  return {
    exact: (game, onProgress) =>
      new Promise((resolve, reject) => {
        const id = ++asked;
        hearing.set(id, ({ done, exact, isLast, error }) => {
          if (!isLast) return onProgress(done ?? 0);
          hearing.delete(id);
          if (error === undefined) resolve(exact);
          else reject(new Error(error));
        });
        worker.postMessage({ id, game });
      }),
    stop: () => worker.postMessage("stop"),
    close: () => worker.terminate(),
  };
}
