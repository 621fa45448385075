// Worker threads for independent jobs: one per core, which gets its next job when it has finished one.
// Results are in the order of the jobs.
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/**
 * @template Result
 * @param {URL} file - The worker: for each message, a job, it sends one message, the result.
 * @param {readonly unknown[]} jobs
 * @param {(done: number, result: Result) => void} onResult
 * @returns {Promise<Result[]>}
 */
export async function inParallel(file, jobs, onResult = () => {}) {
  const results = [];
  let next = 0;
  let done = 0;
  const threads = Math.min(Number(process.env.THREADS) || availableParallelism(), jobs.length);
  const workers = Array.from({ length: threads }, () => new Worker(file));
  try {
    await Promise.all(
      workers.map(
        (worker) =>
          new Promise((resolve, reject) => {
            let job = -1;
            const give = () => {
              job = next++;
              if (job < jobs.length) worker.postMessage(jobs[job]);
              else resolve(undefined);
            };
            worker.on("error", reject);
            worker.on("message", (result) => {
              results[job] = result;
              onResult(++done, result);
              give();
            });
            give();
          }),
      ),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
}
