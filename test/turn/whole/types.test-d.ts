/** Misuse of the entry point of turns that must not compile. */
import { createGame, type Game, type MoveLike, type Player, type Point } from "morabaraba";
import { en as mancalaWords } from "morabaraba/mancala/words";
import {
  beginTurn,
  dropCow,
  type Mark,
  pickUpCow,
  pointMark,
  pressPoint,
  shownPieces,
  type TurnState,
  turnStatus,
} from "morabaraba/turn";
import { en as words } from "morabaraba/words";
import { expectTypeOf, test } from "vitest";

const state = beginTurn(createGame());

test("presses work as a reducer", () => {
  expectTypeOf(pressPoint).toEqualTypeOf<(state: TurnState, point: Point) => TurnState>();
  expectTypeOf(["d6"].reduce(pressPoint, state)).toEqualTypeOf<TurnState>();
  expectTypeOf(shownPieces(state)).toEqualTypeOf<ReadonlyMap<Point, Player>>();
  expectTypeOf(pointMark(state, "d6")).toEqualTypeOf<Mark | undefined>();
  expectTypeOf(state.game).toEqualTypeOf<Game>();
  expectTypeOf<NonNullable<TurnState["refused"]>["move"]>().toEqualTypeOf<MoveLike>();
});

test("a state is not a game, and never changed in place", () => {
  // @ts-expect-error a game is not a turn
  pressPoint(createGame(), "d6");
  // @ts-expect-error a turn is not a game
  beginTurn(state);
  // @ts-expect-error a move is not a point
  pressPoint(state, { to: "d6" });
  // @ts-expect-error a drop is on a point
  dropCow(pickUpCow(state));
  // @ts-expect-error words come first
  turnStatus(state, words);
  // @ts-expect-error words of mancala
  turnStatus(mancalaWords, state);
  // @ts-expect-error read only
  state.pending = {};
  // @ts-expect-error read only
  state.pending.from = "d6";
  // @ts-expect-error a part of a turn
  pressPoint({ game: createGame() }, "d6");
});
