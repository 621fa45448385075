/** The types that users see in an editor: one type of moves in each family, and levels to choose from. */
import * as mills from "morabaraba";
import {
  type BotOptions,
  monteCarlo,
  monteCarloSync,
  playMatch,
  randomMove,
  randomOpenings,
} from "morabaraba/bots";
import * as mancala from "morabaraba/mancala";
import { expectTypeOf, test } from "vitest";

test("a whole entry point may be passed as rules, and moves are those of legalMoves", () => {
  const game = mancala.createGame();
  expectTypeOf(monteCarloSync(mancala, game).move).toEqualTypeOf<mancala.Move>();
  expectTypeOf(monteCarlo(mancala, game)).resolves.toHaveProperty("move").toEqualTypeOf<mancala.Move>();
  expectTypeOf(randomMove(mancala, game).move).toEqualTypeOf<mancala.Move>();
  expectTypeOf(randomMove(mills, mills.createGame()).move).toEqualTypeOf<mills.Move>();
  expectTypeOf(randomOpenings(mancala, game)).toEqualTypeOf<readonly mancala.Game[]>();
  const random = (now: mancala.Game, seed: number) => randomMove(mancala, now, { seed });
  expectTypeOf(playMatch(mancala, random, random, [game]))
    .resolves.toHaveProperty("games")
    .items.toHaveProperty("moves")
    .toEqualTypeOf<readonly mancala.Move[]>();
});

test("levels complete as 1 to 10, and any number may be passed", () => {
  type Level = NonNullable<BotOptions["level"]>;
  type Literal<L> = L extends number ? (number extends L ? never : L) : never;
  expectTypeOf<Literal<Level>>().toEqualTypeOf<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10>();
  expectTypeOf<number>().toExtend<Level>();
  // @ts-expect-error A level is a number.
  const wrong: BotOptions = { level: "3" };
  expectTypeOf(wrong).toEqualTypeOf<BotOptions>();
});
