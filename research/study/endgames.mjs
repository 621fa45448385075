// Solves endgames, shows the progress and the totals, and saves the tables as a file that `tablesFromBytes`
// reads.
//
//   node research/study.mjs endgames --variant standard --cows 5 --out standard-5.endgames
//
// --endless solves without draws by quiet plies, --repeat-mill same-cow with another rule on repeating a mill.
// Nothing is saved without --out.
import "../fresh.mjs";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { defineVariant, variants } from "morabaraba";
import { solveEndgames, tableSummaries, tablesToBytes } from "morabaraba/endgames";

/** @typedef {import("morabaraba").Variant} Variant */

const { values } = parseArgs({
  options: {
    variant: { type: "string", default: "standard" },
    cows: { type: "string", default: "4" },
    endless: { type: "boolean", default: false },
    "repeat-mill": { type: "string" },
    out: { type: "string" },
  },
});
const base = variants[/** @type {keyof typeof variants} */ (values.variant)];
if (base === undefined) throw new Error(`--variant is one of ${Object.keys(variants)}.`);
const endless = values.endless ? { tenMoves: null, drawAfterQuietPlies: null } : {};
const repeatMill = /** @type {Variant["repeatMill"]} */ (values["repeat-mill"] ?? base.repeatMill);
const changed = values.endless || repeatMill !== base.repeatMill;
const name = [values.variant, values["repeat-mill"], values.endless && "endless"].filter(Boolean).join("-");
const variant = changed ? defineVariant(base, { name, repeatMill, ...endless }) : base;
const cows = Number(values.cows);

const megabytes = () => Math.round(process.resourceUsage().maxRSS / 1000);

/** @param {number} share */
function bar(share) {
  if (!process.stderr.isTTY) return;
  const width = 40;
  const full = Math.round(share * width);
  process.stderr.write(`\r${"█".repeat(full)}${"░".repeat(width - full)} ${(100 * share).toFixed(1)}%  `);
}

/** Milliseconds of processor time; on a busy machine the clock shows more. */
const busy = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The processor time until each table was finished, and the highest memory until then. */
/** @type {number[]} */
const times = [];
/** @type {number[]} */
const memory = [];
const start = performance.now();
const before = busy();
let shown = 0;
let longestPause = 0;
let last = start;
let running = true;
(function turn() {
  const now = performance.now();
  longestPause = Math.max(longestPause, now - last);
  last = now;
  if (running) setImmediate(turn);
})();
const tables = await solveEndgames(variant, {
  cows,
  onProgress: ({ done, finished }) => {
    const now = performance.now();
    while (times.length < finished) {
      times.push(busy() - before);
      memory.push(megabytes());
    }
    if (now - shown < 100 && done < 1) return;
    shown = now;
    bar(done);
  },
});
running = false;
const seconds = (performance.now() - start) / 1000;
const worked = (busy() - before) / 1000;
const most = megabytes();
if (process.stderr.isTTY) process.stderr.write("\n");

const whole = (/** @type {number | null | undefined} */ number) =>
  number === null || number === undefined ? "-" : number.toLocaleString("en");
console.log(`${variant.name}, up to ${cows} cows per side, on one core of Node ${process.versions.node}\n`);
console.log("| cows | won | drawn | lost | longest win | longest loss | at work until then | memory |");
console.log("|---|---|---|---|---|---|---|---|");
for (const [i, row] of tableSummaries(tables).entries()) {
  const { own, other, won, drawn, lost, longestWin, longestLoss } = row;
  const cells = [
    `${own}-${other}`,
    ...[won, drawn, lost, longestWin, longestLoss].map(whole),
    `${((times[i] ?? 0) / 1000).toFixed(1)} s`,
    `${memory[i]} MB`,
  ];
  console.log(`| ${cells.join(" | ")} |`);
}
const bytes = await tablesToBytes(tables);
console.log(`
Solved in ${seconds.toFixed(1)} s, ${worked.toFixed(1)} s of them processor time, with at most ${most} MB; the longest pause was ${longestPause.toFixed(0)} ms.`);
console.log(
  `The file has ${(bytes.length / 1000).toFixed(0)} kB${values.out ? `: ${values.out}` : ", not saved"}.`,
);
if (values.out) writeFileSync(values.out, bytes);
