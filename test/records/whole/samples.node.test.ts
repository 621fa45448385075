/** Records from outside: as bytes of any stream, and games that people and programs have written. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { outcome, type StoredVariant } from "morabaraba";
import * as sown from "morabaraba/mancala/records";
import {
  currentNode,
  endOf,
  formatRecord,
  goTo,
  mainline,
  parseRecord,
  parseRecords,
  safeParseRecord,
} from "morabaraba/records";
import { describe, expect, test } from "vitest";
import { root } from "../../../scripts/entry-points.mjs";

const text = '\ufeff[White "Mühle 🐂"]\n\n1. d6 {Ēric} f4 *\n\n[White "B"]\n\n1. a1 *\n';
const bytes = new TextEncoder().encode(text);
const expected = Array.from(parseRecords(text), (game) => game.ok && formatRecord(game.value));

/** The bytes in chunks of this many. */
const chunks = (size: number): Uint8Array[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.slice(i * size, (i + 1) * size));

type Source = Parameters<typeof parseRecords>[0];

async function readAll(source: Source): Promise<unknown[]> {
  const games: unknown[] = [];
  for await (const game of parseRecords(source)) games.push(game.ok && formatRecord(game.value));
  return games;
}

test("bytes are read as UTF-8, in chunks of any size", async () => {
  expect(expected).toHaveLength(2);
  expect(await readAll(bytes)).toEqual(expected);
  expect(await readAll(bytes.buffer)).toEqual(expected);
  for (const size of [1, 2, 3, 5, 1000]) {
    expect(
      await readAll(
        new Response(new Blob(chunks(size) as Uint8Array<ArrayBuffer>[])).body as ReadableStream<Uint8Array>,
      ),
    ).toEqual(expected);
    expect(await readAll(Readable.from(chunks(size).map((chunk) => Buffer.from(chunk))))).toEqual(expected);
  }
});

test("a stream of the web that cannot be iterated is read, and closed when its reader stops", async () => {
  let canceled = 0;
  const left = chunks(4);
  const stream = {
    getReader: () => ({
      read: async () => ({ done: left.length === 0, value: left.shift() }),
      cancel: async () => void canceled++,
    }),
  };
  for await (const game of parseRecords(stream)) {
    expect(game.ok).toBe(true);
    break;
  }
  expect([canceled, left.length > 0]).toEqual([1, true]);
});

test("one record is read from bytes", () => {
  const one = new TextEncoder().encode("1. d6 {ü} f4 *");
  expect(currentNode(goTo(parseRecord(one), 1)).comment).toBe("ü");
  expect(sown.currentNode(sown.parseRecord(Buffer.from("1. 3-6 1 *"))).ply).toBe(3);
});

test.each([
  ["UTF-16", Buffer.from(`\ufeff${text}`, "utf16le")],
  ["Latin-1", Buffer.from('[White "Mühle"]\n\n1. d6 *', "latin1")],
  ["a character cut off", bytes.slice(0, 13)],
])("bytes that are not UTF-8 are refused: %s", async (_name, wrong) => {
  const result = safeParseRecord(wrong);
  expect(result.ok || [result.error.code, result.error.message]).toEqual([
    "not-text",
    "These bytes are not UTF-8: decode them first, for example with a TextDecoder.",
  ]);
  await expect(readAll(Readable.from([wrong]))).rejects.toThrow("not UTF-8");
});

// Games that people and programs have written, each read in several forms.

const textOf = (name: string): string =>
  readFileSync(join(root, "test/support/records/games", name), "utf8").replaceAll("\r\n", "\n");

/** The file, the variant that it needs, its plies, its end and its last move. */
const samples: readonly (readonly [
  string,
  StoredVariant | undefined,
  number,
  string,
  string | undefined,
  string,
])[] = [
  ["playok-2026-03-11.txt", "nineMens", 39, "1-0", "no-moves", "g7-g4xa1"],
  ["sanmill-2026-07-20.pgn", undefined, 40, "0-1", "few-cows", "d2-d3xg1"],
  ["sanmill-572.txt", "nineMens", 43, "*", undefined, "d2-d3"],
  ["sanmill-754-12men.txt", undefined, 23, "*", undefined, "e4"],
  ["sanmill-829-12men.txt", undefined, 26, "*", undefined, "g4-f4"],
];

const forms: readonly (readonly [string, (text: string) => string])[] = [
  ["as it is", (text) => text],
  ["with Windows line ends", (text) => text.replaceAll("\n", "\r\n")],
  ["behind a byte order mark", (text) => `\ufeff${text}`],
  ["on one line below its tags", (text) => text.replace(/\n(?!\[|\n)/g, " ")],
  ["with shots as tokens of their own", (text) => text.replace(/(?<=[0-9])x/g, " x")],
  ["with shots on the next line", (text) => text.replace(/(?<=[0-9])x/g, "\r\nx")],
  ["without numbers", (text) => text.replace(/^(?!\[).*$/gm, (line) => line.replace(/\d+\.\s*/g, ""))],
];

describe.each(samples)("%s", (name, variant, plies, result, termination, last) => {
  test.each(forms)("%s", (_form, changed) => {
    const record = parseRecord(changed(textOf(name)), variant);
    expect(mainline(record)).toHaveLength(plies + 1);
    expect(currentNode(record).notation).toBe(last);
    expect(endOf(record)).toEqual({ result, ...(termination && { termination }) });
    expect(outcome(currentNode(record).game)?.reason).toBe(termination);
    expect(parseRecord(formatRecord(record))).toEqual(record);
  });
});

test("tags are kept as written", () => {
  expect(parseRecord(textOf("sanmill-2026-07-20.pgn")).tags).toEqual({
    Event: "Sanmill-Game",
    Site: "Sanmill",
    Date: "2026.7.20",
    Round: "1",
    White: "Human",
    Black: "AI",
    PlyCount: "47",
  });
  expect(parseRecord(textOf("playok-2026-03-11.txt"), "nineMens").tags).toEqual({
    Site: "PlayOK",
    Date: "2026.03.11",
    Round: "-",
    Time: "19:16:16",
    TimeControl: "300",
    GameType: "70,0",
    WhiteElo: "1265",
    BlackElo: "1147",
  });
});

test("PlayOK's moves are read and written back", () => {
  const text = textOf("playok-2026-03-11.txt");
  const words = (whole: string): string[] =>
    (whole.split("\n\n")[1] as string).split(/\s+/).filter((word) => word !== "");
  const record = parseRecord(text, "nineMens");
  expect(words(formatRecord(record, { notation: "playok" }))).toEqual(words(text));
});

test("all games can be read from one file", () => {
  const whole = samples
    .map(([name, variant = "standard"]) => {
      const text = textOf(name);
      return text.includes("[Variant") ? text : `[Variant "${variant}"]\n${text}`;
    })
    .join("\n");
  const games = [...parseRecords(whole)];
  expect(games.map((game) => game.ok && mainline(game.value).length - 1)).toEqual(
    samples.map(([, , plies]) => plies),
  );
});
