/**
 * Tables that were solved without `drawAfterQuietPlies` and `repetition`, for games with these rules: what is
 * certain is right.
 */
import fc from "fast-check";
import {
  applyMove,
  createGame,
  defineVariant,
  formatPosition,
  type Game,
  legalMoves,
  outcome,
  parsePosition,
} from "morabaraba";
import { createTablebase, type EndgameTables, probeTables, solveEndgames } from "morabaraba/endgames";
import { encodeGame, rulesetFor } from "morabaraba/engine";
import { beforeEach, expect, test } from "vitest";
import { type Lookup, lookupOf } from "../../../../src/rules/mills/engine/tablebase.ts";
import { bestMoves, solveByVerbs } from "../../../support/endgames/byVerbs.ts";
import { everything } from "../../../support/endgames/small.ts";
import { pick, seeded } from "../../../support/random.ts";

const endless = defineVariant(everything, { name: "endless", drawAfterQuietPlies: null });
let tables: EndgameTables;
beforeEach(async () => {
  tables ??= await solveEndgames(endless, { cows: 3 });
});

test.each([1, 4])("with a limit of %i quiet plies every certain result is right", (drawAfterQuietPlies) => {
  const variant = defineVariant(endless, { name: "no-shots", drawAfterQuietPlies });
  const known = solveByVerbs(variant, 2, 3);
  const ask = lookupOf(createTablebase(tables)) as Lookup;
  const ruleset = rulesetFor(variant);
  let unsure = 0;
  for (const entry of known) {
    const { game, result, plies } = entry;
    const found = probeTables(tables, game);
    const right = bestMoves(known, entry);
    const distance = outcome(game) ? undefined : ask(ruleset, encodeGame(ruleset, game), true);
    if (found?.certain === false) {
      unsure++;
      expect([found.result, "drawn"]).toContain(result);
      expect(distance).toBeUndefined();
    } else if (result === "drawn") {
      expect(found).toMatchObject({ result, plies });
      expect(right).toEqual(expect.arrayContaining([...(found?.moves ?? [])]));
    } else expect(found).toEqual({ result, plies, moves: right, certain: true });
  }
  expect(unsure).toBeGreaterThan(0);
});

test("with repetitions a certain end is reached, whatever the loser plays", () => {
  let repeated = 0;
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 2, max: 3 }), (seed, repetition) => {
      const random = seeded(seed);
      const variant = defineVariant(endless, { name: "repeating", repetition });
      const cells = [..."LLLDDD"].slice(random(2)).concat(".", ".");
      const board = everything.board.points.map(() => cells.splice(random(cells.length), 1)[0] ?? ".");
      const start = { ...createGame(endless), hands: { light: 0, dark: 0 }, board: board.join("") };
      let game: Game = parsePosition(formatPosition(start), variant);
      for (let plies = random(12); plies > 0 && !outcome(game); plies--)
        game = applyMove(game, pick(legalMoves(game), random));
      const found = probeTables(tables, game);
      const ruleset = rulesetFor(variant);
      const ask = lookupOf(createTablebase(tables)) as Lookup;
      const distance = outcome(game) ? 0 : ask(ruleset, encodeGame(ruleset, game), true);
      expect(Math.abs(distance ?? 0)).toBe(found?.certain ? (found.plies ?? 0) : 0);
      if (found?.certain === false) repeated++;
      if (!found?.certain || found.plies === null) return;
      const winner = found.result === "won" ? game.turn : game.turn === "light" ? "dark" : "light";
      for (let left = found.plies; left > 0; left--) {
        const moves = game.turn === winner ? (probeTables(tables, game)?.moves ?? []) : legalMoves(game);
        game = applyMove(game, pick(moves, random));
        if (outcome(game)) break;
      }
      expect(outcome(game)?.winner).toBe(winner);
    }),
    { numRuns: 300 },
  );
  expect(repeated).toBeGreaterThan(0);
});
