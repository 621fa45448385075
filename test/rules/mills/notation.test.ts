/** Moves as text: both notations, ignored text, and errors with their places. */
import fc from "fast-check";
import {
  applyMove,
  type Board,
  createGame,
  formatMove,
  type MorabarabaError,
  type MoveLike,
  type Notation,
  ParseError,
  parseMove,
  referee,
  safeParseMove,
  variants,
  whyIllegal,
} from "morabaraba";
import { safeParseRecord } from "morabaraba/records";
import { announceRefusal, en } from "morabaraba/words";
import { describe, expect, test } from "vitest";
import { variant } from "../../support/mills/arbitraries.ts";
import { position } from "../../support/mills/positions.ts";

const game = createGame();

/** GAR's table of labels, ring by ring. */
const labeled: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ["E", "a7 d7 g7 g4 g1 d1 a1 a4"],
    ["A", "b6 d6 f6 f4 f2 d2 b2 b4"],
    ["R", "c5 d5 e5 e4 e3 d3 c3 c4"],
  ].flatMap(([ring, points]) => points!.split(" ").map((point, i) => [point, `${ring}${i + 1}`])),
);

/** Returns the error that parseMove throws. */
function fault(text: unknown, system?: Notation): ParseError {
  const result = safeParseMove(game, text as string, { notation: system });
  if (result.ok) throw new Error(`${String(text)} was read`);
  return result.error as ParseError;
}

test("points and labels match one to one", () => {
  for (const [point, label] of Object.entries(labeled)) {
    expect(formatMove(game, { to: point }, { notation: "mssa" })).toBe(label);
    expect(parseMove(game, label, { notation: "mssa" })).toStrictEqual({ to: point });
  }
});

test("six names in both notations, case aside, mean different points", () => {
  const twice = Object.values(labeled).filter((label) => label.toLowerCase() in labeled);
  expect(twice.sort()).toEqual(["A1", "A4", "A7", "E3", "E4", "E5"]);
  for (const label of twice) {
    expect(parseMove(game, label, { notation: "mssa" }).to).not.toBe(label.toLowerCase());
    expect(fault(label).code).toBe("bad-point");
    expect(fault(label.toLowerCase(), "mssa").code).toBe("bad-point");
  }
});

test.each([
  ["d6", "A2", { to: "d6" }],
  ["c4xa1", "R8xE7", { to: "c4", shots: ["a1"] }],
  ["c5-d5", "R1-R2", { from: "c5", to: "d5" }],
  ["c5-b6xe5", "R1-A1xR3", { from: "c5", to: "b6", shots: ["e5"] }],
])("%s is %s", (wmd, mssa, move) => {
  expect(parseMove(game, wmd)).toStrictEqual(move);
  expect(parseMove(game, wmd, { notation: "wmd" })).toStrictEqual(move);
  expect(parseMove(game, mssa, { notation: "mssa" })).toStrictEqual(move);
  expect(formatMove(game, move)).toBe(wmd);
  expect(formatMove(game, move, { notation: "wmd" })).toBe(wmd);
  expect(formatMove(game, move, { notation: "mssa" })).toBe(mssa);
  expect(safeParseMove(game, mssa, { notation: "mssa" })).toStrictEqual({ ok: true, value: move });
});

test("undefined and unknown fields are not written", () => {
  const move = { kind: "fly", from: undefined, to: "d6", shots: undefined, note: 1 } as MoveLike;
  expect(formatMove(game, move)).toBe("d6");
});

test("a board of your own has its own points, in WMD", () => {
  const board: Board = {
    points: ["w99", "a10", "k9", "a7", "b7", "c7"],
    rings: [6],
    lines: [
      ["w99", "a10", "k9"],
      ["a7", "b7", "c7"],
    ],
    links: [],
  };
  const own = createGame({
    ...variants.standard,
    name: "own",
    cows: 3,
    loseBelow: 1,
    board,
  });
  expect(parseMove(own, "w99-a10xk9")).toStrictEqual({ from: "w99", to: "a10", shots: ["k9"] });
  expect(formatMove(own, { from: "w99", to: "a10", shots: ["k9"] })).toBe("w99-a10xk9");
  expect(() => parseMove(own, "d6")).toThrow(/^"d6" is not a point of this board/);
  expect(() => formatMove(own, { to: "d6" })).toThrow(
    /^"d6" is not a point of this board; its points are w99/,
  );
});

