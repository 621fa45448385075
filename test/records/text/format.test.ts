/** Records as text: tags, numbers, lines, comments, and records that are rejected as too large to read. */
import {
  type Board,
  defineVariant,
  legalMoves,
  type Move,
  parsePosition,
  type Variant,
  type VariantName,
} from "morabaraba";
import * as mancala from "morabaraba/mancala";
import * as mancalaRecords from "morabaraba/mancala/records";
import {
  annotate,
  createRecord,
  currentNode,
  endOf,
  formatRecord,
  type GameRecord,
  goBack,
  goTo,
  parseRecord,
  playMove,
  promoteVariation,
  type RecordNotation,
} from "morabaraba/records";
import { describe, expect, test } from "vitest";
import { error, played } from "../../support/records/played.ts";

/** Returns the text below the tags. */
const moves = (record: GameRecord, notation?: RecordNotation): string =>
  formatRecord(record, { notation }).split("\n\n")[1] as string;

test("tags are written in a fixed order", () => {
  const mine = defineVariant("mssa", { name: "mine", cows: 5 });
  const tags = { Own: "x", Black: 'S "the" \\ best', Event: "Friendly", 1: "one" };
  const record = createRecord(parsePosition("8/1L6/8 d 4,5 - 0 1", mine), tags);
  const text = formatRecord(annotate(record, { comment: "a" }), { notation: "mssa" });
  const data = JSON.stringify(record.variant).replaceAll('"', '\\"');
  expect(text.split("\n")).toEqual([
    '[Event "Friendly"]',
    '[Site "?"]',
    '[Date "????.??.??"]',
    '[Round "?"]',
    '[White "?"]',
    '[Black "S \\"the\\" \\\\ best"]',
    '[Result "*"]',
    '[Variant "mine"]',
    `[VariantData "${data}"]`,
    '[Notation "mssa"]',
    '[SetUp "1"]',
    '[FEN "8/1L6/8 d 4,5 - 0 1"]',
    '[1 "one"]',
    '[Own "x"]',
    "",
    "{a} *",
    "",
  ]);
  expect(parseRecord(text).variant).toEqual(mine);
});

test("an empty record, in both families", () => {
  const roster = '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n';
  expect(formatRecord(createRecord())).toBe(`${roster}[Result "*"]\n[Variant "standard"]\n\n*\n`);
  expect(mancalaRecords.formatRecord(mancalaRecords.createRecord())).toBe(
    `${roster}[Result "*"]\n[Variant "kalah"]\n\n*\n`,
  );
});

test("the end is that of the moves or of the players", () => {
  const over = createRecord(parsePosition("LLL5/DDD5/8 l 0,0 - 0 40"));
  const record = ["a7-a4", "b6-c5", "a4-a7xd6"].reduce<GameRecord>(playMove, over);
  expect(formatRecord(record)).toContain('[Result "1-0"]\n');
  expect(formatRecord(record)).toContain('[Termination "few-cows"]\n\n21. a7-a4 b6-c5 22. a4-a7xd6 1-0\n');
  expect(endOf(record)).toEqual({ result: "1-0", termination: "few-cows" });
  expect(Object.isFrozen(endOf(record))).toBe(true);
  expect(Object.isFrozen(endOf(createRecord()))).toBe(true);
});

describe("numbers", () => {
  test.each([
    ["8/8/8 l 12,12 - 0 0", "1. d6 f4 2. d2 b2 *"],
    ["8/8/8 d 12,12 - 0 0", "1... d6 2. f4 d2 3. b2 *"],
    ["8/8/8 d 12,12 - 0 1", "1... d6 2. f4 d2 3. b2 *"],
    ["8/8/8 l 12,12 - 0 7", "4. d6 f4 5. d2 b2 *"],
    ["8/8/8 l 12,12 - 0 8", "5. d6 f4 6. d2 b2 *"],
  ])("from %s", (position, text) => {
    const record = ["d6", "f4", "d2", "b2"].reduce<GameRecord>(
      playMove,
      createRecord(parsePosition(position)),
    );
    expect(moves(record)).toBe(`${text}\n`);
    expect(moves(parseRecord(formatRecord(record)))).toBe(`${text}\n`);
  });

  test("stand before the second player's move only after a comment or a variation", () => {
    const text = "1. d6 {a} f4 (1... d2 2. b4) 2. a7 $1 a4 (2... b2 3. g7 (3. g4) 3... g1) 3. e3\n*\n";
    expect(moves(parseRecord(text))).toBe(text);
    expect(moves(parseRecord("1. d6 (1. f4) d2"))).toBe("1. d6 (1. f4) 1... d2 *\n");
  });

  test("of mancala count turns, and the plies of a turn are joined", () => {
    const text = (written: string, variant?: mancala.Variant | mancala.VariantName): string =>
      mancalaRecords.formatRecord(mancalaRecords.parseRecord(written, variant)).split("\n\n")[1] as string;
    expect(text("3 6 1 2")).toBe("1. 3-6 1 2. 2 *\n");
    expect(text("3 {a} 6 {b} 1")).toBe("1. 3 {a} 6 {b} 1 *\n");
    expect(text("3! 6 1")).toBe("1. 3! 6 1 *\n");
    expect(text("3 6 (5) 1")).toBe("1. 3-6 (1. 5) 1... 1 *\n");
    expect(text("3 (4) 6 1")).toBe("1. 3 (1. 4) 1. 6 1 *\n");
    expect(text("4 3 4 (6)")).toBe("1. 4 3-4 (1... 6) *\n");
    expect(text("4 3 (2) 4")).toBe("1. 4 3 (1... 2) 1... 4 *\n");
    expect(text("C f", "oware")).toBe("1. C f *\n");
    const sown = mancala.defineVariant("oware", { name: "sown", sowStores: true });
    expect(text("C F a", sown)).toBe("1. C F a *\n");
    // Plies joined by a space are words of their own.
    expect(text(`{${"x".repeat(71)}} C F a`, sown)).toBe(`{${"x".repeat(71)}} 1. C\nF a *\n`);
  });
});

