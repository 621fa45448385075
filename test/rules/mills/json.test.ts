/** Games from JSON: valid data, errors with code and path, and samples that must stay readable. */
import fc from "fast-check";
import {
  agreeDraw,
  createGame,
  forfeit,
  formatPosition,
  type Game,
  legalMoves,
  outcome,
  parseGame,
  type ReadError,
  resign,
  safeParseGame,
} from "morabaraba";
import { describe, expect, test } from "vitest";
import { damaged, junk, game as someGame } from "../../support/mills/arbitraries.ts";
import { changed, move, position } from "../../support/mills/positions.ts";
import { builtIns, applyMove as play } from "../../support/mills/reference.ts";

/** Returns the error's code, and the path of the field if it has one. */
function fault(json: unknown): ReadError & { readonly at?: number | string } {
  const result = safeParseGame(json);
  if (result.ok) throw new Error("it was read");
  return result.error;
}

const bars = position({
  variant: "mssa",
  light: "b6 d6 f6",
  dark: "b4 c4 d5",
  lightBar: "d6-d7",
  darkBar: "c4-c3",
  hands: [2, 1],
  quiet: 3,
  ply: 20,
});
const repeating = changed("standard", { repetition: 3 });
const endless = changed("standard", { repetition: 100, tenMoves: null });
const walked = ["a7-a4", "d1-a1", "a4-a7"].reduce(
  (now: Game, text) => play(now, move(text)),
  position({ variant: repeating, light: "a7 d6 f2 g7", dark: "b2 c5 e4 d1" }),
);

describe("the library's own data is read back equal", () => {
  test.each<readonly [string, () => Game]>([
    ["a new game", () => createGame()],
    ["a game with bars", () => parseGame(bars)],
    [
      "a game of a custom variant",
      () => createGame(changed("nineMens", { cows: 10, moveWhilePlacing: true })),
    ],
    ["a game that remembers positions", () => walked],
    ["a resigned game", () => resign(createGame("mssa"), "light")],
    ["a drawn game", () => agreeDraw(walked)],
    ["a forfeited game", () => forfeit(createGame(), "dark", "abandonment")],
    ["a lost game", () => position({ light: "a7 d7", dark: "b6 d6 f4" })],
  ])("%s", (_name, made) => {
    const game = made();
    const text = JSON.stringify(game);
    expect(parseGame(text)).toStrictEqual(game);
    expect(parseGame(JSON.parse(text))).toStrictEqual(game);
    expect(safeParseGame(text)).toStrictEqual({ ok: true, value: game });
  });

  test("a built-in's data becomes its name", () => {
    expect(parseGame({ ...createGame("mssa"), variant: builtIns.mssa }).variant).toBe("mssa");
  });
});

test("the result shares nothing with the argument", () => {
  const input = JSON.parse(JSON.stringify(walked)) as Omit<Game, "seenPositions"> & {
    board: string;
    seenPositions: string[];
    hands: { light: number };
  };
  const read = parseGame(input);
  const before = JSON.stringify(read);
  input.seenPositions.push("x");
  input.hands.light = 9;
  (input.variant as { cows: number }).cows = 4;
  expect(JSON.stringify(read)).toBe(before);
});

