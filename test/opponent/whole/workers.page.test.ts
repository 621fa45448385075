/** An opponent in a worker of a page. */
import { testWorkers } from "../../support/opponent/workers.ts";

/** Vite recognizes the files of workers only in this form. */
const files: Readonly<Record<string, () => Worker>> = {
  "honest.worker.ts": () =>
    new Worker(new URL("../../support/opponent/honest.worker.ts", import.meta.url), { type: "module" }),
  "dying.worker.ts": () =>
    new Worker(new URL("../../support/opponent/dying.worker.ts", import.meta.url), { type: "module" }),
  "mute.worker.ts": () =>
    new Worker(new URL("../../support/opponent/mute.worker.ts", import.meta.url), { type: "module" }),
};

testWorkers(
  "a worker of a page",
  (file) => files[file]?.() ?? new Worker("/there-is-no-such-file.js", { type: "module" }),
);
