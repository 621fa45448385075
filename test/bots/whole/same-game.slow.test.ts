/**
 * The same seed and number of positions give the same game everywhere: the tests run in Node and in Chromium,
 * with the moves below.
 */
import * as mills from "morabaraba";
import * as millBots from "morabaraba/bots";
import * as mancala from "morabaraba/mancala";
import * as mancalaBots from "morabaraba/mancala/bots";
import { expect, test } from "vitest";

type Golden = readonly [variant: string, options: object, moves: string];

const millGames: readonly Golden[] = [
  [
    "mssa",
    { nodes: 2000, seed: 2 },
    "f2 b2 b6 f6 e5 a7 c3 g1 c5 d5 e3 d3 c4xg1 g1 e4xa7 a7 d7 a1 d1 g7 g4 f4 a4 b4 d7-d6 g7-d7 g4-g7 g1-g4 d1-g1xd5 b2-d2 d6-d5xd3 d7-d6 e3-d3 a1-b2 e4-e3xb4 f4-e4 b6-b4xf6 d6-f6 f2-f4 a7-b6",
  ],
  [
    "sesotho",
    { nodes: 1000, seed: 2, level: 4 },
    "c4 d2 b4 d3 e5 a4 f4 d6 d1 d7 g1 g7 d5 a7xd1 c5xa4 d1xb4 a4 b4 c3xb4 b4 b2 e4 f6 a1 f4-g4 e4-f4 e5-e4 d2-f2 b2-d2 b4-b2 c4-b4 d6-b6 d5-d6 d3-e3 c3-c4xe3",
  ],
  [
    "sesotho25",
    { depth: 3, seed: 3, level: 7 },
    "d4 d5 c4 e4 b4xe4 e4 d2 d3 b2 b6 f2xe4 e4 f6 f4 a4xf4 f4 g4 e5 e3 c5xg4 g4 d7 d6 g1 b2-a1 d7-a7 b4-b2xb6 g1-d1 b2-b4xf4 a7-b6 g4-f4xd3 d1-g1 b4-b2xb6 g1-g4 a4-b4xg4",
  ],
];

const mancalaGames: readonly Golden[] = [
  ["kalah", { nodes: 2000, seed: 1 }, "3 6 2 1 4 4 6 2 6 4 2 1 5 6 5 2 6 4 6 6 2 5 3 6 5 6 4 6 5 4 6"],
  [
    "oware",
    { nodes: 1000, seed: 2, level: 8 },
    "F f E e C f E b A a B a D c A b E a D b C c D f B e A d E f D e E f B a A b E a",
  ],
  [
    "congkak",
    { depth: 4, seed: 3, level: 5 },
    "1 2 5 2 1 5 2 2 3 4 6 4 7 4 7 4 1 6 4 7 6 7 3 7 1 7 4 3 5 6 5 3 3 7",
  ],
];

interface Family<G, M> {
  createGame(variant: never): G;
  outcome(game: G): unknown;
  applyMove(game: G, move: M): G;
  formatMove(game: G, move: M): string;
}

/** The moves of a game, each chosen for the game so far. */
async function played<G extends { readonly ply: number }, M>(
  { createGame, outcome, applyMove, formatMove }: Family<G, M>,
  variant: string,
  answer: (game: G) => { readonly move: M } | Promise<{ readonly move: M }>,
): Promise<string> {
  let game = createGame(variant as never);
  const moves: string[] = [];
  while (outcome(game) === undefined && moves.length < 40) {
    const { move } = await answer(game);
    moves.push(formatMove(game, move));
    game = applyMove(game, move);
  }
  return moves.join(" ");
}

test.each(millGames)("%s with %j", async (variant, options, moves) => {
  const { chooseMove, chooseMoveSync } = millBots;
  const answer = (game: mills.Game) => (game.ply % 2 === 0 ? chooseMoveSync : chooseMove)(game, options);
  expect(await played(mills, variant, answer)).toBe(moves);
});

test.each(mancalaGames)("%s with %j", async (variant, options, moves) => {
  const { chooseMove, chooseMoveSync } = mancalaBots;
  const answer = (game: mancala.Game) => (game.ply % 2 === 0 ? chooseMoveSync : chooseMove)(game, options);
  expect(await played(mancala, variant, answer)).toBe(moves);
});

test("a bot that remembers also plays the same game", async () => {
  const bot = mancalaBots.createBot({ seed: 4 });
  const moves = await played(mancala, "kalahEmptyCapture", (game) => bot.chooseMove(game, { nodes: 1500 }));
  expect(moves).toBe("3 6 2 1 5 3 6 2 6 5 6 6 1 6 5 6 3 2 5 6 5 6 3 6 4 1 6 5");
});
