/** Built-in variants, custom variants, and variants from JSON; and whether they have cows or stones. */
import fc from "fast-check";
import {
  applyMove,
  createGame,
  defineVariant,
  isVariantName,
  MorabarabaError,
  ParseError,
  parseGame,
  parseVariant,
  type StoredVariant,
  safeParseVariant,
  type Variant,
  VariantError,
  type VariantName,
  variantOf,
  variants,
} from "morabaraba";
import { rulesetFor } from "morabaraba/engine";
import { usualPieces } from "morabaraba/words";
import { describe, expect, test } from "vitest";
import { damaged, junk, names, variant } from "../../../support/mills/arbitraries.ts";
import { builtIns } from "../../../support/mills/reference.ts";

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

describe("the built-ins", () => {
  test("agree with the rule texts, in order, and are frozen", () => {
    expect(variants).toEqual(builtIns);
    expect(Object.keys(variants)).toEqual(names);
    for (const each of Object.values(variants)) {
      expect(
        [each, each.board, each.board.points, each.board.lines, each.board.lines[0]].every(Object.isFrozen),
      ).toBe(true);
    }
  });

  test("are valid data", () => {
    for (const [name, data] of Object.entries(builtIns)) {
      expect(parseVariant(JSON.stringify(data))).toBe(variants[name as VariantName]);
      expect(createGame(data).variant).toBe(name);
    }
  });

  test("other data with a built-in's name is that built-in with changes", () => {
    const stored = { base: "mssa", cows: 11 };
    const game = createGame({ ...builtIns.mssa, cows: 11 });
    expect(game.variant).toEqual(stored);
    expect(createGame(defineVariant(variants.mssa, { cows: 11 }))).toEqual(game);
  });
});

describe("a built-in with changes", () => {
  const stored: StoredVariant = { base: "standard", repetition: 3 };
  const full = { ...builtIns.standard, repetition: 3 };
  const game = createGame({ base: "standard", repetition: 3 });

  test("is stored as its base and the changes, frozen, and shared by its games", () => {
    expect(game.variant).toEqual(stored);
    expect(Object.isFrozen(game.variant)).toBe(true);
    expect(applyMove(game, "d6").variant).toBe(game.variant);
    expect(variantOf(game)).toEqual(full);
    expect(variantOf(game).name).toBe("standard");
  });

  test("is one variant in every form", () => {
    for (const form of [stored, full, variantOf(game), game.variant, { ...stored, cows: undefined as never }])
      expect(createGame(form)).toEqual(game);
    expect(createGame({ base: "standard" })).toEqual(createGame("standard"));
    expect(createGame({ base: "standard", repetition: null }).variant).toBe("standard");
    expect(createGame(defineVariant(stored, { drawAfterQuietPlies: 50 })).variant).toEqual({
      ...stored,
      drawAfterQuietPlies: 50,
    });
    expect(createGame(defineVariant(stored, { name: "mine" })).variant).toEqual({ ...full, name: "mine" });
    expect(rulesetFor(stored)).toBe(rulesetFor(variantOf(createGame(stored))));
    expect(defineVariant(stored, {})).toEqual(full);
  });

  test("with an invalid change is rejected at that field", () => {
    expect(thrown(() => defineVariant("standard", { repetition: 1 })).faults.map(({ at }) => at)).toEqual([
      "repetition",
    ]);
    expect(() => parseGame({ ...game, variant: { base: "chess" } })).toThrow(
      expect.objectContaining({ name: "VariantError", code: "unknown-variant" }) as Error,
    );
    expect(thrown(() => defineVariant({ variant: "mssa" } as never, {})).message).toBe(
      'The variant is a name or data: pass "mssa" itself, not an object that holds it.',
    );
  });
});

