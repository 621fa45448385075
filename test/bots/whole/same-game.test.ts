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
    "f6 b6 f2 f4 b2 d2 c5 g1 e5 g7 c3 a1 c4xa1 a1 e3 d1xe3 d5xg7 g7 g4 d3xg4 g4 a7 d7 a4xd7 c4-b4 a7-d7 b4-c4xf4 d7-a7xf2 f6-f4 a7-d7 e5-e4xd7 b6-a7xd5 c4-b4 a7-d7 c5-b6xd7 d2-f2 e4-e3 f2-d2xe3 b6-a7 d2-f2",
  ],
  [
    "sesotho",
    { nodes: 1000, seed: 2, level: 5 },
    "d2 f4 d6 d3 b4 a4 g4 d1 d7 d5 b2 f2 b6xf2 c3 f2xd5 e3xd6 d6 f6 d5xd1 c5 e4 c4xg4 g7 d1 g7-g4 a4-a1 d7-g7 a1-a4 d6-d7 f6-d6 d7-a7 d6-d7 b6-d6 d1-g1 d6-b6xf4 d7-d6 f2-f4xd6 g1-d1 g7-d7 d1-a1",
  ],
  [
    "sesotho25",
    { depth: 3, seed: 3, level: 8 },
    "d4 d5 e4 c4 f4xc4 c4 d2 d3 f2 f6 g4xc4 c4 b2xc4 c4 d6 g1 b4 b6 e3 e5 c5 a1 d1 a4 g4-g7 g1-g4 f2-g1 b6-a7xb2 b4-b2 a7-b6 g1-f2xd3 b6-a7xc5 e3-d3xc4 a4-b4 d3-c3 b4-c4 c3-d3xc4 a1-a4 d3-c3 a4-b4",
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
