/** Totals of the larger tables, as known from elsewhere and from a prototype, and the same with the rules that count. */
import { defineVariant } from "morabaraba";
import { solve, summary } from "morabaraba/endgames";
import { describe, expect, test } from "vitest";

const known = {
  standard: [
    [3, 3, 2_240_880, 0, 451_040, 15, 16],
    [4, 3, 2_523_980, 9_451_724, 137_936, 7, 22],
    [3, 4, 2_455_232, 9_446_808, 211_600, 23, 6],
    [4, 4, 2_854_380, 47_962_746, 665_844, 19, 18],
  ],
  sesotho: [
    [3, 3, 2_232_160, 4112, 455_648, 25, 26],
    [4, 3, 1_201_560, 10_863_360, 48_720, 1, 32],
    [3, 4, 1_629_336, 10_484_304, 0, 33, null],
    [4, 4, 2456, 51_480_175, 339, 9, 8],
  ],
};

describe("up to four cows", () => {
  test.each(["standard", "sesotho"] as const)("%s without the rule of ten moves", async (name) => {
    const endless = defineVariant(name, { name: "endless", tenMoves: null });
    const rows = summary(await solve(endless, { cows: 4 }));
    expect(rows.map((row) => Object.values(row))).toEqual(known[name]);
  });

  test("standard and mssa are the same, since no step out of a mill makes one", async () => {
    const [standard, mssa] = [await solve("standard", { cows: 4 }), await solve("mssa", { cows: 4 })];
    expect(mssa.tables).toEqual(standard.tables);
  });
});