test("only boards with the points of MSSA have its labels, however other boards name theirs", () => {
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...Object.values(variants)), variant), (each) => {
      const some = createGame(each);
      const { points } = each.board;
      const isMssa = `${points.slice(0, 24)}` === `${variants.mssa.board.points}`;
      points.forEach((point, i) => {
        const label = isMssa && i < 24 ? formatMove(game, { to: point }, { notation: "mssa" }) : undefined;
        if (label !== undefined) expect(parseMove(some, label, { notation: "mssa" })).toEqual({ to: point });
        else
          expect(() => formatMove(some, { to: point }, { notation: "mssa" })).toThrow(
            /^MSSA has no label for/,
          );
      });
      expect(safeParseMove(some, "E7", { notation: "mssa" }).ok).toBe(isMssa);
      if (!isMssa) expect(safeParseRecord("1. E7", each).ok).toBe(false);
      expect(announceRefusal(en, some, "a1xa1", { notation: "mssa" })).toBe(
        announceRefusal(en, some, "a1xa1", { notation: isMssa ? "mssa" : "wmd" }),
      );
    }),
  );
});

test("white space between the parts is ignored", () => {
  expect(parseMove(game, " c5 - b6  x e5 ")).toStrictEqual({ from: "c5", to: "b6", shots: ["e5"] });
  expect(parseMove(game, " R1 - A1 x R3", { notation: "mssa" })).toStrictEqual({
    from: "c5",
    to: "b6",
    shots: ["e5"],
  });
});

describe("rejected, with the place", () => {
  const refused = [
    ["", "syntax", 0],
    ["   ", "syntax", 3],
    ["6d", "syntax", 0],
    ["d", "syntax", 1],
    ["d 6", "syntax", 1],
    ["d6-", "syntax", 3],
    ["d6 - ", "syntax", 5],
    ["d6-d", "syntax", 4],
    ["d6x", "syntax", 3],
    ["d6-d5x", "syntax", 6],
    ["d6-d5xe", "syntax", 7],
    ["d6--d5", "syntax", 3],
    ["d6xd5xd4", "bad-point", 6],
    ["d6xd5xd7xa1xa4", "syntax", 11],
    ["xd6xd5", "syntax", 3],
    ["c5-xd6", "syntax", 4],
    ["c5:d5", "syntax", 2],
    ["c5-d5-e5", "syntax", 5],
    ["d6!", "syntax", 2],
    ["?d6", "syntax", 0],
    ["d12-", "syntax", 4],
    ["d6-d12x", "syntax", 7],
    ["d6xd12x", "syntax", 7],
    ["d12 - d12 x d12 ?", "syntax", 16],
    ["d6Xd5", "syntax", 2],
    ["D6", "bad-point", 0],
    ["d0", "bad-point", 0],
    ["d06", "bad-point", 0],
    ["d100", "bad-point", 0],
    ["x1", "bad-point", 0],
    ["z9", "bad-point", 0],
    [" c5-Z1", "bad-point", 4],
    ["c5 - d5 x E5", "bad-point", 10],
    [`d6${" ".repeat(5)}-`, "syntax", 8],
  ] as const;

  test.each(refused)("%j: %s at %i", (text, code, at) => {
    const error = fault(text);
    expect(error).toBeInstanceOf(ParseError);
    expect([error.name, error.code, error.at]).toEqual(["ParseError", code, at]);
  });

  const refusedLabels = [
    ["a7", "bad-point", 0],
    ["r1-R2", "bad-point", 0],
    ["R1-R9", "bad-point", 3],
    ["R1-R2xE0", "bad-point", 6],
    ["D4", "bad-point", 0],
    ["A10", "bad-point", 0],
    ["R1-", "syntax", 3],
    ["R1R2", "syntax", 2],
  ] as const;

  test.each(refusedLabels)("mssa %j: %s at %i", (text, code, at) => {
    const error = fault(text, "mssa");
    expect([error.code, error.at]).toEqual([code, at]);
  });

  test("the sentences", async () => {
    const sentences = [
      ...refused.map(([text]) => `${JSON.stringify(text)}: ${fault(text).message}\n`),
      ...refusedLabels.map(([text]) => `mssa ${JSON.stringify(text)}: ${fault(text, "mssa").message}\n`),
    ];
    await expect(sentences.join("")).toMatchFileSnapshot("notation.txt");
  });

  test.each([undefined, null, 7, {}, ["d6"], Symbol("d6")])("%s is not text", (value) => {
    expect(fault(value)).toMatchObject({
      code: "not-text",
      at: 0,
      message: expect.stringMatching(/text/) as string,
    });
  });

  test("40 characters are read, 41 are too long", () => {
    expect(parseMove(game, `d6${" ".repeat(38)}`)).toStrictEqual({ to: "d6" });
    const error = fault(`d6${" ".repeat(39)}`);
    expect([error.name, error.code]).toEqual(["LimitError", "too-long"]);
    expect(error.message).toMatch(/40.*41/);
    expect(fault("d".repeat(5_000_000)).code).toBe("too-long");
  });
});

