/** The rules that tables support, and the variants that they serve. */
import { defineVariant, type Variant, variants } from "morabaraba";
import { describe, expect, test } from "vitest";
import { otherRules, quietLimit, refuseRules } from "../../../src/endgames/mills/rules.ts";
import { ring, three } from "../../support/endgames/small.ts";

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
