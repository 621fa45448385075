/** Records as data: `parseRecord` reads them, and reports what is wrong with them. */
import { createGame, defineVariant, parsePosition, resign } from "morabaraba";
import * as mancalaRecords from "morabaraba/mancala/records";
import * as records from "morabaraba/records";
import {
  annotate,
  conclude,
  createRecord,
  currentNode,
  formatRecord,
  type GameRecord,
  goBack,
  goTo,
  mainline,
  parseRecord,
  playMove,
  promoteVariation,
  removeNode,
  safeParseRecord,
} from "morabaraba/records";
import { describe, expect, test } from "vitest";
import { isDeepFrozen } from "../../support/data.ts";
import { error, line, nestedMoves, played, wrong } from "../../support/records/played.ts";

/** A record with everything that it can have. */
function makeRich(): GameRecord {
  let record = createRecord(parsePosition("8/1L6/8 d 11,12 - 0 1"), { Event: "x", Own: "y" });
  for (const move of ["f4", "d2", "b2", "a1"]) record = playMove(record, move);
  record = playMove(goBack(record, 3), "a7");
  record = annotate(record, { startingComment: "or", comment: "so", glyphs: ["!", "$14"] });
  record = playMove(goTo(record, 0), "g1");
  record = playMove(removeNode(playMove(record, "g7")), "g4");
  record = annotate(goTo(record, 0), { comment: "a game" });
  record = promoteVariation(goTo(record, 4));
  return conclude(record, resign(currentNode(record).game, "dark"));
}

let rich: GameRecord | undefined;
/** Made by the first test that needs it, so that mutation testing sees what the test covers. */
function richRecord(): GameRecord {
  rich ??= makeRich();
  return rich;
}

const copy = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data)) as Data;

describe("a record from JSON or a structured clone", () => {
  test("is equal and reads the same", () => {
    for (const stored of [copy(richRecord()), structuredClone(richRecord())]) {
      expect(stored).toStrictEqual(richRecord());
      expect(parseRecord(stored)).toStrictEqual(richRecord());
      expect(isDeepFrozen(parseRecord(stored))).toBe(true);
      expect(parseRecord(stored)).not.toBe(stored);
      expect(parseRecord(JSON.stringify(stored))).toStrictEqual(richRecord());
      expect(formatRecord(parseRecord(stored))).toBe(formatRecord(richRecord()));
      expect(mainline(parseRecord(stored))).toStrictEqual(mainline(richRecord()));
      expect(currentNode(parseRecord(stored))).toStrictEqual(currentNode(richRecord()));
    }
    expect(parseRecord(richRecord())).toBe(richRecord());
    const mine = createRecord(defineVariant("mssa", { name: "mine", repetition: 3 }));
    expect(parseRecord(copy(mine))).toStrictEqual(mine);
  });

  test("of the other family is read by that family's entry point", () => {
    const sown = mancalaRecords.createRecord("oware");
    for (const data of [sown, copy(sown)]) expect(() => parseRecord(data)).toThrow(error("syntax", "family"));
  });

  test("may be text with white space around it, but not cut off", () => {
    const text = `\ufeff ${JSON.stringify(richRecord(), null, 2)}\n`;
    expect(parseRecord(text)).toStrictEqual(richRecord());
    const cut = safeParseRecord(text.slice(0, -9));
    expect(cut).toMatchObject({ error: { code: "not-json", at: 0, ply: 1, record: createRecord() } });
    const long = safeParseRecord(`{"variant": "${"x".repeat(8_000_000)}`);
    expect(long).toMatchObject({ error: { code: "too-long", at: 8_000_000 } });
    expect(line(parseRecord('{"so"} 1. d6'))).toBe("d6");
  });

  test("may have an end with a result alone, or with a reason alone", () => {
    for (const text of ["1. d6 1-0", "1. d6 1/2-1/2", '[Termination "unterminated"]\n\n1. d6 *']) {
      const record = parseRecord(text);
      expect(parseRecord(copy(record))).toStrictEqual(record);
    }
    expect(records.endOf(parseRecord(copy(parseRecord("1. d6 0-1"))))).toStrictEqual({ result: "0-1" });
  });

  test("may differ from how this library writes it", () => {
    const nodes = [
      { move: "anything" },
      { move: " d6 " },
      { move: { to: "f4" }, comment: " a\nb " },
      { move: "d2", after: 1 },
    ];
    const record = parseRecord({ family: "mills", variant: "standard", tags: {}, nodes, at: 2 });
    expect(record).toStrictEqual({
      family: "mills",
      variant: "standard",
      tags: {},
      nodes: [
        { move: "" },
        { move: "d6", next: [2, 3] },
        { move: "f4", comment: "a b" },
        { move: "d2", after: 1 },
      ],
      at: 2,
    });
    const again = parseRecord({
      ...copy(played("d6")),
      position: "8/8/8 l 12,12 - 0 0",
      tags: { event: "x" },
    });
    expect(again).toStrictEqual({ ...played("d6"), tags: { Event: "x" } });
    const other = parseRecord({ ...copy(played("d6")), variant: createGame().variant, other: 7 });
    expect(other).toStrictEqual(played("d6"));
    const listed = { ...copy(played("d6")), nodes: [{ next: [1] }, { move: "d6", next: [] }] };
    expect(parseRecord(listed).nodes).toEqual([{ move: "" }, { move: "d6" }]);
    const least = { family: "mills", variant: "standard", at: 0 };
    expect(parseRecord({ ...least, nodes: [{}] })).toStrictEqual(createRecord());
    expect(parseRecord({ ...least, nodes: [{ next: [] }], tags: undefined })).toStrictEqual(createRecord());
  });
});

