/** Variants of a made-up family: what is found, kept, remembered and refused. */
import * as mills from "morabaraba";
import * as mancala from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { type Fields, text } from "../../src/base/checks.ts";
import { deepFreeze, equals } from "../../src/base/data.ts";
import { VariantError } from "../../src/base/errors.ts";
import { changed, type Find, finder, parsed, storedBy } from "../../src/rules/variants.ts";

interface Rules {
  readonly name: string;
  readonly size: number;
  readonly cells: readonly number[];
}

const builtIns = deepFreeze({
  small: { name: "small", size: 1, cells: [1] },
  large: { name: "large", size: 9, cells: [1, 2] },
});

const fields: Fields = { name: text(/^\w+$/, "a word"), size: "0..9", cells: ["0..9", 1, 3] };

const other = { names: "go draughts", entry: "another package" };
const make = (): Find<Rules> => finder<Rules>(builtIns, fields, other);
const own = (name = "own"): Rules => ({ name, size: 3, cells: [3, 4] });

function thrown(action: () => unknown): VariantError {
  try {
    action();
  } catch (error) {
    if (error instanceof VariantError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

describe("found", () => {
  test("a built-in by its name, and by data equal to it", () => {
    const find = make();
    expect(find("small")).toBe(builtIns.small);
    expect(find(builtIns.large)).toBe(builtIns.large);
    for (let i = 0; i < 2; i++) expect(find({ cells: [1], size: 1, name: "small" })).toBe(builtIns.small);
  });

  test("data as a frozen copy, which is found again as it is", () => {
    const find = make();
    const data = own();
    const found = find(data);
    expect(found).toEqual(data);
    expect(found).not.toBe(data);
    expect(Object.isFrozen(found) && Object.isFrozen(found.cells)).toBe(true);
    for (let i = 0; i < 20; i++) find(own(`other${i}`));
    expect(find(found)).toBe(found);
  });

  test("frozen data that came from elsewhere is checked as any other", () => {
    expect(thrown(() => make()(deepFreeze({ ...own(), size: 10 }))).faults).toHaveLength(1);
  });
});

describe("remembered", () => {
  test("equal data is the same object, while it is among the eight found last", () => {
    const find = make();
    const first = find(own("first"));
    for (let i = 0; i < 7; i++) find(own(`other${i}`));
    expect(find(own("first"))).toBe(first);
    for (let i = 0; i < 7; i++) find(own(`other${i}`));
    expect(find(own("first"))).toBe(first);
    for (let i = 0; i < 8; i++) find(own(`other${i}`));
    expect(find(own("first"))).not.toBe(first);
    expect(find(own("first"))).toEqual(first);
  });

  test("two variants in turn crowd out no other", () => {
    const find = make();
    const first = find(own("first"));
    for (let i = 0; i < 10; i++) find(own(`other${i % 2}`));
    expect(find(own("first"))).toBe(first);
  });

  test("data that was changed after it was found is checked again", () => {
    const find = make();
    const data = { name: "own", size: 3, cells: [3, 4] };
    const before = find(data);
    data.cells[1] = 5;
    expect(find(data).cells).toEqual([3, 5]);
    data.size = 10;
    expect(thrown(() => find(data)).faults.map(({ at }) => at)).toEqual(["size"]);
    expect(before).toEqual(own());
  });

  test("nothing stays of data that was refused", () => {
    const find = make();
    for (let i = 0; i < 2; i++) expect(thrown(() => find({ ...own(), size: 10 })).faults).toHaveLength(1);
    expect(find(own()).size).toBe(3);
  });
});

describe("refused", () => {
  test("a name that is unknown, with those that are known", () => {
    for (const name of ["", "Small", "constructor", "__proto__"]) {
      const error = thrown(() => make()(name));
      expect([error.code, error.faults.map(({ at }) => at)]).toEqual(["unknown-variant", [""]]);
    }
    expect(thrown(() => make()("chess")).message).toBe(
      'The variant "chess" is unknown; choose one of small, large.',
    );
  });

  test("an object around a variant, which is told to pass what it holds", () => {
    const { code, message } = thrown(() => make()({ variant: "small", size: 3 }));
    expect(code).toBe("bad-variant");
    expect(message).toBe('The variant is a name or data: pass "small" itself, not an object that holds it.');
  });

  test.each([undefined, null, 7, []])("%s as a whole", (data) => {
    const { message } = thrown(() => make()(data));
    expect(message).toMatch(/^The variant .*must be an object with name, size and cells/);
  });

  test("an endless list of faults is cut", () => {
    const many = Object.fromEntries(Array.from({ length: 75_000 }, (_, i) => [`x${i}`, i]));
    const { faults, message } = thrown(() => make()({ ...own(), ...many }));
    expect(faults).toHaveLength(21);
    expect(message.length).toBeLessThan(2000);
    expect(message).toMatch(/; the variant has more faults than these 20\.$/);
  });
});

describe("a built-in with changes", () => {
  const stored = { base: "small", size: 4 };
  const full = { name: "small", size: 4, cells: [1] };

  test("is found by its short form and by its data, and stored in the short form", () => {
    const find = make();
    const found = find({ ...stored });
    expect(found).toEqual(full);
    for (const source of [stored, { ...stored, cells: [1] }, { ...stored, cells: undefined }, full, found])
      expect(find(source)).toBe(found);
    const short = storedBy(builtIns, found);
    expect(short).toEqual(stored);
    expect(Object.isFrozen(short)).toBe(true);
    expect(storedBy(builtIns, found)).toBe(short);
    for (let i = 0; i < 20; i++) find(own(`other${i}`));
    expect(find(short)).toBe(found);
    expect(find({ ...stored })).toEqual(found);
    expect(changed(find, builtIns, fields, "small", { size: 4 })).toEqual(found);
  });

  test("is the built-in where nothing differs, and a variant of its own with a name of its own", () => {
    const find = make();
    expect(find({ base: "small" })).toBe(builtIns.small);
    expect(find({ base: "small", size: 1 })).toBe(builtIns.small);
    expect(storedBy(builtIns, builtIns.small)).toBe("small");
    const mine = find({ base: "small", name: "mine" });
    expect(mine).toEqual({ name: "mine", size: 1, cells: [1] });
    expect(storedBy(builtIns, mine)).toBe(mine);
    const odd = find(own("constructor"));
    expect(storedBy(builtIns, odd)).toBe(odd);
  });

  test("has faults at their fields", () => {
    for (const base of ["chess", "constructor", 7, null, undefined]) {
      const { code, faults } = thrown(() => make()({ base, size: 4 }));
      expect([code, faults.map(({ at }) => at)]).toEqual(["unknown-variant", ["base"]]);
    }
    expect(thrown(() => make()({ base: "chess" })).message).toBe(
      'base "chess" is unknown; choose one of small, large.',
    );
    expect(thrown(() => make()({ ...stored, size: 10, colour: 1 })).faults.map(({ at }) => at)).toEqual([
      "size",
      "colour",
    ]);
  });
});

describe("data that is not what it seems", () => {
  test("toJSON smuggles nothing in", () => {
    const smuggled = { ...own(), size: 99 };
    const hidden = Object.defineProperty({ ...own() }, "toJSON", { value: () => smuggled });
    const inherited = Object.assign(Object.create({ toJSON: () => smuggled }), own()) as Rules;
    expect([make()(hidden).size, make()(inherited).size]).toEqual([3, 3]);
  });
});

test("a base with changes", () => {
  const find = make();
  expect(changed(find, builtIns, fields, "small", { name: "mine", size: undefined as never })).toEqual({
    name: "mine",
    size: 1,
    cells: [1],
  });
  const mine = changed(find, builtIns, fields, "small", { name: "mine", size: 2 });
  expect(changed(find, builtIns, fields, mine, { size: 2 })).toBe(mine);
  expect(changed(find, builtIns, fields, mine, { name: "other", size: 3 }).name).toBe("other");
  expect(changed(find, builtIns, fields, "small", { size: 3 }).name).toBe("small");
  expect(thrown(() => changed(find, builtIns, fields, mine, { size: 3 })).faults).toEqual([
    { at: "name", message: 'must differ from "mine": the rules have changed' },
  ]);
  expect(thrown(() => changed(find, builtIns, fields, "small", "cows" as never)).message).toBe(
    'The variant cannot be changed by "cows"; pass an object with the fields to change.',
  );
});

test("JSON text, but no name alone", () => {
  const find = make();
  expect(parsed(find, JSON.stringify(own()))).toEqual(own());
  expect(parsed(find, own())).toBe(find(own()));
  expect(thrown(() => parsed(find, '"small"')).message).toBe(
    'The variant must be an object, not only the name "small".',
  );
});

const families = [
  [mills, mancala, "morabaraba/mancala"],
  [mancala, mills, "morabaraba"],
] as unknown as readonly (readonly [typeof mills, typeof mills, string])[];

test.each(families)("a built-in of the other family is called one", (family, other, entry) => {
  for (const name of Object.keys(other.variants)) {
    const named = expect.objectContaining({
      code: "unknown-variant",
      message: expect.stringContaining(`is a game of ${entry};`) as string,
    }) as Error;
    expect(() => family.createGame(name as "mssa")).toThrow(named);
    expect(() => family.parseGame(other.createGame(name as "mssa"))).toThrow(named);
  }
});

test.each(families)("a changed variant cannot take the name of another built-in", (family) => {
  const all = Object.values(family.variants);
  for (const base of all)
    for (const { name } of all) {
      if (name === base.name) continue;
      const same = Object.entries(family.variants[name as "mssa"]).every(
        ([f, value]) => f === "name" || equals(value, base[f as "name"]),
      );
      const make = [
        () => family.defineVariant(base, { name }),
        () => family.parseVariant({ base: base.name, name }),
        () => family.createGame(base, { name }),
      ];
      for (const each of make)
        if (same) each();
        else
          expect(each).toThrow(
            expect.objectContaining({ faults: [expect.objectContaining({ at: "name" })] }),
          );
    }
});

test.each(families)("null stands for what is left out", (family) => {
  const game = family.createGame();
  const nothing = null as never;
  expect(family.createGame(nothing, nothing)).toEqual(game);
  expect(family.parsePosition(family.formatPosition(game), nothing)).toEqual(game);
  const [move] = family.legalMoves(game) as [mills.Move];
  const text = family.formatMove(game, move, { notation: nothing });
  expect(family.formatMove(game, family.parseMove(game, text, { notation: nothing }))).toBe(text);
  // Both families write what is text already, and freeze their lists of moves.
  expect(family.formatMove(game, text)).toBe(text);
  const fresh = family.createGame();
  expect(family.legalMoves(fresh)).toBe(family.legalMoves(fresh));
  expect(Object.isFrozen(family.legalMoves(game))).toBe(true);
  for (const field of Object.keys({ ...game, barred: 0, seenPositions: 0, swap: 0, swept: 0, verdict: 0 })) {
    const [absent, none] = [undefined, null].map((value) =>
      family.safeParseGame({ ...game, [field]: value }),
    );
    expect(none?.ok).toBe(absent?.ok);
  }
});

test.each(families)("a verdict never overrules the rules", (family) => {
  const isMills = (family as object) === mills;
  const sources: [string, unknown][] = isMills
    ? [
        ["LLL5/DD6/8 d 0,0 - 0 40", "standard"],
        ["LLL5/DDD5/8 l 0,0 - 50 90", "standard"],
      ]
    : [
        ["1,0,0,0,0,0/1,0,0,0,0,0 30,16 s", "oware"],
        ["0,0,0,0,0,0/1,1,1,1,1,0 19,24 n", "oware"],
      ];
  for (const [text, name] of sources) {
    const over = family.parsePosition(text, name as "mssa");
    expect(family.outcome(over)).toBeDefined();
    const winner = isMills ? "dark" : "south";
    const game = { ...over, verdict: { winner, reason: "resignation" } } as mills.Game;
    expect(() => family.parseGame(game)).toThrow(expect.objectContaining({ at: "verdict" }));
    expect(() => family.outcome(game)).toThrow(expect.objectContaining({ at: "verdict" }));
  }
});

test("a board with too few points for three cows a side is told to be too small", () => {
  for (const count of [0, 1, 2, 3, 4, 5]) {
    const points = mills.variants.nineMens.board.points.slice(0, count);
    const [line] = mills.variants.nineMens.board.lines;
    const board = { points, rings: [count], lines: [line], links: [] };
    const result = mills.safeParseVariant({ ...mills.variants.nineMens, board, cows: 3, loseBelow: 3 });
    const { message } = (result as { error: VariantError }).error;
    expect(message).toContain("the board is too small");
    for (const [, least, most] of message.matchAll(/from (\d+) to (\d+)/g))
      expect(Number(least)).toBeLessThanOrEqual(Number(most));
  }
});
