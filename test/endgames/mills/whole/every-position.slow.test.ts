/** Every position of small endgames, with all bars and quiet plies, against the verbs' results. */
import fc from "fast-check";
import { defineVariant, type Variant } from "morabaraba";
import { probeTables, solveEndgames } from "morabaraba/endgames";
import { describe, expect, test } from "vitest";
import type { StoredTable } from "../../../../src/endgames/mills/tables.ts";
import { bestMoves, type Known, solveByVerbs } from "../../../support/endgames/byVerbs.ts";
import { certify } from "../../../support/endgames/certify.ts";
import { everything, heldVariants, scattered, three } from "../../../support/endgames/small.ts";

/** Fails at the first position with another result, other plies or other best moves. */
async function compare(variant: Variant, cows: number): Promise<void> {
  const tables = await solveEndgames(variant, { cows });
  const known = solveByVerbs(variant, variant.loseBelow, cows);
  for (const entry of known) {
    const { game, result, plies } = entry;
    const right = { result, plies, moves: bestMoves(known, entry), certain: true };
    const found = probeTables(tables, game);
    // Texts compare quickly; only a difference is shown in full.
    if (JSON.stringify(found) !== JSON.stringify(right)) expect([game, found]).toEqual([game, right]);
  }
}

describe("every position", () => {
  test.each(heldVariants.map((variant) => [variant.name, variant] as const))("of %s", async (_, variant) => {
    await compare(variant, variant.cows);
  });

  test("of any rules on any board", () =>
    fc.assert(
      fc.asyncProperty(
        fc.nat(1000),
        fc.integer({ min: 6, max: 7 }),
        fc.record({
          loseBelow: fc.integer({ min: 1, max: 3 }),
          flyAt: fc.constantFrom(null, 2, 3),
          targetsInMills: fc.constantFrom("last-resort", "always"),
          repeatMill: fc.constantFrom("allowed", "same-cow", "same-mill"),
          blocked: fc.constantFrom("loses", "draws"),
          tenMoves: fc.constantFrom(
            null,
            { plies: 3, cows: 2, who: "either" } as const,
            { plies: 2, cows: 3, who: "both" } as const,
          ),
          drawAfterQuietPlies: fc.constantFrom(null, 1, 4),
        }),
        async (seed, size, rules) => {
          await compare(defineVariant(three, { ...rules, name: "any", board: scattered(seed, size) }), 3);
        },
      ),
      { numRuns: 12 },
    ));
});

describe("among them are positions", () => {
  const known = solveByVerbs(everything, 2, 4);
  const textOf = ({ game: { board, turn, quiet, barred } }: Known, bars = barred): string =>
    JSON.stringify([board, turn, quiet, bars]);

  test("with a better or worse result by a bar", () => {
    const resultOf = new Map(known.map((entry) => [textOf(entry), entry.result]));
    const free = { light: null, dark: null };
    const changed = known.filter((entry) => resultOf.get(textOf(entry, free)) !== entry.result);
    expect(changed.length).toBeGreaterThan(40);
  });

  test("that more quiet plies win sooner", () => {
    const won = new Map<string, Set<number>>();
    for (const { game, result, plies } of known) {
      const key = JSON.stringify([game.board, game.turn, game.barred]);
      if (result === "won") won.set(key, (won.get(key) ?? new Set()).add(plies as number));
    }
    expect([...won.values()].filter(({ size }) => size > 1).length).toBeGreaterThan(3);
  });
});

describe("every position agrees with those after its moves", () => {
  test.each(heldVariants.map((variant) => [variant.name, variant] as const))("of %s", async (_, variant) => {
    const { positions, faults } = certify(await solveEndgames(variant, { cows: variant.cows }), variant.cows);
    expect(faults).toEqual([]);
    expect(positions).toBeGreaterThan(50);
  });

  test("and a wrong table does not", async () => {
    const tables = await solveEndgames(everything, { cows: 3 });
    const list = tables.tables as readonly StoredTable[];
    const table = list.find(({ slots }) => slots.length > 9) as StoredTable;
    for (const change of [2, -2]) {
      const plies = Uint16Array.from(table.plies);
      plies[plies.length - 1] = (plies.at(-1) as number) + change;
      const changed = list.map((each) => (each === table ? { ...table, plies } : each));
      expect(certify({ ...tables, tables: changed }, 3).faults).not.toEqual([]);
    }
    const none = list.map((each) => (each === table ? { ...table, slots: new Uint32Array(0) } : each));
    expect(certify({ ...tables, tables: none }, 3).faults).not.toEqual([]);
  });
});