describe("lines", () => {
  const long = "x".repeat(78);

  test("break before column 80, but never between a number and its move", () => {
    const commented = (place: number, length: number): string =>
      moves(annotate(goTo(played("d6 f4 d2"), place), { comment: "x".repeat(length) }));
    expect(commented(1, 71)).toBe(`1. d6 {${"x".repeat(71)}}\nf4 2. d2 *\n`);
    expect(commented(1, 72)).toBe(`1. d6\n{${"x".repeat(72)}} f4\n2. d2 *\n`);
    expect(commented(2, 62)).toBe(`1. d6 f4 {${"x".repeat(62)}} 2. d2\n*\n`);
    expect(commented(2, 63)).toBe(`1. d6 f4 {${"x".repeat(63)}}\n2. d2 *\n`);
    const words = annotate(goTo(played("d6 f4"), 1), { comment: `${"ab ".repeat(24)}abc` });
    expect(moves(words)).toBe(`1. d6 {${"ab ".repeat(23)}ab\nabc} f4 *\n`);
  });

  test("hold a longer word on its own", () => {
    expect(moves(annotate(played("d6"), { comment: `${long}xx` }))).toBe(`1. d6\n{${long}xx}\n*\n`);
    expect(moves(annotate(goTo(played("d6"), 0), { comment: `${long}xx a` }))).toBe(
      `{${long}xx\na} 1. d6 *\n`,
    );
  });

  test("keep brackets with the word beside them, unless that is too long", () => {
    const record = playMove(goBack(played("d6 f4")), "d2");
    expect(moves(annotate(record, { startingComment: "or", comment: "so" }))).toBe(
      "1. d6 f4 ({or} 1... d2 {so}) *\n",
    );
    expect(moves(annotate(record, { comment: "x".repeat(76) }))).toBe(
      `1. d6 f4 (1... d2\n{${"x".repeat(76)}})\n*\n`,
    );
    expect(moves(annotate(record, { comment: "x".repeat(77) }))).toBe(
      `1. d6 f4 (1... d2\n{${"x".repeat(77)}}\n) *\n`,
    );
  });

  test("glyphs such as !? are joined to the move, others follow it", () => {
    const marked = (...glyphs: string[]): string => moves(annotate(played("d6"), { glyphs }));
    expect(marked("!?", "!", "$1")).toBe("1. d6!? ! $1 *\n");
    expect(marked("$1", "!?")).toBe("1. d6 $1 !? *\n");
    expect(marked("±", "=")).toBe("1. d6 ± = *\n");
    expect(marked("±!")).toBe("1. d6 ±! *\n");
    expect(marked("#")).toBe("1. d6 # *\n");
  });

  test("a comment with a brace becomes a comment to the end of its line", () => {
    const record = played("d6 f4");
    expect(moves(annotate(record, { comment: "a } b" }))).toBe("1. d6 f4\n;a } b\n*\n");
    expect(moves(annotate(goTo(record, 0), { comment: "}" }))).toBe(";}\n1. d6 f4 *\n");
    const other = annotate(playMove(goBack(record), "d2"), { startingComment: "}", comment: "}}" });
    expect(moves(other)).toBe("1. d6 f4 (\n;}\n1... d2\n;}}\n) *\n");
    expect(moves(annotate(goTo(record, 1), { comment: "{" }))).toBe("1. d6 {{} f4 *\n");
  });

  test("a result ends the main line, and any variation that has one", () => {
    const text = "1. d6 f4 (1... d2 2. b4 1/2-1/2) (1... b2 {x} 0-1) 2. a7 1-0\n";
    expect(moves(parseRecord(text))).toBe(text);
  });
});

