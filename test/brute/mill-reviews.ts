/**
 * Checks reviews of mills by brute force: `node --import tsx test/brute/mill-reviews.ts --positions 10000 --dist dist`.
 * Prints how many findings of each kind were checked, how many are false or undecided, and where reviews contradict
 * themselves.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { formatPosition } from "morabaraba";
import { faultsOf } from "../support/mills/proofs.ts";
import { limitsOf, positionOf } from "../support/review/prove.ts";

const { values } = parseArgs({
  options: {
    positions: { type: "string", default: "10000" },
    first: { type: "string", default: "0" },
    dist: { type: "string", default: "dist" },
    show: { type: "string", default: "3" },
  },
});
const built = (await import(resolve(values.dist, "review.js"))) as typeof import("morabaraba/review");

const count = (counts: Map<string, number>, name: string): number => {
  const now = (counts.get(name) ?? 0) + 1;
  counts.set(name, now);
  return now;
};
const [told, undecided, faults] = [0, 0, 0].map(() => new Map<string, number>()) as [
  Map<string, number>,
  Map<string, number>,
  Map<string, number>,
];
let positions = 0;
for (let i = Number(values.first); positions < Number(values.positions); i++) {
  const { game, move } = positionOf(i) ?? {};
  if (game === undefined || move === undefined) continue;
  positions++;
  const review = await built.reviewMove(game, move, limitsOf(i));
  for (const { kind } of review.findings) count(told, kind);
  for (const fault of faultsOf(game, move, review, undefined, (kind) => count(undecided, kind)))
    if (count(faults, fault) <= Number(values.show))
      console.log(i, fault, formatPosition(game), JSON.stringify(game.variant), JSON.stringify(move));
}
const table = (title: string, counts: Map<string, number>): void => {
  const sum = [...counts.values()].reduce((all, each) => all + each, 0);
  console.log(`\n${title}: ${sum}`);
  for (const [name, times] of [...counts].sort()) console.log(`  ${name}: ${times}`);
};
console.log(`\npositions: ${positions}`);
table("findings", told);
table("false claims and contradictions", faults);
table("undecided", undecided);
process.exitCode = faults.size > 0 ? 1 : 0;