test("the centre has no label", () => {
  const centered = createGame("sesotho25");
  const refusal = expect.objectContaining({ name: "MorabarabaError", code: "no-label" }) as MorabarabaError;
  for (const move of [{ to: "d4" }, { from: "d4", to: "d5" }, { to: "d5", shots: ["d4"] }]) {
    expect(() => formatMove(centered, move, { notation: "mssa" })).toThrow(refusal);
    expect(formatMove(centered, move)).toContain(move.to);
  }
  expect(() => formatMove(centered, { to: "d4" }, { notation: "mssa" })).toThrow(/"d4"/);
});

test.each([undefined, null, "d6-", 7, {}, [], { from: "d6" }])("%j is not a move to write", (move) => {
  const refusal = expect.objectContaining({
    name: "IllegalMoveError",
    code: "malformed",
    message: expect.stringMatching(/ is not a move like /) as string,
  }) as MorabarabaError;
  for (const system of ["wmd", "mssa"] as const)
    expect(() => formatMove(game, move as MoveLike, { notation: system })).toThrow(refusal);
});

test.each([5, {}, Symbol("d6"), "D6", "z1", "d0", "", "dd6", "d6 ", ["d6"]])(
  "%j is not a point to write",
  (point) => {
    const refusal = expect.objectContaining({
      name: "IllegalMoveError",
      code: "unknown-point",
      message: expect.stringMatching(/ is not a point of this board; /) as string,
    }) as MorabarabaError;
    for (const move of [{ to: point }, { from: point, to: "d6" }, { to: "d6", shots: [point] }]) {
      expect(() => formatMove(game, move as unknown as MoveLike)).toThrow(refusal);
      expect(() => formatMove(game, move as unknown as MoveLike, { notation: "mssa" })).toThrow(refusal);
    }
  },
);

test.each(["", "MSSA", "WMD", 1])("%j is not a notation", (system) => {
  const refusal = expect.objectContaining({
    name: "ArgumentError",
    code: "bad-argument",
    at: "notation",
    message: expect.stringMatching(/"wmd".*"mssa"/) as string,
  }) as MorabarabaError;
  expect(() => formatMove(game, { to: "d6" }, { notation: system as "wmd" })).toThrow(refusal);
  expect(() => parseMove(game, "d6", { notation: system as "wmd" })).toThrow(refusal);
  expect(safeParseMove(game, "d6", { notation: system as "wmd" })).toEqual({ ok: false, error: refusal });
});