describe("rejected, with the path", () => {
  const game = JSON.parse(JSON.stringify(bars)) as Record<string, unknown>;
  const but = (changes: Record<string, unknown>): unknown => ({ ...game, ...changes });
  const missing = (field: string): unknown =>
    Object.fromEntries(Object.entries(game).filter(([key]) => key !== field));

  const refused = [
    ["nothing", undefined, "not-text", ""],
    ["null", null, "not-text", ""],
    ["a number", 7, "not-text", ""],
    ["a list", [game], "not-text", ""],
    ["text that is not JSON", "{", "not-json", ""],
    ["empty text", "", "not-json", ""],
    ["JSON of a number", "7", "syntax", ""],
    ["JSON of null", "null", "syntax", ""],
    ["JSON of a list", "[]", "syntax", ""],
    ["an empty object without a variant", "{}", "syntax", "variant"],
    ["an unknown variant", but({ variant: "chess" }), "unknown-variant", undefined],
    ["a variant from Object.prototype", but({ variant: "constructor" }), "unknown-variant", undefined],
    ["a variant of null", but({ variant: null }), "syntax", "variant"],
    ["a faulty variant", but({ variant: { ...repeating, cows: 99 } }), "bad-variant", undefined],
    ["a base that does not exist", but({ variant: { base: "chess" } }), "unknown-variant", undefined],
    ["a faulty change", but({ variant: { base: "mssa", cows: 99 } }), "bad-variant", undefined],
    ["no board", missing("board"), "bad-board", "board"],
    ["a short board", but({ board: "......" }), "bad-board", "board"],
    ["a long board", but({ board: ".".repeat(25) }), "bad-board", "board"],
    ["a board with a small letter", but({ board: `l${".".repeat(23)}` }), "bad-board", "board"],
    ["a board in a list", but({ board: [".".repeat(24)] }), "bad-board", "board"],
    ["a board that is a list", but({ board: [..."........................"] }), "bad-board", "board"],
    ["too many cows on the board", but({ board: "L".repeat(13).padEnd(24, ".") }), "bad-board", "board"],
    ["a turn in another word", but({ turn: "white" }), "syntax", "turn"],
    ["no turn", missing("turn"), "syntax", "turn"],
    ["no hands", missing("hands"), "bad-hands", "hands.light"],
    ["hands of null", but({ hands: null }), "bad-hands", "hands.light"],
    ["a missing hand", but({ hands: { light: 1 } }), "bad-hands", "hands.dark"],
    ["a hand of NaN", but({ hands: { light: Number.NaN, dark: 1 } }), "bad-hands", "hands.light"],
    ["a negative hand", but({ hands: { light: -1, dark: 1 } }), "bad-hands", "hands.light"],
    ["half a cow in hand", but({ hands: { light: 1, dark: 0.5 } }), "bad-hands", "hands.dark"],
    ["a hand in text", but({ hands: { light: "1", dark: 1 } }), "bad-hands", "hands.light"],
    ["a huge hand", but({ hands: { light: 1, dark: 1e300 } }), "bad-hands", "hands.dark"],
    ["a third hand", but({ hands: { light: 1, dark: 1, gray: 1 } }), "syntax", "hands.gray"],
    ["more cows than there are", but({ hands: { light: 10, dark: 1 } }), "bad-hands", "hands"],
    [
      "two sides that have lost",
      but({ board: "LD".padEnd(24, "."), hands: { light: 1, dark: 1 } }),
      "bad-hands",
      "hands",
    ],
    ["a bar of another kind", but({ barred: { light: "d6-d7", dark: null } }), "bad-bar", "barred.light"],
    ["half a bar", but({ barred: { light: null, dark: { from: "d6" } } }), "bad-bar", "barred.dark.to"],
    [
      "a bar to nowhere",
      but({ barred: { light: { from: "d6", to: "d4" }, dark: null } }),
      "bad-bar",
      "barred.light.to",
    ],
    [
      "a bar to where it began",
      but({ barred: { light: { from: "d6", to: "d6" }, dark: null } }),
      "bad-bar",
      "barred.light",
    ],
    [
      "a bar with a third point",
      but({ barred: { light: null, dark: { from: "d6", to: "d7", by: "d5" } } }),
      "syntax",
      "barred.dark.by",
    ],
    ["a third bar", but({ barred: { light: null, dark: null, gray: {} } }), "syntax", "barred.gray"],
    [
      "a verdict with a score",
      but({ verdict: { winner: null, reason: "agreement", score: 1 } }),
      "syntax",
      "verdict.score",
    ],
    ["a bar in a variant without bars", but({ variant: "standard" }), "bad-bar", "barred.light"],
    ["a negative count", but({ quiet: -1 }), "bad-number", "quiet"],
    ["a count of 10000", but({ quiet: 10_000 }), "bad-number", "quiet"],
    ["a count in text", but({ ply: "7" }), "bad-number", "ply"],
    ["half a ply", but({ ply: 0.5 }), "bad-number", "ply"],
    ["infinite plies", but({ ply: Number.POSITIVE_INFINITY }), "bad-number", "ply"],
    ["no count", missing("quiet"), "bad-number", "quiet"],
    ["positions seen where none are counted", but({ seenPositions: [] }), "syntax", "seenPositions"],
    ["an unknown field", but({ score: 3 }), "syntax", "score"],
    ["a verdict without a reason", but({ verdict: { winner: "light" } }), "syntax", "verdict.reason"],
    [
      "a verdict by a rule",
      but({ verdict: { winner: "light", reason: "few-cows" } }),
      "syntax",
      "verdict.reason",
    ],
    [
      "a won agreement",
      but({ verdict: { winner: "light", reason: "agreement" } }),
      "syntax",
      "verdict.winner",
    ],
    [
      "a resignation nobody won",
      but({ verdict: { winner: null, reason: "resignation" } }),
      "syntax",
      "verdict.winner",
    ],
    ["a long field", but({ ["x".repeat(99)]: 1 }), "syntax", "x".repeat(40)],
  ] as const;

  test.each(refused)("%s", (_name, json, code, at) => {
    const error = fault(json);
    expect(error.name).toBe(at === undefined ? "VariantError" : "ParseError");
    expect([error.code, error.at]).toEqual([code, at]);
    expect(error.message.length).toBeLessThan(900);
    if (typeof json === "object" && json !== null && !Array.isArray(json))
      expect(fault(JSON.stringify(json)).code).toBe(code);
  });

  test("the sentences", async () => {
    const sentences = refused.map(([name, json]) => `${name}: ${fault(json).message}\n`);
    await expect(sentences.join("")).toMatchFileSnapshot("json.txt");
  });

  test.each([
    ["none", undefined],
    ["an empty list", []],
    ["no list", "8/8/8 l 12,12 -"],
    ["an entry of another kind", [7, ...walked.seenPositions!.slice(1)]],
    ["an entry that is not a position", ["8/8 l 0,0 -", ...walked.seenPositions!.slice(1)]],
    ["an entry of another board", ["8/8/8/1 l 0,0 -", ...walked.seenPositions!.slice(1)]],
    ["the present one left out", walked.seenPositions!.slice(0, -1)],
    ["more than there were quiet plies", [...walked.seenPositions!, walked.seenPositions!.at(-1)!]],
    ["an entry with a space behind it", [`${walked.seenPositions![0]!} `, ...walked.seenPositions!.slice(1)]],
    [
      "an entry not as it is written",
      [walked.seenPositions![0]!.replace(" ", "  "), ...walked.seenPositions!.slice(1)],
    ],
    [
      "an entry with fewer cows",
      [
        position({ variant: repeating, light: "a7 d6 f2", dark: "b2 c5 e4 d1" }).seenPositions![0]!,
        ...walked.seenPositions!.slice(1),
      ],
    ],
    [
      "an entry without bars",
      [walked.seenPositions![0]!.replace(" -", ""), ...walked.seenPositions!.slice(1)],
    ],
    [
      "an entry with half a bar",
      [walked.seenPositions![0]!.replace(" -", " l:d6"), ...walked.seenPositions!.slice(1)],
    ],
    [
      "an entry with a bar",
      [walked.seenPositions![0]!.replace(" -", " l:d6-d5,d:a4-a1"), ...walked.seenPositions!.slice(1)],
    ],
    [
      "an entry with other hands",
      [walked.seenPositions![0]!.replace(" 0,0 ", " 1,0 "), ...walked.seenPositions!.slice(1)],
    ],
    ["a very long entry", ["8".repeat(100_000), ...walked.seenPositions!.slice(1)]],
  ])("positions seen: %s", (_name, seen) => {
    const error = fault({ ...walked, seenPositions: seen });
    expect(error.code).toBe("syntax");
    expect(String(error.at)).toMatch(/^seenPositions/);
    expect(error.message).toMatch(/^In this game seenPositions.* (must|a list)/);
  });

  test.each([
    [[{ toString: 1, valueOf: 1 }]],
    [["a1,a4,a7"]],
    [[["a1,a4", "a7"]]],
    [[[["a1", "a4"], "a7"]]],
    [[JSON.parse("[".repeat(5000) + "]".repeat(5000))]],
    [[["a1", "a4"]]],
    ["a1"],
  ])("invalid used lines: %#", (light) => {
    const used = { light, dark: [] };
    expect(fault({ ...createGame("russianMill"), usedLines: used })).toMatchObject({
      code: "bad-bar",
      at: "usedLines.light",
    });
  });

  test("as many positions as can be counted", () => {
    const [present] = position({ variant: repeating, light: "a7 d6 f2 g7", dark: "b2 c5 e4 d1" })
      .seenPositions!;
    const long = {
      ...walked,
      board: position({ light: "a7 d6 f2 g7", dark: "b2 c5 e4 d1" }).board,
      turn: "light",
    };
    const seen = Array.from({ length: 10_000 }, () => present!);
    expect(
      parseGame({ ...long, variant: endless, quiet: 9999, seenPositions: seen }).seenPositions,
    ).toHaveLength(10_000);
    expect(fault({ ...long, variant: endless, quiet: 9999, seenPositions: [...seen, present] }).at).toBe(
      "seenPositions",
    );
  });

  test.each([undefined, null])("fields that are %s are as good as absent", (nothing) => {
    const odd = { ...createGame(), seenPositions: nothing, verdict: nothing, score: nothing };
    expect(parseGame(odd)).toStrictEqual(createGame());
    expect(legalMoves(odd as unknown as Game)).toHaveLength(24);
  });

  test("six million characters are read, more are too long", () => {
    expect(parseGame(JSON.stringify(createGame()).padEnd(6_000_000))).toEqual(createGame());
    expect(fault(" ".repeat(6_000_001)).code).toBe("too-long");
  });

  test("deeply nested text", () => {
    expect(fault("[".repeat(100_000)).code).toBe("not-json");
    expect(fault(`{"variant":${"[".repeat(1000)}${"]".repeat(1000)}}`).code).toBe("bad-variant");
  });
});

