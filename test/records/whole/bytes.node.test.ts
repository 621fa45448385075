/** Records as bytes: streams of the web and of Node, cut anywhere, and what is not UTF-8. */
import { Readable } from "node:stream";
import * as sown from "morabaraba/mancala/records";
import {
  currentNode,
  formatRecord,
  goTo,
  parseRecord,
  parseRecords,
  safeParseRecord,
} from "morabaraba/records";
import { expect, test } from "vitest";

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
