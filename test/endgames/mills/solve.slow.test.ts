/** Solving: totals, progress, slices and refusals. */
import { defineVariant, variants } from "morabaraba";
import { type SolveOptions, type SolveProgress, solveEndgames, tableSummaries } from "morabaraba/endgames";
import { rulesetFor } from "morabaraba/engine";
import { afterEach, describe, expect, test, vi } from "vitest";
import { masksOf, numberingOf } from "../../../src/endgames/mills/sets.ts";
import {
  equalSlots,
  type Pair,
  pairOf,
  shapesUpTo,
  slotOf,
  smallerAt,
  weightOf,
} from "../../../src/endgames/mills/slots.ts";
import { imageOfMask } from "../../../src/rules/mills/engine/symmetry.ts";
import { everything, three } from "../../support/endgames/small.ts";

test("there is a table for every pair of numbers of cows, the fewest first, with the variant as stored", async () => {
  const tables = await solveEndgames(everything, { cows: 3 });
  expect(tables.variant).toBe(everything);
  expect(tables.cows).toBe(3);
  expect(tableSummaries(tables).map(({ own, other }) => `${own}-${other}`)).toEqual([
    "2-2",
    "3-2",
    "2-3",
    "3-3",
  ]);
  expect(Object.isFrozen(tables)).toBe(true);
  expect(Object.isFrozen(tables.tables)).toBe(true);
  expect(
    (await solveEndgames(defineVariant(three, { name: "one", loseBelow: 0 }), { cows: 1 })).tables.length,
  ).toBe(4);
});

test("a table without wins or losses has no longest win or loss", async () => {
  const nobody = defineVariant(three, { name: "nobody", loseBelow: 2 });
  expect(tableSummaries(await solveEndgames(nobody, { cows: 2 }))).toEqual([
    { own: 2, other: 2, won: 0, drawn: 756, lost: 0, longestWin: null, longestLoss: null },
  ]);
});

describe("while it solves", () => {
  afterEach(() => vi.unstubAllGlobals());

  // `solve.deep.test.ts` has the totals of more variants.
  test("it reports progress, yields to others, and gets the known totals", async () => {
    const reports: SolveProgress[] = [];
    let [turns, running] = [0, true];
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      turns++;
      if (running) channel.port2.postMessage(null);
    };
    channel.port2.postMessage(null);
    const onProgress = (progress: SolveProgress) => reports.push(progress);
    const tables = await solveEndgames("standard", { cows: 3, onProgress });
    running = false;
    channel.port1.close();
    expect(tableSummaries(tables).map((row) => Object.values(row))).toEqual([
      [3, 3, 2_226_204, 22_124, 443_592, 9, 10],
    ]);
    expect(turns).toBeGreaterThan(20);
    expect(reports.length).toBeGreaterThan(20);
    const done = reports.map((progress) => progress.done);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(done[0]).toBeLessThan(0.2);
    expect(done.at(-1)).toBe(1);
    expect(done.filter((share) => share < 1).length).toBeGreaterThan(5);
    expect(reports.map(({ finished }) => finished)).toEqual([...done.slice(1).map(() => 0), 1]);
  });

  test("a signal ends it", async () => {
    const stop = new AbortController();
    let calls = 0;
    const options: SolveOptions = {
      cows: 4,
      signal: stop.signal,
      onProgress: () => {
        if (++calls === 3) stop.abort();
      },
    };
    await expect(solveEndgames("standard", options)).rejects.toThrow(
      expect.objectContaining({ name: "MorabarabaError", code: "aborted" }),
    );
    expect(calls).toBe(3);
  });

  test("an aborted signal ends it before it begins, however small the tables", async () => {
    let calls = 0;
    const options = { cows: 3, signal: AbortSignal.abort(), onProgress: () => calls++ };
    await expect(solveEndgames(three, options)).rejects.toThrow(expect.objectContaining({ code: "aborted" }));
    expect(calls).toBe(0);
  });

  test("a signal that aborts in the last slice ends it too", async () => {
    const stop = new AbortController();
    const onProgress = ({ done }: SolveProgress): void => {
      if (done === 1) stop.abort();
    };
    await expect(solveEndgames(three, { cows: 3, signal: stop.signal, onProgress })).rejects.toThrow(
      expect.objectContaining({ code: "aborted" }),
    );
  });

  test("an error of its callback ends it", async () => {
    const onProgress = (): void => {
      throw new RangeError("enough");
    };
    await expect(solveEndgames(three, { cows: 3, onProgress })).rejects.toThrow(RangeError);
  });
});

