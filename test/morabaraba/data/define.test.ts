/** The built-in variants, variants of one's own, variants from JSON. */
import fc from "fast-check";
import {
  createGame,
  defineVariant,
  ParseError,
  parseVariant,
  RulesError,
  safeParseVariant,
  type Variant,
  VariantError,
  type VariantName,
  variants,
} from "morabaraba";
import { describe, expect, test, vi } from "vitest";
import { damaged, junk, variant } from "../../support/morabaraba/arbitraries.ts";
import { builtIns } from "../../support/morabaraba/reference.ts";

/** Random games take their time on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

type Loose = Record<string, unknown>;

const standard = (): Loose & { board: Loose & { points: string[]; lines: string[][]; links: string[][] } } =>
  JSON.parse(JSON.stringify({ ...builtIns.standard, name: "mine" }));

function thrown(action: () => unknown): VariantError {
  try {
    action();
  } catch (error) {
    if (error instanceof VariantError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

/** Sentences may be reworded; where the fault is may not. */
const someText = expect.stringMatching(/^.{5,200}$/) as string;

describe("the built-ins", () => {
  test("are the rule texts' data, in their order, frozen", () => {
    expect(variants).toEqual(builtIns);
    expect(Object.keys(variants)).toEqual([
      "standard",
      "mssa",
      "sesotho",
      "sesotho25",
      "elevenMens",
      "nineMens",
    ]);
    for (const each of Object.values(variants)) {
      expect(
        [each, each.board, each.board.points, each.board.lines, each.board.lines[0]].every(Object.isFrozen),
      ).toBe(true);
    }
  });

  test("are valid data themselves", () => {
    for (const [name, data] of Object.entries(builtIns)) {
      expect(parseVariant(JSON.stringify(data))).toBe(variants[name as VariantName]);
      expect(createGame(data).variant).toBe(name);
    }
  });

  test("their names are taken", () => {
    const error = thrown(() => createGame({ ...builtIns.mssa, cows: 11 }));
    expect(error.code).toBe("bad-variant");
    expect(error.faults).toEqual([{ at: "name", message: someText }]);
    expect(thrown(() => defineVariant(variants.mssa, { cows: 11 })).faults[0]?.at).toBe("name");
  });
});

describe("one's own", () => {
  test("a base with changes, checked, frozen, not shared", () => {
    const tenMoves = { plies: 20, cows: 4, who: "both" as const };
    const mine = defineVariant("standard", { name: "mine", cows: 11, tenMoves, repetition: 3 });
    expect(mine).toEqual({ ...builtIns.standard, name: "mine", cows: 11, tenMoves, repetition: 3 });
    expect([mine, mine.board, mine.board.lines[3], mine.tenMoves].every(Object.isFrozen)).toBe(true);
    tenMoves.plies = 1;
    expect(mine.tenMoves?.plies).toBe(20);
  });

  test("a base by its name, by its data, or another of one's own", () => {
    const mine = defineVariant(variants.nineMens, { name: "mine", cows: 10 });
    expect(defineVariant("nineMens", { name: "mine", cows: 10 })).toEqual(mine);
    expect(defineVariant(mine, { name: "yours" })).toEqual({ ...mine, name: "yours" });
    expect(defineVariant(mine, {})).toEqual(mine);
  });

  test("changes that are undefined change nothing, null does", () => {
    const same = defineVariant("mssa", {
      name: "mine",
      cows: undefined,
      tenMoves: null,
    } as unknown as Partial<Variant>);
    expect([same.cows, same.tenMoves]).toEqual([12, null]);
    expect(defineVariant("mssa", {})).toBe(variants.mssa);
  });

  test("data already checked is the same object again", () => {
    const mine = defineVariant("standard", { name: "mine", cows: 11 });
    expect(createGame(mine).variant).toBe(mine);
    expect(parseVariant(mine)).toBe(mine);
    const other = defineVariant("standard", { name: "other", cows: 10 });
    for (const data of [mine, other, mine, other]) expect(createGame(data).variant).toBe(data);
    const copies = [other, other].map(
      (data) => createGame(JSON.parse(JSON.stringify(data)) as Variant).variant,
    );
    expect(copies[0]).toBe(copies[1]);
  });

  test("the order of fields does not matter, and undefined ones vanish", () => {
    const reversed = <Data extends object>(data: Data): object =>
      Object.fromEntries(Object.entries(data).reverse());
    const board = reversed({ at: undefined, ...standard().board });
    expect(parseVariant({ ...reversed(standard()), board })).toStrictEqual(standard());
    const mssa = {
      ...builtIns.mssa,
      board: reversed(builtIns.mssa.board),
      tenMoves: reversed(builtIns.mssa.tenMoves ?? {}),
    };
    expect(parseVariant(JSON.stringify(reversed(mssa)))).toBe(variants.mssa);
    expect(createGame(reversed(mssa) as Variant).variant).toBe("mssa");
  });

  test("places to draw are kept and frozen", () => {
    const data = standard();
    const at = Object.fromEntries([...data.board.points].reverse().map((point, i) => [point, [i, 50 - i]]));
    const mine = parseVariant({ ...data, board: { ...data.board, at } });
    expect(mine.board.at).toEqual(at);
    expect([mine.board.at, mine.board.at?.["a7"]].every(Object.isFrozen)).toBe(true);
  });

  test.each([undefined, null, 7, "cows", []])("changes of %s are refused", (changes) => {
    expect(thrown(() => defineVariant("standard", changes as Partial<Variant>))).toMatchObject({
      code: "bad-variant",
      faults: [{ at: "", message: someText }],
    });
  });

  test("an unknown base is refused", () => {
    for (const name of ["chess", "", "constructor", "__proto__", "toString"]) {
      const error = thrown(() => defineVariant(name as VariantName, {}));
      expect(error.code).toBe("unknown-variant");
      expect(error.message).toMatch(/standard, ?mssa, ?sesotho, ?sesotho25, ?elevenMens, ?nineMens/);
      expect(thrown(() => createGame(name as VariantName)).code).toBe("unknown-variant");
    }
  });

  test("all random data is valid and comes back equal", () => {
    fc.assert(
      fc.property(variant, (data) => {
        expect(parseVariant(JSON.stringify(data))).toEqual(data);
        expect(createGame(data).variant).toEqual(data);
        expect(defineVariant("standard", data)).toEqual(data);
      }),
    );
  });
});

