/** The page's side of the solver. */
import type { Game } from "morabaraba";
import type { Exact } from "./exact.ts";
import type { SolverAnswer } from "./solver.ts";

/** Looks up the values of moves, and solves missing tables first. */
export interface Solver {
  /** Returns each move's value; `undefined` if no table has the game. `onProgress` gets the solved share. */
  readonly exact: (game: Game, onProgress: (done: number) => void) => Promise<Exact | undefined>;
  /** Ends the current solving. Requests that wait for it reject with the message `aborted`. */
  readonly stop: () => void;
  /** Ends the worker. */
  readonly close: () => void;
}

/** Starts a solver in its own worker. */
export function createSolver(): Solver {
  const worker = new Worker(new URL("./solver.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, (answer: SolverAnswer) => void>();
  let lastId = 0;
  worker.onmessage = ({ data }: MessageEvent<SolverAnswer>) => waiting.get(data.id)?.(data);
  worker.onerror = () => {
    for (const [id, respond] of waiting) respond({ id, isLast: true, error: "not-loaded" });
  };
  return {
    exact: (game, onProgress) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        waiting.set(id, ({ done, exact, isLast, error }) => {
          if (!isLast) return onProgress(done ?? 0);
          waiting.delete(id);
          if (error === undefined) resolve(exact);
          else reject(new Error(error));
        });
        worker.postMessage({ id, game });
      }),
    stop: () => worker.postMessage("stop"),
    close: () => worker.terminate(),
  };
}
