/**
 * The same seed and number of positions give the same game everywhere: `npm test` plays these in Node, `npm run
 * test:browser` in Chromium, and the moves stand here.
 */
import { applyMove, createGame, formatMove, outcome, type VariantName } from "morabaraba";
import { chooseMove, chooseMoveSync, type SyncSearchOptions } from "morabaraba/bots";
import { expect, test } from "vitest";

const games: readonly (readonly [VariantName, SyncSearchOptions, string])[] = [
  [
    "mssa",
    { nodes: 2000, seed: 1 },
    "f6 b6 f2 f4 b2 d2 c5 a1 e5 g7 e3 g1 d5xg1 g1 e4xg1 g1 d1 c4 g4 a4 a7 d6 b4 d3 b2-c3 a1-b2 a7-d7 a4-a7 d1-a1 g1-d1xg4 a1-a4 d1-g1 a4-a1 g1-d1xd7 f2-g1 d2-f2 a1-a4 f2-d2xb4 e3-f2 d3-e3",
  ],
  [
    "sesotho",
    { nodes: 1000, seed: 2, level: 5 },
    "d2 d6 b2 f2 f4 b6 d3 d1 f6 e4 d5 c4 a4 a7 g1 g7 d7 c3 c5 e5 e3 g4 b4 a1",
  ],
  [
    "sesotho25",
    { depth: 3, seed: 3, level: 8 },
    "d4 d5 c4 e4 b4xe4 e4 d2 d3 b2 b6 a4xe4 e4 a1 f2 c5 a7 g1 c3 e3 f4 f6 g4xf6 f6 d1 f6-d6 f4-f6 d6-d7 f6-f4xd7",
  ],
];

test.each(games)("%s with %j", { timeout: 60_000 }, async (variant, options, expected) => {
  let game = createGame(variant);
  const moves: string[] = [];
  while (outcome(game) === undefined && moves.length < 40) {
    const { move } = game.ply % 2 === 0 ? chooseMoveSync(game, options) : await chooseMove(game, options);
    moves.push(formatMove(move));
    game = applyMove(game, move);
  }
  expect(moves.join(" ")).toBe(expected);
});
