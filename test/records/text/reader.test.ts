/** The syntax of records: what is read, what is rejected, and where. */
import {
  applyMove,
  createGame,
  defineVariant,
  formatMove,
  legalMoves,
  outcome,
  type ParseError,
  parsePosition,
  type StoredVariant,
  variants,
} from "morabaraba";
import * as mancala from "morabaraba/mancala";
import * as sown from "morabaraba/mancala/records";
import {
  conclude,
  createRecord,
  currentNode,
  endOf,
  formatRecord,
  type GameRecord,
  goBack,
  goTo,
  mainline,
  type ParseOptions,
  parseRecord,
  parseRecords,
  playMove,
  promoteVariation,
  type RecordError,
  safeParseRecord,
} from "morabaraba/records";
import { describe, expect, test, vi } from "vitest";
import { pick, seeded } from "../../support/random.ts";
import { line, played, wrong } from "../../support/records/played.ts";

/** How to read a text: its variant, and options. */
interface Reading extends ParseOptions {
  readonly variant?: StoredVariant | undefined;
}

/** Returns the error of a text. */
function fault(text: string, { variant, ...options }: Reading = {}): RecordError<GameRecord> {
  const result = safeParseRecord(text, variant, options);
  if (result.ok) throw new Error(`No fault in ${text}`);
  return result.error;
}

/** Returns an error's code and place, and why a move is illegal. */
const where = (text: string, { variant, ...options }: Reading = {}): readonly unknown[] =>
  wrong(safeParseRecord(text, variant, options));

