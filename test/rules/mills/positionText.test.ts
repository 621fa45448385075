/** Positions as text: the format, ignored text, and errors with their places. */
import fc from "fast-check";
import {
  applyMove,
  createGame,
  defineVariant,
  formatPosition,
  type Game,
  ParseError,
  parsePosition,
  resign,
  safeParsePosition,
  type Variant,
  VariantError,
  type VariantName,
} from "morabaraba";
import { describe, expect, test } from "vitest";
import { scatteredBoard } from "../../support/mills/arbitraries.ts";
import { changed, position } from "../../support/mills/positions.ts";
import { createGame as emptyGame } from "../../support/mills/reference.ts";

function fault(text: unknown, variant: VariantName | Variant = "mssa"): ParseError {
  const result = safeParsePosition(text as string, variant);
  if (result.ok) throw new Error(`${String(text)} was read`);
  return result.error as ParseError;
}

const samples: readonly (readonly [string, Game])[] = [
  ["8/8/8 l 12,12 - 0 0", emptyGame("standard")],
  ["8/8/8 d 12,12 - 0 0", emptyGame("mssa")],
  ["8/8/8/1 l 12,12 - 0 0", emptyGame("sesotho25")],
  ["8/8/8 l 9,9 - 0 0", emptyGame("nineMens")],
  [
    "LDLDLDLD/8/8 l 8,8 - 0 8",
    position({ light: "a7 g7 g1 a1", dark: "d7 g4 d1 a4", hands: [8, 8], ply: 8 }),
  ],
  [
    "1L6/6D1/2L2D2 d 9,10 - 0 4",
    position({ light: "d7 e5", dark: "b2 d3", turn: "dark", hands: [9, 10], ply: 4 }),
  ],
  [
    "L7/8/7D l 11,11 - 9999 9999",
    position({ light: "a7", dark: "c4", hands: [11, 11], quiet: 9999, ply: 9999 }),
  ],
  [
    "L6D/8/8/L l 10,11 - 0 3",
    position({ variant: "sesotho25", light: "a7 d4", dark: "a4", hands: [10, 11], ply: 3 }),
  ],
  [
    "8/L6D/8 l 3,3 l:d2-d1 4 50",
    position({
      variant: "mssa",
      light: "b6",
      dark: "b4",
      hands: [3, 3],
      lightBar: "d2-d1",
      quiet: 4,
      ply: 50,
    }),
  ],
  [
    "8/L6D/8 l 3,3 d:d2-d1 4 50",
    position({
      variant: "mssa",
      light: "b6",
      dark: "b4",
      hands: [3, 3],
      darkBar: "d2-d1",
      quiet: 4,
      ply: 50,
    }),
  ],
  [
    "8/L6D/8 d 3,3 l:d2-d1,d:a7-a4 4 50",
    position({
      variant: "mssa",
      light: "b6",
      dark: "b4",
      turn: "dark",
      hands: [3, 3],
      lightBar: "d2-d1",
      darkBar: "a7-a4",
      quiet: 4,
      ply: 50,
    }),
  ],
];

test.each(samples)("%s", (text, game) => {
  expect(formatPosition(game)).toBe(text);
  expect(parsePosition(text, game.variant)).toStrictEqual(game);
  expect(safeParsePosition(text, game.variant)).toStrictEqual({ ok: true, value: game });
});

test("the caller names the variant, standard by default", () => {
  expect(parsePosition("8/8/8 l 12,12 - 0 0").variant).toBe("standard");
  expect(safeParsePosition("8/8/8 l 12,12 - 0 0")).toMatchObject({
    ok: true,
    value: { variant: "standard" },
  });
  const mine = changed("standard", { cows: 5 });
  expect(parsePosition("8/8/8 l 5,5 - 0 0", mine).variant).toEqual(mine);
});

test("seen positions and the verdict are left out, and reading starts new counts", () => {
  const variant = changed("standard", { repetition: 3 });
  const start = position({ variant, light: "a7 d6 f2 g7", dark: "b2 c5 e4 d1" });
  const game = applyMove(start, "a7-a4");
  const back = parsePosition(formatPosition(game), variant);
  expect(back).toEqual({
    ...game,
    seenPositions: ["2L4L/1L2D3/4D1LD d 0,0 -"].map(() => game.seenPositions!.at(-1)!),
  });
  expect(game.seenPositions).toHaveLength(2);
  expect(formatPosition(resign(game, "light"))).toBe(formatPosition(game));
});

test("white space around and between the fields is ignored", () => {
  expect(parsePosition("  8/8/8\tl  12,12\n-   0 0 \n")).toStrictEqual(createGame());
});

test("rings may have any size, with numbers of several digits", () => {
  const points = Array.from({ length: 24 }, (_, i) => `a${i + 1}`);
  const { lines } = createBoard(points);
  const variant = changed("standard", {
    board: { points, rings: [1, 12, 11], lines, links: createBoard(points).links },
  });
  const game = position({ variant, light: "a1 a13", dark: "a2", hands: [10, 11] });
  expect(formatPosition(game)).toBe("L/D10L/11 l 10,11 - 0 0");
  expect(parsePosition("L/D10L/11 l 10,11 - 0 0", variant)).toEqual(game);
});

