/** The types of an opponent that an app keeps in a variable. */
import { applyMove, createGame, type Move } from "morabaraba";
import { type Family, type MillTypes, mancala, mills } from "morabaraba/families";
import * as rules from "morabaraba/mancala";
import { createOpponent, type Opponent } from "morabaraba/opponent";
import { useState } from "react";
import { expectTypeOf, test } from "vitest";

const startWorker = () => new Worker("opponent.worker.js");

test("an opponent without a named family can be of any family", async () => {
  const [bot, setBot] = useState<Opponent>();
  setBot(createOpponent(mills, startWorker));
  setBot(createOpponent(mancala, startWorker));
  const families: readonly Family[] = [mills, mancala];
  for (const family of families) {
    const game = family.rules.createGame();
    const choice = await bot?.chooseMove(game);
    if (choice) family.rules.applyMove(game, choice.move);
    const analyzed = await bot?.analyze(game, { lines: 3 });
    if (analyzed) family.rules.applyMove(game, analyzed.lines[0].moves[0]);
    // @ts-expect-error a move of an unknown family
    if (choice) applyMove(createGame(), choice.move);
  }
  // @ts-expect-error an option that does not exist
  await bot?.chooseMove(createGame(), { milliseconds: 100 });
});

test("an opponent of a family has its types of games and moves", async () => {
  const bot: Opponent<MillTypes> = createOpponent(mills, startWorker, { book: false });
  // @ts-expect-error the bots of mancala have no weights
  createOpponent(mancala, startWorker, { weights: {} });
  expectTypeOf((await bot.chooseMove(createGame())).move).toEqualTypeOf<Move>();
  // @ts-expect-error a game of the other family
  await bot.chooseMove(rules.createGame());
  // @ts-expect-error an opponent of the other family
  const other: Opponent<MillTypes> = createOpponent(mancala, startWorker);
  other.close();
});