describe("moves", () => {
  test.each([
    ["d6 f4 d2", "d6 f4 d2"],
    ["1. d6 f4 2. d2", "d6 f4 d2"],
    ["1.d6 f4 2.d2", "d6 f4 d2"],
    ["1 . d6 f4 2\n.\nd2", "d6 f4 d2"],
    ["1. d6 1... f4 2. d2", "d6 f4 d2"],
    ["1. d6 1. ... f4 2. d2", "d6 f4 d2"],
    ["1. d6 1… f4", "d6 f4"],
    ["1. d6 ... f4", "d6 f4"],
    ["1. d6 … f4", "d6 f4"],
    [". d6 f4", "d6 f4"],
    ["9 Place to 5", "d6"],
    ["1.\nd6 f4 2.\nd2", "d6 f4 d2"],
    ["7. d6 f4 99999999999999999999. d2", "d6 f4 d2"],
    ["1.    d6    f4\r\n 2.    d2", "d6 f4 d2"],
    ["\ufeff1. d6 f4", "d6 f4"],
    ["1.\u00a0d6\u2003f4\u3000", "d6 f4"],
    ["a7 b6 d7 b4 g7xb6", "a7 b6 d7 b4 g7xb6"],
    ["a7 b6 d7 b4 g7 x b6 f4", "a7 b6 d7 b4 g7xb6 f4"],
    ["a7 b6 d7 b4 g7 xb6", "a7 b6 d7 b4 g7xb6"],
    ["a7 b6 d7 b4 g7\nxb6", "a7 b6 d7 b4 g7xb6"],
    [
      "1 Place to a7\n2\tPlace to b6\n3 Place to d7 4 Place to b4\n5  Place to g7, take b6",
      "a7 b6 d7 b4 g7xb6",
    ],
    ["1 a7\n2 b6\n3 d7", "a7 b6 d7"],
    ["10 Place to  a7 11 b6\n12\tPlace to\nd7", "a7 b6 d7"],
    ["a7 b6 d7 b4 g7,take b6", "a7 b6 d7 b4 g7xb6"],
    ["a7 b6 d7 b4 g7 ,  take\nb6", "a7 b6 d7 b4 g7xb6"],
    ["a7 b6 d7 b4 g7 take b6", "a7 b6 d7 b4 g7xb6"],
    ["1. 1 4 2. 2 10 3. 3x4", "a7 b6 d7 a4 g7xb6"],
  ])("%j", (text, moves) => {
    expect(line(parseRecord(text))).toBe(moves);
  });

  test.each([
    ["c5-d5", "c5-d5"],
    ["c5 - d5", "c5-d5"],
    ["c5\n-\nd5", "c5-d5"],
    ["c5 -> d5", "c5-d5"],
    ["c5->d5", "c5-d5"],
    ["7-8", "c5-d5"],
  ])("the step %j", (text, move) => {
    const record = parseRecord(`[FEN "LL5L/8/L1D1D1D1 l 0,0 - 0 40"]\n\n${text}`);
    expect(currentNode(record).notation).toBe(move);
  });

  test.each<[string, Reading, string]>([
    ['[Notation "MSSA"]\n\n1. A2 E8', {}, "d6 a4"],
    ["1. A2 E8", { notation: "mssa" }, "d6 a4"],
    ['[Notation "wmd"]\n\n1. d6 a4', { notation: "mssa" }, "d6 a4"],
    ['[Notation "SAN"]\n\n1. d6 a4', {}, "d6 a4"],
    ["1. 5 10", { notation: "playok" }, "d6 a4"],
    ["1. A2 E8", { notation: "mssa", variant: "sesotho25" }, "d6 a4"],
    ["1. 13 5", { variant: "sesotho25" }, "d4 d6"],
    ["1. d4 d6", { variant: "sesotho25" }, "d4 d6"],
    ["1. A2 E8 2. A4", {}, "d6 a4 f4"],
  ])("%j in the notation of the text or the caller: %j", (text, { variant, ...options }, moves) => {
    expect(line(parseRecord(text, variant, options))).toBe(moves);
  });

  test.each<[string, Reading, number]>([
    ["1. 5 10", { notation: "wmd" }, 3],
    ["1. d6 a4", { notation: "playok" }, 3],
    ["1. 5 4 2. d6", {}, 10],
    ["1. d6 5", {}, 6],
    ["1. A2 d6", {}, 6],
    ["1. d6 A2", {}, 6],
  ])("%j mixes notations: %j", (text, options, at) => {
    expect(where(text, options)).toEqual(["illegal-move", at, "unknown-point"]);
  });

  test("point numbers are those of the game's board", () => {
    for (const [variant, point] of [
      ["standard", "e4"],
      ["sesotho25", "d4"],
      ["standard", "e4"],
    ] as const)
      expect(line(parseRecord("1. 13", variant))).toBe(point);
  });

  test("an error shows a point as it was written", () => {
    const message =
      '"d6" is not a point in the notation playok; for example, d6 in wmd is A2 in mssa and 5 in playok.';
    expect(fault("1. d6", { notation: "playok", variant: "mssa" }).message).toBe(message);
    expect(fault("1. A2 D6").message).toMatch(/^"D6" is not a point in the notation mssa; /);
    expect(fault("1. D6", { notation: "playok" }).message).toMatch(/^"D6" is not .* playok; /);
  });

  test("an error asks whether a point in capitals was meant", () => {
    const error = fault("1. D6 F4");
    expect(error.message).toBe('"D6" is not a point in the notation mssa: did you mean "d6"?');
    expect(error).toMatchObject({ code: "illegal-move", illegal: "unknown-point", at: 3 });
    expect(fault("1. D9 f4").message).toContain("; for example, d6 in wmd is A2 in mssa");
  });

  test.each([
    ["1. d6 d6", "illegal-move", 6, "occupied"],
    ["1. D6", "illegal-move", 3, "unknown-point"],
    ["1. d6 d4", "illegal-move", 6, "unknown-point"],
    ["1. d6xa1", "illegal-move", 3, "shot-without-mill"],
    ["1. a7 b6 2. d7 b4 3. g7", "illegal-move", 21, "shot-missing"],
    ["1. d6-d5", "illegal-move", 3, "cow-in-hand"],
    ["1. d6 25", "illegal-move", 6, "unknown-point"],
    ["1. 25", "illegal-move", 3, "unknown-point"],
    ["1. 0", "illegal-move", 3, "unknown-point"],
  ])("%j is %s at %i: %s", (text, code, at, illegal) => {
    expect(where(text)).toEqual([code, at, illegal]);
  });

  test.each([
    ["g7!xb6", "g7xb6!"],
    ["g7! xb6", "g7xb6!"],
    ["g7Xb6", "g7xb6"],
    ["g7 X b6", "g7xb6"],
    ["g7 $1 xb6", "g7xb6 $1"],
    ["g7 {a mill} xb6", "g7xb6 {a mill}"],
    ["g7!? {a mill} xb6? {and a shot}", "g7xb6!? ? {a mill and a shot}"],
    ["g7 ; a mill\n x b6", "g7xb6 {a mill}"],
    ["g7!, take b6", "g7xb6!"],
    ["g7 {[%clk 0:01:00]}xb6", "g7xb6 {[%clk 0:01:00]}"],
    ["g7 (3. g4) xb6", "g7xb6 (3. g4)"],
    ["g7 {a} (3. g4 {b} c3) (3. g1) xb6 {c}", "g7xb6 {a c} (3. g4 {b} c3) (3. g1)"],
    ["g7 (3. g7!xb4) xb6", "g7xb6 (3. g7xb4!)"],
  ])("marks and comments between a mill and its shot: %j", (turn, written) => {
    const before = "1. a7 b6 2. d7 b4 3. ";
    const text = formatRecord(parseRecord(`${before}${turn}`))
      .split("\n\n")[1]
      ?.replaceAll("\n", " ");
    expect(text).toBe(`${before}${written} * `.replace("  ", " "));
    expect(parseRecord(`${before}${turn} 3... c3`)).toMatchObject({ at: expect.any(Number) });
  });

  test("marks and comments between two shots", () => {
    const record = parseRecord(
      "a7 b6 d7 b4 g4 f4 g1 f2 g7! {two mills} xb6 xb4",
      defineVariant("standard", { name: "two", shotsPerMove: "each-mill" }),
    );
    expect(currentNode(record)).toMatchObject({ notation: "g7xb6xb4", comment: "two mills", ply: 9 });
  });

  test("an optional shot can be left out or follow later", () => {
    const variant = defineVariant("standard", { name: "free", shooting: "optional" });
    const before = "a7 b6 d7 b4 g7!";
    expect(currentNode(parseRecord(before, variant)).notation).toBe("g7");
    expect(currentNode(parseRecord(`${before} x b6`, variant))).toMatchObject({
      notation: "g7xb6",
      ply: 5,
    });
    expect(where(`${before} xd7`, { variant })).toEqual(["illegal-move", before.length + 1, "not-a-target"]);
  });

  test.each([
    ["g7! b6", ["illegal-move", 21, "shot-missing"]],
    ["g7 {x} 3... c3", ["illegal-move", 21, "shot-missing"]],
    ["g7 {x} 1-0", ["illegal-move", 21, "shot-missing"]],
    ["g7 (3. g7) xb6", ["illegal-move", 28, "shot-missing"]],
    ["g7 (3. g4 foo) xb6", ["syntax", 31]],
    ["g7 (3. g7 xb6) xb6", ["syntax", 36]],
    ["g7 {x} xd7", ["illegal-move", 28, "not-a-target"]],
    ["g7 {x", ["syntax", 24]],
  ])("a mill without its shot: %j", (turn, expected) => {
    const { record } = fault(`1. a7 b6 2. d7 b4 3. ${turn}`);
    expect(where(`1. a7 b6 2. d7 b4 3. ${turn}`)).toEqual(expected);
    expect(mainline(record).map(({ notation }) => notation)).not.toContain("g7");
    expect(parseRecord(formatRecord(record)).nodes).toHaveLength(record.nodes.filter(Boolean).length);
  });

  test.each([
    ["1. a7 b6 2. d7 b4 3. g7:b6", 23, ":"],
    ["1. a7 b6 2. d7 b4 3. g7=b6", 23, "="],
    ["1. d6/f4", 5, "/"],
    ["1. d6,f4", 5, ","],
    ["1. d6+3", 5, "+"],
    ["1. d6 +3", 6, "+"],
    ["1. d6!f4", 5, "!"],
    ["1. d6 [f4]", 6, "["],
    ["1. 5(13)", 4, "("],
    ["1) d6 f4", 1, ")"],
    ["1.) d6 f4", 2, ")"],
    ["(1) d6 f4", 2, ")"],
    ["1. d6 f4 2) d2", 10, ")"],
    ["1: d6 f4", 1, ":"],
    ["1. d6 @ f4", 6, "@"],
  ])("an error names the unknown sign: %j", (text, at, sign) => {
    expect(where(text)).toEqual(["syntax", at]);
    expect(fault(text).message).toMatch(`"${sign}" is not understood here. Write a dot after a number`);
  });

  test.each(["1. x5? d6", "1. xd6", "1. d6 f4 2. xf4", "1. take d6"])(
    "a shot without a move is reported as such: %j",
    (text) => {
      expect(where(text)).toEqual(["illegal-move", text.search(/x|take/), "shot-without-mill"]);
      expect(fault(text).message).toMatch(/^"(x5|xd6|xf4|take d6)" shoots a cow/);
    },
  );

  test.each([
    ["1. d6 foo", 6],
    ["1. d66a", 3],
    ["1. d123", 3],
    ["1. 123", 3],
    ["1. d6-", 5],
    ["1. d6 xx", 6],
    ["1. d6 x", 6],
    ["1. -d6", 3],
    ["1. é", 3],
    ["1. d6 ,", 6],
    ["1. d6 &", 6],
    ["1. d6 \u{1f402}}", 8],
    ["1. d6 ]", 6],
    ["1. d6 }", 6],
    ["1. d6 /", 6],
  ])("%j is not a move at %i", (text, at) => {
    expect(where(text)).toEqual(["syntax", at]);
  });
});

