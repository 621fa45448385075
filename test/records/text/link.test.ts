/** Links: lines of records as short text, in both families. */
import fc from "fast-check";
import { defineVariant } from "morabaraba";
import * as mancalaRecords from "morabaraba/mancala/records";
import * as records from "morabaraba/records";
import { describe, expect, test } from "vitest";
import {
  anyVariant,
  changedVariant as changedMancala,
  names as mancalaNames,
} from "../../support/mancala/arbitraries.ts";
import { changedVariant, names, variant } from "../../support/mills/arbitraries.ts";
import { seeded } from "../../support/random.ts";
import { line } from "../../support/records/played.ts";
import { type Kind, mills, randomRecord, sowings } from "../../support/records/random-records.ts";

/** The parts of a record that a link keeps. */
function linked({ records: entryPoint }: Kind, record: unknown): unknown {
  const line = entryPoint.currentLine(record);
  const { variant: rules, position, nodes } = record as records.GameRecord;
  const { game, id } = line.at(-1);
  return {
    rules,
    position,
    moves: line.map((node: records.RecordNode) => node.notation),
    end: nodes[id]?.end,
    board: [game.board, game.houses, game.turn, game.verdict],
    ply: entryPoint.currentNode(record).ply,
  };
}

describe.each([
  [mills, names, fc.oneof(variant, changedVariant)],
  [sowings, mancalaNames, fc.oneof(anyVariant, changedMancala)],
] as const)("$name", (kind, builtIns, own) => {
  const { formatLink, parseLink } = kind.records;

  function comesBack(source: unknown, seed: number, steps: number): void {
    const record = randomRecord(kind, source, seeded(seed), steps);
    const link = formatLink(record);
    const back = parseLink(link);
    expect(linked(kind, back)).toEqual(linked(kind, record));
    expect(formatLink(back)).toBe(link);
    expect(link).toMatch(/^[12]\.[\w~/,:*.-]+\.\d+$/);
    expect(new URL(`https://example.org/?x=1#${link}`).hash).toBe(`#${link}`);
    expect(new URLSearchParams(`game=${link}`).get("game")).toBe(link);
  }

  test.each(builtIns)("the line of a record of %s comes back", (name) => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 150 }), (seed, steps) => comesBack(name, seed, steps)),
      { numRuns: 10 },
    );
  });

  test("the line of a record of a custom variant comes back", () => {
    fc.assert(fc.property(own as fc.Arbitrary<unknown>, fc.nat(), fc.nat({ max: 80 }), comesBack), {
      numRuns: 20,
    });
  });
});

test("an end without result and reason is left out", () => {
  expect(records.formatLink(records.parseLink("1.standard..*.AA.2"))).toBe("1.standard...AA.2");
});

test("a link keeps the current line, without notes", () => {
  const main = records.parseRecord("1. d6! {a comment} f4 (1... d2 2. b4) 2. b4 *");
  const whole = (record: records.GameRecord): string =>
    records.formatLink(records.goForward(record, Infinity));
  expect(records.formatLink(main)).toBe(records.formatLink(records.parseRecord("1. d6 f4 2. b4 *")));
  const [, variation] = records.mainline(main)[1]?.next ?? [];
  expect(whole(records.goTo(main, variation as number))).toBe(
    records.formatLink(records.parseRecord("1. d6 d2 2. b4 *")),
  );
});

describe("links that people stored can still be read", () => {
  test.each([
    [mills, "1.standard....0", ""],
    [mills, "1.mssa...So.2", "d6 f4"],
    [mills, "1.nineMens.7L/8/8_d_8,9_-_0_1..QZA.3", "d6 a1 f4"],
    [mills, "1.standard..0-1_resignation.AA.2", "a7 d7"],
    [mills, "1.standard..1-0.AA.2", "a7 d7"],
    [mills, "1.~9osWHnlROkXPph3ZMPLIiWIuWXhl6aemnfuROmf0...AA.2", "a7 d7"],
    [mills, "1.standard..~RKkGHJq39eW7LkdoLnVgwyuUQ.S.1", "d6"],
    [mills, "1.mssa...So.2.1", "d6 f4"],
    [mills, "1.standard..0-1_resignation.AA.2.0", "a7 d7"],
    [sowings, "1.kalah...TA.3", "3 5 1"],
    [sowings, "1.~9osWHnlROkWvDsw6ESxFzy5cnNE6ZrEXPvh4InXTl1y_Q...GA.3", "1 swap 1"],
    [sowings, "1.oware..1/2-1/2_agreement.Q.1", "C"],
  ])("$name: %s", (kind, link, text) => {
    const record = kind.records.parseLink(link);
    expect(line(record)).toBe(text);
    expect(kind.records.formatLink(record)).toBe(link);
  });
});