describe("it refuses", () => {
  const refused = (code: string, message: string): unknown =>
    expect.objectContaining({ name: "MorabarabaError", code, message: expect.stringContaining(message) });

  test.each([
    [{}, "cows is missing; it must be a whole number from 3 to 12"],
    [undefined, "cows is missing; it must be a whole number from 3 to 12"],
    [{ cows: 2 }, "cows must be a whole number from 3 to 12, not 2"],
    [{ cows: 13 }, "cows must be a whole number from 3 to 12, not 13"],
    [{ cows: "4" }, 'cows must be a whole number from 3 to 12, not "4"'],
    [{ cows: 3, cow: 4 }, "cow is unknown"],
    [{ cows: 3, onProgress: 4 }, "onProgress must be a function, not 4"],
    [{ cows: 3, signal: {} }, "signal must be an AbortSignal, not an object"],
  ])("the options %o", async (options, message) => {
    await expect(solveEndgames("standard", options as SolveOptions)).rejects.toThrow(
      expect.objectContaining({ name: "ArgumentError", message: expect.stringContaining(message) }),
    );
  });

  test("zero cows, even if no side can have too few", async () => {
    const nobody = defineVariant(three, { name: "nobody", loseBelow: 0 });
    const message = "cows must be a whole number from 1 to 3, not 0.";
    await expect(solveEndgames(nobody, { cows: 0 })).rejects.toThrow(expect.objectContaining({ message }));
  });

  test("unsupported rules", async () => {
    const optional = defineVariant("standard", { name: "optional", shooting: "optional" });
    await expect(solveEndgames(optional, { cows: 3 })).rejects.toThrow(
      refused("unsupported-variant", "shooting"),
    );
  });

  test("an invalid variant", async () => {
    await expect(solveEndgames("chess" as "standard", { cows: 3 })).rejects.toThrow(
      expect.objectContaining({ name: "VariantError", code: "unknown-variant" }),
    );
  });

  test("boards that are too large", async () => {
    const points = Array.from(
      { length: 31 },
      (_, i) => `${"abcdefghijklmnopqrstuvw"[i % 23]}${i < 23 ? 1 : 2}`,
    );
    const lines = Array.from({ length: 29 }, (_, i) => points.slice(i, i + 3) as [string, string, string]);
    const wide = defineVariant(variants.nineMens, {
      name: "wide",
      board: { points, rings: [31], lines, links: [] },
      cows: 9,
    });
    await expect(solveEndgames(wide, { cows: 9 })).rejects.toThrow(
      expect.objectContaining({ name: "LimitError", code: "too-large" }) as Error,
    );
  });
});

// The slots of positions.

/** Every placement of a pair. */
function* placements({ numbering: { ruleset }, larger, smaller }: Pair): Generator<[number, number]> {
  const size = ruleset.points.length;
  for (const set of masksOf(size, larger)) {
    for (const mask of masksOf(size, smaller)) if ((set & mask) === 0) yield [set, mask];
  }
}

