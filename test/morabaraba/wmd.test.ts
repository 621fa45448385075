/** Moves as text in the verbs: the same grammar as `parseMove` in WMD, no more and no less. */
import fc from "fast-check";
import { applyMove, createGame, safeParseMove, whyIllegal } from "morabaraba";
import { expect, test } from "vitest";
import { position } from "../support/morabaraba/positions.ts";

const moving = position({ light: "a7 d7 f6 b2", dark: "c4 d2 e5 f4" });

/** What the verbs must say of a text: what they say of the move it stands for. */
function expected(text: string): string | undefined {
  const read = safeParseMove(text);
  return read.ok ? whyIllegal(moving, read.value) : "malformed";
}

test.each([
  "f6-g7xc4",
  " f6-g7xc4",
  "f6-g7xc4 ",
  "f6 -g7xc4",
  "f6- g7xc4",
  "f6-g7 xc4",
  "f6-g7x c4",
  "\tf6  -  g7  x  c4\n",
])("%j is played", (text) => {
  expect(applyMove(moving, text)).toEqual(applyMove(moving, { from: "f6", to: "g7", shot: "c4" }));
});

test.each([
  ["a4", "no-cow-in-hand"],
  ["g7xc4", "no-cow-in-hand"],
  ["w99", "unknown-point"],
  ["a12-a7", "unknown-point"],
  ["a7-a12", "unknown-point"],
  ["f6-g7xa12", "unknown-point"],
  ["f6-g7", "shot-missing"],
  ["a7-a4", undefined],
] as const)("%s: %s", (text, code) => {
  expect(whyIllegal(moving, text)).toBe(code);
  expect(expected(text)).toBe(code);
});

test.each([
  "",
  " ",
  "-",
  "f6-",
  "-g7",
  "f6-g7x",
  "f6-g7xc4x",
  "xf6-g7xc4",
  "f6-g7xc4!",
  "!f6-g7xc4",
  "f6g7xc4",
  "f6 g7 c4",
  "f6--g7",
  "F6-g7xc4",
  "f6-G7xc4",
  "f6-g7xC4",
  "f6-g7Xc4",
  "f0-g7",
  "f6-g0",
  "f6-g7xc0",
  "f100-g7",
  "x1",
  "f6-g7-c4",
  "f6-g7xc4 f6",
  "A1",
])("%j is malformed", (text) => {
  expect(whyIllegal(moving, text)).toBe("malformed");
  expect(() => applyMove(moving, text)).toThrow(expect.objectContaining({ code: "malformed" }) as Error);
});

test("any text near the grammar is read as parseMove reads it", () => {
  const text = fc.string({ unit: fc.constantFrom(..."afgwxz01679- X"), maxLength: 12 });
  fc.assert(
    fc.property(text, (input) => {
      expect([input, whyIllegal(moving, input)]).toEqual([input, expected(input)]);
    }),
    { numRuns: 400 },
  );
});

test("a placement by text", () => {
  expect(applyMove(createGame(), " d6 ")).toEqual(applyMove(createGame(), { to: "d6" }));
});