describe("numbers", () => {
  test.each([
    ["1. d6 1. f4", 6],
    ["1... d6", 0],
    ["1. d6 f4 2... d2", 9],
    ["1. d6 f4 2. d2 (2... b2)", 16],
    ["1. d6 f4 (1. d2)", 10],
    ["1. d6 2. f4", 6],
    ["1. d6 f4 … d2", 9],
    ["1. d6 . f4", 6],
  ])("%j contradicts the side to move at %i", (text, at) => {
    expect(where(text)).toEqual(["bad-number", at]);
  });

  test.each(["shax", "daSanQi", "umlabalaba", "achi"] as const)(
    "may count pairs of plies, also if a side of %s moves twice",
    (variant) => {
      for (let seed = 0; seed < 20; seed++) {
        const random = seeded(seed);
        let game = createGame(variant);
        const words: string[] = [];
        while (outcome(game) === undefined && words.length < 60) {
          const move = formatMove(game, pick(legalMoves(game), random));
          words.push(words.length % 2 === 0 ? `${words.length / 2 + 1}. ${move}` : move);
          game = applyMove(game, move);
        }
        const text = words.join(" ");
        expect(currentNode(parseRecord(text, variant)).game).toEqual(game);
        // A missing move is noticed, unless the sides happen to fit.
        const short = words.filter((_, i) => i !== 1).join(" ");
        expect(where(short, { variant })).toEqual(["bad-number", words[0]!.length + 1]);
      }
    },
  );

  test("may count pairs of plies in kalah", () => {
    const { nodes } = sown.parseRecord("1. 3 6 2. 1 2 3. 2", "kalah");
    expect(nodes.map((node) => node?.move)).toEqual(["", "3", "6", "1", "2", "2"]);
  });

  test("the side that begins comes first, whichever it is", () => {
    const record = parseRecord("1. d6 f4 (1... d2) 2. a7", "mssa");
    expect(mainline(record)[1]?.before?.turn).toBe("dark");
  });

  test.each<[string, "kalah" | "oware", readonly unknown[]]>([
    ["1. 4-1", "kalah", ["bad-number", 4]],
    ["1. -3", "kalah", ["bad-number", 3]],
    ["1. 3-6 (-5)", "kalah", ["bad-number", 8]],
    ["1 1 1", "kalah", ["illegal-move", 4, "empty-house"]],
    ["CF", "oware", ["illegal-move", 1, "unknown-house"]],
    ["1. 7", "kalah", ["illegal-move", 3, "unknown-house"]],
    ["1. 12", "kalah", ["illegal-move", 3, "unknown-house"]],
    ["1. 123", "kalah", ["syntax", 3]],
    ["1. swap", "kalah", ["illegal-move", 3, "no-swap"]],
    ["1. C", "kalah", ["syntax", 3]],
    ["1. c", "oware", ["illegal-move", 3, "unknown-house"]],
  ])("%j of %s is invalid", (text, variant, fault) => {
    expect(wrong(sown.safeParseRecord(text, variant))).toEqual(fault);
  });

  test.each<[string, "kalah" | "oware", string]>([
    ["1. 3-6 1 2. 9", "kalah", 'There is no house "9" for south, whose turn it is; play 1 to 6.'],
    ["1. 7", "kalah", 'There is no house "7" for south, whose turn it is; play 1 to 6.'],
    ["1. 99", "kalah", 'There is no house "99" for south, whose turn it is; play 1 to 6.'],
    ["C g", "oware", 'There is no house "g" for north, whose turn it is; play a to f.'],
    ["C C", "oware", 'There is no house "C" for north, whose turn it is; play a to f.'],
    ["CF", "oware", 'There is no house "F" for north, whose turn it is; play a to f.'],
  ])("%j of %s names the house as written", (text, variant, message) => {
    const result = sown.safeParseRecord(text, variant);
    expect(result.ok || [result.error.code, result.error.illegal]).toEqual(["illegal-move", "unknown-house"]);
    expect(result.ok || result.error.message).toBe(message);
  });

  test("houses may have two digits", () => {
    const variant = mancala.defineVariant("kalah", { name: "wide", houses: 12 });
    const record = sown.parseRecord("1. 10 12", variant);
    expect(sown.mainline(record).map(({ notation }) => notation)).toEqual([undefined, "10", "12"]);
  });
});

describe("comments", () => {
  test.each([
    ["{a} 1. d6", 0, "a"],
    ["; a\n1. d6", 0, "a"],
    ['{a}\n[Event "x"]\n{b}\n\n1. d6', 0, "a b"],
    ["1. {a} d6", 0, "a"],
    ["1. d6 {a}", 1, "a"],
    ["1. d6 { a\n  b }", 1, "a b"],
    ["1. d6 {a} {} {b}", 1, "a b"],
    ["1. d6 ; a } ( 1-0\n f4", 1, "a } ( 1-0"],
    ["1. d6 ;a", 1, "a"],
    ["1. d6{a}f4", 1, "a"],
    ["1. d6 {a} ! {b}", 1, "a b"],
    ["1. d6 f4 {a} (1... d2) {b} 2. b4", 2, "a b"],
    ["1. d6 f4 (1... d2 {a})", 3, "a"],
    ["1. d6 1-0 {a}", 1, "a"],
    ["1. d6 1-0 ; a\n\n", 1, "a"],
    ["1. d6 1-0 {a\n\nb}", 1, "a b"],
    ["1. d6 {{}", 1, "{"],
    ["1. d6 {\ud800}", 1, "\ud800"],
  ])("%j", (text, place, comment) => {
    expect(currentNode(goTo(parseRecord(text), place)).comment).toBe(comment);
  });

  test("that are blank are dropped", () => {
    expect(parseRecord("{} 1. d6 { } f4 ;\n")).toStrictEqual(parseRecord("1. d6 f4"));
  });

  test("may stand before the first move of a variation", () => {
    expect(currentNode(goTo(parseRecord("d6 f4 ({a} ;b\n d2 {c})"), 3))).toMatchObject({
      startingComment: "a b",
      comment: "c",
    });
    expect(currentNode(goTo(parseRecord("d6 f4 ({a} d2 b2)"), 4)).startingComment).toBeUndefined();
  });

  test("a line that begins with % is skipped", () => {
    expect(parseRecord("% (\n1. d6\n%{\n f4")).toStrictEqual(parseRecord("1. d6 f4"));
    expect(line(parseRecord("1. d6 f4 2.\n% x\nd2 2 .\n..\n%\nb4 *"))).toBe("d6 f4 d2 b4");
    expect(where("1. d6 %")).toEqual(["syntax", 6]);
    expect(where("1. d6\n % x")).toEqual(["syntax", 7]);
    expect(where("1. d6 {\n}% x")).toEqual(["syntax", 9]);
    expect(line(parseRecord("\ufeff% export *\n1. d6 f4\n% saved *\n2. d2 1-0\n% (\n"))).toBe("d6 f4 d2");
    expect([...parseRecords("%\n%d6")]).toEqual([]);
  });

  test.each([
    ["{", 0],
    ["1. d6 {a", 6],
    ["1. d6 (f4 {", 10],
  ])("%j does not close the comment at %i", (text, at) => {
    expect(where(text)).toEqual(["syntax", at]);
  });
});

describe("glyphs", () => {
  test.each([
    ["d6!", ["!"]],
    ["d6 ! ?", ["!", "?"]],
    ["d6!? $14 $255", ["!?", "$14", "$255"]],
    ["d6 $0 $999", ["$0", "$999"]],
    ["d6 ± ∓ =", ["±", "∓", "="]],
    ["d6=", ["="]],
    ["d6 +- -+ +/- -/+", ["+-", "-+", "+/-", "-/+"]],
    ["d6!!!!!!!!!", ["!!!!!!!!", "!"]],
    ["d6 =/+ +/= ‼ ⁇ ⁉ ⁈", ["=/+", "+/=", "‼", "⁇", "⁉", "⁈"]],
    ["d6 ⬆\ufe0f ⬆", ["⬆\ufe0f", "⬆"]],
  ])("%j", (text, glyphs) => {
    expect(currentNode(parseRecord(text)).glyphs).toEqual(glyphs);
  });

  test.each([
    ["! d6", 0],
    ["d6 f4 (! d2)", 7],
    ["d6 $", 3],
    ["d6 $1000", 3],
    ["d6 $x", 3],
    ["1. $1 d6", 3],
  ])("%j has no valid glyph at %i", (text, at) => {
    expect(where(text)).toEqual(["syntax", at]);
  });
});

