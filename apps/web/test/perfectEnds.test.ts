import { applyMove, type Game, outcome, parsePosition } from "morabaraba";
import { pliesToEnd } from "morabaraba/bots";
import { expect, test, vi } from "vitest";
import { millsWithTables } from "../src/workers/perfectEnds.ts";

/** Light wins in seven plies, which a search of a thousand positions does not see. */
const won = "3L4/6L1/DLD1DL1D l 0,0 - 0 60";

test("at full strength, the bot wins endings with four cows in the fewest plies", {
  timeout: 120_000,
}, async () => {
  const { createBot } = await millsWithTables.bots();
  const bot = createBot({ level: 10 });
  let game: Game = parsePosition(won, "sesotho");
  const seen = async () => pliesToEnd((await bot.chooseMove(game, { nodes: 1 })).score);
  expect(await seen()).toBeUndefined();
  await vi.waitFor(async () => expect(await seen()).toBe(7), { timeout: 100_000, interval: 200 });
  for (let left = 7; left > 0; left--)
    game = applyMove(game, (await bot.chooseMove(game, { nodes: 1 })).move);
  expect(outcome(game)?.winner).toBe("light");
});
