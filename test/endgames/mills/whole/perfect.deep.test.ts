/** A bot at full strength with tables of four cows keeps the result of every endgame, at the least search. */
import { applyMove, type Game, legalMoves, outcome, parsePosition } from "morabaraba";
import { chooseMoveSync, randomMove } from "morabaraba/bots";
import { createTablebase, type EndgameTables, probeTables, solveEndgames } from "morabaraba/endgames";
import { expect, test } from "vitest";

const seeds = Array.from({ length: 200 }, (_, seed) => seed);

/** A position of three or four cows per side, after some random moves from separate places. */
function ending(seed: number): Game | undefined {
  const start = seed % 2 === 0 ? "LLLL4/8/4DDDD l 0,0 - 0 60" : "LL1L4/D7/4D1DD l 0,0 - 0 60";
  let game = parsePosition(start);
  for (let ply = 0; ply < 4 + (seed % 9) && outcome(game) === undefined; ply++)
    game = applyMove(
      game,
      randomMove({ legalMoves, applyMove, outcome }, game, { seed: 100 * seed + ply }).move,
    );
  return outcome(game) ? undefined : game;
}

const worth = { won: 1, drawn: 0, lost: -1 };

/** The result of a game for the side that moved last. */
function worthAfter(tables: EndgameTables, game: Game): number {
  const end = outcome(game);
  if (end) return end.winner === null ? 0 : end.winner === game.turn ? -1 : 1;
  const found = probeTables(tables, game);
  return found ? 0 - worth[found.result] : Number.NaN;
}

test("the bot keeps every win and draw in the tables", async () => {
  const tables = await solveEndgames("standard", { cows: 4 });
  const ask = createTablebase(tables);
  const met = { won: 0, drawn: 0, lost: 0 };
  for (const seed of seeds) {
    const game = ending(seed);
    const found = game && probeTables(tables, game);
    if (!game || !found) continue;
    met[found.result]++;
    const { move } = chooseMoveSync(game, { seed, nodes: 1, tablebase: ask });
    expect([game, worthAfter(tables, applyMove(game, move))]).toEqual([game, worth[found.result]]);
  }
  expect(met.won).toBeGreaterThan(30);
  expect(met.drawn).toBeGreaterThan(30);
});