describe("data that is not what it seems", () => {
  test("toJSON is not asked", () => {
    const smuggled = { ...createGame(), board: "evil" };
    expect(
      parseGame(Object.defineProperty({ ...createGame() }, "toJSON", { value: () => smuggled })),
    ).toEqual(createGame());
    expect(fault({ ...createGame(), toJSON: () => smuggled }).at).toBe("toJSON");
  });

  test("minus zero is read as zero and reaches no other game", () => {
    const text = JSON.stringify({ ...createGame(), hands: { light: 9, dark: "Z" }, quiet: "Z", ply: "Z" });
    const read = parseGame(text.replaceAll('"Z"', "-0"));
    const other = parseGame({ ...createGame(), hands: { light: 9, dark: 0 } });
    const reversed = parseGame(
      JSON.stringify({ ...createGame(), hands: { light: "Z", dark: 9 } }).replace('"Z"', "-0"),
    );
    const zeros = [read.hands.dark, read.quiet, read.ply, other.hands.dark, reversed.hands.light];
    expect(zeros.map((number) => Object.is(number, 0))).toEqual([true, true, true, true, true]);
    expect(formatPosition(read)).toBe("8/8/8 l 9,0 - 0 0");
  });

  test("75,000 unknown fields get a short answer", () => {
    const many = Object.fromEntries(Array.from({ length: 75_000 }, (_, i) => [`x${i}`, i]));
    expect(fault({ ...createGame(), ...many }).message).toBe("In this game x0 cannot be 0: leave it out.");
    const { message } = fault({ ...createGame(), variant: { ...repeating, ...many } });
    expect(message.length).toBeLessThan(1500);
  });
});

