// Solves endgames and checks random positions against the search of the bots, plays the longest loss of each table, and checks
// every position, with every number of quiet plies, against those after its moves. Uses the code of the tests, which shares
// nothing with the solver.
//
//   npm run endgames:check -- --variant standard --cows 4 --random 10000
//
// --endless solves without the rules that draw by quiet plies, --repeat-mill same-cow with another rule on repeating a mill.
// --some leaves out the check of every position, which takes minutes from five cows on.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { build } from "tsup";
import { root } from "./doors.mjs";

/** @typedef {import("../test/support/endgames/check.ts").Task} Task */

const { values } = parseArgs({
  options: {
    variant: { type: "string", default: "standard" },
    cows: { type: "string", default: "4" },
    endless: { type: "boolean", default: false },
    "repeat-mill": { type: "string" },
    random: { type: "string", default: "10000" },
    depth: { type: "string", default: "4" },
    some: { type: "boolean", default: false },
  },
});
const directory = mkdtempSync(join(tmpdir(), "morabaraba-endgames-"));
try {
  await build({
    config: false,
    silent: true,
    entry: { check: `${root}test/support/endgames/check.ts` },
    outDir: directory,
    format: "esm",
    outExtension: () => ({ js: ".mjs" }),
    tsconfig: `${root}tsconfig.test.json`,
    noExternal: [/^morabaraba/],
    target: "node20",
  });
  /** @type {{ check: typeof import("../test/support/endgames/check.ts").check }} */
  const { check } = await import(pathToFileURL(join(directory, "check.mjs")).href);
  const task = /** @type {Task} */ ({
    ...values,
    repeatMill: values["repeat-mill"],
    cows: Number(values.cows),
    random: Number(values.random),
    depth: Number(values.depth),
    every: !values.some,
  });
  const faults = await check(task, console.log);
  if (faults > 0) process.exitCode = 1;
} finally {
  rmSync(directory, { recursive: true, force: true });
}
