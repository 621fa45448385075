/** The page's side of the engine: one worker, asked one thing at a time. */
import type { Evaluation } from "../analyse/evaluation.ts";
import type { EngineAnswer, EngineQuestion } from "./engine.ts";

/** An engine that looks at one position at a time. */
export interface Engine {
  /**
   * Asks what a position is worth. `onProgress` hears what has been found so far; the promise rejects when the question is
   * taken back, by the signal or by the next one.
   */
  readonly evaluate: (
    question: Omit<EngineQuestion, "id">,
    options: { readonly signal: AbortSignal; readonly onProgress?: (evaluation: Evaluation) => void },
  ) => Promise<Evaluation>;
  /** Ends the worker. */
  readonly close: () => void;
}

/** An engine in a worker of its own. */
export function createEngine(): Engine {
  const worker = new Worker(new URL("./engine.ts", import.meta.url), { type: "module" });
  let asked = 0;
  let hear: ((answer: Omit<EngineAnswer, "id">) => void) | undefined;
  worker.onmessage = ({ data: { id, ...answer } }: MessageEvent<EngineAnswer>) => {
    if (id === asked) hear?.(answer);
  };
  worker.onerror = () => hear?.({ error: "not-loaded" });
  return {
    evaluate: (question, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        hear?.({ error: "aborted" });
        const stop = () => {
          worker.postMessage("stop");
          hear?.({ error: "aborted" });
        };
        hear = ({ evaluation, isLast, error }) => {
          if (evaluation && !isLast) return onProgress?.(evaluation);
          hear = undefined;
          signal.removeEventListener("abort", stop);
          if (evaluation) resolve(evaluation);
          else reject(new Error(error));
        };
        if (signal.aborted) return hear({ error: "aborted" });
        signal.addEventListener("abort", stop);
        worker.postMessage({ id: ++asked, ...question });
      }),
    close: () => worker.terminate(),
  };
}
