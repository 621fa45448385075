/** Lines and columns in a stream whose first lines are forgotten. */
import { expect, test } from "vitest";
import { trackLines } from "../../../src/command/input/recordsIn.ts";

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
