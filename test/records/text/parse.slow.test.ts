/** Reads one game or many, from a text or from a stream in any pieces, up to the limits. */
import fc from "fast-check";
import { defineVariant } from "morabaraba";
import * as mancalaRecords from "morabaraba/mancala/records";
import {
  createRecord,
  endOf,
  formatRecord,
  type GameRecord,
  parseRecord,
  parseRecords,
  type RecordError,
  safeParseRecord,
} from "morabaraba/records";
import { describe, expect, test } from "vitest";
import { error, line, nestedMoves, played } from "../../support/records/played.ts";
import { share } from "../../support/share.ts";

type Game = ReturnType<typeof safeParseRecord>;

/** Returns a game or its error as plain data. */
const asData = (game: Game): unknown =>
  game.ok ? game.value : { ...game.error, message: game.error.message, record: game.error.record };

async function* stream(text: string, cuts: Iterable<number>): AsyncGenerator<string> {
  let at = 0;
  for (const cut of cuts) {
    yield text.slice(at, at + cut);
    at += cut;
  }
  yield text.slice(at);
}

async function all(games: AsyncIterable<Game>): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const game of games) found.push(asData(game));
  return found;
}

const three =
  '[Event "a"]\r\n\r\n1. d6 f4 {x\r\ny} 1-0\r\n\r\n1. d6 d6 *\n1. a7 (1. g7\n) a4 ; *\n 1/2-1/2\n';

test("the error names the built-ins in which the moves are legal", () => {
  const text = "1. a7 g1 2. b6 f2 3. c5 d1";
  const [result, none, given] = [
    safeParseRecord(text),
    safeParseRecord(`${text} 4. d1`),
    safeParseRecord(text, "standard"),
  ];
  expect(result.ok || result.error.message).toMatch(
    /was read as standard; .* As a game of "sesotho" or "sesotho25" or "nineMens" or "lasker" or "shax" or "russianMill"(?: or "\w+")* the whole text is legal\.$/,
  );
  expect(result.ok || [result.error.code, result.error.ply]).toEqual(["illegal-move", 5]);
  expect(none.ok || none.error.message).not.toMatch(/whole game/);
  expect(given.ok || given.error.message).not.toMatch(/names no variant|whole game/);
  const sown = mancalaRecords.safeParseRecord("1. 1 1 2. 1");
  expect(sown.ok || sown.error.message).not.toMatch(/whole game/);
});

describe("parseRecord", () => {
  test("returns the only game, or throws its fault", () => {
    expect(parseRecord("1. d6 f4")).toEqual(played("d6 f4"));
    expect(() => parseRecord("1. d6 d6")).toThrow(error("illegal-move", 6));
    expect(() => mancalaRecords.parseRecord("1. 3-3")).toThrow(error("illegal-move", 4));
    expect(safeParseRecord("1. d6 f4")).toEqual({ ok: true, value: played("d6 f4") });
  });

  test.each(["", "  \n", "{a}", "% 1. d6", "; a"])("rejects %j, which has no game", (text) => {
    expect(() => parseRecord(text)).toThrow(error("syntax", 0));
    expect(safeParseRecord(text, "mssa")).toMatchObject({
      error: { ply: 1, record: createRecord("mssa"), illegal: undefined },
    });
  });

  test("rejects two games", () => {
    const result = safeParseRecord("1. d6 f4 *\n\n1. d2 foo");
    const problem = (result as { error: RecordError<GameRecord> }).error;
    expect([problem.code, problem.at, problem.ply]).toEqual(["syntax", 12, 3]);
    expect(line(problem.record)).toBe("d6 f4");
    expect(() => parseRecord("1. d6 d6 *\n\n1. d2")).toThrow(error("illegal-move", 6));
  });

  test.each([undefined, null, 7, true, Symbol("x")])("rejects %s as text", (text) => {
    expect(() => parseRecord(text as never)).toThrow(error("not-text", 0));
    expect(() => parseRecords(text as never)).toThrow(error("not-text", 0));
    expect(safeParseRecord(text as never)).toMatchObject({ ok: false, error: { code: "not-text" } });
  });

  test.each<[code: string, at: string, options: unknown, variant?: unknown]>([
    ["bad-argument", "notation", { notation: "san" }],
    ["bad-argument", "notation", { notation: "" }],
    ["bad-argument", "varaint", { varaint: "mssa" }],
    ["bad-argument", "options", 7],
    ["unknown-variant", "variant", {}, "chess"],
    ["bad-variant", "variant", {}, {}],
    ["bad-variant", "variant", {}, { variant: "mssa" }],
  ])("rejects options with %s at %s: %j", (code, at, options, variant?: unknown) => {
    const refusal = { name: "RecordError", code, at, ply: 1, record: createRecord() };
    for (const read of [parseRecord, parseRecords])
      expect(() => read("1. d6" as never, variant as never, options as never)).toThrow(
        expect.objectContaining(refusal) as Error,
      );
    expect(safeParseRecord("1. d6", variant as never, options as never)).toMatchObject({
      ok: false,
      error: refusal,
    });
  });

  test("rejects options of parseRecords and of the other family", () => {
    expect(() => parseRecord("1. d6", undefined, { games: 1 } as never)).toThrow(
      error("bad-argument", "games"),
    );
    expect(() => mancalaRecords.parseRecord("1. 3", undefined, { notation: "wmd" } as never)).toThrow(
      error("bad-argument", "notation"),
    );
  });

  test.each([-1, 0.5, "1", Number.NaN, Number.POSITIVE_INFINITY])("rejects %s games", (games) => {
    expect(() => parseRecords("1. d6", undefined, { games: games as number })).toThrow(
      error("bad-argument", "games"),
    );
  });

  test("accepts absent options and variants as data", () => {
    expect(parseRecord("1. d6", undefined, { notation: undefined })).toEqual(played("d6"));
    const mine = defineVariant("standard", { name: "mine", cows: 5 });
    expect(parseRecord("1. d6", mine).variant).toBe(mine);
  });
});

