/** Laws of presses on random boards, variants and games: they can play all legal moves, and no others. */
import fc from "fast-check";
import {
  applyMove,
  legalMoves,
  type MoveLike,
  outcome,
  shotTargets,
  variantOf,
  whyIllegal,
} from "morabaraba";
import {
  beginTurn,
  cancelTurn,
  dropCow,
  pickUpCow,
  pointMark,
  pointName,
  pressPoint,
  shownPieces,
  type TurnState,
  turnStatus,
} from "morabaraba/turn";
import { en as words } from "morabaraba/words";
import { expect, test } from "vitest";
import { boardAfter } from "../../../src/turn/turnState.ts";
import { game as someGame } from "../../support/mills/arbitraries.ts";

const pointsOf = ({ game }: TurnState): readonly string[] => variantOf(game).board.points;

/** Checks a state after any presses. */
function expectValid(state: TurnState, before: TurnState): void {
  const { game, moves, pending, refused, last } = state;
  expect(moves).toEqual(legalMoves(game));
  if (pending.from !== undefined || pending.to !== undefined)
    expect(
      moves.some((move: MoveLike) => move.from === pending.from && (!pending.to || move.to === pending.to)),
    ).toBe(true);
  if (pending.to !== undefined)
    expect(shotTargets(game, { ...pending, to: pending.to }).targets).not.toEqual([]);
  if (refused) {
    expect(game).toBe(before.game);
    if (refused.code !== "blocked") expect(whyIllegal(game, refused.move)).toBe(refused.code);
  }
  if (game !== before.game) {
    expect(last?.before).toBe(before.game);
    expect(before.moves).toContainEqual(last?.move);
    expect(applyMove(before.game, last?.move as MoveLike)).toEqual(game);
  }
  expect(turnStatus(words, state)).not.toMatch(/undefined|[{}]/);
}

test("no presses, drags or cancellations leave an invalid turn or an illegal game", () =>
  fc.assert(
    fc.property(someGame, fc.array(fc.tuple(fc.nat(), fc.nat(9)), { maxLength: 40 }), (game, hands) => {
      let state = beginTurn(game);
      for (const [number, what] of hands) {
        const points = pointsOf(state);
        const point = points[number % points.length] as string;
        const before = state;
        if (what === 0) state = cancelTurn(state);
        else if (what === 1) state = pickUpCow(state, number % 3 ? point : undefined);
        else if (what === 2) state = dropCow(state, point);
        else state = pressPoint(state, point);
        expectValid(state, before);
      }
    }),
    { numRuns: 50 },
  ));

test("every legal move can be made by presses, and by a drag with a press for its shot", () =>
  fc.assert(
    fc.property(someGame, (game) => {
      const state = beginTurn(game);
      for (const move of legalMoves(game)) {
        const { from, to, shots = [] }: MoveLike = move;
        const after = applyMove(game, move);
        const isRemoval = move.kind === "shoot" || move.kind === "give";
        const steps = isRemoval
          ? [pressPoint(state, to)]
          : [
              pressPoint(from === undefined ? state : pressPoint(state, from), to),
              dropCow(pickUpCow(state, from), to),
            ];
        for (const step of steps) {
          for (const order of isRemoval ? [[]] : [shots, [...shots].reverse()]) {
            let made = order.reduce((now, cow) => pressPoint(now, cow), step);
            // If shots are optional, another press on the mill's cow ends the shots.
            if (made.pending.to !== undefined) made = pressPoint(made, to);
            expect([made.last?.move, made.game]).toEqual([move, after]);
          }
        }
      }
    }),
    { numRuns: 30 },
  ));

test("a press is refused only on points without a mark, and on a mill that must shoot", () =>
  fc.assert(
    fc.property(someGame, fc.array(fc.nat(), { maxLength: 6 }), (game, numbers) => {
      let state = beginTurn(game);
      for (const number of numbers) {
        const points = pointsOf(state);
        for (const point of points) {
          const { pending, game } = state;
          const mustShoot = point === pending.to && whyIllegal(game, pending) !== undefined;
          expect(pressPoint(state, point).refused === undefined).toBe(
            pointMark(state, point) !== undefined && !mustShoot,
          );
        }
        state = pressPoint(state, points[number % points.length] as string);
      }
    }),
    { numRuns: 30 },
  ));

test("the names of all points match the board that is shown", () =>
  fc.assert(
    fc.property(someGame, fc.nat(), (game, number) => {
      let state = beginTurn(game);
      const points = pointsOf(state);
      state = pressPoint(state, points[number % points.length] as string);
      const shown = shownPieces(state);
      for (const point of points) {
        const cow = shown.get(point);
        const isDead = boardAfter(state.game, state.pending)[points.indexOf(point)] === "x";
        const text = cow ? `${cow} cow` : isDead ? "dead cow" : "empty";
        expect(pointName(words, state, point)).toMatch(`${point}, ${text}`);
      }
      if (outcome(state.game)) expect(turnStatus(words, state)).toContain(".");
    }),
    { numRuns: 30 },
  ));

test("an unknown point is refused, and never counts as a missing one", () =>
  fc.assert(
    fc.property(
      someGame,
      fc.nat(),
      fc.constantFrom(undefined, null, "", "z9", 0, {}, ["d6"]),
      (game, number, nothing) => {
        const start = beginTurn(game);
        const points = pointsOf(start);
        const begun = pressPoint(start, points[number % points.length] as string);
        for (const state of [start, begun]) {
          for (const after of [pressPoint(state, nothing as never), dropCow(state, nothing as never)]) {
            expect([after.game, after.refused?.code]).toEqual([
              state.game,
              outcome(state.game) ? "game-over" : "unknown-point",
            ]);
          }
          expect(pressPoint(state, nothing as never).pending).toEqual(state.pending);
          expect(pointMark(state, nothing as never)).toBeUndefined();
          expect(pointName(words, state, nothing as never)).not.toMatch(/[{}]/);
          if (nothing !== undefined && nothing !== null)
            expect(pickUpCow(state, nothing as never)).toBe(state);
        }
      },
    ),
    { numRuns: 50 },
  ));
