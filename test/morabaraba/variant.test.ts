/** Variant data: validation with all faults at once, one's own variants, variants from JSON. */
import fc from "fast-check";
import {
  createGame,
  defineVariant,
  type Fault,
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
import { damaged, junk, variant } from "./arbitraries.ts";
import { builtIns } from "./reference.ts";

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

/** All faults that createGame finds. */
const faults = (data: unknown): readonly Fault[] => thrown(() => createGame(data as Variant)).faults;

/** Sentences may be reworded; where the fault is may not. */
const someText = expect.stringMatching(/^.{5,200}$/) as string;

/** Where they are, a line or a link as a whole. */
const places = (data: unknown): string[] => {
  try {
    createGame(data as Variant);
    return [];
  } catch (error) {
    return (error as VariantError).faults.map(({ at }) => at.replace(/(board\.l\w+\[\d+\]).*/, "$1"));
  }
};

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

describe("faults", () => {
  test("the data as a whole", () => {
    for (const data of [undefined, null, 7, []]) {
      if (data === undefined) continue;
      expect(faults(data)).toEqual([{ at: "", message: someText }]);
    }
  });

  test.each([
    ["name", ["", "my game", "ä", "x".repeat(41), 7, null, "a\n"]],
    ["cows", [2, 13, 16, 3.5, Number.NaN, -3, "12", null, 1e9]],
    ["firstPlayer", ["white", "", null, 0]],
    ["flyAt", [0, 16, 1.5, "3", "null", "1..15", Number.POSITIVE_INFINITY, true]],
    ["loseBelow", [-1, 13, 16, 0.5, null, "3"]],
    ["shot", ["never", "required|optional", "", true, null]],
    ["millCows", ["last resort", false, null]],
    ["repeatMill", ["forbidden", false, null]],
    ["moveWhilePlacing", [0, "true", null]],
    ["blocked", ["lost", null]],
    ["fullBoard", ["light-wins", null]],
    ["tenMoves", [10, [], "null", true]],
    ["repetition", [1, 101, 2.5, "3", "null", "2..100"]],
    ["noShots", [0, 10000, 0.5, "5"]],
  ])("%s", (field, values) => {
    for (const value of values)
      expect([value, places({ ...standard(), [field]: value })]).toEqual([value, [field]]);
    const { [field]: _gone, ...rest } = standard();
    expect(places(rest)).toEqual([field]);
    expect(places({ ...standard(), [field]: undefined })).toEqual([field]);
  });

  test.each([
    ["name", ["a", "A-9", "x".repeat(40)]],
    ["cows", [3, 12]],
    ["flyAt", [null, 1, 15]],
    ["loseBelow", [0, 12]],
    ["repetition", [null, 2, 100]],
    ["noShots", [null, 1, 9999]],
    ["tenMoves", [null, { plies: 1, cows: 0, who: "both" }, { plies: 9999, cows: 15, who: "either" }]],
  ])("%s up to its limits is none", (field, values) => {
    for (const value of values) {
      expect(createGame({ ...standard(), [field]: value } as unknown as Variant).variant).toMatchObject({
        [field]: value,
      });
    }
  });

  test("the ten-move draw's own fields", () => {
    expect(places({ ...standard(), tenMoves: { plies: 0, cows: 16, who: "all", more: 1 } })).toEqual([
      "tenMoves.plies",
      "tenMoves.cows",
      "tenMoves.who",
      "tenMoves.more",
    ]);
    expect(places({ ...standard(), tenMoves: {} })).toEqual([
      "tenMoves.plies",
      "tenMoves.cows",
      "tenMoves.who",
    ]);
    expect(places({ ...standard(), tenMoves: { plies: 10_000, cows: -1, who: "both" } })).toEqual([
      "tenMoves.plies",
      "tenMoves.cows",
    ]);
  });

  test("unknown fields", () => {
    expect(faults({ ...standard(), colour: "red" })).toEqual([{ at: "colour", message: someText }]);
  });

  test("more cows than the board can hold, more to lose by than there are", () => {
    expect(faults({ ...standard(), cows: 13 })[0]?.message).toMatch(/at most 12/);
    expect(faults({ ...standard(), cows: 4, loseBelow: 5 })).toEqual([
      { at: "loseBelow", message: someText },
    ]);
  });

  test("all at once, in the order of the fields, and in the message", () => {
    const data = { ...standard(), noShots: 0, name: "", cows: 99, flyAt: 0, extra: 1 };
    data.board.lines[3] = ["a1", "a4", "z9"];
    const error = thrown(() => createGame(data as unknown as Variant));
    expect(places(data)).toEqual(["name", "board.lines[3]", "cows", "flyAt", "noShots", "extra"]);
    for (const { at, message } of error.faults) {
      expect(error.message).toContain(at);
      expect(error.message).toContain(message);
    }
    expect([error.name, error.code]).toEqual(["VariantError", "bad-variant"]);
    expect(error).toBeInstanceOf(RulesError);
  });
});

describe("faults of the board", () => {
  const on = (change: (board: ReturnType<typeof standard>["board"]) => void): unknown => {
    const data = standard();
    change(data.board);
    return data;
  };

  test("no board, or a board of another kind", () => {
    for (const board of [null, 7, "a7", []]) expect(places({ ...standard(), board })).toEqual(["board"]);
    expect(places({ ...standard(), board: {} })).toEqual([
      "board.points",
      "board.rings",
      "board.lines",
      "board.links",
    ]);
    expect(places(on((board) => Object.assign(board, { colour: 1 })))).toEqual(["board.colour"]);
  });

  test.each([
    ["points", [null, [], ["a1", "a2"], Array.from({ length: 32 }, (_, i) => `a${i + 1}`)]],
    ["rings", [null, [], [24.5], 24]],
    ["lines", [null, [], Array.from({ length: 201 }, () => ["a7", "d7", "g7"])]],
    ["links", [null, Array.from({ length: 201 }, () => ["a7", "b6"]), {}]],
    ["at", [null, 7, []]],
  ])("%s", (field, values) => {
    for (const value of values) {
      const found = places({ ...standard(), board: { ...standard().board, [field]: value } });
      expect([value, found.every((at) => at.startsWith(`board.${field}`)), found.length > 0]).toEqual([
        value,
        true,
        true,
      ]);
    }
  });

  test.each(["A7", "x1", "a0", "a01", "a100", "a", "7a", "", "a7 ", "a7\n", 7, null])(
    "%j is no point",
    (point) => {
      expect(places(on((board) => board.points.splice(0, 1, point as string)))).toEqual(["board.points[0]"]);
      expect(places(on((board) => board.lines[0]!.splice(1, 1, point as string)))).toEqual([
        "board.lines[0]",
      ]);
      expect(places(on((board) => board.links.push(["a7", point as string])))).toEqual(["board.links[0]"]);
    },
  );

  test("points that are doubled", () => {
    expect(faults(on((board) => board.points.splice(5, 1, "a7")))).toContainEqual({
      at: "board.points[5]",
      message: someText,
    });
  });

  test("rings that do not add up", () => {
    expect(faults(on((board) => Object.assign(board, { rings: [8, 8, 7] })))).toEqual([
      { at: "board.rings", message: someText },
    ]);
    expect(places(on((board) => Object.assign(board, { rings: [0, 24] })))).toEqual(["board.rings[0]"]);
    expect(places(on((board) => Object.assign(board, { rings: [32] })))).toEqual(["board.rings[0]"]);
    expect(places(on((board) => Object.assign(board, { rings: Array(24).fill(1) })))).toEqual([]);
  });

  test("lines that are not of three, unknown, doubled, or twice through a point", () => {
    expect(places(on((board) => board.lines.push(["a7", "d7"])))).toEqual(["board.lines[20]"]);
    expect(places(on((board) => board.lines.push(["a7", "d7", "g7", "g4"])))).toEqual(["board.lines[20]"]);
    expect(places(on((board) => board.lines.push(["a7", "d7", "d4"])))).toEqual(["board.lines[20]"]);
    expect(places(on((board) => board.lines.push(["a7", "d7", "a7"])))).toEqual(["board.lines[20]"]);
    expect(places(on((board) => board.lines.push(["g7", "a7", "d7"])))).toEqual(["board.lines[20]"]);
  });

  test("links that are not of two, unknown, doubled, or from a point to itself", () => {
    expect(places(on((board) => board.links.push(["a7"])))).toEqual(["board.links[0]"]);
    expect(places(on((board) => board.links.push(["a7", "d4"])))).toEqual(["board.links[0]"]);
    expect(places(on((board) => board.links.push(["a7", "a7"])))).toEqual(["board.links[0]"]);
    expect(places(on((board) => board.links.push(["a7", "c3"], ["c3", "a7"])))).toEqual(["board.links[1]"]);
    expect(places(on((board) => board.links.push(["a7", "d7"])))).toEqual([]);
  });

  test("a point without a neighbour", () => {
    const alone = on((board) => {
      board.points.push("d4");
      Object.assign(board, { rings: [8, 8, 8, 1] });
    });
    expect(faults(alone)).toEqual([{ at: "board.points[24]", message: someText }]);
    expect(
      places(
        on((board) => {
          board.points.push("d4");
          board.links.push(["d4", "d5"]);
          Object.assign(board, { rings: [8, 8, 8, 1] });
        }),
      ),
    ).toEqual([]);
  });

  test("places to draw that are missing, unknown, or outside", () => {
    const at = Object.fromEntries(standard().board.points.map((point) => [point, [1, 2]]));
    const drawn = (changes: Loose): string[] =>
      places(on((board) => Object.assign(board, { at: { ...at, ...changes } })));
    expect(drawn({})).toEqual([]);
    expect(drawn({ a7: [0, 99] })).toEqual([]);
    expect(drawn({ a7: undefined })).toEqual(["board.at.a7"]);
    expect(drawn({ d4: [1, 1] })).toEqual(["board.at.d4"]);
    expect(drawn({ a7: [1] })).toEqual(["board.at.a7"]);
    expect(drawn({ a7: [1, -0.1] })).toEqual(["board.at.a7[1]"]);
    expect(drawn({ a7: [99.1, 1] })).toEqual(["board.at.a7[0]"]);
    expect(drawn({ a7: [Number.NaN, "1"] })).toEqual(["board.at.a7[0]", "board.at.a7[1]"]);
  });

  test("a hostile board is refused at once", () => {
    const long = Array.from({ length: 100_000 }, () => "a7");
    expect(places({ ...standard(), board: { points: long, rings: long, lines: long, links: long } })).toEqual(
      ["board.points", "board.rings", "board.lines", "board.links"],
    );
  });
});
