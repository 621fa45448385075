// node research/arena.mjs sprt --old /tmp/old/dist --variant standard --nodes 15000
// A sequential test of this build against another one: plays pairs of games until it is 95 percent certain
// whether this build gains 10 Elo (`--elo1`) or nothing (`--elo0`), or until `--most` pairs. Every pair has
// its own opening of 4 to 8 random plies, after which no build sees a side ahead by more than `--level`
// hundredths of a cow or seed; no two are mirror images. `--time 100` limits milliseconds of processor time
// instead of positions. Prints a row of a Markdown table.
import "../fresh.mjs";
import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { scoreMatch } from "morabaraba/bots";
import { formatElo, percent } from "./match.mjs";

const { values } = parseArgs({
  options: {
    old: { type: "string" },
    new: { type: "string", default: new URL("../../dist", import.meta.url).pathname },
    variant: { type: "string", default: "standard" },
    nodes: { type: "string", default: "15000" },
    time: { type: "string" },
    level: { type: "string", default: "60" },
    judge: { type: "string", default: "20000" },
    elo0: { type: "string", default: "0" },
    elo1: { type: "string", default: "10" },
    most: { type: "string", default: "5000" },
    seed: { type: "string", default: "1" },
  },
});
if (values.old === undefined) throw new Error("Name the folder of another build: --old /tmp/old/dist");

const limits = values.time ? { timeMs: Number(values.time) } : { nodes: Number(values.nodes) };
const settings = {
  builds: [values.new, values.old].map((folder) => resolve(folder)),
  variant: values.variant,
  limits,
  level: Number(values.level),
  judge: Number(values.judge),
};
const [elo0, elo1, most, seed] = [values.elo0, values.elo1, values.most, values.seed].map(Number);

/** At this log-likelihood ratio, the result is wrong with a chance of 5 percent. */
const BOUND = Math.log(0.95 / 0.05);

/**
 * The log-likelihood ratio of `elo1` to `elo0` for these pairs, if a pair's score has a normal distribution.
 *
 * @param {readonly number[]} pairs - This build's share of each pair's points.
 */
function logLikelihoodRatio(pairs) {
  const expected = (/** @type {number} */ elo) => 1 / (1 + 10 ** (-elo / 400));
  const [s0, s1] = [expected(elo0), expected(elo1)];
  const mean = pairs.reduce((sum, pair) => sum + pair, 0) / pairs.length;
  const variance = pairs.reduce((sum, pair) => sum + (pair - mean) ** 2, 0) / pairs.length;
  return variance === 0 ? 0 : (pairs.length * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance);
}

const games = [];
const pairs = [];
const openings = new Set();
const work = [0, 0].map(() => ({ depth: 0, nodes: 0, moves: 0 }));

function row() {
  const { score, error, ...elo } = scoreMatch(games);
  const ratio = logLikelihoodRatio(pairs);
  const verdict = ratio >= BOUND ? `gains ${elo1}` : ratio <= -BOUND ? `gains ${elo0}` : "open";
  const won = pairs.filter((pair) => pair > 0.5).length;
  const lost = pairs.filter((pair) => pair < 0.5).length;
  const [ours, theirs] = work.map(
    ({ depth, nodes, moves }) =>
      `${(depth / moves).toFixed(1)} plies, ${Math.round(nodes / moves)} positions`,
  );
  const cells = [
    values.variant,
    values.time ? `${values.time} ms` : `${values.nodes} positions`,
    `${pairs.length} (${won}/${pairs.length - won - lost}/${lost})`,
    `${percent(score)} ± ${percent(error)}`,
    formatElo({ elo: elo.elo, eloRange: elo.eloRange }),
    ratio.toFixed(2),
    verdict,
    ours,
    theirs,
  ];
  return `| ${cells.join(" | ")} |`;
}

const isOver = () => pairs.length >= most || Math.abs(logLikelihoodRatio(pairs)) >= BOUND;

let next = 0;
// Processes, not threads, because a process's clock counts all its threads.
const players = Array.from({ length: Number(process.env.THREADS) || availableParallelism() }, () =>
  fork(new URL("sprt-pair.mjs", import.meta.url), [JSON.stringify(settings)]),
);
await new Promise((done, fail) => {
  for (const player of players) {
    const give = () => player.send(seed * 1_000_000 + next++);
    player.on("error", fail);
    player.on("exit", (code) => code && fail(new Error(`A player ended with the code ${code}.`)));
    player.on("message", ({ opening, points, spent }) => {
      if (!openings.has(opening)) {
        openings.add(opening);
        games.push(...points.map((each) => ({ opening: pairs.length, points: each })));
        pairs.push((points[0] + points[1]) / 2);
        for (const [i, { depth, nodes, moves }] of spent.entries()) {
          work[i].depth += depth;
          work[i].nodes += nodes;
          work[i].moves += moves;
        }
        if (pairs.length % 20 === 0) process.stderr.write(`${row()}\n`);
      }
      if (isOver()) done(undefined);
      else give();
    });
    give();
  }
});
for (const player of players) player.kill();
console.log("| variant | a move | pairs (won, shared, lost) | score | Elo | LLR | verdict | new | old |");
console.log("|---|---|---|---|---|---|---|---|---|");
console.log(row());
