/** Each error has a sentence that names what is wrong and what would be right. */
import { createGame } from "morabaraba";
import * as formats from "morabaraba/formats";
import * as mancala from "morabaraba/mancala/records";
import * as mills from "morabaraba/records";
import { expect, test } from "vitest";
import { nestedMoves } from "../../support/records/played.ts";

const long = `{${"x".repeat(1_000_000)}}`;
const nested = `[Variant "nineMens"]\n\n${nestedMoves(101).join(" (")}`;

const texts: readonly string[] = [
  "",
  '[Event "a"]\n\n1. d6 *\n\n[Event "b"]\n\n1. d6 *',
  '[Variant "chess"]\n\n1. d6 *',
  '[Result "0-1"]\n\n1. d6 1-0',
  "1. d6 * 1-0",
  "1. d6 (1. d7",
  "1. d6 {never closed",
  "1. d6 2. f4",
  "(1. d6)",
  "1. d6 )",
  "$1 1. d6",
  "1. d6 ] f4",
  "1. d6 f4 2. d6",
  '[Termination "few-cows"]\n\n1. d6 1-0',
  '[FEN "LL6/2L5/2DD4 d 0,0 - 0 40"]\n\n0-1',
  "1. d6 hello f4",
  `1. d6 ${"abcdefgh".repeat(9)} f4`,
  "1. d6 (1. d6",
  `1. d6 ${"( ".repeat(2)}`,
];

const record = mills.createRecord();
const { annotate, parseRecord, setTags } = mills;
const { parseSanmillPosition } = formats;
const empty = "********/********/********";

const calls: Readonly<Record<string, () => unknown>> = {
  "a long text": () => parseRecord(`${long} *`),
  "a long record": () => mills.formatRecord(annotate(record, { comment: long })),
  "deep variations": () => parseRecord(nested),
  "a dash between turns": () => mancala.parseRecord("1. 4-1"),
  "a number as text": () => parseRecord(7 as never),
  "a notation to read": () => parseRecord("1. d6", undefined, { notation: "uci" as never }),
  "a notation to write": () => mills.formatRecord(record, { notation: "uci" as never }),
  "a number of games": () => mills.parseRecords("1. d6", undefined, { games: -1 }),
  "more games than asked for": () => {
    for (const game of mills.parseRecords("1. d6 *\n1. f4 *\n", undefined, { games: 1 }))
      if (!game.ok) throw game.error;
  },
  plies: () => mills.goBack(record, -1),
  "a player": () => mills.goBack(record, "south" as never),
  "a node": () => mills.goTo(record, 1),
  notes: () => annotate(record, 7 as never),
  "a comment": () => annotate(record, { comment: 7 as never }),
  glyphs: () => annotate(record, { glyphs: ["good"] }),
  "a starting comment": () => annotate(record, { startingComment: "before" }),
  tags: () => setTags(record, 7 as never),
  "a tag of the record": () => setTags(record, { Variant: "mssa" }),
  "a result as a tag": () => setTags(record, { Result: "1-0" }),
  "an end": () => mills.conclude(record, createGame()),
  "data to read": () => parseRecord({ ...record, at: 3 }),
  "data as a record": () => mills.goTo({ ...record, at: 1 }, 0),
  "a number as a record": () => mills.goTo(7 as never, 0),
  "a number as a position": () => parseSanmillPosition(7 as never),
  "a long position": () => parseSanmillPosition("*".repeat(1001)),
  "no board": () => parseSanmillPosition(""),
  "half a board": () => parseSanmillPosition("*"),
  "no side": () => parseSanmillPosition(empty),
  "a side": () => parseSanmillPosition(`${empty} x`),
  "the middle of a turn": () => parseSanmillPosition(`${empty} w p r 0 9 0 9`),
  "a position cut off": () => parseSanmillPosition(`${empty} w p p 0 9 0`),
  "a board to read": () => parseSanmillPosition(empty, "sesotho25"),
  "a dead cow": () => parseSanmillPosition(`${empty.replace("*", "X")} w p p 0 9 0 9`),
  "a board to write": () => formats.formatSanmillPosition(createGame("sesotho25")),
};

function sentenceOf(call: () => unknown): string {
  try {
    return `no sentence, but ${call()}`;
  } catch (error) {
    return (error as Error).message;
  }
}

test("every fault has its sentence", async () => {
  const ofTexts = texts.map((text) => [JSON.stringify(text), () => mills.parseRecord(text)] as const);
  const told = [...ofTexts, ...Object.entries(calls)].map(([name, call]) => `${name}: ${sentenceOf(call)}\n`);
  await expect(told.join("")).toMatchFileSnapshot("sentences.txt");
});
