/** A worker that has the package itself takes games and records of both families, and sends them back. */
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { afterAll, expect, test } from "vitest";
import { expectAsGood, type Held, samples } from "./support/held.ts";

const worker = new Worker(fileURLToPath(new URL("support/worker.mjs", import.meta.url)), {
  execArgv: ["--import", "tsx"],
});
afterAll(() => worker.terminate());

test.each(samples)("a worker takes $name, plays on and sends it back", async (sample) => {
  const { name, held, move, playOn } = sample;
  const answer = once(worker, "message") as Promise<[{ readonly given: Held; readonly after: Held }]>;
  worker.postMessage({ name, held, move });
  const [{ given, after }] = await answer;
  expectAsGood(sample, given);
  expect(after).toEqual(playOn(held, move));
});
