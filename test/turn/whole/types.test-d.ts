/** Misuse of the entry point of turns that must not compile. */
import { createGame, type Game, type MoveLike, type Player, type Point } from "morabaraba";
import { en as mancalaWords } from "morabaraba/mancala/words";
import {
  beginTurn,
  drop,
  type Mark,
  markOf,
  pickUp,
  press,
  shownPieces,
  status,
  type TurnState,
} from "morabaraba/turn";
import { en as words } from "morabaraba/words";
import { expectTypeOf, test } from "vitest";

const state = beginTurn(createGame());

test("presses are a reducer", () => {
  expectTypeOf(press).toEqualTypeOf<(state: TurnState, point: Point) => TurnState>();
  expectTypeOf(["d6"].reduce(press, state)).toEqualTypeOf<TurnState>();
  expectTypeOf(shownPieces(state)).toEqualTypeOf<ReadonlyMap<Point, Player>>();
  expectTypeOf(markOf(state, "d6")).toEqualTypeOf<Mark | undefined>();
  expectTypeOf(state.game).toEqualTypeOf<Game>();
  expectTypeOf<NonNullable<TurnState["refused"]>["move"]>().toEqualTypeOf<MoveLike>();
});

test("a state is not a game, and never changed in place", () => {
  // @ts-expect-error a game is not a turn
  press(createGame(), "d6");
  // @ts-expect-error a turn is not a game
  beginTurn(state);
  // @ts-expect-error a move is not a point
  press(state, { to: "d6" });
  // @ts-expect-error a drop is on a point
  drop(pickUp(state));
  // @ts-expect-error words come first
  status(state, words);
  // @ts-expect-error words of mancala
  status(mancalaWords, state);
  // @ts-expect-error read only
  state.pending = {};
  // @ts-expect-error read only
  state.pending.from = "d6";
  // @ts-expect-error a part of a turn
  press({ game: createGame() }, "d6");
});
