/**
 * Reviews of random positions of mancala, each checked for contradictions, and each claim by trying everything:
 *
 *     node --import tsx test/brute/mancala-reviews.ts --positions 10000 --dist dist
 *
 * `--nodes 1000,20000` says how far the reviews look, in turns; `--first 5` where the random numbers begin.
 */
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import fc from "fast-check";
import type * as Reviews from "morabaraba/mancala/review";
import { smallGame } from "../support/mancala/arbitraries.ts";
import { verdictOn } from "../support/mancala/proofs.ts";
import { legalMoves } from "../support/mancala/reference.ts";
import { pick, seeded } from "../support/random.ts";

const { values } = parseArgs({
  options: {
    positions: { type: "string", default: "1000" },
    first: { type: "string", default: "0" },
    nodes: { type: "string", default: "1000,1000,4000,20000" },
    dist: { type: "string", default: "dist" },
  },
});
const { reviewMove } = (await import(
  pathToFileURL(`${values.dist}/mancala-review.js`).href
)) as typeof Reviews;

type Counts = Record<string, number>;
const findings: Counts = {};
const undecided: Counts = {};
const falseClaims: Counts = {};
const contradictions: Counts = {};
/** Counts, and shows the first two of a kind. */
function count(of: Counts, whats: readonly string[], shown?: object): void {
  for (const what of whats) {
    of[what] = (of[what] ?? 0) + 1;
    if (shown && of[what] <= 2) console.log(what, JSON.stringify(shown));
  }
}
const limits = values.nodes.split(",").map(Number);
const first = Number(values.first);
const games = fc.sample(smallGame, { seed: first, numRuns: Number(values.positions) });
for (const [i, game] of games.entries()) {
  const move = pick(legalMoves(game), seeded(first + i));
  const nodes = limits[i % limits.length] as number;
  const review = await reviewMove(game, move, { nodes, most: 100 });
  const verdict = verdictOn(game, move, review);
  const shown = { game, move, nodes, review };
  count(
    findings,
    review.findings.map(({ kind }) => kind),
  );
  count(undecided, verdict.undecided);
  count(falseClaims, verdict.wrong, shown);
  count(contradictions, verdict.contradictions, shown);
}
console.log(`${games.length} positions`);
for (const [name, of] of Object.entries({ findings, undecided, falseClaims, contradictions }))
  console.log(`${name}: ${Object.values(of).reduce((sum, each) => sum + each, 0)}`, of);
