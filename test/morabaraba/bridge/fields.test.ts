/** The words of a position string: what is said of those that are wrong. The strings as a whole are tested in `position.test.ts`. */
import { safeParsePosition } from "morabaraba";
import { expect, test } from "vitest";

test.each([
  ["8/8/8 l 12,12 - 0", "The fields must be board, turn, hands, barred, quiet, ply, 6 words, not 5."],
  ["8/8 l 12,12 - 0 0", 'This board has 3 rings, separated by "/", not 2.'],
  ["/8/8 l 12,12 - 0 0", "Ring 1 must have 8 points, not fewer."],
  ["8/7L1/8 l 11,12 - 0 0", "Ring 2 must have 8 points, not more."],
  ["8/8/7x l 12,12 - 0 0", 'A ring must be written with L, D and numbers of empty points, not "x".'],
  ["8/8/08 l 12,12 - 0 0", 'A ring must be written with L, D and numbers of empty points, not "08".'],
  ["8/8/8 w 12,12 - 0 0", 'The turn must be l or d, not "w".'],
  ["8/8/8 l 12 - 0 0", "The hands must be two numbers, light's and dark's, such as 12,12, not \"12\"."],
  [
    "8/8/8 l 12,12 l:a7-d7 0 0",
    'The bars must be "-", since this variant allows a mill to be repeated, not "l:a7-d7".',
  ],
  [
    "8/8/8 l 13,12 - 0 0",
    "The hands must, with the cows on the board, give each side at most 12 and one side at least 3.",
  ],
])("%s", (text, message) => {
  const result = safeParsePosition(text);
  expect(result.ok || result.error.message).toBe(message);
});

test("the bars of a variant that has them", () => {
  const result = safeParsePosition("8/8/8 l 12,12 x 0 0", "mssa");
  expect(result.ok || result.error.message).toBe(
    'The bars must be "-" or steps such as l:d2-d1,d:b4-a4, not "x".',
  );
});
