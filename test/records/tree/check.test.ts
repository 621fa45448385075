/** Records that come as plain data: they work as they are, and what is wrong with them is said. */
import fc from "fast-check";
import { createGame, defineVariant, parsePosition, RulesError, resign } from "morabaraba";
import * as mancalaRecords from "morabaraba/mancala/records";
import * as records from "morabaraba/records";
import {
  annotate,
  back,
  conclude,
  createRecord,
  current,
  formatRecord,
  type GameRecord,
  goTo,
  mainline,
  parseRecord,
  play,
  promote,
  RecordError,
  remove,
  safeParseRecord,
} from "morabaraba/records";
import { describe, expect, test } from "vitest";
import { isDeepFrozen } from "../../support/frozen.ts";
import { damaged } from "../../support/morabaraba/arbitraries.ts";
import { error } from "../../support/records/faults.ts";
import { line, played } from "../../support/records/played.ts";

/** With everything that a record can have. */
function makeRich(): GameRecord {
  let record = createRecord(parsePosition("8/1L6/8 d 11,12 - 0 1"), { Event: "x", Own: "y" });
  for (const move of ["f4", "d2", "b2", "a1"]) record = play(record, move);
  record = play(back(record, 3), "a7");
  record = annotate(record, { preface: "or", comment: "so", marks: ["!", "$14"] });
  record = play(goTo(record, 0), "g1");
  record = play(remove(play(record, "g7")), "g4");
  record = annotate(goTo(record, 0), { comment: "a game" });
  record = promote(goTo(record, 4));
  return conclude(record, resign(current(record).game, "dark"));
}

let kept: GameRecord | undefined;
/** Made by the first test that wants it, not while the file is read: mutation testing sees what a test covers. */
function richRecord(): GameRecord {
  kept ??= makeRich();
  return kept;
}

const copy = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data)) as Data;