test("any text is read or rejected with a typed error", () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom(..."adgxrRAE0179- \n"), maxLength: 44 }),
  );
  fc.assert(
    fc.property(text, fc.constantFrom<Notation>("wmd", "mssa"), (input, system) => {
      const result = safeParseMove(game, input, { notation: system });
      if (result.ok) {
        expect(
          parseMove(game, formatMove(game, result.value, { notation: system }), { notation: system }),
        ).toEqual(result.value);
        expect(formatMove(game, result.value, { notation: system })).toBe(input.replace(/\s/g, ""));
      } else {
        const isLong = input.length > 40;
        expect(result.error.name).toBe(isLong ? "LimitError" : "ParseError");
        const { at = 0 } = result.error as Partial<ParseError>;
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual(input.length);
      }
    }),
    { numRuns: 150 },
  );
});

describe("the verbs read text as parseMove reads WMD", () => {
  const moving = position({ light: "a7 d7 f6 b2", dark: "c4 d2 e5 f4" });

  /** Returns what the verbs must return for a text: the code for its move, or why it is not a move. */
  function expected(text: string): string | undefined {
    const read = safeParseMove(moving, text);
    if (read.ok) return whyIllegal(moving, read.value);
    return read.error.code === "bad-point" ? "unknown-point" : "malformed";
  }

  test.each([
    ["a4", "no-cow-in-hand"],
    ["f6-g7", "shot-missing"],
    ["\tf6  -  g7  x  c4\n", undefined],
    ["f6-g7xa12", "unknown-point"],
    ["f100-g7", "unknown-point"],
    ["f6-g7xC4", "unknown-point"],
    ["", "malformed"],
    ["f6-g7xc4 f6", "malformed"],
    [`f6-g7xc4${" ".repeat(32)}`, undefined],
    [`f6-g7xc4${" ".repeat(33)}`, "malformed"],
  ] as const)("%j: %s", (text, code) => {
    expect([whyIllegal(moving, text), expected(text)]).toEqual([code, code]);
    if (code === undefined)
      expect(referee(moving, "light", text)).toEqual(
        applyMove(moving, { from: "f6", to: "g7", shots: ["c4"] }),
      );
  });

  test("a megabyte of white space before a move is rejected", () => {
    const text = `${" ".repeat(1_000_000)}f6-g7xc4`;
    expect([whyIllegal(moving, text), expected(text)]).toEqual(["malformed", "malformed"]);
  });

  test("any text that is nearly a move", () => {
    const text = fc.string({ unit: fc.constantFrom(..."afgwxzAF01679-- xX"), maxLength: 44 });
    const spaced = fc
      .tuple(fc.constantFrom("f6-g7xc4", "a7-a4", "d6", "z9-z9", "F6"), fc.nat({ max: 42 }), fc.nat())
      .map(([move, spaces, at]) => {
        const place = at % (move.length + 1);
        return move.slice(0, place) + " ".repeat(spaces) + move.slice(place);
      });
    fc.assert(
      fc.property(fc.oneof(text, spaced), (input) => {
        expect([input, whyIllegal(moving, input)]).toEqual([input, expected(input)]);
      }),
      { numRuns: 600 },
    );
  });
});

test("the place of an error is that of the name, even if an earlier name contains it", () => {
  const points = ["a11", "a12", "b11", "b12", "c11", "c12"];
  const board: Board = {
    points,
    rings: [6],
    lines: [
      ["a11", "b11", "c11"],
      ["a12", "b12", "c12"],
    ],
    links: [],
  };
  const own = createGame({ ...variants.standard, name: "own", cows: 3, board });
  const at = (text: string): unknown => {
    const result = safeParseMove(own, text);
    return result.ok || (result.error as ParseError).at;
  };
  expect([at("a11-a1"), at("a11-a12xa1"), at("a1-a11"), at("a11 - b11 x b1")]).toEqual([4, 8, 0, 12]);
});
