// Solves endgames and checks random positions against the bots' search, plays the longest loss of each table,
// and checks every position, with every number of quiet plies, against those after its moves. Uses the tests'
// code, which shares nothing with the solver.
//
//   node research/study.mjs check --variant standard --cows 4 --random 10000
//
// --endless solves without draws by quiet plies, --repeat-mill same-cow with another rule on repeating a mill. --some
// leaves out the check of every position, which takes minutes from five cows on.
import { parseArgs } from "node:util";
import "../sources.mjs";

/** @typedef {import("../../test/support/endgames/check.ts").Task} Task */

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
const { check } = await import("../../test/support/endgames/check.ts");
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