describe("parseRecords", () => {
  test("rejects an object that only looks like a stream", async () => {
    for (const source of [{ [Symbol.asyncIterator]: 7 }, { [Symbol.asyncIterator]: null }, {}, []])
      expect(() => parseRecords(source as never)).toThrow(error("not-text", 0));
    for (const iterator of [undefined, null, 7, {}, { next: 7 }]) {
      const games = parseRecords({
        [Symbol.asyncIterator]: () => iterator,
      } as unknown as AsyncIterable<string>);
      await expect(games.next()).rejects.toThrow(error("not-text", 0) as Error);
    }
  });

  test("reads a text on demand", () => {
    const games = parseRecords("1. d6 *\n1. d6 d6 *\n1. f4");
    expect(games.next().value).toEqual({ ok: true, value: played("d6") });
    expect(games.next().value).toMatchObject({ ok: false, error: { code: "illegal-move", at: 14 } });
    expect(games.next()).toMatchObject({ done: false, value: { value: played("f4") } });
    expect(games.next()).toEqual({ done: true, value: undefined });
  });

  test.each([
    three,
    "1\n. d6 f4 2\n.\nd2 *\n",
    "1. d6 f4 2. d2 x\nf4 *\n",
    '[FEN "LLL5/DDD5/8 l 0,0 - 0 24"]\n\n1. a7\n-a4 c5\n-\n c4 *\n',
    "1. Place to\nd6 *\n",
    "1. d6 f4 1/2\n-1/2\n",
    "1. d6 f4 1\n...\n",
  ])("does not read a line before the next may have changed it: %j", async (text) => {
    const whole = Array.from(parseRecords(text), asData);
    for (let at = 0; at < text.length; at++)
      expect(await all(parseRecords(stream(text, [at])))).toEqual(whole);
  });

  /** Fragments that a text can be divided at, and fragments that must stay whole. */
  const scraps = [
    ..."d6 f4 d2 1. 2. 1... 1-0 0-1 * ½-½ 1/2-1/2 0.5-0.5 {a} { } ( ) ; % ! $1 - x , take 20 5 foo".split(
      " ",
    ),
    ..." |\n|\n|\n\n|\r\n|\r|\ufeff|% 1-0\n|% {\n|; {A *\n|; }\n|1-0 {so}\n|1-0 ; so\n|1. d6 f4 |1. d6 f4 1-0\n".split(
      "|",
    ),
    ...'(1... d2 1-0\n) |(1... d2 1-0 {x}) |(1... d2 * {[%termination x]}) |Place to |[Event "a"]\n|[Result "0-1"]\n|\n\n[Event "b"]\n\n|"'.split(
      "|",
    ),
    ..."x| ".split("|").map((character) => character.repeat(450)),
  ];

  test("reads any stream as it reads the joined text", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(fc.constantFrom(...scraps), fc.constantFrom("", " ")).map((words) => words.join("")),
          { maxLength: 40 },
        ),
        fc.array(fc.nat({ max: 30 }), { maxLength: 30 }),
        async (words, cuts) => {
          const text = words.join("");
          const whole = Array.from(parseRecords(text), asData);
          expect(await all(parseRecords(stream(text, cuts)))).toEqual(whole);
          expect(await all(parseRecords(stream(text, Array(text.length).fill(1))))).toEqual(whole);
        },
      ),
      { numRuns: share(150, 500) },
    );
  });

  test.each([
    "1-0\n",
    "1-0 {so\n}\n",
    "1-0 \t; so\n",
    "*  \t{so}\t \n",
    "*\r\n",
    "½-½ \n\n",
    "1/2-1/2\n",
    "0.5-0.5\n",
    "0,5-0,5\n",
    "1-0\n1. f4\n",
    "1–0 {a}\n",
    "1/2 {a} {b} ; c\n",
    "½-½{a}{b}\n",
  ])("yields a game that ends with %j before more text arrives", async (end) => {
    async function* source(): AsyncGenerator<string> {
      yield `1. d6 ${end}`;
      throw new Error("too late");
    }
    expect((await parseRecords(source()).next()).value).toMatchObject({ ok: true });
  });

  test("yields a game as soon as its last line has arrived", async () => {
    const asked: string[] = [];
    async function* source(): AsyncGenerator<string> {
      for (const part of ["1. d6 ", "f4 1-0\n", "1. d2 0", "-1\n\n1. a7"]) {
        asked.push(part);
        yield part;
      }
    }
    const games = parseRecords(source());
    expect((await games.next()).value).toMatchObject({ ok: true });
    expect(asked).toHaveLength(2);
    expect((await games.next()).value).toMatchObject({ ok: true });
    expect(asked).toHaveLength(4);
    expect((await games.next()).value).toMatchObject({ ok: true, value: { at: 1 } });
    expect(await games.next()).toEqual({ done: true, value: undefined });
  });

  test("closes the stream when the caller stops reading", async () => {
    let closed = false;
    async function* source(): AsyncGenerator<string> {
      try {
        for (;;) yield "1. d6 *\n";
      } finally {
        closed = true;
      }
    }
    for await (const game of parseRecords(source())) if (game.ok) break;
    expect(closed).toBe(true);
    closed = false;
    expect(await all(parseRecords(source(), undefined, { games: 5 }))).toHaveLength(6);
    expect(closed).toBe(true);
  });

  test.each([7, null, [49]])("rejects a stream of %s", async (part) => {
    async function* source(): AsyncGenerator<string> {
      yield "1. d6 *\n";
      yield part as unknown as string;
    }
    const games = parseRecords(source());
    expect((await games.next()).value).toMatchObject({ ok: true });
    await expect(games.next()).rejects.toThrow(error("not-text", 0));
  });

  test("passes on errors of the stream", async () => {
    // biome-ignore lint/correctness/useYield: a stream that fails at once
    async function* source(): AsyncGenerator<string> {
      throw new Error("offline");
    }
    await expect(parseRecords(source()).next()).rejects.toThrow("offline");
  });

  test("reads at most the number of games that the caller allows", async () => {
    const text = "1. d6 *\n1. d6 d6 *\n1. f4 *\n";
    expect([...parseRecords(text, undefined, { games: 3 })]).toHaveLength(3);
    const two = [...parseRecords(text, undefined, { games: 2 })];
    expect(two).toMatchObject([
      { ok: true },
      { error: { code: "illegal-move" } },
      { error: { code: "too-many", at: 19 } },
    ]);
    expect(two[2]).toMatchObject({ error: { record: played("f4"), ply: 2, illegal: undefined } });
    expect([...parseRecords(text, undefined, { games: 1 })]).toMatchObject([
      {},
      { error: { code: "too-many", at: 8, record: played("d6") } },
    ]);
    expect([...parseRecords(text, undefined, { games: 0 })]).toMatchObject([
      { error: { code: "too-many", at: 0 } },
    ]);
    expect(await all(parseRecords(stream(text, []), undefined, { games: 2 }))).toHaveLength(3);
    expect([...parseRecords("", undefined, { games: 0 })]).toEqual([]);
  });
});

