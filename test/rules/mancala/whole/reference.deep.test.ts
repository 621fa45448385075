/**
 * Compares the reference and the verbs in random games of every built-in mancala variant. `GAMES` is the
 * number of games per variant (500 if left out), and the same `SEED` gives the same games:
 *
 *   GAMES=20000 npx vitest run --project deep test/rules/mancala/whole/reference
 */
import { expect, test } from "vitest";
import { names } from "../../../support/mancala/arbitraries.ts";
import { compareGame } from "../../../support/mancala/comparison.ts";
import { seeded } from "../../../support/random.ts";

const games = Number(process.env["GAMES"] ?? 500);
const first = Number(process.env["SEED"] ?? 1);
/** The rules end every game of a built-in long before this ply. */
const MOST_PLIES = 100_000;

test.each(names)("%s", { timeout: 0 }, (name) => {
  for (let seed = first; seed < first + games; seed++) {
    const { differences, over } = compareGame(name, seeded(seed), MOST_PLIES);
    expect([differences, over], `seed ${seed}`).toEqual([[], true]);
  }
});