describe("from JSON", () => {
  test("text and the object it stands for", () => {
    expect(parseVariant(JSON.stringify(standard()))).toEqual(standard());
    expect(safeParseVariant(standard())).toEqual({ ok: true, value: standard() });
    expect(parseVariant(standard())).not.toBe(standard());
    for (const name of ["standard", "chess"])
      expect(thrown(() => parseVariant(JSON.stringify(name))).faults).toEqual([
        { at: "", message: someText },
      ]);
  });

  test.each([
    [undefined, "not-text"],
    [null, "not-text"],
    [7, "not-text"],
    [[], "not-text"],
    ["", "not-json"],
    ["{", "not-json"],
    ["standard", "not-json"],
    ["x".repeat(1_000_001), "too-long"],
  ])("%.20s: a ParseError %s", (json, code) => {
    const result = safeParseVariant(json);
    expect(result).toMatchObject({ ok: false, error: { name: "ParseError", code } });
    expect(() => parseVariant(json)).toThrow(ParseError);
  });

  test.each(['"standard"', "7", "null", "[]", "true", "{}"])("%s is data, but no variant", (json) => {
    const result = safeParseVariant(json);
    expect(result).toMatchObject({ ok: false, error: { name: "VariantError", code: "bad-variant" } });
  });

  test("nothing reaches the prototype", () => {
    const text = JSON.stringify(standard()).replace("{", '{"__proto__":{"polluted":1},');
    expect(safeParseVariant(text).ok).toBe(false);
    const points = JSON.stringify(standard()).replace('"rings"', '"at":{"__proto__":[1,1]},"rings"');
    expect(safeParseVariant(points).ok).toBe(false);
    expect(({} as Loose)["polluted"]).toBeUndefined();
  });

  test("damaged data is valid or a VariantError, and stays as it was", () => {
    fc.assert(
      fc.property(
        variant.chain((data) => damaged(JSON.parse(JSON.stringify(data)))),
        (data) => {
          const before = JSON.stringify(data);
          const result = safeParseVariant(data);
          expect(JSON.stringify(data)).toBe(before);
          if (result.ok) expect(parseVariant(JSON.stringify(result.value))).toEqual(result.value);
          else expect(result.error instanceof VariantError || result.error instanceof ParseError).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  test("arbitrary values are refused with errors of this library", () => {
    fc.assert(
      fc.property(fc.oneof(junk, fc.anything(), fc.string(), fc.json()), (value) => {
        const result = safeParseVariant(value);
        expect(result.ok ? undefined : result.error).toBeInstanceOf(RulesError);
      }),
    );
  });
});
