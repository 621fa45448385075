/** Colours, and characters that must not reach a terminal. */
import { expect, test } from "vitest";
import { painterFor } from "../../../../src/command/game/draw/colors.ts";

test("control characters are replaced", () => {
  for (const depth of [1, 4, 8, 24])
    expect(painterFor(depth)([{ text: "a\x1b]0;title\x07\rb\x9b2J\u202e", role: "plain" }])).toBe(
      "a?]0;title??b?2J?",
    );
});

test.each([
  [1, "\x1b[1mx\x1b[0m"],
  [4, "\x1b[1;30;107mx\x1b[0m"],
  [8, "\x1b[1;38;5;16;48;5;230mx\x1b[0m"],
  [24, "\x1b[1;38;2;26;15;10;48;2;255;241;220mx\x1b[0m"],
])("a terminal of %i bits gets the colours it has", (depth, text) => {
  expect(painterFor(depth)([{ text: "x", role: "light" }])).toBe(text);
});