describe("a limit", () => {
  const codes = (text: string): unknown[] =>
    Array.from(parseRecords(text), (game) => (game.ok ? "ok" : [game.error.code, game.error.at]));

  test("of characters", () => {
    const text = (length: number): string => `1. d6 {${"x".repeat(length - 11)}} *\n`;
    expect(codes(text(1_000_000))).toEqual(["ok"]);
    expect(codes(text(1_000_001))).toEqual(["ok"]);
    expect(codes(`${text(1_000_002)}1. f4`)).toEqual([["too-long", 1_000_000], "ok"]);
    expect(codes(`\n${text(1_000_002)}`)).toEqual([["too-long", 1_000_001]]);
    const comment = `1. d6 {${`${"x".repeat(9_999)}\n`.repeat(101)}} `;
    expect(codes(`${comment}f4`)).toEqual([["too-long", 1_000_000]]);
    expect(codes(`${comment}\nf4 *\n1. f4`)).toEqual([["too-long", 1_000_000], "ok"]);
    expect(codes(`${`${" ".repeat(9_999)}\n`.repeat(101)}1. d6`)).toEqual(["ok"]);
    expect(codes(`% ${"x".repeat(1_000_000)}\n1. d6`)).toEqual(["ok"]);
    expect(codes(`{${"x".repeat(1_500_000)}`)).toEqual([["too-long", 1_000_000]]);
    expect(codes(`[Event "${"x".repeat(1_500_000)}"]`)).toEqual([["too-long", 1_000_000]]);
    expect(codes(`[Event "${"x".repeat(1_500_000)}\n1. d6 *\n1. f4`)).toEqual([
      ["too-long", 1_000_000],
      "ok",
    ]);
  });

  test("of a tag is the limit of its line", () => {
    const moves = "1. d6 f4 ".repeat(120_000);
    expect(codes(`[Event x\n${moves}`)).toEqual([["illegal-move", 21]]);
    expect(codes(`[Event "x"] ${moves}`)).toEqual([["illegal-move", 24]]);
    expect(codes(`[Event "${"x".repeat(1_100_000)}`)).toEqual([["too-long", 1_000_000]]);
  });

  test.each(["x", "\\\\", '\\"'])("holds for a tag with nine million times %s", (word) => {
    const long = `[Event "${word.repeat(9_000_000)}"]`;
    expect(codes(`${long}\n\n1. d6 *\n\n[Event "a"]\n\n1. f4 *`)).toEqual([["too-long", 1_000_000], "ok"]);
    expect(codes(long.slice(0, -2))).toEqual([["too-long", 1_000_000]]);
  });

  test.each([
    ["1. d6 f4 * ", 95_000],
    ["1. d6 f4 1-0 {White won}\n\n", 38_462],
    ["1. d6 f4 {so; so} 1-0\n", 45_455],
    ["1. d6 f4 ; a set {A,B\n 2. d2 1-0\n\n", 30_000],
  ])("holds for each game, not for all games on a line or without tags: %j", (text, count) => {
    expect(codes(text.repeat(count))).toEqual(Array(count).fill("ok"));
  });

  const note = `{${"x".repeat(197)}}`;
  test.each([
    `1. d6 ${"x".repeat(1_500_000)}\n\n[Event "x"]\n\n1. f4 *\n`,
    `[Event "${"x".repeat(1_100_000)}"]\n1. d6 *\n1. f4 *`,
    `[Event "${"x".repeat(2_100_000)}`,
    `[Event "${"x".repeat(999_980)}"]\n1. d6 *\n1. f4 *`,
    `{${"x".repeat(2_100_000)}} 1. d6 *\n1. f4 *`,
    `1. d6 ;${"x".repeat(2_100_000)}\n1-0\n1. f4 *`,
    `%${"x".repeat(2_100_000)}\n1. d6 *`,
    `1. d6 foo ${"x".repeat(1_100_000)}1-0 1-0\n1. f4 *`,
    `1. d6 ${`f4 * ${note} 1. d6 `.repeat(8_000)}\n1. f4 *`,
    `${`1. d6 ${note} * `.repeat(4_803)}[Event "${"x".repeat(2_000)}"] 1. f4 *`,
  ])(
    "holds for long lines, however they are divided, case %#",
    async (text) => {
      const whole = Array.from(parseRecords(text), asData);
      expect(whole.length).toBeGreaterThan(0);
      expect(await all(parseRecords(stream(text, Array(3).fill(1_000_020))))).toEqual(whole);
      expect(await all(parseRecords(stream(text, Array(200).fill(9_999))))).toEqual(whole);
    },
    60_000,
  );

  test("of nested variations", () => {
    const nested = `[Variant "nineMens"]\n\n${nestedMoves(101).join(" (")}`;
    const text = (depth: number): string => nested.split(" (", depth + 1).join(" (") + ")".repeat(depth);
    expect(codes(text(100))).toEqual(["ok"]);
    expect(codes(text(101))).toEqual([["too-deep", text(100).length - 100 + 1]]);
  });

  test.each([
    "(".repeat(200_000),
    "1. d6 (f4 ".repeat(20_000),
    "{".repeat(200_000),
    "{}".repeat(100_000),
    "[".repeat(100_000),
    '[Event "'.repeat(20_000),
    '[a "\\"'.repeat(20_000),
    "d6 * ".repeat(2_000),
    "* ".repeat(100_000),
    `1. d6${" $1".repeat(50_000)}`,
    `1. d6${" {a}".repeat(50_000)}`,
    `1. d6${" (f4)".repeat(20_000)}`,
    `1. d6 ${"1-0 ".repeat(50_000)}`,
    `1. d6 (${"f4 1-0 ".repeat(2_000)}`,
    "1".repeat(200_000),
    "1 ".repeat(100_000),
    ".".repeat(200_000),
    "d6".repeat(100_000),
    `d6${" ".repeat(100_000)}-${" ".repeat(100_000)}d5`,
    "!".repeat(100_000),
    "+-".repeat(100_000),
    "\n".repeat(300_000),
    "\n\n[a".repeat(50_000),
    ";".repeat(200_000),
    ";\n".repeat(100_000),
    "%\n".repeat(100_000),
    "\ud800".repeat(100_000),
    "-".repeat(100_000),
    "x".repeat(200_000),
    `{${"\n\n".repeat(100_000)}`,
    `{${"\n [a".repeat(50_000)}`,
    "% 1-0\n".repeat(30_000),
    `1. d6 foo ${"( ".repeat(50_000)}`,
    `1. d6 foo ${'"'.repeat(50_000)}`,
    "1-0 {a}\n".repeat(20_000),
    `1. d6 ${"1-0 {".repeat(50_000)}`,
    `1. d6 (1. f4 1-0 ${"{[%termination x]}".repeat(20_000)}) *`,
    `1. d6 (1. f4 1-0 {[%termination ${"]".repeat(100_000)}}) *`,
    '[Event "x"]\n'.repeat(20_000),
    `[VariantData "${"[".repeat(200_000)}"]\n\n1. d6`,
    `[Termination "${" ".repeat(200_000)}x"]\n\n1. d6`,
    "\r".repeat(200_000),
    "1. d6\r\n{\r\n}".repeat(20_000),
    "\u00a0x".repeat(100_000),
    `d6${" ".repeat(98)}`.repeat(2_000),
  ])("holds for hostile text, case %#", (text) => {
    for (const games of [parseRecords(text), mancalaRecords.parseRecords(text)]) {
      for (const game of games as Iterable<Game>) if (!game.ok) expect(typeof game.error.at).toBe("number");
    }
  });
});

test("a variant and then one move per line is a record", () => {
  const lines = ['[Variant "mssa"]', "", "d6", "f4"];
  const record = parseRecord(lines.join("\n"));
  expect(record.variant).toBe("mssa");
  expect(endOf(record)).toEqual({ result: "*" });
  expect(parseRecord(formatRecord(record))).toEqual(record);
});
