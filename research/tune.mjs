// node research/tune.mjs --seed 1 --games 3000 --nodes 400 --rounds 2
// Tunes the weights of the evaluation by self-play: plays games, then asks which weights would best have foretold, from
// each calm position, how its game ended (logistic regression), and begins again with those. Afterwards the tuned weights
// play a match against the ones it began with. Writes the report, research/arena/tuning.md; the weights are copied into
// src/bots/morabaraba/evaluation/weights.ts by hand. Equal seeds give equal weights.
import "./fresh.mjs";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { weights as present } from "morabaraba/bots";
import { formatElo, match, percent } from "./arena/match.mjs";
import { inParallel } from "./arena/pool.mjs";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    games: { type: "string", default: "3000" },
    nodes: { type: "string", default: "400" },
    rounds: { type: "string", default: "2" },
    match: { type: "string", default: "400" },
  },
});
const [seed, games, nodes, rounds, matchGames] = [
  values.seed,
  values.games,
  values.nodes,
  values.rounds,
  values.match,
].map(Number);
const variants = ["standard", "mssa", "sesotho", "elevenMens", "nineMens", "sesotho25"];
const names =
  "cows, cowsInMills, closings, openLines, doubleMills, loneLines, blockedCows, flying, nearPoints, ways, cowsLate, toMove".split(
    ", ",
  );
/** What one would guess: the start of the tuning. */
const guess = {
  placing: [100, 6, 18, 8, 30, 4, -5, 0, 2, 2, 0, 5],
  moving: [100, 6, 18, 8, 40, 2, -8, 60, 2, 2, 0, 5],
};

/** Solves a small system of linear equations by elimination. */
function solve(matrix, right) {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  for (let i = 0; i < rows.length; i++) {
    const pivot = rows
      .slice(i)
      .reduce((best, row, j) => (Math.abs(row[i]) > Math.abs(rows[best][i]) ? i + j : best), i);
    [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
    for (let j = 0; j < rows.length; j++) {
      if (j === i) continue;
      const factor = rows[j][i] / rows[i][i];
      for (let k = i; k < rows[j].length; k++) rows[j][k] -= factor * rows[i][k];
    }
  }
  return rows.map((row, i) => row[row.length - 1] / row[i]);
}

/** Newton's method on the likelihood of the results, with a light pull towards 0 that keeps useless features small. */
function regression(positions) {
  const size = names.length;
  let weights = new Array(size).fill(0);
  for (let step = 0; step < 12; step++) {
    const slope = weights.map((weight) => -weight);
    const curve = weights.map((_, i) => weights.map((_, j) => (i === j ? 1 : 0)));
    for (const { features, result } of positions) {
      const expected =
        1 / (1 + Math.exp(-features.reduce((sum, feature, i) => sum + feature * weights[i], 0)));
      for (let i = 0; i < size; i++) {
        slope[i] += (result - expected) * features[i];
        for (let j = 0; j < size; j++) curve[i][j] += expected * (1 - expected) * features[i] * features[j];
      }
    }
    const change = solve(curve, slope);
    weights = weights.map((weight, i) => weight + change[i]);
  }
  const loss = positions.reduce((sum, { features, result }) => {
    const x = features.reduce((value, feature, i) => value + feature * weights[i], 0);
    return sum + Math.log(1 + Math.exp(-x)) + (1 - result) * x;
  }, 0);
  return { weights, loss: loss / positions.length };
}

const lines = [
  "# How the weights were tuned",
  "",
  `\`node research/tune.mjs --seed ${seed} --games ${games} --nodes ${nodes} --rounds ${rounds} --match ${matchGames}\``,
  "",
];
const say = (line) => {
  console.log(line);
  lines.push(line);
};
const row = (label, weights) => say(`| ${label} | ${weights.join(" | ")} |`);

let weights = guess;
say(`| | ${names.join(" | ")} |`);
say(`|---${"|---".repeat(names.length)}|`);
row("guess, placing", guess.placing);
row("guess, moving", guess.moving);
const notes = [];
for (let round = 1; round <= rounds; round++) {
  const jobs = Array.from({ length: games }, (_, i) => ({
    variant: variants[i % variants.length],
    seed: seed * 1_000_000 + round * 100_000 + i,
    nodes,
    weights,
  }));
  const positions = (await inParallel(new URL("arena/selfplay.mjs", import.meta.url), jobs)).flat();
  const placing = regression(positions.filter((position) => position.placing));
  const moving = regression(positions.filter((position) => !position.placing));
  // One scale for both phases, so that scores may be compared across them: a cow is worth 100 on average.
  const scale = 200 / (placing.weights[0] + moving.weights[0]);
  // What is worth next to nothing is not worth counting.
  const scaled = (all) =>
    all.map((weight) => (Math.abs(weight * scale) < 2 ? 0 : Math.round(weight * scale)));
  weights = { placing: scaled(placing.weights), moving: scaled(moving.weights) };
  row(`round ${round}, placing`, weights.placing);
  row(`round ${round}, moving`, weights.moving);
  notes.push(
    `Round ${round}: ${games} games, ${positions.length} positions; mean log loss ${placing.loss.toFixed(4)} placing, ` +
      `${moving.loss.toFixed(4)} moving.`,
  );
}
say("");
for (const note of notes) say(note);
say("");
for (const [name, other] of [
  ["the guess", guess],
  ["the weights now in the library", present],
]) {
  for (const variant of ["standard", "sesotho"]) {
    const limits = { nodes: 2000, weightsA: weights, weightsB: other };
    const settings = {
      a: "level=10",
      b: "level=10",
      variant,
      games: matchGames,
      openings: matchGames / 2,
      limits,
      seed,
    };
    const result = await match(settings);
    say(
      `Against ${name}, ${variant}, 2000 nodes a move, ${matchGames} games: ` +
        `${result.wins} won, ${result.draws} drawn, ${result.losses} lost, ${percent(result.score)}, Elo ${formatElo(result)}.`,
    );
  }
}
writeFileSync(new URL("arena/tuning.md", import.meta.url), `${lines.join("\n")}\n`);