describe("variations", () => {
  test("follow the move that they replace, at any depth", () => {
    const record = parseRecord("1. d6 (1. f4 d2 (1... b2) 2. a7) (1. b4) 1... a1");
    expect(record.nodes).toEqual([
      { move: "", next: [1, 2, 6] },
      { move: "d6", next: [7] },
      { move: "f4", after: 0, next: [3, 4] },
      { move: "d2", next: [5] },
      { move: "b2", after: 2 },
      { move: "a7", after: 3 },
      { move: "b4", after: 0 },
      { move: "a1", after: 1 },
    ]);
    expect(record.at).toBe(7);
  });

  test("a variation after another's first move replaces the same move", () => {
    expect(currentNode(goTo(parseRecord("d6 f4 (d2 (b2 (a7)) g7)"), 1)).next).toEqual([2, 3, 4, 5]);
  });

  test.each([
    ["( d6)", 0],
    [") d6", 0],
    ["1. d6 ( (f4)", 8],
    ["1. d6 ( )", 8],
    ["1. d6 (f4))", 10],
    ["1. d6 (f4", 6],
    ["1. d6 (f4 d2 (a7", 13],
    ["1. d6 (f4 1-0", 6],
    ["1. d6 (f4 1-0 a1)", 14],
    ["1. d6 (f4 1-0 (f4))", 14],
    ["1. d6 (1-0) f4", 6],
    ["1. d6 (f4 1-0\n2. a1)", 6],
    ['1. d6 (f4 1-0 [Event "a"]\n1. d6', 6],
    ['1. d6 (f4\n\n[Event "x"]\n\n1. d6', 6],
    ["{a} (d6)", 4],
  ])("%j is wrong at %i", (text, at) => {
    const [first] = parseRecords(text);
    expect(first).toMatchObject({ ok: false, error: { code: "syntax", at } });
  });

  test("may end with their own results", () => {
    const record = parseRecord("1. d6 f4 (1... d2 1-0) (1... b2 * ) 2. b4 0-1");
    expect(record.nodes[3]).toEqual({ move: "d2", after: 1, end: { result: "1-0" } });
    expect(record.nodes[4]).toStrictEqual({ move: "b2", after: 1 });
    expect(endOf(record)).toEqual({ result: "0-1" });
  });

  test.each([
    "1. d6 f4 (1... d2 1-0\n) 2. b4 *\n",
    "1. d6 f4 (1... d2 1-0 {easily}) 2. b4 *\n",
    "1. d6 f4 (1... d2 1-0 ; easily\n\n{so}) 2. b4 *\n",
    "1. d6 f4 (1... d2 1-0 1-0) 2. b4 *\n",
    "1. d6 f4 (1... d2\n1-0\n% )\n)\n2. b4 *\n",
    "1. d6 f4 (1... d2 (1... b2 0-1\n) 1-0\n) 2. b4 *\n",
  ])("may end with a result wherever the line ends: %j", (text) => {
    const record = parseRecord(text);
    expect(line(record)).toBe("d6 f4 b4");
    expect(record.nodes[3]).toMatchObject({ move: "d2", end: { result: "1-0" } });
  });

  test("are rejected if their moves contradict their result", () => {
    const text = '[FEN "LLL5/DDD5/8 l 0,0 - 0 40"]\n\n1. a7-a4 b6-b4 2. g7-g4 (2. a4-a7xd6';
    expect(where(`${text} 0-1) b4-b6`)).toEqual(["bad-result", text.length + 1]);
    const record = parseRecord(`${text} 1-0) b4-c4`);
    expect(record.nodes[4]).toEqual({ move: "a4-a7xd6", after: 2 });
  });
});

