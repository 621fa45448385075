/** The page's side of the solver. */
import type { Game } from "morabaraba";
import type { Exact } from "./exact.ts";
import type { SolverAnswer } from "./solver.ts";

/** Reads the values of moves from tables, and has missing tables solved. */
export interface Solver {
  /** Returns each move's value, `undefined` if no table has the game. `onProgress` gets the solved share. */
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
