/** Analyses as plain data: the moves of a record, the opening explorer, positions in the editor, drawings. */
import { createRecord, currentLine, formatRecord, mainline, parseRecord } from "morabaraba/records";
import { describe, expect, test } from "vitest";
import { houseValues } from "../src/analyze/advice.ts";
import { type Action, type Analysis, beginAnalysis, analyze as run } from "../src/analyze/analysis.ts";
import { beginDraft, emptied, turnOf, withEdit, withText, withTurn } from "../src/analyze/Editor.tsx";
import { type ListedMove, listMoves, numberAfter, numbersOf, wordsOf } from "../src/analyze/moves.ts";
import { openingMoves, openingsOf } from "../src/analyze/Openings.tsx";
import { type GameRecord, type Kit, kitOf } from "../src/family/family.ts";

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

const recordOf = (kit: typeof mills, moves: string, variant: never = undefined as never) =>
  moves.split(" ").reduce((record, move) => kit.playMove(record, move), kit.createRecord(variant));

describe("the explorer", () => {
  const openings = openingsOf(mills, [
    recordOf(mills, "d6 f4 d2"),
    recordOf(mills, "d6 f4"),
    recordOf(mills, "a1 d6"),
  ]);
  const { game } = mills.currentNode(mills.createRecord());
  const after = mills.applyMove(game, "d6");

  test("counts the moves of the player's games, the most frequent first", () => {
    expect(openingMoves(mills, game, openings, undefined)).toEqual([
      { move: "d6", times: 2, book: undefined },
      { move: "a1", times: 1, book: undefined },
    ]);
    expect(openingMoves(mills, after, openings, undefined).map(({ times }) => times)).toEqual([2]);
  });

  test("lists a move of book and games once", () => {
    const book = () => [{ move: { kind: "place", to: "a1" }, score: 12, depth: 9, isPlayed: true } as const];
    expect(openingMoves(mills, game, openings, book)).toEqual([
      { move: "a1", times: 1, book: { score: 12, depth: 9, isPlayed: true } },
      { move: "d6", times: 2, book: undefined },
    ]);
  });

  test("keeps variants apart", () => {
    const { game } = mills.currentNode(mills.createRecord("nineMens" as never));
    expect(openingMoves(mills, game, openings, undefined)).toEqual([]);
  });

  test("works for mancala, without a book", () => {
    const record = recordOf(mancala, "3 6", "kalah" as never);
    const { game } = mancala.currentNode(mancala.createRecord("kalah" as never));
    expect(openingMoves(mancala, game, openingsOf(mancala, [record]), () => [])).toEqual([
      { move: "3", times: 1, book: undefined },
    ]);
  });
});

describe("the numbers of a line", () => {
  test.each([
    ["d6 f4", ["2.", "", "3."]],
    ["d6", ["1…", "2.", ""]],
  ])("after %s", (moves, numbers) => {
    const number = numberAfter(mills, mills.currentNode(recordOf(mills, moves)).game);
    expect([0, 1, 2].map(number)).toEqual(numbers);
  });

  test("are empty in mancala, where a side may move twice", () => {
    expect(numberAfter(mancala, mancala.currentNode(recordOf(mancala, "3", "kalah" as never)).game)(0)).toBe(
      "",
    );
  });
});

const draft = beginDraft(mills, mills.createGame("sesotho"));

test("a valid text changes the board; an invalid one has an error and leaves it", () => {
  const set = withText(mills, draft, "L7/2D2D2/1D1L2L1  l 0,0 - 0 60 ");
  expect(set.fault).toBeUndefined();
  expect(mills.formatPosition(set.game)).toBe("L7/2D2D2/1D1L2L1 l 0,0 - 0 60");
  const wrong = withText(mills, set, "L7/2D2D2/1D1L2L9 l 0,0 - 0 60");
  expect(wrong).toMatchObject({ fault: "bad-board", game: set.game });
  expect(withText(mills, set, "L7/2D2D2/1D1L2L1 l 99,0 - 0 60").fault).toBe("bad-hands");
  expect(withText(mills, set, "").fault).toBe("syntax");
  expect(withText(mills, set, "x".repeat(5000)).fault).toBe("too-long");
});

test("the side to move is a word of the text", () => {
  expect(turnOf(draft.text)).toBe("l");
  expect(turnOf("")).toBe("");
  const dark = withText(mills, draft, withTurn(draft.text, "d"));
  expect(dark.game.turn).toBe("dark");
});

test("an empty board keeps its variant's rings, and shows an empty game", () => {
  const set = withText(mills, draft, "L7/2D2D2/1D1L2L1 d 0,0 - 7 60");
  const empty = emptied(mills, set);
  expect(empty).toMatchObject({ text: "8/8/8 l 0,0 - 0 0", fault: "bad-hands", hands: "12,12" });
  expect(mills.formatPosition(empty.game)).toBe("8/8/8 l 12,12 - 0 0");
  const large = emptied(mills, beginDraft(mills, mills.createGame("sesotho25")));
  expect(large.text).toMatch(/^[\d/]+ l 0,0 - 0 0$/);
});

test("cows can be put on an empty board and into hands", () => {
  let now = emptied(mills, draft);
  now = withEdit(mills, now, "L7/8/8 l 12,12 - 0 0");
  expect(now).toMatchObject({ text: "L7/8/8 l 0,0 - 0 0", fault: "bad-hands" });
  now = withEdit(mills, now, "L7/8/8 l 11,12 - 0 0");
  expect(now.text).toBe("L7/8/8 l 0,0 - 0 0");
  now = withEdit(mills, now, "LDL5/D1L5/2D5 l 11,12 - 0 0");
  expect(now).toMatchObject({ text: "LDL5/D1L5/2D5 l 0,0 - 0 0", hands: "0,0", fault: undefined });
  now = withEdit(mills, now, "LDL5/D1L5/2D5 l 2,0 - 0 0");
  expect(mills.formatPosition(now.game)).toBe("LDL5/D1L5/2D5 l 2,0 - 0 0");
});

test("houses have their values, green for a win, yellow for a draw and red for a loss", () => {
  const values = [
    { move: "6", lead: 4 },
    { move: "1", lead: 0 },
    { move: "2", lead: -2 },
    { move: "swap", lead: 8 },
  ];
  expect(houseValues(values, false)).toEqual({
    rings: [
      { point: "f", color: "green" },
      { point: "a", color: "yellow" },
      { point: "b", color: "red" },
    ],
    labels: { f: "+4", a: "0", b: "\u22122" },
  });
  expect(houseValues(values, true).labels).toHaveProperty("F", "+4");
});
