/** Sentences as people, chats and language models write them: what names no move is never read as one. */
import { createGame, parsePosition } from "morabaraba";
import { readMove } from "morabaraba/formats";
import * as mancala from "morabaraba/mancala";
import { readMove as readSowing } from "morabaraba/mancala/formats";
import { expect, test } from "vitest";
import { answerIn } from "../../src/formats/answers.ts";

const oware = mancala.createGame("oware");
const wide = mancala.createGame(mancala.defineVariant("oware", { name: "wide", houses: 16, seeds: 3 }));
const kalah = mancala.createGame();

/** Name no house, in any variant. */
const none = [
  "I'd go here",
  "I’d go here",
  "I`d go here",
  "I d like to play, please",
  "I'd like to play, please",
  "I'd like a move, please",
  "i'd move",
  "I'm here",
  "Let's play",
  "let’s start, I'd like to",
  "A house, please",
  "I PLAY A PIT",
  "I'd take a pit",
  "I would like to go first",
  "First, I'd like to play, please",
  "my second move",
  "a second, please",
  "I'll take this one",
  "I'd like the best one",
  "It's my third move",
  "this is move 3",
  "it is move 12",
  "take 4 seeds",
  "sow four seeds",
  "I sow 4 stones from here",
  "move 2 houses",
  "rule 3",
  "Is it house 3?",
  "Is C best?",
  "Would it like 3?",
  "Will it be 3",
  "The house I like is here",
  "The pit I choose",
  "That's a good one",
  "I can't see it",
  "d'accord",
  "C'est B",
  "not C",
  "C or D",
  "anything but C",
  "don't play C",
  "C's seeds",
  "I have 4 seeds in C",
  "e5",
  "Ek sal nou speel",
  "Ek dink huis drie is goed",
  "'n Goeie skuif",
  "Dit is my beurt",
  "saya jalan",
  "Saya pilih lubang a atau b",
  "giliran saya, ya",
  "Ich nehme die dritte Mulde",
  "Ich ziehe, bitte",
  "Ich bin dran, d. h. ich spiele",
  "e então jogo a casa",
  "je joue à gauche",
  "ok k",
  "so do I",
  "b4 you go",
  "good game",
];

/** Name one house, where houses have letters. */
const named = [
  ["I'd play C", 3],
  ["I’d play C.", 3],
  ["I'd play C here", 3],
  ["i'd play c", 3],
  ["I'll go with D!", 4],
  ["We'd like house A, please", 1],
  ["I choose pit B", 2],
  ["C, please", 3],
  ["Let's sow C", 3],
  ["I play A", 1],
  ["a", 1],
  ["D", 4],
  ["house 'c'", 3],
  ["My final answer is C.", 3],
  ["I'd play the third house", 3],
  ["I'd like a house: 3", 3],
  ["speel huis C", 3],
] as const;

const houseIn = (game: mancala.Game, text: string): unknown => {
  const read = readSowing(game, text);
  return read.ok ? read.value : [...read.moves].length > 0 ? "ambiguous" : "refused";
};

test.each(none)("%j names no house", (text) => {
  for (const game of [oware, wide, kalah])
    for (const dressed of [text, text.toUpperCase(), `${text}!`, `"${text}"`, `1. ${text}`, `Ok, ${text}`])
      expect([dressed, houseIn(game, dressed)]).toEqual([
        dressed,
        expect.stringMatching(/refused|ambiguous/),
      ]);
});

test.each(named)("%j names house %i", (text, house) => {
  for (const game of [oware, wide]) expect(houseIn(game, text)).toEqual({ house });
});

/** Name no move in a game of mills, whoever says them. */
const noMove = [
  "Is d6 empty?",
  "Is d6 my best move?",
  "Would d6 close a mill?",
  "d6 is empty",
  "d6 is my opponent's",
  "My opponent played d6",
  "the opponent moves to d6",
  "your move: d6",
  "Their cow is on d6",
  "I can't place d6",
  "don't play d6",
  "I'd go here",
  "I'd like a move, please",
  "not d6",
  "d6 or f4",
  "anywhere but d6",
  "Ek dink d6 is goed",
  "Sit dit nie op d6 nie",
  "jangan d6",
  "apakah d6 kosong?",
  "Ist d6 frei?",
  "nicht d6",
  "at 6",
  "d 6 a",
];

test.each(noMove)("%j is no move of a mill game", (text) => {
  for (const game of [createGame(), createGame("nineMens"), parsePosition("LL6/1D5D/8 l 9,10 - 0 4")])
    for (const dressed of [text, text.toUpperCase(), `${text}!`, `"${text}"`, `Ok, ${text}`])
      expect([dressed, readMove(game, dressed).ok]).toEqual([dressed, false]);
});

test("a cow to shoot may be said to be the opponent's", () => {
  const game = parsePosition("LL6/1D5D/8 l 9,10 - 0 4");
  for (const text of ["g7 and take the opponent's cow on d6", "place g7, removing their piece d6"])
    expect(readMove(game, text)).toMatchObject({ ok: true, value: { to: "g7", shots: ["d6"] } });
});

// Where the answer is in what a language model writes.

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