describe("results", () => {
  test.each([
    ["1-0", "1-0"],
    ["0-1", "0-1"],
    ["1/2-1/2", "1/2-1/2"],
    ["½-½", "1/2-1/2"],
    ["0.5-0.5", "1/2-1/2"],
    ["0,5-0,5", "1/2-1/2"],
    ["*", "*"],
    ["", "*"],
    ["1-0 1-0", "1-0"],
    ["1-0\n1-0\n", "1-0"],
    ["1-0\n\n\n1-0\n*\n", "1-0"],
    ["0.5-0.5\n0.5-0.5", "1/2-1/2"],
    ["½-½ 1/2-1/2\n½-½ 0,5-0,5\n", "1/2-1/2"],
  ])("%j", (written, result) => {
    expect(endOf(parseRecord(`1. d6 f4 ${written}`))).toEqual({ result });
    expect(line(parseRecord(`1. d6 f4 ${written}`))).toBe("d6 f4");
  });

  test.each<[tags: string, written: string, result: string, termination?: string]>([
    ['[Result "1-0"]', "", "1-0"],
    ['[Result "1-0"]', "*", "1-0"],
    ['[Result "*"]', "0-1", "0-1"],
    ['[Result "?"]', "0-1", "0-1"],
    ['[Result "½-½"]', "1/2-1/2", "1/2-1/2"],
    ['[Result "1-0 on time"]', "0-1", "0-1"],
    ['[Result " 1–0 "]', "", "1-0"],
    ['[Result "1/2"]', "", "1/2-1/2"],
    ['[Result ""]', "", "*"],
    ['[Result "light"]', "", "*", "light"],
    ['[Result "light"]', "*", "*", "light"],
    ['[Result "1-0 on time"]', "", "*", "1-0 on time"],
    ['[Result "1-0 on time"]', "*", "*", "1-0 on time"],
    ['[Result "light"]\n[Termination "?"]', "", "*"],
    ['[Result "light"]\n[Termination "sundown"]', "", "*", "sundown"],
    ['[Termination "adjudication"]', "0-1", "0-1", "adjudication"],
    ['[Termination "unterminated"]', "*", "*", "unterminated"],
    ['[Termination "?"]', "*", "*"],
    ['[Termination "time?"]', "0-1", "0-1", "time?"],
    ['[Termination "?x"]', "0-1", "0-1", "?x"],
    ['[Termination "time forfeit"]', "*", "*", "time forfeit"],
    ['[Termination "time forfeit"]', "1/2-1/2", "1/2-1/2", "time forfeit"],
  ])("%s and %j", (tags, written, result, termination) => {
    const record = parseRecord(`${tags}\n\n1. d6 ${written}`);
    expect(endOf(record)).toEqual({ result, ...(termination && { termination }) });
    expect(outcome(currentNode(record).game)).toBeUndefined();
  });

  test.each([
    ["1. d6 1-0 0-1", 10],
    ["1. d6 * 0-1", 8],
    ['[Result "0-1"]\n\n1. d6 1-0', 22],
    ['[Termination "few-cows"]\n\n1. d6', 14],
    ['[Result "1-0"]\n[Termination "few-cows"]\n\n1. d6', 9],
    ['[Result "1-0"]\n[Termination "few-cows"]\n\n1. d6 1-0', 47],
    ['[Termination "resignation"]\n\n1. d6', 14],
    ['[Termination "agreement"]\n\n1. d6 1-0', 33],
    ['[Termination "resignation"]\n\n1. d6 1/2-1/2', 35],
  ])("%j is contradicted at %i", (text, at) => {
    expect(where(text)).toEqual(["bad-result", at]);
    expect(line(fault(text).record)).toBe("d6");
  });

  test.each(["few-cows", "no-moves", "ten-moves", "full-board", "repetition", "no-shots", "agreement"])(
    "moves of Morabaraba that do not end a game contradict a win by %s",
    (reason) => {
      expect(where(`[Termination "${reason}"]\n\n1. d6 1-0`)[0]).toBe("bad-result");
    },
  );

  test.each([
    ["side-empty", "1-0"],
    ["majority", "1-0"],
    ["cannot-feed", "1-0"],
    ["no-moves", "1-0"],
    ["repetition", "1/2-1/2"],
    ["agreement", "1-0"],
    ["resignation", "1/2-1/2"],
    ["resignation", "*"],
  ])("moves of mancala that do not end a game contradict %s with %s", (reason, result) => {
    expect(wrong(sown.safeParseRecord(`[Termination "${reason}"]\n\n1. 4 ${result}`))[0]).toBe("bad-result");
  });

  const end = '[FEN "LLL5/DDD5/8 l 0,0 - 0 40"]\n\n1. a7-a4 b6-c5 2. a4-a7x';

  test("a game may be ended by its moves", () => {
    for (const [tags, written] of [
      ["", ""],
      ["", "1-0"],
      ['[Result "1-0"]\n[Termination "few-cows"]\n', "1-0"],
      ['[Result "*"]\n[Termination "normal"]\n', "*"],
    ]) {
      const record = parseRecord(`${tags}${end}c5 ${written}`);
      expect(outcome(currentNode(record).game)).toEqual({ winner: "light", reason: "few-cows" });
      expect(endOf(record)).toEqual({ result: "1-0", termination: "few-cows" });
      expect(record.nodes.at(-1)).toEqual({ move: "a4-a7xc5" });
    }
    expect(where(`${end}c5 0-1`)).toEqual(["bad-result", end.length + 3]);
    expect(where(`[Termination "no-moves"]\n${end}c5`)).toEqual(["bad-result", 14]);
    expect(where(`[Termination "resignation"]\n${end}c5 1-0`)).toEqual(["bad-result", end.length + 31]);
  });

  test("a game may be ended by repetition, and a position counts as long as it can recur", () => {
    const round = "b6-d6 c5-c4 d6-b6 c4-c5 ";
    for (const repetition of [null, 3] as const) {
      const variant = defineVariant("standard", { name: "own", repetition });
      const start = createRecord(parsePosition("L1L5/L7/D1D1D3 l 0,0 - 0 40", variant));
      const record = round.repeat(2).trim().split(" ").reduce<GameRecord>(playMove, start);
      const read = parseRecord(formatRecord(record));
      expect(currentNode(read).game).toEqual(currentNode(record).game);
      expect(endOf(read)).toEqual(
        repetition === null ? { result: "*" } : { result: "1/2-1/2", termination: "repetition" },
      );
    }
  });

  test("a decision becomes the game's verdict", () => {
    const record = parseRecord('[Termination "abandonment"]\n\n1. d6 f4 0-1');
    expect(currentNode(record).game.verdict).toEqual({ winner: "dark", reason: "abandonment" });
    expect(endOf(record)).toEqual({ result: "0-1", termination: "abandonment" });
    const drawn = parseRecord('[Termination "agreement"]\n[Result "1/2-1/2"]\n\n1. d6');
    expect(outcome(currentNode(drawn).game)).toEqual({ winner: null, reason: "agreement" });
  });

  test("a result alone is a game", () => {
    expect(endOf(parseRecord("1-0"))).toEqual({ result: "1-0" });
    expect(endOf(parseRecord("*"))).toEqual({ result: "*" });
  });
});