describe("notations", () => {
  test("are written and read back", () => {
    const record = played("a7 b6 d7 b4 g7xb6");
    expect(moves(record)).toBe("1. a7 b6 2. d7 b4 3. g7xb6 *\n");
    expect(moves(record, "wmd")).toBe(moves(record));
    expect(moves(record, "mssa")).toBe("1. E1 A1 2. E2 A8 3. E3xA1 *\n");
    expect(moves(record, "playok")).toBe("1. 1 4 2. 2 11 3. 3x4 *\n");
    expect(formatRecord(record, { notation: undefined })).toBe(formatRecord(record));
    for (const options of [7, "mssa", { notaton: "mssa" }])
      expect(() => formatRecord(record, options as never)).toThrow(error("bad-argument"));
    for (const notation of ["wmd", "mssa", "playok"] as const)
      expect(parseRecord(formatRecord(record, { notation }))).toEqual(record);
  });

  test("of PlayOK count row by row from the top left, on every board", () => {
    const text = (variant: VariantName | Variant, points: string): string =>
      moves(points.split(" ").reduce<GameRecord>(playMove, createRecord(variant)), "playok");
    expect(text("nineMens", "a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4")).toBe(
      "1. 1 2 2. 3 4 3. 5 6 4. 7 8 5. 9 10 6. 11 12 *\n",
    );
    expect(text("nineMens", "e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1")).toBe(
      "1. 13 14 2. 15 16 3. 17 18 4. 19 20 5. 21 22 6. 23 24 *\n",
    );
    expect(text("sesotho25", "c4 d4 e4")).toBe("1. 12 13 2. 14 *\n");
    const board: Board = {
      points: ["a10", "a2", "a1", "b10", "b2", "b1"],
      rings: [6],
      lines: [
        ["a10", "a2", "a1"],
        ["b10", "b2", "b1"],
      ],
      links: [["a10", "b10"]],
    };
    const tall = defineVariant("nineMens", { name: "tall", cows: 3, board });
    expect(text(tall, "b1 a10 a1 b10")).toBe("1. 6 1 2. 5 2 *\n");
  });

  test("that are unknown are rejected, and so are points without a label", () => {
    for (const notation of ["san", "WMD", "", 7, "constructor"])
      expect(() => formatRecord(createRecord(), { notation: notation as never })).toThrow(
        error("bad-argument", "notation"),
      );
    const center = playMove(createRecord("sesotho25"), "d4");
    expect(() => formatRecord(center, { notation: "mssa" })).toThrow(
      expect.objectContaining({ code: "no-label" }),
    );
    expect(formatRecord(playMove(createRecord("sesotho25"), "d6"), { notation: "mssa" })).toContain(
      "1. A2 *",
    );
  });
});

/** Records beyond the limits of reading cannot be written. */
describe("a limit", () => {
  test("of characters", () => {
    const commented = (length: number): GameRecord =>
      annotate(createRecord(), { comment: "x".repeat(length) });
    const rest = formatRecord(commented(999_000)).trim().length - 999_000;
    const just = commented(1_000_000 - rest);
    expect(formatRecord(just).trim()).toHaveLength(1_000_000);
    expect(parseRecord(formatRecord(just))).toEqual(just);
    expect(() => formatRecord(commented(1_000_001 - rest))).toThrow(error("too-long"));
  });

  test("of nested variations", () => {
    /** Three cows against three, which fly and never shoot. */
    const start = parsePosition(
      "L1L1L3/D1D1D3/8 l 0,0 - 0 0",
      defineVariant("nineMens", { name: "endless" }),
    );
    const deeper = (record: GameRecord): GameRecord => {
      const [one, other] = legalMoves(currentNode(record).game).filter(({ shots }) => shots === undefined);
      return playMove(goBack(playMove(record, one as Move)), other as Move);
    };
    const [first, second] = legalMoves(start).filter(({ shots }) => shots === undefined);
    let record = playMove(createRecord(start), first as Move);
    for (let depth = 0; depth < 100; depth++) record = deeper(record);
    expect(formatRecord(parseRecord(formatRecord(record)))).toBe(formatRecord(record));
    expect(() => deeper(record)).toThrow(error("too-deep"));
    const other = playMove(goTo(record, 0), second as Move);
    expect(formatRecord(parseRecord(formatRecord(other)))).toBe(formatRecord(other));
    expect(() => promoteVariation(other)).toThrow(error("too-deep"));
  });
});

test("a built-in with a few changes is written as the changes", () => {
  for (const [entryPoint, base] of [
    [{ createRecord, formatRecord, parseRecord }, "standard"],
    [mancalaRecords, "oware"],
  ] as const) {
    const changed = base === "standard" ? { base, repetition: 3 } : { base, mustFeed: false };
    const record = entryPoint.createRecord(changed as never);
    const text = entryPoint.formatRecord(record as never);
    expect(text).toContain(`[Variant "${base}"]`);
    expect(text.length).toBeLessThan(220);
    expect(entryPoint.parseRecord(text)).toEqual(record);
  }
  const record = mancalaRecords.playMove(mancalaRecords.createRecord(), "3");
  expect(mancalaRecords.currentLine(record)).toEqual(mancalaRecords.mainline(record));
});
