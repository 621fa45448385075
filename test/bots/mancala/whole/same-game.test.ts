/** The same seed and limits give the same game everywhere: the tests run in Node and in Chromium, and the moves stand here. */
import { applyMove, createGame, formatMove, outcome, type VariantName } from "morabaraba/mancala";
import { chooseMove, chooseMoveSync, createBot, type SyncSearchOptions } from "morabaraba/mancala/bots";
import { expect, test } from "vitest";

const games: readonly (readonly [VariantName, SyncSearchOptions, string])[] = [
  [
    "kalah",
    { nodes: 2000, seed: 1 },
    "6 2 1 5 6 6 2 6 5 6 3 5 6 1 6 5 6 4 3 6 5 5 2 3 3 6 1 6 4 6 5 6 2 6 1 4 1 6 5 4",
  ],
  [
    "oware",
    { nodes: 1000, seed: 2, level: 8 },
    "F f E a A f A b A a C e C b B e A b C f A c A b C c B a C e F a D d F f C c D d",
  ],
  ["congkak", { depth: 4, seed: 3, level: 5 }, "1 2 5 2 1 5 4 6 2 6 1 3 7 3 6 7 4 6 5 7 4 1 3 7"],
];

test.each(games)("%s with %j", async (variant, options, expected) => {
  let game = createGame(variant);
  const moves: string[] = [];
  while (outcome(game) === undefined && moves.length < 40) {
    const { move } = game.ply % 2 === 0 ? chooseMoveSync(game, options) : await chooseMove(game, options);
    moves.push(formatMove(move, game));
    game = applyMove(game, move);
  }
  expect(moves.join(" ")).toBe(expected);
});

test("a bot that remembers plays the same game as well", async () => {
  const bot = createBot({ seed: 4 });
  let game = createGame("kalahEmptyCapture");
  const moves: string[] = [];
  while (outcome(game) === undefined && moves.length < 30) {
    const { move } = await bot.chooseMove(game, { nodes: 1500 });
    moves.push(formatMove(move, game));
    game = applyMove(game, move);
  }
  expect(moves.join(" ")).toBe("6 2 1 3 6 5 4 6 4 3 6 1 6 5 6 4 4 5 2 2 4 6 3 6 5 6 4 3 5");
});