describe("a custom variant", () => {
  test("is a base with changes, checked, frozen and not shared", () => {
    const tenMoves = { plies: 20, cows: 4, who: "both" as const };
    const mine = defineVariant("standard", { name: "mine", cows: 11, tenMoves, repetition: 3 });
    expect(mine).toEqual({ ...builtIns.standard, name: "mine", cows: 11, tenMoves, repetition: 3 });
    expect([mine, mine.board, mine.board.lines[3], mine.tenMoves].every(Object.isFrozen)).toBe(true);
    tenMoves.plies = 1;
    expect(mine.tenMoves?.plies).toBe(20);
  });

  test("has a base by name, by data, or another custom variant", () => {
    const mine = defineVariant(variants.nineMens, { name: "mine", cows: 10 });
    expect(defineVariant("nineMens", { name: "mine", cows: 10 })).toEqual(mine);
    expect(defineVariant(mine, { name: "yours" })).toEqual({ ...mine, name: "yours" });
    expect(defineVariant(mine, {})).toEqual(mine);
  });

  test("ignores undefined changes, but not null", () => {
    const same = defineVariant("mssa", {
      name: "mine",
      cows: undefined,
      tenMoves: null,
    } as unknown as Partial<Variant>);
    expect([same.cows, same.tenMoves]).toEqual([12, null]);
    expect(defineVariant("mssa", {})).toBe(variants.mssa);
  });

  test("is checked again if its data has changed", () => {
    const data = { ...standard(), cows: 11 };
    const game = createGame(data as unknown as Variant);
    data.cows = 10;
    expect(createGame(data as unknown as Variant).hands.light).toBe(10);
    data.cows = 99;
    expect(thrown(() => parseVariant(data)).faults.map(({ at }) => at)).toEqual(["cows"]);
    const board = standard().board;
    const nested = { ...standard(), board };
    createGame(nested as unknown as Variant);
    board.lines[19]![2] = "z9";
    expect(thrown(() => parseVariant(nested)).faults[0]?.at).toBe("board.lines[19][2]");
    expect(game.hands.light).toBe(11);
  });

  test("keeps coordinates, frozen", () => {
    const data = standard();
    const at = Object.fromEntries([...data.board.points].reverse().map((point, i) => [point, [i, 50 - i]]));
    const mine = parseVariant({ ...data, board: { ...data.board, at } });
    expect(mine.board.at).toEqual(at);
    expect([mine.board.at, mine.board.at?.["a7"]].every(Object.isFrozen)).toBe(true);
  });

  test("of random data is valid and is read back equal", () => {
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
  test("reads text or an object", () => {
    expect(parseVariant(JSON.stringify(standard()))).toEqual(standard());
    expect(safeParseVariant(standard())).toEqual({ ok: true, value: standard() });
    expect(parseVariant(standard())).not.toBe(standard());
    for (const name of ["standard", "chess"])
      expect(thrown(() => parseVariant(JSON.stringify(name))).faults).toEqual([
        { at: "", message: `must be an object, not only the name "${name}"` },
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
    ["x".repeat(6_000_001), "too-long"],
  ])("%.20s: %s", (json, code) => {
    const name = code === "too-long" ? "LimitError" : "ParseError";
    expect(safeParseVariant(json)).toMatchObject({ ok: false, error: { name, code } });
    expect(() => parseVariant(json)).toThrow(expect.objectContaining({ name, code }) as Error);
  });

  test("does not touch the prototype", () => {
    const text = JSON.stringify(standard()).replace("{", '{"__proto__":{"polluted":1},');
    expect(safeParseVariant(text).ok).toBe(false);
    const points = JSON.stringify(standard()).replace('"rings"', '"at":{"__proto__":[1,1]},"rings"');
    expect(safeParseVariant(points).ok).toBe(false);
    expect(({} as Loose)["polluted"]).toBeUndefined();
  });

  test("accepts damaged data or throws VariantError, and leaves the data unchanged", () => {
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

  test("rejects arbitrary values with errors of this library", () => {
    fc.assert(
      fc.property(fc.oneof(junk, fc.anything(), fc.string(), fc.json()), (value) => {
        const result = safeParseVariant(value);
        expect(result.ok ? undefined : result.error).toBeInstanceOf(MorabarabaError);
      }),
    );
  });
});

describe("deceptive data", () => {
  const mine = (): Loose => standard();

  /** Data with a getter that returns the true value a number of times, and then another. */
  function lying(field: string, honest: number, lie: unknown, data: Loose = mine()): Loose {
    const truth = data[field];
    let reads = 0;
    return Object.defineProperty(data, field, {
      enumerable: true,
      get: () => {
        reads++;
        return reads <= honest ? truth : lie;
      },
    });
  }

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20])("a getter that changes after %i readings", (honest) => {
    const board = (): Loose => ({ ...standard().board });
    const attempts: readonly (readonly [Loose, Loose])[] = [
      [lying("cows", honest, 99), { cows: 99 }],
      [lying("name", honest, "no name"), { name: "no name" }],
      [lying("board", honest, { name: "evil" }), { board: { name: "evil" } }],
      [lying("name", honest, { name: "evil" }), { name: { name: "evil" } }],
      [{ ...mine(), board: lying("points", honest, ["a1"], board()) }, { board: { points: ["a1"] } }],
      [lying("tenMoves", honest, { plies: -1 }), { tenMoves: { plies: -1 } }],
    ];
    for (const [data, lie] of attempts) {
      const result = safeParseVariant(data);
      if (!result.ok) expect(result.error.code).toBe("bad-variant");
      else {
        expect(result.value).toEqual(mine());
        expect(result.value).not.toMatchObject(lie);
        expect(Object.isFrozen(result.value)).toBe(true);
      }
    }
  });

  test("changes with such a getter", () => {
    const changes = lying("cows", 1, 99, { name: "mine", cows: 11 }) as Partial<Variant>;
    expect(defineVariant("standard", changes).cows).toBe(11);
  });

  test("-0 is not kept", () => {
    const text = JSON.stringify({ ...mine(), loseBelow: 12, tenMoves: { plies: 1, cows: 15, who: "both" } });
    const read = parseVariant(
      text.replace('"loseBelow":12', '"loseBelow":-0').replace('"cows":15', '"cows":-0'),
    );
    expect([read.loseBelow, read.tenMoves?.cows].map((number) => Object.is(number, 0))).toEqual([true, true]);
  });
});

test("only the name of a built-in is a variant name", () => {
  expect(Object.keys(variants).every(isVariantName)).toBe(true);
  for (const value of ["chess", "constructor", "", null, undefined, 7, {}, ["mssa"]])
    expect(isVariantName(value)).toBe(false);
});

test("Morabaraba and umlabalaba have cows, other built-ins have stones", () => {
  const withCows = Object.values(variants).filter((variant) => usualPieces(variant) === "cows");
  expect(withCows.map(({ name }) => name)).toEqual([
    "standard",
    "mssa",
    "sesotho",
    "sesotho25",
    "elevenMens",
    "umlabalaba",
  ]);
});

test("a custom variant has stones if its name says men's or morris, otherwise cows", () => {
  expect(usualPieces({ ...variants.nineMens, name: "five-mens" })).toBe("stones");
  expect(usualPieces("Village-Morris")).toBe("stones");
  expect(usualPieces("constructor")).toBe("cows");
});
