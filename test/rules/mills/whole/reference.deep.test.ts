/**
 * Compares reference, verbs and engine in many random games of every built-in and of random variants, and the
 * reference with the published counts. `GAMES` is the number of games per built-in (500 if left out), and the
 * same `SEED` gives the same games:
 *
 *   GAMES=20000 npx vitest run --project deep test/rules/mills/whole/reference
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { names, variant } from "../../../support/mills/arbitraries.ts";
import { compareGame } from "../../../support/mills/comparison.ts";
import { perft } from "../../../support/mills/reference.ts";
import { positionVectors, startVectors } from "../../../support/mills/vectors.ts";
import { seeded } from "../../../support/random.ts";

const games = Number(process.env["GAMES"] ?? 500);
const first = Number(process.env["SEED"] ?? 1);
/** Longer games are cut off. Only variants without draws have them. */
const MOST_PLIES = 1000;

test.each(names)("random games of %s", { timeout: 0 }, (name) => {
  for (let seed = first; seed < first + games; seed++)
    expect(compareGame(name, seeded(seed), MOST_PLIES).differences, `seed ${seed}`).toEqual([]);
});

test("random games of random variants", { timeout: 0 }, () => {
  fc.assert(
    fc.property(variant, fc.nat(), (data, seed) => {
      expect(compareGame(data, seeded(seed), 120).differences).toEqual([]);
    }),
    { numRuns: 20_000 },
  );
});

test.each([...startVectors, ...positionVectors])("counts of $name", ({ game, counts }) => {
  const four = counts.slice(0, 4);
  expect(four.map((_, i) => perft(game, i + 1))).toEqual(four);
});
