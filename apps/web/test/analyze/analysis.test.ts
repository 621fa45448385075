import { createRecord, currentLine, formatRecord, mainline, parseRecord } from "morabaraba/records";
import { expect, test } from "vitest";
import { type Action, type Analysis, beginAnalysis, analyze as run } from "../../src/analyze/analysis.ts";
import { type ListedMove, listMoves, numbersOf, wordsOf } from "../../src/analyze/moves.ts";
import { type GameRecord, type Kit, kitOf } from "../../src/family/family.ts";

const [mills, mancala] = [await kitOf("mills"), await kitOf("mancala")];
const analyze = (analysis: Analysis, action: Action) => run(mills, analysis, action);
const begun = (record: GameRecord = createRecord()) => beginAnalysis({ family: "mills", record });
const played = (actions: readonly Action[]) => actions.reduce(analyze, begun());
const mainIds = (record: GameRecord) =>
  mainline(record as ReturnType<typeof createRecord>).map(({ id }) => id);
const lineIds = (record: GameRecord) =>
  currentLine(record as ReturnType<typeof createRecord>).map(({ id }) => id);
const play = (...moves: string[]): Action => ({ kind: "play", moves });
const step = (plies: number): Action => ({ kind: "step", plies });
const written = ({ isNumbered, number, text }: ListedMove) => (isNumbered ? number : "") + text;
const texts = (record: GameRecord, kit: Kit = mills) => listMoves(kit, record).map(written);

test("going to a move adds nothing to undo, and stops at the ends", () => {
  const analysis = played([play("d6", "f4", "d2"), step(-2)]);
  expect(analysis.now.record.at).toBe(1);
  expect(analysis.past).toHaveLength(1);
  expect(analyze(analysis, step(Number.POSITIVE_INFINITY)).now.record.at).toBe(3);
  const first = analyze(analysis, step(Number.NEGATIVE_INFINITY));
  expect(first.now.record.at).toBe(0);
  expect(analyze(first, step(-1))).toBe(first);
});

test("another move begins a variation, which undo and redo take back and restore", () => {
  const varied = played([play("d6", "f4"), step(-1), play("b4")]);
  expect(mainIds(varied.now.record)).toEqual([0, 1, 2]);
  expect(lineIds(varied.now.record)).toEqual([0, 1, 3]);
  const undone = analyze(varied, { kind: "undo" });
  expect(undone.now.record.nodes).toHaveLength(3);
  expect(analyze(undone, { kind: "redo" }).now.record).toBe(varied.now.record);
  expect(analyze(begun(), { kind: "undo" }).past).toEqual([]);
});

test("the same move leads to the same node and adds nothing to undo", () => {
  const analysis = played([play("d6", "f4"), step(-1), play("f4")]);
  expect(analysis.now.record.nodes).toHaveLength(3);
  expect(analysis.past).toHaveLength(1);
});

test("up and down go to the variations beside a move", () => {
  const analysis = played([play("d6", "f4"), step(-1), play("b4")]);
  const up = analyze(analysis, { kind: "beside", by: -1 });
  expect(up.now.record.at).toBe(2);
  expect(analyze(up, { kind: "beside", by: -1 }).now.record.at).toBe(2);
  expect(analyze(up, { kind: "beside", by: 1 }).now.record.at).toBe(3);
});

test("a variation is promoted, a move removed, a move annotated", () => {
  const varied = played([play("d6", "f4"), step(-1), play("b4")]);
  const promoted = analyze(varied, { kind: "promote" }).now.record;
  expect(mainIds(promoted)).toEqual([0, 1, 3]);
  const removed = analyze(varied, { kind: "remove" }).now.record;
  expect(removed.nodes[3]).toBeNull();
  const said = analyze(varied, { kind: "annotate", notes: { comment: "quick", glyphs: ["!?"] } }).now.record;
  expect(said.nodes[3]).toMatchObject({ comment: "quick", glyphs: ["!?"] });
});

test("an illegal move throws, and the analysis does not change", () => {
  const analysis = played([play("d6")]);
  expect(() => analyze(analysis, play("d6"))).toThrow(expect.objectContaining({ code: "occupied" }));
});

test("opening a game can be undone", () => {
  const analysis = played([play("d6")]);
  const subject = { family: "mills", record: createRecord("sesotho"), id: "7" } as const;
  const opened = analyze(analysis, { kind: "open", subject });
  expect(opened.now).toBe(subject);
  expect(analyze(opened, { kind: "undo" }).now).toBe(analysis.now);
});

test("a changed record stays with its kept game", () => {
  const record = parseRecord("1. d6 f4 *");
  const analysis = beginAnalysis({ family: "mills", record, id: "7" });
  expect(analyze(analysis, { kind: "change", record: parseRecord("1. d6 b4 *") }).now.id).toBe("7");
  expect(analyze(analysis, { kind: "change", record })).toBe(analysis);
});

test("the list has the same numbers as the record's text", () => {
  const { record } = played([play("d6", "f4", "d2"), step(-2), play("b4", "g7")]).now;
  expect(texts(record)).toEqual(["1.d6", "f4", "2.d2"]);
  const [, second] = listMoves(mills, record);
  const [variation] = second?.variations ?? [];
  expect(variation?.map(written)).toEqual(["1…b4", "2.g7"]);
});

test("a number is repeated after a comment and after variations", () => {
  const record = parseRecord("1. d6 {said} f4 2. d2 (2. b4) b4 *");
  expect(texts(record)).toEqual(["1.d6", "1…f4", "2.d2", "2…b4"]);
  const list = listMoves(mills, record);
  expect(list[0]?.comment).toBe("said");
  expect(list[2]?.variations[0]?.[0]).toMatchObject({ number: "2.", text: "b4" });
});

test("glyphs are shown as signs, and comments without commands", () => {
  const record = parseRecord("1. d6 $4 {[%eval 0.3] good [%clk 0:05:00]} *");
  expect(listMoves(mills, record)[0]).toMatchObject({ glyphs: "??", comment: "good" });
  expect(wordsOf(undefined)).toBe("");
});

test("the numbers of a record that begins in mid-game go on", () => {
  const record = parseRecord('[SetUp "1"]\n[FEN "L7/2D2D2/1D1L2L1 d 0,0 - 0 61"]\n\n31... f6-f4 *');
  expect(texts(record)).toEqual(["31…f6-f4"]);
  expect(formatRecord(record)).toContain("31... f6-f4");
});

test("in mancala, one player may move twice", () => {
  const record = ["3", "6", "1", "2"].reduce(
    (at, move) => mancala.playMove(at, move),
    mancala.createRecord("kalah"),
  );
  expect(texts(record, mancala)).toEqual(["1.3", "6", "1", "2.2"]);
});

test("a record without moves has an empty list", () => {
  expect(listMoves(mills, createRecord())).toEqual([]);
});

test("every move has its number, in variations too", () => {
  const record = parseRecord("1. d6 f4 (1... b4 2. g7) 2. d2 *");
  const numbers = numbersOf(listMoves(mills, record));
  expect(Object.fromEntries(numbers)).toEqual({ 1: "1.", 2: "1…", 3: "1…", 4: "2.", 5: "2." });
});
