/**
 * Random games of every built-in variant through the reference, the verbs and the engine side by side. `GAMES` says how many of each
 * (500 if left out), `SEED` where they begin; the same seed gives the same games:
 *
 *   GAMES=20000 npx vitest run --project deep test/rules/mills/whole/rules
 */
import { type VariantName, variants } from "morabaraba";
import { expect, test } from "vitest";
import { compareGame } from "../../../support/mills/comparison.ts";
import { seeded } from "../../../support/random.ts";

const games = Number(process.env["GAMES"] ?? 500);
const first = Number(process.env["SEED"] ?? 1);
/** Longer games are broken off; only variants without draws have them. */
const MOST_PLIES = 1000;

test.each(Object.keys(variants) as VariantName[])("%s", { timeout: 0 }, (name) => {
  let plies = 0;
  for (let seed = first; seed < first + games; seed++) {
    const played = compareGame(name, seeded(seed), MOST_PLIES);
    plies += played.plies;
    expect(played.differences, `seed ${seed}`).toEqual([]);
  }
  console.log(`${name}: ${games} games, ${plies} plies, 0 differences`);
});
