/** An opponent in a real thread of Node. */
import { Worker } from "node:worker_threads";
import { testWorkers } from "../../support/opponent/workers.ts";

testWorkers("a thread of Node", (file) => {
  const url = new URL(`../../support/opponent/${file}`, import.meta.url);
  // A worker that runs TypeScript needs a loader; an app's worker does not.
  const source = `import("tsx/esm/api").then(({ register }) => { register(); return import(${JSON.stringify(url.href)}); });`;
  return new Worker(source, { eval: true });
});
