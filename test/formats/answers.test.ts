/** Where the answer is in what a language model writes. */
import { createGame } from "morabaraba";
import { readMove } from "morabaraba/formats";
import * as mancala from "morabaraba/mancala";
import { readMove as readSowing } from "morabaraba/mancala/formats";
import { expect, test } from "vitest";
import { answerIn } from "../../src/formats/answers.ts";

test.each([
  ["d6", "d6"],
  ["Move: d6", "Move: d6"],
  ["```\nd6\n```", "d6"],
  ['```json\n{"move": "d6"}\n```', "d6"],
  ['{"reasoning": "f4 is not good", "Final_Answer": "d6"}', "d6"],
  ['{"action": {"from": "c4", "to": "c5", "capture": ["a1"]}}', "c4 -> c5 takes a1"],
  ['{"move": "c4-c5", "remove": "a1"}', "c4-c5 takes a1"],
  ['{"move": "c4-c5xa1", "remove": "a1"}', "c4-c5xa1"],
  ['{"move": 3}', "3"],
  ['["d6"]', "d6"],
  ["I look at f4 and a1.\nTherefore, my final move is: d6", "d6"],
  ["First f4.\n- **Move:** `d6`\nReason: a1 is not better", "d6"],
  ["<think>a1?</think>\n<answer> d6 </answer>", "d6"],
  ["\\boxed{d6}", "d6"],
  ["Move: f4\nFinal answer: d6", "d6"],
  ["Move: d6\nMove: D6.", "D6."],
])("%j answers %j", (text, answer) => {
  expect(answerIn(text)).toBe(answer);
});

test.each([
  ["Move: d6\nMove: f4", "two answers"],
  ["<answer>d6</answer>\n<answer>f4</answer>", "two answers"],
  ["Move: d6\nNo, f4.", "takes back"],
  ["Move: d6\nI may also play f4", "takes back"],
  ['I would never play:\n{"move": "d6"}', "takes back"],
  ['{"move": "d6"}\nBut I am not sure.', "takes back"],
])("%j is refused", (text, message) => {
  const read = readMove(createGame(), text);
  expect([read.ok, read.ok || read.error.code, read.ok || read.error.message]).toEqual([
    false,
    "syntax",
    expect.stringContaining(message),
  ]);
});

test.each([
  ["4", { to: "d6" }],
  ["Place at point 4", { to: "d6" }],
  ["Point 4", { to: "d6" }],
  ["My move: point 0.", { to: "a7" }],
  ["point 23", { to: "g1" }],
  ["d6", { to: "d6" }],
  ["point 24", "syntax"],
  ["4 cows", "syntax"],
  ["I have 4 pieces", "syntax"],
  ["4 or 5", "syntax"],
])("with OpenSpiel's numbers, %j is %j", (text, expected) => {
  const read = readMove(createGame("nineMens"), text, { numbering: "openspiel" });
  expect(read.ok ? { to: read.value.to } : read.error.code).toEqual(expected);
});

test("numbers mean points only if the caller says so", () => {
  const game = createGame("nineMens");
  expect(readMove(game, "point 5").ok).toBe(false);
  expect(readMove(game, "point 5", { numbering: "rows" })).toMatchObject({ ok: true, value: { to: "d6" } });
  expect(() => readMove(game, "d6", { numbering: "columns" as "rows" })).toThrow(/numbering/);
});

test("with OpenSpiel's numbers, north's houses follow south's store", () => {
  const game = mancala.applyMove(mancala.createGame("kalah"), "1");
  const read = (text: string, numbering?: "openspiel"): unknown => {
    const result = readSowing(game, text, { numbering });
    return result.ok ? result.value : result.error.code;
  };
  expect(game.turn).toBe("north");
  expect(["8", "pit 13", '{"move": 9}'].map((text) => read(text, "openspiel"))).toEqual([
    { house: 1 },
    { house: 6 },
    { house: 2 },
  ]);
  expect([read("7", "openspiel"), read("14", "openspiel"), read("8")]).toEqual(
    Array(3).fill("unknown-house"),
  );
});

test("hostile texts are refused at once", () => {
  const open = "[".repeat(9_000);
  for (const text of [
    open + "]".repeat(9_000),
    `${'{"move":'.repeat(2000)}1${"}".repeat(2000)}`,
    "not ".repeat(4_900),
  ])
    expect(readMove(createGame(), text).ok).toBe(false);
  const long = readMove(createGame(), "x".repeat(20_001));
  expect(long.ok || long.error.code).toBe("too-long");
  const plain = readMove(createGame(), `I play d6 ${"because it is good ".repeat(12)}`);
  expect(plain.ok || plain.error.code).toBe("too-long");
});
