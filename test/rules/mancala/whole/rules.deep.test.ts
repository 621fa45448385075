/**
 * Random games of every built-in mancala variant through the reference and the verbs side by side. `GAMES` says how many of each (500
 * if left out), `SEED` where they begin; the same seed gives the same games:
 *
 *   GAMES=20000 npx vitest run --project deep test/rules/mancala/whole/rules
 */
import { type VariantName, variants } from "morabaraba/mancala";
import { expect, test } from "vitest";
import { compareGame } from "../../../support/mancala/comparison.ts";
import { seeded } from "../../../support/random.ts";

const games = Number(process.env["GAMES"] ?? 500);
const first = Number(process.env["SEED"] ?? 1);
/** The rules end every game of a built-in long before. */
const MOST_PLIES = 100_000;

test.each(Object.keys(variants) as VariantName[])("%s", { timeout: 0 }, (name) => {
  let [plies, longest] = [0, 0];
  for (let seed = first; seed < first + games; seed++) {
    const played = compareGame(name, seeded(seed), MOST_PLIES);
    plies += played.plies;
    longest = Math.max(longest, played.plies);
    expect(played.differences, `seed ${seed}`).toEqual([]);
    expect(played.over, `seed ${seed}`).toBe(true);
  }
  console.log(`${name}: ${games} games, ${plies} plies, the longest ${longest}, 0 differences`);
});