function createBoard(points: readonly string[]): Pick<Variant["board"], "lines" | "links"> {
  return {
    lines: [[points[0]!, points[1]!, points[2]!]],
    links: points.slice(3).map((point, i) => [points[i + 2]!, point] as const),
  };
}

describe("unreachable positions are read", () => {
  test.each([
    "8/8/8 l 12,0 - 0 0",
    "LLL5/8/8 l 0,12 - 7 3",
    "L7/8/8 d 2,5 - 0 0",
    "LLLLLLLL/LLLL4/8 l 0,3 - 0 1",
    "LL6/DDD5/8 l 0,0 - 0 60",
    "8/8/8 l 0,3 - 0 0",
  ])("%s", (text) => {
    expect(formatPosition(parsePosition(text))).toBe(text);
  });
});

describe("rejected, with the place", () => {
  const refused = [
    ["", "syntax", 0],
    ["8/8/8", "syntax", 5],
    ["8/8/8 l 12,12 - 0", "syntax", 17],
    ["8/8/8 l 12,12 - 0 0 0", "syntax", 20],
    ["8/8 l 12,12 - 0 0", "bad-board", 0],
    ["8/8/8/1 l 12,12 - 0 0", "bad-board", 0],
    ["9/8/8 l 12,12 - 0 0", "bad-board", 0],
    ["7/8/8 l 12,12 - 0 0", "bad-board", 1],
    ["8/8/LLLL3 l 12,12 - 0 0", "bad-board", 9],
    ["8/8/LLLL5 l 12,12 - 0 0", "bad-board", 8],
    ["8/LLLLLLLLL/8 l 12,12 - 0 0", "bad-board", 10],
    ["8/x7/8 l 12,12 - 0 0", "bad-board", 2],
    ["8/l7/8 l 12,12 - 0 0", "bad-board", 2],
    ["8/.7/8 l 12,12 - 0 0", "bad-board", 2],
    ["L07/8/8 l 12,12 - 0 0", "bad-board", 1],
    ["0L7/8/8 l 12,12 - 0 0", "bad-board", 0],
    ["8/L😀6/8 l 12,12 - 0 0", "bad-board", 3],
    ["8/8/ l 12,12 - 0 0", "bad-board", 4],
    ["99999999999999999999/8/8 l 12,12 - 0 0", "bad-board", 0],
    ["8/8/8 L 12,12 - 0 0", "syntax", 6],
    ["8/8/8 light 12,12 - 0 0", "syntax", 6],
    ["8/8/8 l 12 - 0 0", "bad-hands", 8],
    ["8/8/8 l 12,12,12 - 0 0", "bad-hands", 8],
    ["8/8/8 l -1,12 - 0 0", "bad-hands", 8],
    ["8/8/8 l 1.5,12 - 0 0", "bad-hands", 8],
    ["8/8/8 l 012,12 - 0 0", "bad-hands", 8],
    ["8/8/8 l 1e1,12 - 0 0", "bad-hands", 8],
    ["8/8/8 l ,12 - 0 0", "bad-hands", 8],
    ["8/8/8 l 13,12 - 0 0", "bad-hands", 8],
    ["8/8/8 l 12,13 - 0 0", "bad-hands", 8],
    ["8/8/8 l 99999,12 - 0 0", "bad-hands", 8],
    ["L7/8/8 l 12,12 - 0 0", "bad-hands", 9],
    ["LLLLLLLL/LLLLL3/8 l 0,12 - 0 0", "bad-board", 0],
    ["8/8/DDDDDDDD l 12,5 - 0 0", "bad-hands", 15],
    ["8/8/8 l 2,2 - 0 0", "bad-hands", 8],
    ["8/8/8 l 12,12 l 0 0", "bad-bar", 14],
    ["8/8/8 l 12,12 -- 0 0", "bad-bar", 14],
    ["8/8/8 l 12,12 l: 0 0", "bad-bar", 14],
    ["8/8/8 l 12,12 l:d2 0 0", "bad-bar", 14],
    ["8/8/8 l 12,12 l:d2-d2 0 0", "bad-bar", 14],
    ["8/8/8 l 12,12 l:d2-d4 0 0", "bad-bar", 14],
    ["8/8/8 l 12,12 l:z2-d1 0 0", "bad-bar", 14],
    ["8/8/8 l 12,12 x:d2-d1 0 0", "bad-bar", 14],
    ["8/8/8 l 12,12 d:d2-d1,l:d2-d1 0 0", "bad-bar", 14],
    ["8/8/8 l 12,12 l:d2-d1,l:d2-d1 0 0", "bad-bar", 14],
    ["8/8/8 l 12,12 l:d2-d1d:d2-d1 0 0", "bad-bar", 14],
    ["8/8/8 l 12,12 ,d:d2-d1 0 0", "bad-bar", 14],
    ["8/8/8 l 12,12 l:d2-d1, 0 0", "bad-bar", 14],
    ["8/8/8 l 12,12 l:d2-d1,- 0 0", "bad-bar", 14],
    ["8/8/8 l 12,12 l:d2-d1,d:d4-d1 0 0", "bad-bar", 14],
    ["8/8/8 l 12,12 - -1 0", "bad-number", 16],
    ["8/8/8 l 12,12 - 01 0", "bad-number", 16],
    ["8/8/8 l 12,12 - 10000 0", "bad-number", 16],
    ["8/8/8 l 12,12 - 0 1.5", "bad-number", 18],
    ["8/8/8 l 12,12 - 0 10000", "bad-number", 18],
    ["8/8/8 l 12,12 - 0 x", "bad-number", 18],
    ["  8/8/8 l 12,12 - 0 x", "bad-number", 20],
  ] as const;

  test.each(refused)("%j: %s at %i", (text, code, at) => {
    const error = fault(text);
    expect(error).toBeInstanceOf(ParseError);
    expect([error.code, error.at]).toEqual([code, at]);
    expect(error.message).toMatch(/\.$/);
  });

  test("bars in a variant without bars", () => {
    const { code, message } = fault("8/8/8 l 12,12 l:d2-d1 0 0", "standard");
    expect([code, message]).toEqual(["bad-bar", expect.stringContaining("in variants that bar mills")]);
  });

  test("a sign for a dead cow is named in variants with dead cows", () => {
    const variant = defineVariant("standard", { shotWhilePlacing: "marks" });
    expect(fault("8/l7/8 l 12,12 - 0 0", variant).message).toContain(
      "has L, D, x for a dead cow and numbers",
    );
  });

  test("the sentences", async () => {
    const sentences = refused.map(([text]) => `${JSON.stringify(text)}: ${fault(text).message}\n`);
    await expect(sentences.join("")).toMatchFileSnapshot("positionText.txt");
  });

  test.each([undefined, null, 7, {}, [], Symbol("8/8/8")])("%s is not text", (value) => {
    expect(fault(value)).toMatchObject({
      code: "not-text",
      at: 0,
      message: expect.stringMatching(/text/) as string,
    });
  });

  test("1000 characters are read, 1001 are too long", () => {
    const text = "8/8/8 l 12,12 - 0 0";
    expect(parsePosition(text.padEnd(1000))).toStrictEqual(createGame());
    expect(fault(text.padEnd(1001))).toMatchObject({
      code: "too-long",
      limit: 1000,
      message: expect.stringMatching(/1000/) as string,
    });
    expect(fault("8/".repeat(3_000_000)).code).toBe("too-long");
  });

  test("an invalid variant is an error of the argument, not of the text", () => {
    expect(() => parsePosition("8/8/8 l 12,12 - 0 0", "chess" as VariantName)).toThrow(VariantError);
    expect(safeParsePosition("nonsense", "chess" as VariantName)).toMatchObject({
      ok: false,
      error: { code: "unknown-variant" },
    });
  });
});

