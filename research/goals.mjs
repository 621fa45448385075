// node research/goals.mjs
// The long matches: full strength with 100 ms a move against the random bot (200 games, 98 percent wanted) and against a
// plain depth-3 search that counts cows (100 games, 90 percent wanted), in four variants. Half an hour on two cores.
import "./fresh.mjs";
import { parseArgs } from "node:util";
import { match, percent, table } from "./arena/match.mjs";

const { values } = parseArgs({
  options: {
    time: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    share: { type: "string", default: "1" },
  },
});
const [time, seed, share] = [values.time, values.seed, values.share].map(Number);
const rows = [["opponent", "variant", "games", "wins", "draws", "losses", "score", "wanted"]];
let failed = 0;
for (const variant of ["standard", "mssa", "sesotho", "elevenMens"]) {
  for (const [b, all, wanted] of [
    ["random", 200, 0.98],
    ["material=3", 100, 0.9],
  ]) {
    const games = Math.round(all * share);
    const result = await match({ a: "level=10", b, variant, games, limits: { time }, seed });
    if (result.score < wanted) failed++;
    rows.push([
      b,
      variant,
      games,
      result.wins,
      result.draws,
      result.losses,
      percent(result.score),
      percent(wanted),
    ]);
    process.stderr.write(`${rows.at(-1).join("  ")}\n`);
  }
}
console.log(table(rows));
if (failed > 0) {
  console.error(`${failed} of the goals missed.`);
  process.exit(1);
}
