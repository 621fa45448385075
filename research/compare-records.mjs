// Random records of every built-in variant of both families, and of random variants: written, read, compared, written again.
// Then texts to which anything was done: nothing but a RecordError may come of them. Same seed, same records and texts.
//
//   node research/compare-records.mjs --games 10000 --texts 1000000 --seed 1
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../scripts/entry-points.mjs";
import "./sources.mjs";

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "10000" },
    texts: { type: "string", default: "1000000" },
    seed: { type: "string", default: "1" },
  },
});
const games = Number(values.games);
const texts = Number(values.texts);
const seed = Number(values.seed);
if (![games, texts, seed].every(Number.isSafeInteger))
  throw new Error("--games, --texts and --seed are whole numbers.");

/** @param {string} fault */
function report(fault) {
  console.error(fault);
  process.exitCode = 1;
}

const run = await import("../test/support/records/long-run.ts");

console.log(`${games} random records of each variant, seeds from ${seed}: written, read, written again`);
for (const { name, kind, variants } of run.subjects) {
  const some = variants(1000, seed);
  let [nodes, longest, faults] = [0, 0, 0];
  for (let i = 0; i < games; i++) {
    const made = run.roundTrip(kind, some[i % some.length], seed + i);
    nodes += made.nodes;
    longest = Math.max(longest, made.nodes);
    if (made.fault === undefined) continue;
    faults++;
    report(`${name}, seed ${seed + i}: ${made.fault}`);
  }
  console.log(`${name}: ${games} records, ${nodes} nodes, at most ${longest}, ${faults} faults`);
}

const folder = `${root}test/support/records/games`;
const originals = run.originals(
  readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8")),
  seed,
);
console.log(`${texts} texts to which anything was done, from ${originals.length}, seeds from ${seed}`);
let [characters, faults, slowest, slowestText] = [0, 0, 0, ""];
for (let i = 0; i < texts; i++) {
  // The time of the processor: a clock counts what else the machine does.
  const start = process.cpuUsage();
  const { text, fault } = run.misread(originals, seed + i);
  const { user, system } = process.cpuUsage(start);
  const time = (user + system) / 1000;
  characters += text.length;
  if (time > slowest) [slowest, slowestText] = [time, `seed ${seed + i}, ${text.length} characters`];
  if (fault === undefined) continue;
  faults++;
  report(`Seed ${seed + i}: ${fault}\n${JSON.stringify(text)}`);
}
console.log(`${texts} texts, ${characters} characters, ${faults} faults`);
console.log(
  `The slowest took ${slowest.toFixed(1)} ms, to be made, read, written and read again: ${slowestText}`,
);

/**
 * Reads a number of things that were made from seeds, and says what went wrong and what took longest.
 *
 * @param {string} what @param {(seed: number) => { fault: string | undefined, data?: unknown, text?: string }} read
 */
function readMany(what, read) {
  let [wrong, longest, longestSeed] = [0, 0, 0];
  console.log(`${texts} ${what} to which anything was done, seeds from ${seed}`);
  for (let i = 0; i < texts; i++) {
    const start = process.cpuUsage();
    const { fault, data, text } = read(seed + i);
    const { user, system } = process.cpuUsage(start);
    if (user + system > longest) [longest, longestSeed] = [user + system, seed + i];
    if (fault === undefined) continue;
    wrong++;
    report(`Seed ${seed + i}: ${fault}\n${JSON.stringify(data ?? text)}`);
  }
  console.log(
    `${texts} ${what}, ${wrong} faults, the slowest ${(longest / 1000).toFixed(1)} ms: seed ${longestSeed}`,
  );
}

readMany("records as data", run.misreadData);
readMany("links", run.misreadLink);
