// node research/arena.mjs ladder --nodes 5000 --games 200
// The ten levels against each other, with the same number of positions per move: each plays the next two
// below it, in pairs from 50 openings. Prints a Markdown table with ratings fitted to all results, level 1 at
// 0.
import "../fresh.mjs";
import { parseArgs } from "node:util";
import { formatElo, match, percent } from "./match.mjs";

const { values } = parseArgs({
  options: {
    nodes: { type: "string", default: "5000" },
    games: { type: "string", default: "200" },
    variant: { type: "string", default: "standard" },
    seed: { type: "string", default: "1" },
  },
});
const [nodes, games, seed] = [values.nodes, values.games, values.seed].map(Number);
const { variant } = values;

const results = [];
for (let level = 2; level <= 10; level++) {
  for (const opponent of [level - 1, level - 2]) {
    if (opponent < 1) continue;
    const settings = { variant, games, seed: seed + 1000 * level, limits: { nodes } };
    const result = await match({ a: `level=${level}`, b: `level=${opponent}`, ...settings });
    results.push({ level, opponent, ...result });
    process.stderr.write(`level ${level} - ${opponent}: ${percent(result.score)}\n`);
  }
}

/** Ratings that predict exactly the score of every level. */
function ratings() {
  const elo = new Array(11).fill(0);
  for (let step = 0; step < 4000; step++) {
    for (let level = 2; level <= 10; level++) {
      let surplus = 0;
      for (const result of results) {
        const expected = 1 / (1 + 10 ** ((elo[result.opponent] - elo[result.level]) / 400));
        if (result.level === level) surplus += result.score - expected;
        if (result.opponent === level) surplus -= result.score - expected;
      }
      elo[level] += 40 * surplus;
    }
  }
  return elo;
}

const elo = ratings();
const against = (level, opponent) => {
  const result = results.find((each) => each.level === level && each.opponent === opponent);
  return result === undefined
    ? "-"
    : `${percent(result.score)} (${result.wins}/${result.draws}/${result.losses}), ${formatElo(result)}`;
};
console.log(`| level | rating | against the one below | against the one two below |`);
console.log("|---|---|---|---|");
for (let level = 1; level <= 10; level++) {
  console.log(
    `| ${level} | ${Math.round(elo[level])} | ${against(level, level - 1)} | ${against(level, level - 2)} |`,
  );
}
