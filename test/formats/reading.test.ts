/** Sentences as people, chats and language models write them: what names no move is never read as one. */
import { createGame, parsePosition } from "morabaraba";
import { readMove } from "morabaraba/formats";
import * as mancala from "morabaraba/mancala";
import { readMove as readSowing } from "morabaraba/mancala/formats";
import { expect, test } from "vitest";

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
