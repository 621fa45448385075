/** Text in pieces: its lines, and what is too long. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { linesOf, wholeOf } from "../../../src/command/input/surroundings.ts";

async function* given(...pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces;
}

async function listed(pieces: AsyncIterable<string>): Promise<string[]> {
  const list: string[] = [];
  for await (const piece of pieces) list.push(piece);
  return list;
}

test("lines are the same however the text is cut", async () => {
  const text = fc.string({ unit: fc.constantFrom("a", "\r", "\n") });
  await fc.assert(
    fc.asyncProperty(fc.array(text), async (pieces) => {
      const lines = pieces.join("").split(/\r?\n/);
      if (lines.at(-1) === "") lines.pop();
      expect(await listed(linesOf(given(...pieces)))).toEqual(lines);
      expect(await wholeOf(given(...pieces))).toBe(pieces.join(""));
    }),
  );
});

test("a text or a line of more than two million characters is refused", async () => {
  const half = "x".repeat(1_000_000);
  expect(await wholeOf(given(half, half))).toHaveLength(2_000_000);
  await expect(wholeOf(given(half, half, "x"))).rejects.toMatchObject({ code: "too-long", limit: 2_000_000 });
  expect(await listed(linesOf(given(half, half, "\n", "x")))).toHaveLength(2);
  await expect(listed(linesOf(given(half, half, "x")))).rejects.toMatchObject({ code: "too-long" });
});
