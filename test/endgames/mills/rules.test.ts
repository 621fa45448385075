/** The rules that tables support, and the variants that they serve. */
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
  type Variant,
  variants,
} from "morabaraba";
import { createTablebase, type EndgameTables, probeTables, solveEndgames } from "morabaraba/endgames";
import { encodeGame, rulesetFor } from "morabaraba/engine";
import { beforeEach, describe, expect, test } from "vitest";
import { otherRules, quietLimit, refuseRules } from "../../../src/endgames/mills/rules.ts";
import { type Lookup, lookupOf } from "../../../src/rules/mills/engine/tablebase.ts";
import { bestMoves, solveByVerbs } from "../../support/endgames/byVerbs.ts";
import { everything, ring, three } from "../../support/endgames/small.ts";
import { pick, seeded } from "../../support/random.ts";

const changed = (changes: Partial<Variant>, base: Variant = variants.standard): Variant =>
  defineVariant(base, { name: "changed", ...changes });

describe("tables do not support", () => {
  test.each([
    [{ shooting: "optional" }, 'shooting "optional"'],
    [{ targetsInMills: "never" }, 'targetsInMills "never"'],
    [{ shooting: "optional", targetsInMills: "never" }, 'shooting "optional", targetsInMills "never"'],
    [{ millEffect: "wins" }, 'millEffect "wins"'],
    [{ shotsPerMove: "each-mill" }, 'shotsPerMove "each-mill"'],
    [{ repeatMill: "once" }, 'repeatMill "once"'],
    [{ blocked: "passes" }, 'blocked "passes"'],
    [{ blocked: "freed" }, 'blocked "freed"'],
  ] as const)("%o", (changes, words) => {
    expect(() => refuseRules(changed(changes), 4)).toThrow(
      expect.objectContaining({
        name: "MorabarabaError",
        code: "unsupported-variant",
        message: `Endgame tables do not support ${words}.`,
      }),
    );
  });

  test.each(["each-shoots", "each-gives"] as const)("%s if the cows can fill the board", (fullBoard) => {
    const variant = changed({ board: ring, fullBoard, cows: 3 }, three);
    expect(() => refuseRules(variant, 3)).toThrow(expect.objectContaining({ code: "unsupported-variant" }));
    expect(() => refuseRules(variant, 2)).not.toThrow();
  });

  test("a loss on a full board if the cows can fill it", () => {
    const variant = changed({ board: ring, fullBoard: "first-player-loses", cows: 3 }, three);
    expect(() => refuseRules(variant, 3)).toThrow(expect.objectContaining({ code: "unsupported-variant" }));
    expect(() => refuseRules(variant, 2)).not.toThrow();
    expect(() => refuseRules(changed({ board: ring, cows: 3 }, three), 3)).not.toThrow();
  });

  test("these built-in variants, and no others", () => {
    const refused = Object.values(variants).filter((variant) => {
      try {
        return refuseRules(variant, variant.cows);
      } catch {
        return true;
      }
    });
    expect(refused.map(({ name }) => name)).toEqual(
      "threeMens nineHoles achi picaria shisima tsoroYematatu umlabalaba shax daSanQi russianMill".split(" "),
    );
  });
});

describe("tables serve other variants", () => {
  const others = (changes: Partial<Variant>) => otherRules(variants.standard, changed(changes));

  test.each([
    [{ name: "other" }],
    [{ cows: 5 }],
    [{ firstPlayer: "dark" }],
    [{ moveWhilePlacing: true }],
    [{ fullBoard: "first-player-loses" }],
    [{ shotWhilePlacing: "marks", startsMoving: "second-player" }],
    [{ setup: { light: ["a7"], dark: [] } }],
    [{ board: { ...variants.standard.board, at: undefined, rings: [24] } }],
    [{ tenMoves: { who: "either", cows: 3, plies: 10 } }],
    [{ repetition: 3, drawAfterQuietPlies: 50 }],
  ] as [Partial<Variant>][])("with %o", (changes) => {
    expect(others(changes)).toEqual([]);
  });

  test.each([
    { board: variants.sesotho.board },
    { board: { ...variants.standard.board, links: [["a7", "g1"]] } },
    { board: { ...variants.standard.board, points: [...variants.standard.board.points].reverse() } },
    { flyAt: null },
    { flyAt: 4 },
    { loseBelow: 2 },
    { targetsInMills: "always" },
    { repeatMill: "same-cow" },
    { repeatMill: "same-mill" },
    { blocked: "draws" },
    { tenMoves: null },
    { tenMoves: { plies: 9, cows: 3, who: "either" } },
    { tenMoves: { plies: 10, cows: 4, who: "either" } },
    { tenMoves: { plies: 10, cows: 3, who: "both" } },
  ] as Partial<Variant>[])("but not with %o", (changes) => {
    expect(others(changes)).toEqual(Object.keys(changes));
  });

  test("with a limit of quiet plies, only if it is the tables'", () => {
    const fifty = changed({ drawAfterQuietPlies: 50 });
    expect(otherRules(fifty, fifty)).toEqual([]);
    expect(otherRules(fifty, variants.standard)).toEqual(["drawAfterQuietPlies"]);
    expect(otherRules(fifty, changed({ drawAfterQuietPlies: 51 }))).toEqual(["drawAfterQuietPlies"]);
  });
});

test("the quiet plies that draw", () => {
  const limits = (variant: Variant): number[] =>
    [
      [3, 3],
      [4, 3],
      [3, 4],
      [4, 4],
    ].map(([own, other]) => quietLimit(variant, own as number, other as number));
  const never = Number.POSITIVE_INFINITY;
  expect(limits(variants.nineMens)).toEqual([never, never, never, never]);
  expect(limits(variants.standard)).toEqual([10, 10, 10, never]);
  expect(limits(changed({ drawAfterQuietPlies: 12 }))).toEqual([10, 10, 10, 12]);
  expect(limits(changed({ drawAfterQuietPlies: 8 }))).toEqual([8, 8, 8, 8]);
  expect(limits(changed({ tenMoves: { plies: 6, cows: 3, who: "both" } }))).toEqual([6, never, never, never]);
});

// Tables that were solved without `drawAfterQuietPlies` and `repetition`, for games with these rules: what is
// certain is right.

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
