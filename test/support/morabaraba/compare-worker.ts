/** One thread of `npm run compare`: plays the games it is told to and reports what differed. */
import { parentPort } from "node:worker_threads";
import type { VariantName } from "morabaraba";
import { seeded } from "../random.ts";
import { compareGame, type Difference } from "./comparison.ts";

/** Games of a variant with the seeds from `first` to before `end`. */
export interface Task {
  readonly name: VariantName;
  readonly first: number;
  readonly end: number;
}

export interface Report {
  readonly name: VariantName;
  readonly games: number;
  readonly plies: number;
  readonly differences: readonly (Difference & { readonly seed: number })[];
}

/** Longer games are broken off; only variants without draws have them. */
const MOST_PLIES = 1000;

parentPort?.on("message", ({ name, first, end }: Task) => {
  let plies = 0;
  const differences: (Difference & { readonly seed: number })[] = [];
  for (let seed = first; seed < end; seed++) {
    const played = compareGame(name, seeded(seed), MOST_PLIES);
    plies += played.plies;
    differences.push(...played.differences.map((difference) => ({ ...difference, seed })));
  }
  parentPort?.postMessage({ name, games: end - first, plies, differences } satisfies Report);
});
