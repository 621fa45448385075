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
    { nodes: 2000, seed: 2 },
    "f2 b2 b6 f6 e5 a7 c3 a1 e3 g1 d3xg1 g1 e4xg1 g1 d1 a4xd1 d1 c4 d5 b4xd5 d5 c5 d7 g4 f2-d2xg1 f6-d6 e3-f2 d6-f6 f2-e3xg4 f6-f4 e5-f6 f4-g4 f6-e5xg4",
  ],
  [
    "sesotho",
    { nodes: 1000, seed: 2, level: 5 },
    "c4 d2 b4 d3 e5 a4 f4 d6 d1 d7 g1 g7 d5 a7xd1 c5xa4 d1xb4 a4 b4 c3xb4 b4 f2 f6 b6 e4 g1-g4 d1-a1 g4-g1 a1-d1xb6 g1-g4 d6-b6 d5-d6 d2-b2xd6 f2-d2 d7-d6xe5 c5-d5 d6-d7xd5 c4-c5 d7-d6xd2 c3-c4 b2-d2xc4",
  ],
  [
    "sesotho25",
    { depth: 3, seed: 3, level: 8 },
    "d4 d5 c4 e4 b4xe4 e4 d2 d3 b2 b6 f2xe4 e4 f6 f4 a4xf4 f4 g4 e5 e3 c5xg4 g4 d7 d6 g1 b2-a1 d7-a7 b4-b2xb6 g1-d1 b2-b4xf4 a7-b6 g4-f4xd3 d1-g1 b4-b2xb6 g1-g4 a4-b4xg4",
  ],
];

test.each(games)("%s with %j", { timeout: 60_000 }, async (variant, options, expected) => {
  let game = createGame(variant);
  const moves: string[] = [];
  while (outcome(game) === undefined && moves.length < 40) {
    const { move } = game.ply % 2 === 0 ? chooseMoveSync(game, options) : await chooseMove(game, options);
    moves.push(formatMove(move, game));
    game = applyMove(game, move);
  }
  expect(moves.join(" ")).toBe(expected);
});
