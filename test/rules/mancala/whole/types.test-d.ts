/** Code that must compile, and code that must not: the types as users meet them. */
import type { Result } from "morabaraba";
import type { Rules } from "morabaraba/families";
import {
  applyMove,
  applyStep,
  createGame,
  defineVariant,
  explainMove,
  formatMove,
  type Game,
  type IllegalMoveCode,
  isLegal,
  legalMoves,
  type Move,
  type Outcome,
  opponentOf,
  outcome,
  type Player,
  parseMove,
  type Reason,
  resign,
  type SowingStep,
  safeParseGame,
  safeParseVariant,
  type Variant,
  variants,
  whyIllegal,
} from "morabaraba/mancala";
import { expectTypeOf, test } from "vitest";

const game = createGame();

test("the verbs", () => {
  expectTypeOf(legalMoves(game)).toEqualTypeOf<readonly Move[]>();
  expectTypeOf(applyMove(game, "3")).toEqualTypeOf<Game>();
  expectTypeOf(applyMove(game, { house: 3 })).toEqualTypeOf<Game>();
  expectTypeOf(applyMove(game, { swap: true })).toEqualTypeOf<Game>();
  expectTypeOf(outcome(game)).toEqualTypeOf<Outcome | undefined>();
  expectTypeOf(whyIllegal(game, "3")).toEqualTypeOf<IllegalMoveCode | undefined>();
  expectTypeOf(isLegal(game, "3")).toEqualTypeOf<boolean>();
  expectTypeOf<Outcome["winner"]>().toEqualTypeOf<Player | null>();
  expectTypeOf<"majority">().toExtend<Reason>();
  // @ts-expect-error no such variant
  createGame("chess");
  // @ts-expect-error a house has a number
  applyMove(game, { house: "3" });
  // @ts-expect-error a swap is true
  applyMove(game, { swap: false });
  // @ts-expect-error true is not a move
  applyMove(game, true);
  // @ts-expect-error light plays the other family
  resign(game, "light");
  // @ts-expect-error not a reason of this family
  expectTypeOf<"few-cows">().toExtend<Reason>();
});

test("moves and errors carry a user", () => {
  expectTypeOf(legalMoves(game).map((move) => move.house)).toEqualTypeOf<(number | undefined)[]>();
  expectTypeOf(legalMoves(game).map((move) => move.swap)).toEqualTypeOf<(true | undefined)[]>();
  applyMove(game, 3);
  expectTypeOf(opponentOf(game.turn)).toEqualTypeOf<Player>();
});

test("the state is read-only", () => {
  // @ts-expect-error frozen
  game.turn = "north";
  // @ts-expect-error frozen
  game.houses[0] = 3;
  // @ts-expect-error frozen
  game.stores.south = 3;
  // @ts-expect-error frozen
  variants.kalah.seeds = 3;
});

test("variants", () => {
  expectTypeOf(defineVariant("kalah", { name: "own", seeds: 3 })).toEqualTypeOf<Variant>();
  defineVariant("kalah", { name: "own", seeds: undefined as number | undefined });
  expectTypeOf(safeParseVariant("")).toEqualTypeOf<Result<Variant>>();
  // @ts-expect-error no such value
  defineVariant("kalah", { capture: "both" });
  // @ts-expect-error no such field
  defineVariant("kalah", { cows: 12 });
});

test("text", () => {
  expectTypeOf(parseMove(game, "3")).toEqualTypeOf<Move>();
  expectTypeOf(formatMove(game, { house: 3 })).toEqualTypeOf<string>();
  expectTypeOf(safeParseGame("")).toEqualTypeOf<Result<Game>>();
  // @ts-expect-error the game is needed to know whose houses
  parseMove("3");
});

test("steps", () => {
  expectTypeOf(explainMove(game, "3")).toEqualTypeOf<readonly SowingStep[]>();
  expectTypeOf(explainMove(game, "3").reduce(applyStep, game)).toEqualTypeOf<Game>();
  const [step] = explainMove(game, "3");
  if (step?.kind === "capture") expectTypeOf(step.by).toEqualTypeOf<Player>();
  // @ts-expect-error only after its kind is checked
  step?.seeds;
});

test("the family fits the interface that bots need of a game", () => {
  expectTypeOf({ legalMoves, applyMove, outcome }).toExtend<Rules<Game, Move, Player>>();
});