describe("a record from JSON or a structured clone", () => {
  test("is equal, and read as the same", () => {
    for (const stored of [copy(richRecord()), structuredClone(richRecord())]) {
      expect(stored).toStrictEqual(richRecord());
      expect(parseRecord(stored)).toStrictEqual(richRecord());
      expect(isDeepFrozen(parseRecord(stored))).toBe(true);
      expect(parseRecord(stored)).not.toBe(stored);
      expect(formatRecord(stored)).toBe(formatRecord(richRecord()));
      expect(mainline(stored)).toStrictEqual(mainline(richRecord()));
      expect(current(stored)).toStrictEqual(current(richRecord()));
    }
    expect(parseRecord(richRecord())).toBe(richRecord());
    const mine = createRecord(defineVariant("mssa", { name: "mine", repetition: 3 }));
    expect(parseRecord(copy(mine))).toStrictEqual(mine);
  });

  test("works with every function, which leaves it as it was", () => {
    const loose = copy(richRecord());
    const results = [
      play(back(loose), "g1"),
      back(loose),
      records.forward(loose),
      goTo(loose, 1),
      annotate(loose, { comment: "x" }),
      records.setTags(loose, { Event: "z" }),
      promote(loose),
      remove(loose),
    ];
    expect(results.every(isDeepFrozen)).toBe(true);
    expect(records.endOf(loose)).toEqual({ result: "1-0", termination: "resignation" });
    expect(loose).toStrictEqual(copy(richRecord()));
    const open = copy(played("d6 f4"));
    expect(conclude(open, resign(current(open).game, "light")).places.flat(2)[2]).toMatchObject({
      move: "f4",
    });
  });

  test("is checked again when it has changed", () => {
    const loose = copy(played("d6 f4")) as unknown as { places: { move: string }[][][] };
    expect(line(loose as never)).toBe("d6 f4");
    (loose.places[0]?.[0]?.[2] as { move: string }).move = "d2";
    expect(line(loose as never)).toBe("d6 d2");
    (loose.places[0]?.[0]?.[2] as { move: string }).move = "d6";
    expect(() => line(loose as never)).toThrow(error("illegal-move", "places[2]"));
  });

  test("with an end that says no more than a result, or no more than a reason", () => {
    for (const text of ["1. d6 1-0", "1. d6 1/2-1/2", '[Termination "unterminated"]\n\n1. d6 *']) {
      const record = parseRecord(text);
      expect(parseRecord(copy(record))).toStrictEqual(record);
    }
    expect(records.endOf(copy(parseRecord("1. d6 0-1")))).toStrictEqual({ result: "0-1" });
  });

  test("of mancala", () => {
    const { createRecord, play, parseRecord, back } = mancalaRecords;
    const record = play(back(play(play(createRecord("oware"), "C"), "f")), "a");
    expect(parseRecord(copy(record))).toStrictEqual(record);
  });

  test("may be written otherwise than this library writes it", () => {
    const places = [
      { move: "anything" },
      { move: " d6 " },
      { move: { to: "f4" }, comment: " a\nb " },
      { move: "d2", after: 1 },
    ];
    const record = goTo({ variant: "standard", tags: {}, places, here: 0 } as never, 2);
    expect(record).toStrictEqual({
      variant: "standard",
      tags: {},
      places: [
        [
          [
            { move: "" },
            { move: "d6", next: [2, 3] },
            { move: "f4", comment: "a b" },
            { move: "d2", after: 1 },
          ],
        ],
      ],
      here: 2,
    });
    const again = parseRecord({
      ...copy(played("d6")),
      position: "8/8/8 l 12,12 - 0 0",
      tags: { event: "x" },
    });
    expect(again).toStrictEqual({ ...played("d6"), tags: { Event: "x" } });
    const other = parseRecord({ ...copy(played("d6")), variant: createGame().variant, other: 7 });
    expect(other).toStrictEqual(played("d6"));
    const listed = { ...copy(played("d6")), places: [{ next: [1] }, { move: "d6", next: [] }] };
    expect(parseRecord(listed).places.flat(2)).toEqual([{ move: "", next: [1] }, { move: "d6" }]);
    const variant = "standard";
    expect(parseRecord({ variant, places: [{}], here: 0 })).toStrictEqual(createRecord());
    expect(parseRecord({ variant, places: [{ next: [] }], here: 0, tags: undefined })).toStrictEqual(
      createRecord(),
    );
  });

  test("keeps no minus zero", () => {
    const places = [{}, { move: "d6" }, { move: "f4", after: -0 }];
    const record = parseRecord({
      variant: "standard",
      places: [...places, { move: "a1", after: -0 }],
      here: -0,
    });
    expect(Object.is(record.here, 0)).toBe(true);
    expect(record.places.flat(2).map((place) => place?.after)).toStrictEqual([undefined, undefined, 0, 0]);
  });

  test("is read once, whatever its getters say the next time", () => {
    let asked = 0;
    const fickle = {
      get to() {
        return asked++ === 0 ? "d6" : "a1";
      },
    };
    const record = parseRecord({ variant: "standard", places: [{}, { move: fickle }], here: 1 });
    expect(record).toStrictEqual(played("d6"));
    const marks = new Proxy(["!"], {
      get: (list, key) => (key === "0" && asked++ > 1 ? "1-0" : Reflect.get(list, key)),
    });
    expect(
      current(parseRecord({ ...copy(played("d6")), places: [{}, { move: "d6", marks }] })).marks,
    ).toEqual(["!"]);
  });
});