/** Writes JSON as a part of a link: seven bits per character, six bits per digit. */
function packed(json: string): string {
  const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const bits = Array.from(json, (one) => one.charCodeAt(0).toString(2).padStart(7, "0"));
  const sixes = bits.join("").match(/.{1,6}/g) ?? [];
  return `~${sixes.map((six) => digits[Number.parseInt(six.padEnd(6, "0"), 2)]).join("")}`;
}

describe("an invalid link is rejected, with the place of its fault and the moves before it", () => {
  test.each<readonly [text: unknown, code: unknown, at: number, ply: number]>([
    [7, "not-text", 0, 1],
    ["", "syntax", 0, 1],
    ["1", "syntax", 0, 1],
    ["1.standard...AA", "syntax", 0, 1],
    ["1.standard...AA.02", "syntax", 0, 1],
    ["1.standard...A=.2", "syntax", 0, 1],
    ["1.standard....AA.2", "syntax", 0, 1],
    ["1.stand~ard...AA.2", "syntax", 0, 1],
    ["12.standard...AA.2", "syntax", 0, 1],
    ["2.standard...AA.2", "syntax", 0, 1],
    ["2.standard...AA.2.1", "syntax", 0, 1],
    ["1.standard...AA.2.3", "syntax", 0, 1],
    ["1.standard...AA.2.01", "syntax", 0, 1],
    ["1.standard...AA.2.1.1", "syntax", 0, 1],
    [`1.standard...${"A".repeat(1_000_000)}.2`, "too-long", 0, 1],
    ["1.standard...AA.100001", "too-many", 0, 1],
    ["1.chess...AA.2", "unknown-variant", 2, 1],
    ["1....AA.2", "unknown-variant", 2, 1],
    ["1.~AAAA...AA.2", "not-json", 2, 1],
    ["1.~9_Q...AA.2", "bad-variant", 2, 1],
    ["1.standard.8/8.. .0", "syntax", 0, 1],
    ["1.standard.8/8_l_12,12_-_0_0...0", "bad-board", 11, 1],
    ["1.standard.~9_Q...0", "not-text", 11, 1],
    ["1.standard..2-0..0", "syntax", 12, 1],
    ["1.standard..0-1_few-cows.AA.2", "bad-result", 12, 3],
    ...[
      "null",
      "1",
      '["1-0"]',
      '{"toString":1}',
      '{"toString":"1-0"}',
      "[".repeat(50_000) + "]".repeat(50_000),
    ].map((end) => [`1.standard..${packed(end)}..0`, "syntax", 12, 1] as const),
    ...["null", "1", '["standard"]', '{"toString":1}'].map(
      (variant) => [`1.${packed(variant)}...AA.2`, expect.stringMatching(/-variant$/), 2, 1] as const,
    ),
    ["1.standard...AA.3", "syntax", 15, 3],
    ["1.standard....1", "syntax", 13, 1],
    ["1.standard...w.1", "syntax", 13, 1],
    ["1.standard...AB.2", "syntax", 15, 3],
    ["1.standard...AAA.2", "syntax", 15, 3],
    ["1.nineMens.2/2_l_0,0_-_0_0...1", "bad-board", 11, 1],
    ["1.nineMens.LL6/DDD5/8_d_0,0_-_0_0..A.1", "syntax", 35, 1],
  ])("%j", (text, code, at, ply) => {
    const result = records.safeParseLink(text as string);
    expect(result.ok || { ...result.error, record: undefined }).toMatchObject({ code, at, ply });
    expect(() => records.parseLink(text as string)).toThrow(expect.objectContaining({ code }));
    expect(result.ok || records.currentLine(result.error.record).length).toBe(ply);
  });

  test("mancala rejects the same faults", () => {
    expect(mancalaRecords.safeParseLink("1.kalah...A.9").ok).toBe(false);
    expect(() => mancalaRecords.parseLink("1.kalah...A.9")).toThrow(/only 2 of its 9 plies/);
  });

  test("a record whose link would be too long is rejected", () => {
    const board = defineVariant("standard", { name: "mine" });
    const long = records.parseRecord({
      family: "mills",
      variant: board,
      nodes: [{ move: "", end: { result: "*", termination: "é".repeat(200_000) } }],
      at: 0,
    });
    expect(() => records.formatLink(long)).toThrow(expect.objectContaining({ code: "too-long" }));
  });
});
