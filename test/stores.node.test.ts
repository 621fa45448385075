/** A worker that imports the package takes games and records of both families, and sends them back. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { afterAll, expect, test } from "vitest";
import { expectAsGood, type Held, samples } from "./support/held.ts";

// Node 20 starts no worker from TypeScript, so a line of JavaScript loads it.
const source = JSON.stringify(new URL("support/worker.ts", import.meta.url).href);
const worker = new Worker(`import("tsx/esm/api").then((tsx) => tsx.tsImport(${source}, ${source}))`, {
  eval: true,
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