describe.each([
  ["three", 3, 3],
  ["three", 3, 2],
  ["three", 2, 0],
  ["standard", 2, 1],
  ["sesotho25", 2, 1],
] as const)("of %s with %i and %i cows", (name, larger, smaller) => {
  const ruleset = rulesetFor(name === "three" ? three : name);
  const pair = pairOf(ruleset, larger, smaller);

  test("are the same only for the images of a position", () => {
    const byImage = new Map<string, number>();
    const used = new Set<number>();
    for (const [set, mask] of placements(pair)) {
      const images = pair.numbering.symmetries.map(
        (symmetry) => `${imageOfMask(symmetry, set)} ${imageOfMask(symmetry, mask)}`,
      );
      const equals = new Int32Array(64);
      const slot = slotOf(pair, set, mask);
      if (larger > smaller) expect(slotOf(pair, mask, set)).toBe(slot);
      const count = equalSlots(pair, slot, equals);
      const all = [...equals.subarray(0, count)].sort((a, b) => a - b);
      const least = images.sort()[0] as string;
      expect(byImage.get(least) ?? all[0]).toBe(all[0]);
      byImage.set(least, all[0] as number);
      for (const twin of all) {
        used.add(twin);
        expect(twin).toBeGreaterThanOrEqual(0);
        expect(twin).toBeLessThan(pair.slots);
      }
    }
    expect(new Set(byImage.values()).size).toBe(byImage.size);
    expect(used.size).toBe(pair.slots);
  });

  test("have the set that they stand for", () => {
    for (let slot = 0; slot < pair.slots; slot++) {
      const set = pair.sets.canonical[Math.floor(slot / pair.width)] as number;
      expect(slotOf(pair, set, smallerAt(pair, slot))).toBe(slot);
    }
  });

  test("have weights that add up to all placements", () => {
    let sum = 0;
    for (let slot = 0; slot < pair.slots; slot++) sum += weightOf(pair, Math.floor(slot / pair.width));
    expect(sum).toBe([...placements(pair)].length);
  });

  test("are for one table or for two", () => {
    const first = { own: larger, other: smaller };
    const last = { own: smaller, other: larger };
    expect(pair.sides).toEqual(larger === smaller ? [first] : [first, last]);
  });
});

describe("the pairs of a variant", () => {
  const listed = (variant: Parameters<typeof rulesetFor>[0], cows: number): string =>
    shapesUpTo(rulesetFor(variant), cows)
      .map(({ larger, smaller }) => `${larger}-${smaller}`)
      .join(" ");

  test("come in order, the fewest cows first", () => {
    expect(listed("standard", 5)).toBe("3-3 4-3 5-3 4-4 5-4 5-5");
    expect(listed(defineVariant(three, { name: "one", loseBelow: 1 }), 2)).toBe("1-1 2-1 2-2");
    expect(listed(defineVariant(three, { name: "none", loseBelow: 0 }), 1)).toBe("0-0 1-0 1-1");
  });

  test("have the known numbers of slots", () => {
    const slots = shapesUpTo(rulesetFor("standard"), 5).map((pair) => pair.slots);
    expect(slots).toEqual([210_140, 862_980, 2_742_270, 3_667_665, 10_969_080, 32_907_240]);
  });

  test("are refused if one is too large", () => {
    const points = Array.from(
      { length: 31 },
      (_, i) => `${"abcdefghijklmnopqrstuvw"[i % 23]}${i < 23 ? 1 : 2}`,
    );
    const lines = Array.from({ length: 29 }, (_, i) => points.slice(i, i + 3) as [string, string, string]);
    const board = { points, rings: [31], lines, links: [] };
    const wide = defineVariant(variants.nineMens, { name: "wide", board, cows: 9 });
    expect(() => listed(wide, 5)).toThrow(expect.objectContaining({ name: "LimitError", code: "too-large" }));
    expect(listed("standard", 6)).toMatch(/6-6$/);
    // A table of 8-0 has few slots, but many sets to number; no sets are listed before all sizes are known.
    const lonely = defineVariant(wide, { name: "lonely", cows: 15, loseBelow: 0 });
    expect(() => listed(lonely, 15)).toThrow(expect.objectContaining({ code: "too-large" }));
  });

  test("are refused if there are too many sets, even if no table is too large", () => {
    // A row of eleven points; two points that can be swapped hang on each of six: 64 symmetries.
    const row = Array.from("abcdefghijk", (file) => `${file}1`);
    const hanging = Array.from("abcdefghijkl", (file) => `${file}2`);
    const steps = row.slice(2).map((point, i) => [row[i + 1], point] as [string, string]);
    const pairs = hanging.map(
      (point, i) => [row[[3, 4, 6, 8, 9, 10][i >> 1] as number], point] as [string, string],
    );
    const lines = [row.slice(0, 3) as [string, string, string]];
    const board = { points: [...row, ...hanging], rings: [23], lines, links: [...steps, ...pairs] };
    const tree = defineVariant(variants.nineMens, { name: "tree", board, cows: 10 });
    expect(numberingOf(rulesetFor(tree)).symmetries).toHaveLength(64);
    expect(listed(tree, 4)).toMatch(/4-4$/);
    expect(() => listed(tree, 10)).toThrow(expect.objectContaining({ code: "too-large" }));
  });
});