describe("tags", () => {
  test("are kept, with white space and the case of known names tidied", () => {
    const text =
      '[EVENT  "A  \\"b\\" \\\\c\\d"]\n[ site "?" ]\n[light "T"][dark "S"]\n[Own_1 "x]y"]\n[PlyCount "7"]\n\n1. d6';
    expect(parseRecord(text).tags).toStrictEqual({
      Event: 'A "b" \\c\\d',
      White: "T",
      Black: "S",
      Own_1: "x]y",
      PlyCount: "7",
    });
  });

  test("with the same name: the last one counts", () => {
    expect(parseRecord('[Event "a"]\n[event "b"]\n\n1. d6').tags).toEqual({ Event: "b" });
    expect(parseRecord('[Event "a"]\n[Event "?"]\n\n1. d6').tags).toEqual({});
  });

  test("alone make a game without moves", () => {
    expect(parseRecord('[Event "a"]')).toMatchObject({ tags: { Event: "a" }, at: 0 });
  });

  test.each([
    "[Event]",
    '[Event "a]',
    '[Event "a"',
    '[White ACPL "252"]',
    '[ "a"]',
    '[a-b "a"]',
    "[Event 'a']",
    '[Event "a" "b"]',
    '[White: "a"]',
    '[Event "a\\"]',
    '[Note "a"b"] ',
    "[",
  ])("%j is invalid: it is skipped and reported", (tag) => {
    const notices: ParseError[] = [];
    const options = { onNotice: (notice: ParseError) => void notices.push(notice) };
    const record = parseRecord(`[Event "x"]\n${tag}\n[Site "y"]\n\n1. d6 f4`, undefined, options);
    expect(record).toEqual(parseRecord('[Event "x"]\n[Site "y"]\n\n1. d6 f4'));
    expect(notices).toEqual([expect.objectContaining({ name: "ParseError", code: "bad-tag", at: 12 })]);
    expect(notices[0]?.message).toContain(tag.slice(0, 5).replaceAll('"', '\\"'));
  });

  test("that continue on the next line are an error there", () => {
    expect(where('[Event "a\nb"]\n\n1. d6')).toEqual(["syntax", 10]);
  });

  test.each([
    ["standard", "standard"],
    ["NINEMENS", "nineMens"],
    ["sesotho25", "sesotho25"],
  ])("the variant %j", (name, variant) => {
    const onNotice = vi.fn();
    const record = parseRecord(`[Variant "${name}"]\n\n1. d6`, "mssa", { onNotice });
    expect([record.variant, onNotice.mock.calls]).toEqual([variant, []]);
  });

  test.each([
    ["Nine Men's Morris", "nineMens"],
    ["nine mens morris", "nineMens"],
    ["9 Men's Morris", "nineMens"],
    ["standard_9mm", "nineMens"],
    ["Mühle", "nineMens"],
    ["Twelve Men's Morris", "twelveMens"],
    ["twelve_mens_morris", "twelveMens"],
    ["Twelve Man Morris", "twelveMens"],
    ["Morabaraba", "standard"],
    ["eleven-mens", "elevenMens"],
    ["Lasker Morris", "lasker"],
    ["lasker_morris", "lasker"],
    ["Ten Men's Morris", "lasker"],
    ["Three Men's Morris", "threeMens"],
    ["Six men's morris", "sixMens"],
    ["russian_mill", "russianMill"],
    ["cham_gonu", "chamGonu"],
    ["Da San Qi", "daSanQi"],
  ])("the variant that other programs call %j, unless the caller names one", (name, variant) => {
    const text = `[Variant "${name}"]\n\n1. d6`;
    const notices: string[] = [];
    const onNotice = ({ at, message }: ParseError) => void notices.push(`${at}: ${message}`);
    expect(parseRecord(text.replace("d6", "*"), undefined, { onNotice }).variant).toBe(variant);
    expect(parseRecord(text, "mssa", { onNotice }).variant).toBe("mssa");
    const told = `10: The variant ${JSON.stringify(name)} was read as`;
    expect(notices).toEqual([`${told} ${variant}.`, `${told} mssa.`]);
  });

  test.each(["dooz", "Zhi Qi", "El Filja", "Nerenchi", "Mul-Mulan", "morris", ""])(
    "a name of a game with other rules is unknown: %j",
    (name) => {
      if (name) expect(where(`[Variant "${name}"]\n\n1. d6`)).toEqual(["unknown-variant", 10]);
      const onNotice = vi.fn();
      expect(parseRecord(`[Variant "${name}"]\n\n1. d6`, "mssa", { onNotice }).variant).toBe("mssa");
      expect(onNotice).toHaveBeenCalledTimes(name ? 1 : 0);
    },
  );

  test("twelve men's morris is not drawn after ten quiet plies with three cows", () => {
    const steps = "a7-d7 a1-d1 d7-a7 d1-a1".split(" ");
    const moves = Array.from({ length: 11 }, (_, i) => steps[i % 4]).join(" ");
    const text = `[Variant "Twelve Men's Morris"]\n[FEN "L1L5/L7/2D1D1D1 l 0,0 - 0 40"]\n\n${moves}`;
    expect(where(text.replaceAll(/a1-d1|d1-a1/g, (step) => (step === "a1-d1" ? "e5-e4" : "e4-e5")))).toEqual(
      [],
    );
  });

  test.each(["x", "9", "-1", "1.5"])("a missing current move is reported: %j", (current) => {
    const onNotice = vi.fn();
    expect(parseRecord(`[CurrentMove "${current}"]\n\n1. d6 f4`, undefined, { onNotice }).at).toBe(2);
    expect(onNotice.mock.calls[0]?.[0]).toMatchObject({ code: "bad-tag", at: 14 });
  });

  test("an unknown notation is reported", () => {
    const onNotice = vi.fn();
    expect(parseRecord('[Notation "uci"]\n\n1. d6', undefined, { onNotice }).at).toBe(1);
    expect(onNotice.mock.calls[0]?.[0]).toMatchObject({ code: "bad-tag", at: 11 });
  });

  test("other programs' names of mancala variants are read", () => {
    for (const [name, variant] of [
      ["Awalé", "oware"],
      ["Kalaha", "kalah"],
      ["Congklak", "congkak"],
    ] as const)
      expect(sown.parseRecord(`[Variant "${name}"]\n\n1. 3`).variant).toBe(variant);
  });

  test("the caller's variant replaces an unknown one", () => {
    const text = '[Variant "Custom"]\n\n1. d6';
    expect(parseRecord(text, "nineMens").variant).toBe("nineMens");
    expect(where(text)).toEqual(["unknown-variant", 10]);
    expect(where('[Variant "constructor"]\n\n1. d6')).toEqual(["unknown-variant", 10]);
    expect(parseRecord('[Variant "?"]\n\n1. d6').variant).toBe("standard");
    expect(parseRecord('[Variant ""]\n\n1. d6').variant).toBe("standard");
    expect(sown.parseRecord('[Variant "OWARE"]\n\n1. C').variant).toBe("oware");
    expect(sown.safeParseRecord('[Variant "standard"]\n\n1. C').ok).toBe(false);
  });

  test("a variant can be given as data", () => {
    const mine = { ...variants.standard, name: "mine", cows: 5 };
    const text = `[Variant "mine"]\n[VariantData "${JSON.stringify(mine).replaceAll('"', '\\"')}"]\n\n1. d6`;
    expect(parseRecord(text, "mssa").variant).toEqual(mine);
    expect(currentNode(parseRecord(text)).game.hands).toEqual({ light: 4, dark: 5 });
    expect(where(text.replace("5", "99"))).toEqual(["bad-variant", 31]);
    expect(where('[VariantData "{"]\n\n1. d6')).toEqual(["not-json", 14]);
    expect(
      where(`[VariantData "${JSON.stringify(variants.mssa).replaceAll('"', '\\"')}"]\n\n2... d6`)[0],
    ).toBe("bad-number");
    expect(fault('[VariantData "{"]\n\n1. d6', { variant: "mssa" }).record.variant).toBe("mssa");
  });

  test("a game can start from any position", () => {
    const text = '[SetUp "1"]\n[FEN "8/1L6/8 d 11,12 - 0 1"]\n\n';
    const record = parseRecord(`${text}1... f4 2. d2`);
    expect(record.position).toBe("8/1L6/8 d 11,12 - 0 1");
    expect(currentNode(record).game).toEqual(currentNode(played("d6 f4 d2")).game);
    expect(currentNode(record).ply).toBe(2);
    expect(where(`${text}1. f4 d2 2. b4`)).toEqual([]);
    expect(where(`${text}1. f4 2. d2`)).toEqual(["bad-number", 49]);
    expect(parseRecord('[FEN "  8/8/8  l 12,12 - 0 0"]\n\n1. d6')).toStrictEqual(parseRecord("1. d6"));
    const position = "0,0,4,0,0,0/0,0,0,1,0,0 0,0 s";
    expect(sown.parseRecord(`[FEN "${position}"]\n\n1. 3`).position).toBe(position);
  });

  test.each([
    ["8/8/9 l 12,12 - 0 0", "bad-board", 10],
    ["8/8/8 l 12,13 - 0 0", "bad-hands", 14],
    ["8/8/8 l 12,12 x 0 0", "bad-bar", 20],
    ["", "syntax", 6],
  ])("the position %j is %s at %i", (position, code, at) => {
    expect(where(`[FEN "${position}"]\n\n1. d6`)).toEqual([code, at]);
  });

  test("a position of another program names the function that reads it", () => {
    const sanmill = "********/********/******** b p p 1 8 0 9 0 0 0 0 0 0 0 0 1";
    const { code, at, message } = fault(`[FEN "${sanmill}"]\n\n1. d6`);
    expect([code, at]).toEqual(where(`[FEN "${sanmill.replaceAll("*", "x")}"]\n\n1. d6`));
    expect(message).toMatch(
      /has 17\. It looks like a position of Sanmill: pass parsePosition: parseSanmillPosition of morabaraba\/formats\.$/,
    );
    const oware = sown.safeParseRecord('[FEN "4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1"]\n\nA', "oware");
    expect(oware.ok || oware.error.message).toMatch(
      /a position of PlayStrategy: pass parsePosition: parsePlayStrategyPosition of morabaraba\/mancala\/formats\.$/,
    );
    expect(fault('[FEN "8/8/9 l 12,12 - 0 0"]\n\n1. d6').message).not.toContain("looks like");
  });
});