test("nothing of a hostile object reaches the prototype", () => {
  const text = `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},${JSON.stringify(createGame()).slice(1)}`;
  expect(fault(text)).toMatchObject({ code: "syntax" });
  const inVariant = JSON.stringify({ ...walked }).replace(
    '"variant":{',
    '"variant":{"__proto__":{"polluted":true},',
  );
  expect(safeParseGame(inVariant).ok).toBe(false);
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
});

test("damaged games are read as valid games or refused with a typed error, and stay as they were", () => {
  fc.assert(
    fc.property(
      someGame.chain((game) => damaged(JSON.parse(JSON.stringify(game)))),
      (input) => {
        const before = JSON.stringify(input);
        const result = safeParseGame(input);
        expect(JSON.stringify(input)).toBe(before);
        if (result.ok) {
          expect(parseGame(JSON.stringify(result.value))).toStrictEqual(result.value);
          expect(outcome(result.value) === undefined).toBe(legalMoves(result.value).length > 0);
        } else {
          expect(["ParseError", "VariantError"]).toContain(result.error.name);
        }
      },
    ),
    { numRuns: 100 },
  );
});

test("arbitrary values and texts are refused with a typed error", () => {
  fc.assert(
    fc.property(fc.oneof(junk, fc.anything(), fc.string(), fc.json()), (input) => {
      expect(["ParseError", "VariantError"]).toContain(fault(input).name);
    }),
    { numRuns: 100 },
  );
});
