// Solves whole games with few cows per side from the empty board: the winner and the plies, by first move.
// Checks random positions of the placing phase against the bots' search.
//
//   node research/study.mjs openings --variant standard --cows 4 --random 1000
//
// --endless solves without draws by quiet plies, --repeat-mill same-cow with another rule on repeating a mill.
// Six cows take 7 to 22 minutes of a core and 2 GB, seven of `standard` 71 minutes and 10 GB, with Node's
// --max-old-space-size=9000.
import { parseArgs } from "node:util";
import "../sources.mjs";

/** @typedef {import("./solve.ts").OpeningTask} Task */

const { values } = parseArgs({
  options: {
    variant: { type: "string", default: "standard" },
    cows: { type: "string", default: "4" },
    endless: { type: "boolean", default: false },
    "repeat-mill": { type: "string" },
    random: { type: "string", default: "1000" },
    depth: { type: "string", default: "6" },
  },
});
const { openings } = await import("./solve.ts");
const task = /** @type {Task} */ ({
  ...values,
  repeatMill: values["repeat-mill"],
  cows: Number(values.cows),
  random: Number(values.random),
  depth: Number(values.depth),
});
const faults = openings(task, console.log);
if (faults > 0) process.exitCode = 1;
