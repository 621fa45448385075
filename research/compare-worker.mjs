// One thread of compare-rules.mjs: plays the games it is given and reports what differed.
import { parentPort } from "node:worker_threads";
import "./sources.mjs";

/** @typedef {import("morabaraba").VariantName} VariantName */
/** @typedef {import("../test/support/morabaraba/comparison.ts").Difference & { seed: number }} Difference */
/** @typedef {{ name: VariantName, first: number, end: number }} Task Games of a variant with the seeds from `first` to before `end`. */
/** @typedef {{ name: VariantName, games: number, plies: number, differences: Difference[] }} Report */

const { compareGame } = await import("../test/support/morabaraba/comparison.ts");
const { seeded } = await import("../test/support/random.ts");

/** Longer games are broken off; only variants without draws have them. */
const MOST_PLIES = 1000;

/** @param {Task} task */
function compare({ name, first, end }) {
  let plies = 0;
  /** @type {Difference[]} */
  const differences = [];
  for (let seed = first; seed < end; seed++) {
    const played = compareGame(name, seeded(seed), MOST_PLIES);
    plies += played.plies;
    differences.push(...played.differences.map((difference) => ({ ...difference, seed })));
  }
  parentPort?.postMessage(/** @satisfies {Report} */ ({ name, games: end - first, plies, differences }));
}

parentPort?.on("message", compare);
