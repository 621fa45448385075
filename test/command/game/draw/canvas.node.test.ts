/** Text in rows of a fixed width. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { fitted, row, widthOf, wrapped } from "../../../../src/command/game/draw/canvas.ts";

test("lines are broken without losing a word", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 })), fc.integer({ min: 1, max: 30 }), (words, width) => {
      const text = words.join(" ");
      const lines = wrapped(text, width);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
      expect(lines.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
    }),
  );
  expect([2, 5].map((width) => widthOf(fitted(row("abc"), width)))).toEqual([2, 5]);
});