/** Nested lists, too deep for a recursive function. */
function deepList(): unknown {
  let list: unknown = [];
  for (let depth = 0; depth < 20_000; depth++) list = [list];
  return list;
}

describe("invalid data is rejected", () => {
  test.each([undefined, null, 7, "record", true, [], [{}]])("%s", (data) => {
    const isText = typeof data !== "object" || data === null || Array.isArray(data);
    expect(() => parseRecord(data as never)).toThrow(
      isText ? error(data === "record" ? "syntax" : "not-text") : error("syntax", ""),
    );
  });

  /** Returns the record with some parts changed. */
  const valid = {
    family: "mills",
    variant: "standard",
    tags: {},
    nodes: [{ move: "" }, { move: "d6" }, { move: "f4" }, { move: "d2" }],
    at: 3,
  };
  const withNode = (number: number, node: unknown): object => {
    const nodes: unknown[] = [...valid.nodes];
    nodes[number] = node;
    return { ...valid, nodes };
  };

  test.each<[string, string, object]>([
    ["syntax", "family", { ...valid, family: undefined }],
    ["syntax", "family", { ...valid, family: "mancala" }],
    ["unknown-variant", "variant", { ...valid, variant: "chess" }],
    ["bad-variant", "variant", { ...valid, variant: { name: "x" } }],
    ["not-text", "position", { ...valid, position: 7 }],
    ["syntax", "position", { ...valid, position: "" }],
    ["bad-board", "position", { ...valid, position: "9/8/8 l 12,12 - 0 0" }],
    ["bad-tag", "tags", { ...valid, tags: [] }],
    ["bad-tag", "tags.Event", { ...valid, tags: { Event: 7 } }],
    ["bad-tag", "tags.Result", { ...valid, tags: { Result: "1-0" } }],
    ["syntax", "nodes", { ...valid, nodes: undefined }],
    ["syntax", "nodes", { ...valid, nodes: {} }],
    ["syntax", "nodes", { ...valid, nodes: [] }],
    ["syntax", "nodes[0]", { ...valid, nodes: [null] }],
    ["syntax", "nodes[2]", withNode(2, 7)],
    ["syntax", "nodes[2]", withNode(2, undefined)],
    ["syntax", "nodes[3].after", withNode(2, null)],
    ["syntax", "nodes[2].after", withNode(2, { move: "f4", after: 2 })],
    ["syntax", "nodes[2].after", withNode(2, { move: "f4", after: -1 })],
    ["syntax", "nodes[2].after", withNode(2, { move: "f4", after: 0.5 })],
    ["syntax", "nodes[2].after", withNode(2, { move: "f4", after: "1" })],
    ["syntax", "nodes[2].after", withNode(2, { move: "f4", after: {} })],
    ["syntax", "nodes[2].after", withNode(2, { move: "f4", after: Object.create(null) })],
    ["syntax", "nodes", { ...valid, nodes: { length: 2 } }],
    ["syntax", "nodes[3].move", withNode(3, { move: "f4", after: 1 })],
    ["too-many", "nodes", { ...valid, nodes: [{}, ...Array(100_001)] }],
    ["syntax", "nodes[0]", { ...valid, nodes: [[{}, { move: "d6" }]] }],
    ["syntax", "nodes[1].next", withNode(1, { move: "d6", next: 2 })],
    ["syntax", "nodes[1].next", withNode(1, { move: "d6", next: [] })],
    ["syntax", "nodes[3].next", withNode(3, { move: "d2", next: [4] })],
    ["syntax", "nodes[1].next", withNode(1, { move: "d6", next: [2, 2] })],
    ["syntax", "nodes[1].next", withNode(1, { move: "d6", next: [3] })],
    ["syntax", "nodes[1].next", withNode(1, { move: "d6", next: ["2"] })],
    ["syntax", "nodes[2].comment", withNode(2, { move: "f4", comment: 7 })],
    ["syntax", "nodes[2].glyphs", withNode(2, { move: "f4", glyphs: ["x"] })],
    ["syntax", "nodes[2].end", withNode(2, { move: "f4", end: 7 })],
    ["syntax", "nodes[2].end", withNode(2, { move: "f4", end: {} })],
    ["syntax", "nodes[2].end", withNode(2, { move: "f4", end: { result: ["1-0"] } })],
    ["syntax", "nodes[2].end", withNode(2, { move: "f4", end: { result: "½-½" } })],
    ["syntax", "nodes[2].end", withNode(2, { move: "f4", end: { result: "1-0", termination: 7 } })],
    [
      "bad-result",
      "nodes[2].end",
      withNode(2, { move: "f4", end: { result: "1-0", termination: "few-cows" } }),
    ],
    ["syntax", "nodes[2].end", withNode(2, { move: "f4", end: { result: "1-0" } })],
    ["syntax", "nodes[0].end", withNode(0, { move: "", end: { result: "0-1", termination: "resignation" } })],
    ["syntax", "nodes[0].glyphs", withNode(0, { move: "", glyphs: ["!"] })],
    ["syntax", "nodes[0].startingComment", withNode(0, { move: "", startingComment: "x" })],
    ["syntax", "nodes[2].startingComment", withNode(2, { move: "f4", startingComment: "x" })],
    ["syntax", "at", { ...valid, at: 4 }],
    ["syntax", "at", { ...valid, at: -1 }],
    ["syntax", "at", { ...valid, at: "1" }],
    ["syntax", "at", { ...valid, at: undefined }],
    ["syntax", "at", { ...withNode(3, null), at: 3 }],
  ])("%s at %s: %j", (code, at, data) => {
    const result = safeParseRecord(data);
    expect(result.ok || [result.error.code, String(result.error.at), result.error.name]).toEqual([
      code,
      at,
      "RecordError",
    ]);
    expect(result.ok || result.error.illegal).toBeUndefined();
    // What was read up to there is a record.
    if (!result.ok) expect(parseRecord(copy(result.error.record))).toEqual(result.error.record);
  });

  test("with variations nested more than 100 levels deep", () => {
    const lines = nestedMoves(101).map((moves) => moves.split(" "));
    const nested = (depth: number): object => {
      const nodes: { move?: string; after?: number }[] = [{}, { move: lines[0]?.[0] as string }];
      let from = 0;
      for (const [other, next] of lines.slice(1, depth + 1)) {
        const id = nodes.push({ move: other as string, after: from }) - 1;
        nodes.push({ move: next as string });
        from = id;
      }
      return { family: "mills", variant: "nineMens", nodes, at: 0 };
    };
    expect(safeParseRecord(nested(100)).ok).toBe(true);
    expect(safeParseRecord(nested(101))).toMatchObject({ error: { code: "too-deep", at: "nodes[202]" } });
  });

  test.each<[code: string, at: string, data: () => object]>([
    ["syntax", "nodes[2].after", () => withNode(2, { move: "f4", after: deepList() })],
    ["syntax", "nodes[1].next", () => withNode(1, { move: "d6", next: deepList() })],
    ["syntax", "nodes[1].next", () => withNode(1, { move: "d6", next: [deepList()] })],
    ["illegal-move", "nodes[1]", () => withNode(1, { move: deepList() })],
    ["syntax", "nodes[1].comment", () => withNode(1, { move: "d6", comment: deepList() })],
    ["syntax", "nodes[1].glyphs", () => withNode(1, { move: "d6", glyphs: deepList() })],
    ["syntax", "nodes[3].end", () => withNode(3, { move: "d2", end: deepList() })],
    ["syntax", "nodes[3].end", () => withNode(3, { move: "d2", end: { result: deepList() } })],
    ["syntax", "at", () => ({ ...valid, at: deepList() })],
    ["not-text", "position", () => ({ ...valid, position: deepList() })],
    ["bad-tag", "tags.Event", () => ({ ...valid, tags: { Event: deepList() } })],
    ["bad-variant", "variant", () => ({ ...valid, variant: deepList() })],
  ])("with data too deep to be shown: %s at %s", (code, at, data) => {
    expect(safeParseRecord(data())).toMatchObject({ error: { code, at, name: "RecordError" } });
  });

  test.each([
    ["malformed", {}],
    ["malformed", { move: 7 }],
    ["occupied", { move: "d6" }],
    ["malformed", { move: "d2 (b4)" }],
  ])("with an illegal move, %s: %j", (illegal, node) => {
    const result = safeParseRecord(withNode(2, node));
    expect(result).toMatchObject({
      error: { code: "illegal-move", at: "nodes[2]", illegal, ply: 2, record: played("d6") },
    });
  });

  test("with the line up to the fault in the error", () => {
    const faulty = (data: object): unknown => {
      const result = safeParseRecord(data);
      return result.ok || [result.error.ply, line(result.error.record), result.error.record.at];
    };
    expect(faulty({ ...valid, tags: { Event: 7 } })).toEqual([1, "", 0]);
    expect(faulty(withNode(3, { move: "f4" }))).toEqual([3, "d6 f4", 2]);
    expect(faulty(withNode(3, { move: "d2", comment: 7 }))).toEqual([3, "d6 f4", 2]);
    const nodes = [...valid.nodes, { move: "b4", after: 1, comment: "so" }, { move: "d6" }];
    expect(faulty({ ...valid, nodes })).toEqual([3, "d6 b4", 2]);
    expect(safeParseRecord({ ...valid, nodes })).toMatchObject({
      error: { code: "illegal-move", cause: { name: "IllegalMoveError", code: "occupied" } },
    });
    expect(safeParseRecord({ ...valid, variant: "mssa", at: 9 })).toMatchObject({
      error: { record: createRecord("mssa") },
    });
  });

  test("but null means absent", () => {
    const names = ["after", "next", "comment", "startingComment", "glyphs", "end"];
    const nothing = Object.fromEntries(names.map((name) => [name, null]));
    const nodes = valid.nodes.map((node) => ({ ...node, ...nothing }));
    expect(parseRecord({ ...valid, tags: null, position: null, nodes })).toStrictEqual(parseRecord(valid));
    const ended = { move: "d2", end: { result: "1-0", termination: null } };
    expect(records.endOf(parseRecord(withNode(3, ended)))).toEqual({ result: "1-0" });
  });

  test("in mancala, with the reason", () => {
    const data = { family: "mancala", variant: "kalah", nodes: [{}, { move: "7" }], at: 0 };
    expect(wrong(mancalaRecords.safeParseRecord(data))).toEqual([
      "illegal-move",
      "nodes[1]",
      "unknown-house",
    ]);
  });

  test("the reason of an end is tidied as in a text", () => {
    const ended = (termination: string): unknown =>
      parseRecord(withNode(3, { move: "d2", end: { result: "1-0", termination } })).nodes[3];
    expect(ended("x\n0-1\n1. a1  a4 0-1\n")).toEqual({
      move: "d2",
      end: { result: "1-0", termination: "x 0-1 1. a1 a4 0-1" },
    });
    for (const silent of ["?", " ", " ?\n"])
      expect(ended(silent)).toStrictEqual({ move: "d2", end: { result: "1-0" } });
    const record = parseRecord(withNode(3, { move: "d2", end: { result: "1-0", termination: 'a\n"b"' } }));
    expect(parseRecord(formatRecord(record))).toStrictEqual(record);
    expect(records.endOf(parseRecord('[Termination "a  \t b"]\n\n1. d6 1-0'))).toEqual({
      result: "1-0",
      termination: "a b",
    });
  });

  test("the order of variations is kept, also if it is not that of their ids", () => {
    const record = playMove(goTo(played("d6 f4 d2"), 1), "b4");
    const data = copy(record) as unknown as { nodes: { next?: number[] }[] };
    (data.nodes[1] as { next?: number[] }).next = [4, 2];
    expect(line(parseRecord(data))).toBe("d6 b4");
    expect(parseRecord(copy(parseRecord(data)))).toStrictEqual(parseRecord(data));
  });
});
