// Plays random games of every built-in variant through the reference implementation of the tests, the verbs and the
// engine side by side, and says how many answers differed. Same seed, same games.
//
//   node research/compare-rules.mjs --games 10000 --seed 1 --threads 2
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import "./sources.mjs";

/** @typedef {import("./compare-worker.mjs").Task} Task */
/** @typedef {import("./compare-worker.mjs").Report} Report */

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "10000" },
    seed: { type: "string", default: "1" },
    threads: { type: "string", default: "2" },
  },
});
const games = Number(values.games);
const seed = Number(values.seed);
const threads = Number(values.threads);
if (![games, seed, threads].every(Number.isSafeInteger) || games < 1 || threads < 1) {
  throw new Error("--games, --seed and --threads are whole numbers, games and threads at least 1.");
}

const SHARE = 250;
/** @type {Task[]} */
const tasks = [];

/** @type {Map<Task["name"], { games: number, plies: number, differences: number }>} */
const totals = new Map();

/** @param {Report} report */
function count({ name, games: played, plies, differences }) {
  const total = totals.get(name);
  if (total === undefined) return;
  total.games += played;
  total.plies += plies;
  total.differences += differences.length;
  for (const difference of differences) console.error(JSON.stringify(difference, null, 1));
  if (total.games === games) {
    console.log(`${name}: ${total.games} games, ${total.plies} plies, ${total.differences} differences`);
  }
}

/**
 * Works through the tasks that are left.
 * @returns {Promise<void>}
 */
function work() {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("compare-worker.mjs", import.meta.url), {
      execArgv: ["--import", "tsx"],
    });
    const next = () => {
      const task = tasks.shift();
      if (task === undefined) void worker.terminate().then(() => resolve());
      else worker.postMessage(task);
    };
    worker.on("message", (/** @type {Report} */ report) => {
      count(report);
      next();
    });
    worker.on("error", reject);
    next();
  });
}

const { variants } = await import("../src/index.ts");
for (const name of /** @type {Task["name"][]} */ (Object.keys(variants))) {
  totals.set(name, { games: 0, plies: 0, differences: 0 });
  for (let first = 0; first < games; first += SHARE) {
    tasks.push({ name, first: seed + first, end: seed + Math.min(first + SHARE, games) });
  }
}
console.log(`${games} random games of each variant, seeds from ${seed}: reference, verbs and engine`);
await Promise.all(Array.from({ length: threads }, () => work()));
if ([...totals.values()].some((total) => total.differences > 0 || total.games !== games))
  process.exitCode = 1;
