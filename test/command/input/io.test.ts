/** Text in pieces: its lines, and the limits of length. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { decoded, linesOf, readAll, terminalOf } from "../../../src/command/input/io.ts";
import { trackLines } from "../../../src/command/input/recordsIn.ts";

async function* given(...pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces;
}

async function listed(pieces: AsyncIterable<string>): Promise<string[]> {
  const list: string[] = [];
  for await (const piece of pieces) list.push(piece);
  return list;
}

test("lines do not depend on how the text is cut", async () => {
  const text = fc.string({ unit: fc.constantFrom("a", "\r", "\n") });
  await fc.assert(
    fc.asyncProperty(fc.array(text), async (pieces) => {
      const lines = pieces.join("").split(/\r?\n/);
      if (lines.at(-1) === "") lines.pop();
      expect(await listed(linesOf(given(...pieces)))).toEqual(lines);
      expect(await readAll(given(...pieces))).toBe(pieces.join(""));
    }),
  );
});

test("a text of more than two million characters is rejected, and a line is cut", async () => {
  const half = "x".repeat(1_000_000);
  expect(await readAll(given(half, half))).toHaveLength(2_000_000);
  await expect(readAll(given(half, half, "x"))).rejects.toMatchObject({ code: "too-long", limit: 2_000_000 });
  expect(await listed(linesOf(given(half, half, "\n", "x")))).toHaveLength(2);
  const cut = await listed(linesOf(given(...Array.from({ length: 9 }, () => half), "x\nnext", "")));
  expect(cut.map(({ length }) => length)).toEqual([3_000_001, 4]);
});

test("text is the same in UTF-8 and UTF-16, with a byte order mark or without, however its bytes are cut", async () => {
  const encodings = (text: string): readonly Buffer[] => [
    Buffer.from(text),
    Buffer.from(`\ufeff${text}`),
    Buffer.from(`\ufeff${text}`, "utf16le"),
    Buffer.from(`\ufeff${text}`, "utf16le").swap16(),
  ];
  const text = fc.string({
    unit: fc.constantFrom("a", "\n", "\0", "\u00fe", "\u00ff", "\u20ac", "\ufffe", "\u{1d11e}"),
  });
  await fc.assert(
    fc.asyncProperty(text, fc.array(fc.nat(3)), async (text, cuts) => {
      for (const bytes of encodings(text)) {
        async function* cut(): AsyncGenerator<Uint8Array> {
          let at = 0;
          for (const length of cuts) {
            yield bytes.subarray(at, at + length);
            at += length;
          }
          yield bytes.subarray(at);
        }
        expect((await listed(decoded(cut()))).join("")).toBe(text);
      }
    }),
  );
});

test("draws on a terminal that can move its cursor, unless plain lines are wanted", () => {
  const given = (output: object, env: Readonly<Record<string, string>>, isTTY = true) =>
    terminalOf(
      { isTTY } as never,
      { isTTY: true, columns: 80, getColorDepth: () => 8, ...output } as never,
      env,
    );
  expect(given({}, { TERM: "xterm", NO_COLOR: "" })?.depth).toBe(8);
  expect(given({}, {})).toBeDefined();
  expect(given({}, { TERM: "xterm" }, false)).toBeUndefined();
  expect(given({ isTTY: undefined }, { TERM: "xterm" })).toBeUndefined();
  expect(given({ columns: 0 }, { TERM: "xterm" })).toBeUndefined();
  for (const env of [{ TERM: "dumb" }, { TERM: "" }]) expect(given({}, env)).toBeUndefined();
  // Without colours the terminal can still be drawn on.
  expect(given({ getColorDepth: () => 1 }, { TERM: "xterm", NO_COLOR: "1" })?.depth).toBe(1);
});

// Lines and columns in a stream whose first lines are forgotten.

test("an endless stream forgets its first lines and keeps the last", async () => {
  async function* lines(): AsyncGenerator<string> {
    for (let i = 0; i < 5; i++) yield "ab\n".repeat(500_000);
    yield "ab";
  }
  const { pieces, place } = trackLines(lines());
  let last = 0;
  for await (const piece of pieces) last += piece.length;
  expect(place(last)).toBe("2500001:3");
  expect(place(last - 4)).toBe("2500000:2");
  expect(place(3_000_003)).toBe("1000002:1");
  expect(place(0)).toBe("1000002:1");
});