describe("an error", () => {
  test("has the ply and the record before it", () => {
    const { ply, record, message, name } = fault('[Event "x"]\n\n1. d6 {good} f4 (1... d2 2. b4 d2) 2. a7');
    expect([ply, name]).toEqual([4, "RecordError"]);
    expect(message).toContain("d2");
    expect(record.tags).toEqual({ Event: "x" });
    expect(currentNode(record)).toMatchObject({ notation: "b4", ply: 3 });
    expect(line(record)).toBe("d6 f4");
    expect(currentNode(goTo(record, 1)).comment).toBe("good");
  });

  test("in a variation without moves counts for the move that it replaces", () => {
    const { ply, record } = fault("1. d6 f4 2. a7 (2. foo)");
    expect([ply, record.at]).toEqual([3, 2]);
    expect(record.nodes).toHaveLength(4);
  });

  test("can come before the first move", () => {
    expect(fault("foo")).toMatchObject({ ply: 1, record: { variant: "standard", at: 0 } });
    expect(fault('[FEN "x"]\n\nd6', { variant: "mssa" }).record).toMatchObject({ variant: "mssa", at: 0 });
  });

  test.each([
    ["1. d6 foo ) 1-0"],
    ["1. d6 foo (f4) 1-0"],
    ["1. d6 foo (f4 (d2) a1) 1-0"],
    ["1. d6 foo [x 1-0"],
    ['[Bad\n[Note "won 1-0 today"]\n[Other "0-1"] 1. d6 d6 *'],
    ["1. d6 (1. f4) d2 1-0"],
    ["1. d6 (1. f4 (1. a1) d2) d2 1-0"],
  ])("or an open variation ends with its game, and the next game keeps its comment: %j", (text) => {
    const [first, second, ...more] = parseRecords(`${text}\n{about it}\n1. f4 *\n`);
    expect(first?.ok).toBe(text.includes("(1."));
    expect(second?.ok && second.value).toEqual(parseRecord("{about it} 1. f4 *"));
    expect(more).toEqual([]);
  });

  test.each(['[Event "x"]', '[Event  "x"]', '[E\t \t"x"]'])(
    "ends before the tag %s of the next game",
    (tag) => {
      const [first, second, ...more] = parseRecords(`1. d6 foo\n${tag}\n1. f4 *`);
      expect([first?.ok, second?.ok, more.length]).toEqual([false, true, 0]);
    },
  );
});

test("the first move beyond the limit is an error", () => {
  const round = ["a7-a4", "b6-b4", "a4-a7", "b4-b6"];
  const moves = Array.from({ length: 100_001 }, (_, i) => round[i % 4]).join(" ");
  const text = `[FEN "L1L1L3/D1D1D3/8 l 0,0 - 0 0"]\n\n${moves}`;
  const read = safeParseRecord(text, "nineMens");
  expect(read.ok || [read.error.code, read.error.at]).toEqual(["too-many", text.length - 5]);
  expect(read.ok || read.error.message).toBe("A record may have at most 100000 moves.");
});

describe("several games", () => {
  /** Returns the moves of each game, or its error's code and place. */
  const games = (text: string): unknown[] =>
    Array.from(parseRecords(text), (game) => (game.ok ? line(game.value) : [game.error.code, game.error.at]));

  test.each([
    ["1. d6 * 1. f4 * 1. d2", ["d6", "f4", "d2"]],
    ["d6 * f4 * d2", ["d6", "f4", "d2"]],
    ['1. d6\n\n[Event "x"]\n\n1. f4\n[Event "y"]\n1. d2', ["d6", "f4", "d2"]],
    ['1. d6 1-0 [Event "x"] 1. f4 0-1 {x} 1. d2', ["d6", "f4", "d2"]],
    ["1. d6 1-0\n{next} 1. f4", ["d6", "f4"]],
    ['[Event "x"]\n\n[Event "y"]\n\n1. d6', ["", "d6"]],
    ["1. d6 *\n*\n* *\n1. f4 *", ["d6", "f4"]],
    ["{only a comment}", []],
    ["", []],
    [" \n\n", []],
    ["1. d6 * {x}", ["d6"]],
  ])("%j", (text, moves) => {
    expect(games(text)).toEqual(moves);
  });

  test("comments may precede the tags, with an empty line between", () => {
    expect(currentNode(goTo(parseRecord('{a}\n\n; b\n\n[Event "x"]\n\n1. d6'), 0)).comment).toBe("a b");
    expect(games('{a}\n\n[Event "x"]\n\n1. d6 foo')).toEqual([["syntax", 24]]);
  });

  test("a comment between games belongs to the next", () => {
    const [first, second] = [...parseRecords('1. d6 1-0 {a}\n{b}\n\n[Event "x"]\n1. f4')];
    expect(first?.ok && currentNode(first.value).comment).toBe("a");
    expect(second?.ok && currentNode(goTo(second.value, 0)).comment).toBe("b");
    expect(second?.ok && second.value.tags).toEqual({ Event: "x" });
    const [third, fourth] = [...parseRecords("1. d6 1-0 ; a\n{b} 1. f4")];
    expect(third?.ok && currentNode(third.value).comment).toBe("a");
    expect(fourth?.ok && currentNode(goTo(fourth.value, 0)).comment).toBe("b");
  });

  test("are divided at the right place", () => {
    expect(where("1. d6 *\n  1. f4")).toEqual(["syntax", 10]);
    expect(where("1. d6 *\n1. f4 *\n 1. d2", {})).toEqual(["syntax", 8]);
    const [, , third] = parseRecords("1. d6 *\n1. f4 *\n  1. d2", undefined, { games: 2 });
    expect(third).toMatchObject({ error: { code: "too-many", at: 18 } });
  });

  test.each([
    ["1. d6 d6 {1-0} 1-0 1. f4", [["illegal-move", 6], "f4"]],
    ["1. d6 foo 2. 20-1 x*y ;1-0\n (d2 1-0 ) 0-1 1. f4", [["syntax", 6], "f4"]],
    ["1. d6 ( 1-0 1. f4", [["syntax", 6]]],
    ["1. d6 ( 1-0\n1. f4", [["syntax", 6], "f4"]],
    ["1. d6 foo {a 1-0 b} 0-1 1. f4", [["syntax", 6], "f4"]],
    ["1. d6 foo ; 1-0 b\n 0-1 1. f4", [["syntax", 6], "f4"]],
    ["1. d6 foo (1-0) (1-0  ) 0-1 1. f4", [["syntax", 6], "f4"]],
    ["1. d6 (f4 1-0\n1. f4", [["syntax", 6], "f4"]],
    ["1. d6 f4 (1... d2 1-0 2. b4) 2. d2 1-0\n1. f4", [["syntax", 25], "f4"]],
    ["1. d6 f4 (1... d2 1-0 (1... b4)) 2. d2 1-0\n1. f4", [["syntax", 22], "f4"]],
    ["1. d6 d6 (1... d2 * 2. b4 f2 *) 2. d2 1-0\n1. f4", [["illegal-move", 6], "f4"]],
    ['1. d6 {\n\n[Event "x"]\n\n1. f4', [["syntax", 6], "f4"]],
    ['1. d6 {\n \t\r\n  [Event "x"]\n\n1. f4', [["syntax", 6], "f4"]],
    ['[Event "x]\n[Result "1-0"]\n\n1. d6 1-0\n\n[Event "y"]\n\n1. f4', ["d6", "f4"]],
    ["1. d6 1-0 0-1\n\n1. f4", [["bad-result", 10], "f4"]],
    ['[Result "0-1"]\n\n1. d6 1-0\n1. f4', [["bad-result", 22], "f4"]],
    ['1. d6 {1-0\n1. f4 } foo\n\n[Event "y"]\n\n1. f4', [["syntax", 19], "f4"]],
    ["1. d6 foo\n\n1. f4 *", [["syntax", 6]]],
    ["foo 1-0 bar 1-0 1. d6", [["syntax", 0], ["syntax", 8], "d6"]],
    ['[Result "0-1"]\n\n1. d6 1-0 {so}\n\n1. f4 1/2-1/2\n\n1. d2 *', [["bad-result", 22], "f4", "d2"]],
    ['[Result "0-1"]\n\n1. d6 1-0 1. f4 1/2-1/2 1. d2 *', [["bad-result", 22], "f4", "d2"]],
    ['[Result "1-0"]\n\n1. d6 0-1 ; so\n[Event "b"]\n\n1. f4 *', [["bad-result", 22], "f4"]],
    ["1. d6 d6 0.5-0.5 {c}\n\n1. f4 1-0", [["illegal-move", 6], "f4"]],
    ["1. d6 d6 ½-½\n1. f4 1-0", [["illegal-move", 6], "f4"]],
    ['1. d6 d6\n[Event "b"]\n1. f4 1-0', [["illegal-move", 6], "f4"]],
    ['1. d6 d6 [x] "1-0" 1-0\n1. f4 1-0', [["illegal-move", 6], "f4"]],
    ['[Variant "x"]\n1. e4 e5\n[Event "b"]\n1. f4', [["unknown-variant", 10], "f4"]],
    ['[Event]\n[Site "x"]\n[Result "1-0"]\n1. d6 "so" 1-0\n1. f4', [["syntax", 40], "f4"]],
    ["1. d6 foo (f4 1-0\n) d2 0-1\n1. f4", [["syntax", 6], "f4"]],
    ["1. d6 (f4 1-0\n\n1. f4", [["syntax", 6], "f4"]],
    ["1. d6 foo) ) (x)) 1-0\n1. f4", [["syntax", 6], "f4"]],
    ['1. d6 (\n\n[Event "x"]\n\n1. f4', [["syntax", 6], "f4"]],
    ['1. d6 foo {a\n\n[Event "x"]\n\n1. f4', [["syntax", 6], "f4"]],
    ["1. d6 foo\n% 1-0\n 1-0\n1. f4", [["syntax", 6], "f4"]],
    ["% saved 1-0\n1. d6 f4\n% saved *\n2. d2 1-0\n% 1-0\n1. f4", ["d6 f4 d2", "f4"]],
  ])("%j", (text, found) => {
    expect(games(text)).toEqual(found);
  });

  test("a comment after the result of an unreadable game belongs to that game", () => {
    for (const comment of ["{lost on\n time}", "; lost on time"]) {
      const [, second] = parseRecords(`[Event "a"]\n\n1. d6 d6 1-0 ${comment}\n\n[Event "b"]\n\n1. f4`);
      expect(second?.ok && currentNode(goTo(second.value, 0)).comment).toBeUndefined();
      expect(second?.ok && second.value.tags).toEqual({ Event: "b" });
    }
  });

  test("a comment may contain a tag, but not below a blank line", () => {
    expect(games('1. d6 {\n[Event "x"]\n} f4')).toEqual(["d6 f4"]);
    expect(games("1. d6 {\n\n[Event x]\n} f4")).toEqual(["d6 f4"]);
  });
});

