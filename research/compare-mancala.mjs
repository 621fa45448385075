// Plays random games of every built-in mancala variant through the reference implementation of the tests and the verbs
// side by side, and says how many answers differed. Same seed, same games.
//
//   node research/compare-mancala.mjs --games 10000 --seed 1
import { parseArgs } from "node:util";
import "./sources.mjs";

/** Longer games are broken off and counted; the rules end every game of a built-in long before. */
const MOST_PLIES = 100_000;

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "10000" },
    seed: { type: "string", default: "1" },
  },
});
const games = Number(values.games);
const seed = Number(values.seed);
if (![games, seed].every(Number.isSafeInteger) || games < 1) {
  throw new Error("--games and --seed are whole numbers, games at least 1.");
}

const { compareGame } = await import("../test/support/mancala/comparison.ts");
const { seeded } = await import("../test/support/random.ts");
console.log(`${games} random games of each variant, seeds from ${seed}: reference and verbs`);
for (const name of /** @type {const} */ (["kalah", "kalahEmptyCapture", "oware", "awari", "congkak"])) {
  let [plies, longest, unfinished, differences] = [0, 0, 0, 0];
  for (let i = 0; i < games; i++) {
    const played = compareGame(name, seeded(seed + i), MOST_PLIES);
    plies += played.plies;
    longest = Math.max(longest, played.plies);
    if (!played.over) unfinished++;
    differences += played.differences.length;
    for (const difference of played.differences) console.error(seed + i, JSON.stringify(difference, null, 1));
  }
  console.log(
    `${name}: ${games} games, ${plies} plies, the longest ${longest}, ${unfinished} unfinished, ${differences} differences`,
  );
  if (differences > 0 || unfinished > 0) process.exitCode = 1;
}
