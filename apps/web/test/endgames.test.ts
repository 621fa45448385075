/** Endgame tables: the exact values of moves, and the bot at full strength. */
import { applyMove, createGame, type Game, outcome, parsePosition } from "morabaraba";
import { pliesToEnd } from "morabaraba/bots";
import { probeTables, solveEndgames } from "morabaraba/endgames";
import { beforeAll, expect, test, vi } from "vitest";
import { adviceOf } from "../src/analyze/advice.ts";
import { cowsOf, exactOf, type WorthOfMove } from "../src/workers/exact.ts";
import { millsWithTables } from "../src/workers/perfectEnds.ts";

let tables: Awaited<ReturnType<typeof solveEndgames>>;
beforeAll(async () => {
  tables = await solveEndgames("standard", { cows: 4 });
});

const won = "L7/2D2D2/1D1L2L1 l 0,0 - 0 60";

test("tables are for games without cows in hand, with the cows of the larger side", () => {
  expect(cowsOf(createGame())).toBeUndefined();
  expect(cowsOf(parsePosition(won))).toBe(3);
  expect(cowsOf(parsePosition("LLLLD3/2D2D2/1D4L1 l 0,0 - 0 60"))).toBe(5);
});

test("each legal move has the value of the game after it, the best first", () => {
  const game = parsePosition("2L1L3/2L1DD2/D3L3 l 0,0 - 0 60");
  const exact = exactOf(tables, game);
  const found = probeTables(tables, game);
  expect(exact).toMatchObject({ result: found?.result, plies: found?.plies });
  const [best, ...others] = (exact?.moves ?? []) as readonly WorthOfMove[];
  expect(best).toMatchObject({ result: found?.result, plies: found?.plies });
  const value = ({ result, plies }: WorthOfMove) =>
    result === "won" ? 1000 - (plies ?? 0) : result === "lost" ? (plies ?? 0) - 1000 : 0;
  const values = [best as WorthOfMove, ...others].map(value);
  expect(values).toEqual([...values].sort((a, b) => b - a));
  expect(best).toEqual({ move: "e3-e4", result: "won", plies: 7 });
  expect(others.at(-1)).toEqual({ move: "f6-d6", result: "lost", plies: 10 });
  expect(others.slice(0, -1).every(({ result, plies }) => result === "drawn" && plies === null)).toBe(true);
  for (const { move, result } of exact?.moves ?? []) {
    const next = probeTables(tables, applyMove(game, move));
    if (next) expect(next.result).toBe({ won: "lost", lost: "won", drawn: "drawn" }[result]);
  }
});

test("the line leads to the end", () => {
  const game = parsePosition(won);
  const exact = exactOf(tables, game);
  expect(exact).toMatchObject({ result: "won", plies: 3 });
  expect(exact?.line).toHaveLength(3);
  expect(exact?.moves[0]).toMatchObject({ result: "won", plies: 3 });
});

test("a move that ends the game wins in one ply, and a ten-move draw is a draw", () => {
  const game = parsePosition("LL6/2D2D2/1D1L4 l 0,0 - 0 60");
  expect(exactOf(tables, game)?.moves[0]).toMatchObject({ result: "won", plies: 1 });
  const late = exactOf(tables, parsePosition("L7/2D2D2/1D1L2L1 l 0,0 - 9 60"));
  expect(late?.moves.some(({ result, plies }) => result === "drawn" && plies === null)).toBe(true);
});

test("a game that is over or has too many cows has no values", () => {
  expect(exactOf(tables, parsePosition("LLLLD3/2D2D2/1D4L1 l 0,0 - 0 60"))).toBeUndefined();
  const game = parsePosition("LL6/2D2D2/1D1L4 l 0,0 - 0 60");
  const [best] = exactOf(tables, game)?.moves ?? [];
  expect(exactOf(tables, applyMove(game, best?.move ?? ""))).toBeUndefined();
});

test("advice has arrows for moves and rings for placements, with numbers if there are several", () => {
  expect(adviceOf(["d6-d7xa1"])).toEqual({ arrows: [{ from: "d6", to: "d7" }], rings: [], labels: {} });
  expect(adviceOf(["d6", "f4xa1", "f4xa4"])).toEqual({
    arrows: [],
    rings: [{ point: "d6" }, { point: "f4" }, { point: "f4" }],
    labels: { d6: "1", f4: "2" },
  });
  expect(adviceOf(["a1-a4xd6", "a1-a4xd7"]).arrows).toHaveLength(1);
});

/** Light wins in seven plies, which a search of a thousand positions does not see. */
const ending = "3L4/6L1/DLD1DL1D l 0,0 - 0 60";

test("at full strength, the bot wins endings with four cows in the fewest plies", {
  timeout: 120_000,
}, async () => {
  const { createBot } = await millsWithTables.bots();
  const bot = createBot({ level: 10 });
  let game: Game = parsePosition(ending, "sesotho");
  const seen = async () => pliesToEnd((await bot.chooseMove(game, { nodes: 1 })).score);
  expect(await seen()).toBeUndefined();
  await vi.waitFor(async () => expect(await seen()).toBe(7), { timeout: 100_000, interval: 200 });
  for (let left = 7; left > 0; left--)
    game = applyMove(game, (await bot.chooseMove(game, { nodes: 1 })).move);
  expect(outcome(game)?.winner).toBe("light");
});