describe("the error of an illegal move in a text that names no variant", () => {
  const advice = "The text names no variant and was read as standard; if that is wrong, name the variant.";
  const illegal = "1. d6xa1";

  test("asks for the variant", () => {
    expect(fault(illegal).message).toBe(`d6xa1 is illegal: shot without mill. ${advice}`);
    for (const text of [`[Variant "standard"]\n\n${illegal}`, `[Variant "?"]\n\n${illegal}`])
      expect(fault(text).message.includes(advice)).toBe(text.includes("?"));
    const own = JSON.stringify(variants.standard).replaceAll('"', '\\"');
    expect(fault(`[VariantData "${own}"]\n\n${illegal}`).message).not.toContain(advice);
    expect(fault(illegal, { variant: "standard" }).message).not.toContain(advice);
    expect(fault(`[Variant "12 men's morris"]\n\n${illegal}`).message).toMatch(
      / The variant "12 men's morris" was read as twelveMens; if that is wrong, name the variant\.$/,
    );
  });

  test.each([
    ["1. a7 a7", "a7 is illegal: occupied."],
    ["1. D6 F4", '"D6" is not a point in the notation mssa: did you mean "d6"?'],
    ["1. a7 b6 2. d7 b4 3. g7xf4", "g7xf4 is illegal: not a target."],
  ])("but not if it is illegal in every variant: %j", (text, message) => {
    expect(fault(text).message).toBe(message);
  });
});

test.each(["time", "time forfeit", "Time Forfeit"])("%j is a decision if somebody has lost", (word) => {
  const record = parseRecord(`[Termination "${word}"]\n\n1. d6 f4 0-1`);
  expect(endOf(record)).toEqual({ result: "0-1", termination: "time" });
  expect(outcome(currentNode(record).game)).toEqual({ winner: "dark", reason: "time" });
  expect(parseRecord(formatRecord(record))).toEqual(record);
  const lost = sown.parseRecord(`[Termination "${word}"]\n\n1. 4 1-0`);
  expect(sown.currentNode(lost).game.verdict).toEqual({ winner: "south", reason: "time" });
});

describe("a termination in a comment of a variation", () => {
  test.each([
    [{ result: "0-1" }, "1. d6 (1. f4 0-1) *"],
    [{ result: "1-0", termination: "adjudication" }, "1. d6 (1. f4 1-0 {[%termination adjudication]}) *"],
    [{ result: "*", termination: "adjourned" }, "1. d6 (1. f4 * {[%termination adjourned]}) *"],
    [{ result: "1-0", termination: "a}b" }, "1. d6 (1. f4 1-0\n;[%termination a}b]\n) *"],
  ])("%j is read after the variation's result", (end, written) => {
    const record = playMove(goBack(conclude(played("f4"), end)), "d6");
    const text = formatRecord(promoteVariation(record));
    expect(text.split("\n\n")[1]).toBe(`${written}\n`);
    expect(formatRecord(parseRecord(text))).toBe(text);
    expect(parseRecord(text).nodes[2]?.end).toEqual(end);
  });

  test("is plain text anywhere else", () => {
    for (const [text, node] of [
      ["1. d6 (1. f4 {[%termination x]} 1-0)", { comment: "[%termination x]", end: { result: "1-0" } }],
      ["1. d6 (1. f4 1-0 {x}) *", { comment: "x", end: { result: "1-0" } }],
      ["1. d6 (1. f4 1-0 {[%termination ?]} 1-0) *", { end: { result: "1-0" } }],
    ] as const)
      expect(parseRecord(text).nodes[2]).toEqual({ move: "f4", after: 0, ...node });
    expect(currentNode(parseRecord("1. d6 1-0 {[%termination x]}")).comment).toBe("[%termination x]");
    expect(where("1. d6 (1. f4 1-0 {[%termination few-cows]}) *")).toEqual(["bad-result", 13]);
  });
});