describe("what is no record", () => {
  test.each([undefined, null, 7, "record", true, [], [{}]])("%s", (data) => {
    expect(() => current(data as never)).toThrow(error("syntax", ""));
  });

  /** The record with other parts. */
  const sound = {
    variant: "standard",
    tags: {},
    places: [[[{ move: "" }, { move: "d6" }, { move: "f4" }, { move: "d2" }]]],
    here: 3,
  };
  const withPlace = (number: number, place: unknown): object => {
    const places: unknown[] = sound.places.flat(2);
    places[number] = place;
    return { ...sound, places };
  };

  test.each<[string, string, object]>([
    ["unknown-variant", "variant", { ...sound, variant: "chess" }],
    ["bad-variant", "variant", { ...sound, variant: { name: "x" } }],
    ["not-text", "position", { ...sound, position: 7 }],
    ["syntax", "position", { ...sound, position: "" }],
    ["bad-board", "position", { ...sound, position: "9/8/8 l 12,12 - 0 0" }],
    ["bad-tag", "tags", { ...sound, tags: [] }],
    ["bad-tag", "tags.Event", { ...sound, tags: { Event: 7 } }],
    ["bad-tag", "tags.Result", { ...sound, tags: { Result: "1-0" } }],
    ["syntax", "places", { ...sound, places: undefined }],
    ["syntax", "places", { ...sound, places: {} }],
    ["syntax", "places", { ...sound, places: [] }],
    ["syntax", "places", { ...sound, places: [null] }],
    ["syntax", "places[2]", withPlace(2, 7)],
    ["syntax", "places[2]", withPlace(2, undefined)],
    ["syntax", "places[3].after", withPlace(2, null)],
    ["syntax", "places[2].after", withPlace(2, { move: "f4", after: 2 })],
    ["syntax", "places[2].after", withPlace(2, { move: "f4", after: -1 })],
    ["syntax", "places[2].after", withPlace(2, { move: "f4", after: 0.5 })],
    ["syntax", "places[2].after", withPlace(2, { move: "f4", after: "1" })],
    ["syntax", "places[2].after", withPlace(2, { move: "f4", after: null })],
    ["syntax", "places[1].next", withPlace(1, { move: "d6", next: 2 })],
    ["syntax", "places[1].next", withPlace(1, { move: "d6", next: [] })],
    ["syntax", "places[3].next", withPlace(3, { move: "d2", next: [4] })],
    ["syntax", "places[1].next", withPlace(1, { move: "d6", next: [2, 2] })],
    ["syntax", "places[1].next", withPlace(1, { move: "d6", next: [3] })],
    ["syntax", "places[1].next", withPlace(1, { move: "d6", next: ["2"] })],
    ["syntax", "places[1].next", withPlace(1, { move: "d6", next: null })],
    ["syntax", "places[2].comment", withPlace(2, { move: "f4", comment: 7 })],
    ["syntax", "places[2].preface", withPlace(2, { move: "f4", preface: null })],
    ["syntax", "places[2].marks", withPlace(2, { move: "f4", marks: ["x"] })],
    ["syntax", "places[2].end", withPlace(2, { move: "f4", end: 7 })],
    ["syntax", "places[2].end", withPlace(2, { move: "f4", end: null })],
    ["syntax", "places[2].end", withPlace(2, { move: "f4", end: {} })],
    ["syntax", "places[2].end", withPlace(2, { move: "f4", end: { result: ["1-0"] } })],
    ["syntax", "places[2].end", withPlace(2, { move: "f4", end: { result: "½-½" } })],
    ["syntax", "places[2].end", withPlace(2, { move: "f4", end: { result: "1-0", termination: 7 } })],
    [
      "bad-result",
      "places[2].end",
      withPlace(2, { move: "f4", end: { result: "1-0", termination: "few-cows" } }),
    ],
    ["syntax", "places[2].end", withPlace(2, { move: "f4", end: { result: "1-0" } })],
    [
      "syntax",
      "places[0].end",
      withPlace(0, { move: "", end: { result: "0-1", termination: "resignation" } }),
    ],
    ["syntax", "places[0].marks", withPlace(0, { move: "", marks: ["!"] })],
    ["syntax", "places[0].preface", withPlace(0, { move: "", preface: "x" })],
    ["syntax", "places[2].preface", withPlace(2, { move: "f4", preface: "x" })],
    ["syntax", "here", { ...sound, here: 4 }],
    ["syntax", "here", { ...sound, here: -1 }],
    ["syntax", "here", { ...sound, here: "1" }],
    ["syntax", "here", { ...sound, here: undefined }],
    ["syntax", "here", { ...withPlace(3, null), here: 3 }],
  ])("%s at %s: %j", (code, at, data) => {
    const result = safeParseRecord(data);
    expect(result.ok || [result.error.code, String(result.error.at), result.error.name]).toEqual([
      code,
      at,
      "RecordError",
    ]);
    expect(result.ok || [result.error.ply, result.error.illegal, result.error.record]).toEqual([
      1,
      undefined,
      createRecord(),
    ]);
    expect(() => formatRecord(data as never)).toThrow(RulesError);
  });

  test.each([
    ["malformed", {}],
    ["malformed", { move: 7 }],
    ["occupied", { move: "d6" }],
    ["malformed", { move: "d2 (b4)" }],
  ])("an illegal move, %s: %j", (illegal, place) => {
    const result = safeParseRecord(withPlace(2, place));
    expect(result).toMatchObject({
      error: { code: "illegal-move", at: "places[2]", illegal, ply: 1, record: createRecord() },
    });
    expect(() => formatRecord(withPlace(2, place) as never)).toThrow(error("illegal-move", "places[2]"));
  });

  test("of mancala, and why", () => {
    const result = mancalaRecords.safeParseRecord({
      variant: "kalah",
      places: [{}, { move: "7" }],
      here: 0,
    });
    expect(result).toMatchObject({ error: { at: "places[1]", illegal: "unknown-house" } });
  });

  test("the reason of an end is as tidy as that of a text", () => {
    const ended = (termination: string): unknown =>
      parseRecord(withPlace(3, { move: "d2", end: { result: "1-0", termination } })).places.flat(2)[3];
    expect(ended("x\n0-1\n1. a1  a4 0-1\n")).toEqual({
      move: "d2",
      end: { result: "1-0", termination: "x 0-1 1. a1 a4 0-1" },
    });
    for (const silent of ["?", " ", " ?\n"])
      expect(ended(silent)).toStrictEqual({ move: "d2", end: { result: "1-0" } });
    const record = parseRecord(withPlace(3, { move: "d2", end: { result: "1-0", termination: 'a\n"b"' } }));
    expect(parseRecord(formatRecord(record))).toStrictEqual(record);
    expect(records.endOf(parseRecord('[Termination "a  \t b"]\n\n1. d6 1-0'))).toEqual({
      result: "1-0",
      termination: "a b",
    });
  });

  test("an order of what follows that is not that of the moves is kept", () => {
    const record = play(goTo(played("d6 f4 d2"), 1), "b4");
    const data = copy(record) as unknown as { places: { next?: number[] }[][][] };
    (data.places[0]?.[0]?.[1] as { next?: number[] }).next = [4, 2];
    expect(line(parseRecord(data))).toBe("d6 b4");
    expect(parseRecord(copy(parseRecord(data)))).toStrictEqual(parseRecord(data));
  });

  test("data with any part replaced or removed is a record or a typed error", () => {
    fc.assert(
      fc.property(damaged(copy(richRecord())), (data) => {
        const result = data !== null && typeof data === "object" ? safeParseRecord(data) : undefined;
        if (result?.ok) {
          expect(parseRecord(formatRecord(result.value)).variant).toEqual(result.value.variant);
          expect(parseRecord(copy(result.value))).toStrictEqual(result.value);
        } else if (result) expect(result.error).toBeInstanceOf(RecordError);
        for (const call of [current, back, formatRecord, mainline, records.endOf, remove, promote]) {
          try {
            call(data as never);
          } catch (thrown) {
            expect(thrown).toBeInstanceOf(RulesError);
          }
        }
      }),
      { numRuns: 150 },
    );
  });
});