test("any text is read or rejected with a ParseError", () => {
  const likely = fc
    .tuple(
      fc.string({ unit: fc.constantFrom(..."LD123478/"), maxLength: 14 }),
      fc.constantFrom("l", "d", "x"),
      fc.string({ unit: fc.constantFrom(..."0123,9"), maxLength: 5 }),
      fc.constantFrom("-", "l:d2-d1", "d:a7-a4", "l:d2-d1,d:a7-a4", "l:a7", ","),
      fc.constantFrom("0", "10", "9999", "10000", "-1", "NaN"),
      fc.constantFrom("0", "07", "1e3"),
    )
    .map((fields) => fields.join(" "));
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary" }), likely), (text) => {
      const result = safeParsePosition(text, "mssa");
      if (result.ok) expect(parsePosition(formatPosition(result.value), "mssa")).toEqual(result.value);
      else expect(result.error).toBeInstanceOf(ParseError);
    }),
    { numRuns: 200 },
  );
});

test("changing a character gives another position or a ParseError", () => {
  const texts = samples.map(([text]) => text);
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.nat(),
      fc.string({ minLength: 0, maxLength: 2 }),
      (text, place, patch) => {
        const at = place % (text.length + 1);
        const changedText = text.slice(0, at) + patch + text.slice(at + 1);
        const result = safeParsePosition(changedText, "mssa");
        if (result.ok) expect(formatPosition(result.value)).toBe(changedText.trim().replace(/\s+/g, " "));
        else expect(result.error).toBeInstanceOf(ParseError);
      },
    ),
    { numRuns: 200 },
  );
});

test("every ring size is written and read back", () => {
  fc.assert(
    fc.property(scatteredBoard, (board) => {
      const variant = changed("standard", { board, cows: 3 });
      const empty = `${board.rings.join("/")} l 3,3 - 0 0`;
      expect(formatPosition(createGame(variant))).toBe(empty);
      expect(parsePosition(empty, variant)).toEqual(createGame(variant));
    }),
  );
});
