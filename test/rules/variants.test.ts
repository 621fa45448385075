/** The common behaviour of variants in both families: names, changes, null, verdicts. */
import * as mills from "morabaraba";
import * as mancala from "morabaraba/mancala";
import { expect, test } from "vitest";
import { equals } from "../../src/base/data.ts";
import type { MorabarabaError, VariantError } from "../../src/base/errors.ts";

const families = [
  [mills, mancala, "morabaraba/mancala"],
  [mancala, mills, "morabaraba"],
] as unknown as readonly (readonly [typeof mills, typeof mills, string])[];

test.each(families)(
  "the error of an unknown name lists the built-ins and names the other family's entry point",
  (family, other, entry) => {
    for (const name of Object.keys(other.variants)) {
      const named = expect.objectContaining({
        code: "unknown-variant",
        message: expect.stringMatching(
          RegExp(`choose one of ${Object.keys(family.variants).join(", ")}; .* in ${entry}\\.$`),
        ) as string,
      }) as Error;
      expect(() => family.createGame(name as "mssa")).toThrow(named);
      expect(() => family.parseGame(other.createGame(name as "mssa"))).toThrow(named);
    }
  },
);

test.each(families)("a built-in's name instead of JSON is told to be one", (family) => {
  for (const name of Object.keys(family.variants)) {
    const result = family.safeParseVariant(name);
    const { code, message } = result.ok ? {} : (result.error as MorabarabaError);
    expect([code, message]).toEqual([
      "not-json",
      `"${name}" is a built-in's name, not JSON: pass it to createGame as it is.`,
    ]);
  }
  expect(() => family.parseVariant("chess")).toThrow(/^"chess" is not JSON\.$/);
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
      ];
      for (const each of make)
        if (same) each();
        else
          expect(each).toThrow(
            expect.objectContaining({ faults: [expect.objectContaining({ at: "name" })] }),
          );
    }
});

test.each(families)("null means absent", (family) => {
  const game = family.createGame();
  const nothing = null as never;
  expect(family.createGame(nothing)).toEqual(game);
  expect(family.parsePosition(family.formatPosition(game), nothing)).toEqual(game);
  const [move] = family.legalMoves(game) as [mills.Move];
  const text = family.formatMove(game, move, { notation: nothing });
  expect(family.formatMove(game, family.parseMove(game, text, { notation: nothing }))).toBe(text);
  // Both families format text that is already a move, and freeze their lists of moves.
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

test("a board with too few points for three cows a side is too small", () => {
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

test.each(families)("equal data gives the same frozen variant, and changed rules need a name", (family) => {
  const [first, ...rest] = Object.values(family.variants);
  const base = first as mills.Variant;
  const mine = family.defineVariant(base, { name: "mine", repetition: null });
  for (const other of [mine, ...rest]) family.createGame(other);
  const copy = JSON.parse(JSON.stringify(mine)) as mills.Variant;
  const found = family.createGame(copy).variant;
  expect(found).toEqual(mine);
  expect(family.createGame({ ...copy }).variant).toBe(found);
  expect(Object.isFrozen(found)).toBe(true);
  // No toJSON is called.
  const hidden = Object.defineProperty({ ...copy }, "toJSON", { value: () => base });
  expect(family.createGame(hidden).variant).toBe(found);
  const field = family === mills ? "cows" : "seeds";
  expect(() => family.defineVariant(mine, { [field]: 5 })).toThrow(
    expect.objectContaining({
      faults: [{ at: "name", message: 'must differ from "mine": the rules have changed' }],
    }),
  );
  expect(() =>
    family.parseVariant({
      ...base,
      ...Object.fromEntries(Array.from({ length: 75_000 }, (_, i) => [`x${i}`, i])),
    }),
  ).toThrow(/; the variant has more faults than these 20\.$/);
});

test.each(families)("data that cannot be a variant is rejected, with every fault", (family) => {
  const [first] = Object.values(family.variants);
  const { name, ...nameless } = { ...(first as mills.Variant), repetition: null };
  let nested: unknown = [];
  for (let depth = 0; depth < 50_000; depth++) nested = [nested];
  const size = family === mills ? "cows" : "houses";
  for (const [data, at] of [
    [7, ""],
    [[], ""],
    [{ variant: "mssa" }, ""],
    [nameless, "name"],
    [{ ...nameless, name, [size]: 1e9 }, size],
    [{ ...nameless, name: nested }, "name"],
    [{ base: name, repetition: -1 }, "repetition"],
  ] as const)
    for (const read of [
      () => family.createGame(data as never),
      () => family.defineVariant(data as never, {}),
      () => family.legalMoves({ ...family.createGame(), variant: data as never }),
      () => family.parseGame({ ...family.createGame(), variant: data }),
    ])
      expect(read).toThrow(
        expect.objectContaining({ code: "bad-variant", faults: [expect.objectContaining({ at })] }),
      );
});

/** Returns the paths of all numbers in data. */
function numbersIn(data: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof data === "number") return [path];
  return Object(data) === data
    ? Object.entries(data as object).flatMap(([key, value]) => numbersIn(value, [...path, key]))
    : [];
}

test.each(families)("no number in a game's variant can stall the verbs", (family) => {
  for (const base of Object.values(family.variants))
    for (const path of numbersIn(base))
      for (const number of [1e300, Number.POSITIVE_INFINITY, Number.NaN, 2 ** 31, -1, 0, 0.5]) {
        const variant = structuredClone(base) as { name: string };
        variant.name = "own";
        const owner = path
          .slice(0, -1)
          .reduce<unknown>((data, key) => (data as Record<string, unknown>)[key], variant);
        (owner as Record<string, unknown>)[path.at(-1) as string] = number;
        const call = () => {
          const game = family.createGame(base.name as "mssa");
          for (const data of [variant, JSON.parse(JSON.stringify(variant))])
            family.legalMoves(
              family.applyMove({ ...game, variant: data as never }, family.legalMoves(game)[0] as never),
            );
        };
        try {
          call();
        } catch (error) {
          expect(["ParseError", "VariantError", "IllegalMoveError"]).toContain((error as Error).name);
        }
      }
});
