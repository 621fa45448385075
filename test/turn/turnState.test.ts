/** A turn in progress: how it begins, what it remembers, and how it is cancelled. */
import fc from "fast-check";
import {
  applyMove,
  createGame,
  legalMoves,
  type MoveLike,
  parsePosition,
  resign,
  variantOf,
} from "morabaraba";
import { beginTurn, cancelTurn, pointMark, pressPoint } from "morabaraba/turn";
import { describe, expect, test } from "vitest";
import { boardAfter } from "../../src/turn/turnState.ts";
import { isDeepFrozen } from "../support/frozen.ts";
import { game as someGame } from "../support/mills/arbitraries.ts";

describe("a turn begins", () => {
  test("with the legal moves and nothing chosen", () => {
    const game = createGame();
    expect(beginTurn(game)).toEqual({ game, moves: legalMoves(game), pending: {}, last: undefined });
  });

  test("with no moves if the game is over", () => {
    expect(beginTurn(resign(createGame(), "light")).moves).toEqual([]);
  });

  test("only with a game", () => {
    expect(() => beginTurn({} as never)).toThrow(expect.objectContaining({ name: "ParseError" }));
  });
});

describe("the last move", () => {
  const before = beginTurn(createGame());

  test("is the move between two games", () => {
    const after = applyMove(before.game, "d6");
    expect(beginTurn(after, before).last).toEqual({ before: before.game, move: { kind: "place", to: "d6" } });
    expect(beginTurn(after).last).toBeUndefined();
    expect(beginTurn(before.game, beginTurn(after)).last).toBeUndefined();
  });

  test("stays while no cow has moved", () => {
    const after = beginTurn(applyMove(before.game, "d6"), before);
    expect(beginTurn(resign(after.game, "dark"), after).last).toBe(after.last);
    expect(beginTurn(structuredClone(after.game), after).last).toBe(after.last);
    expect(beginTurn(applyMove(before.game, "a1"), after).last).toBeUndefined();
  });

  test("is unknown between games that are not one move apart", () => {
    const later = applyMove(before.game, "d6");
    expect(beginTurn(applyMove(later, "a1"), before).last).toBeUndefined();
    expect(beginTurn({ ...later, ply: 3 }, before).last).toBeUndefined();
    expect(beginTurn(parsePosition("LL6/8/8 d 10,12 - 0 1"), before).last).toBeUndefined();
  });

  test("is found between any two games that are one move apart", () =>
    fc.assert(
      fc.property(someGame, fc.nat(), (game, number) => {
        const moves = legalMoves(game);
        const move = moves[number % moves.length];
        expect(boardAfter(game, { from: variantOf(game).board.points[0] })).toBe(game.board);
        if (move === undefined) return;
        const after = applyMove(game, move);
        const { from, to, shots }: MoveLike = move;
        const { fullBoard, shotWhilePlacing } = variantOf(game);
        if (!fullBoard.startsWith("each") && shotWhilePlacing !== "marks")
          expect(boardAfter(game, { from, to, shots })).toBe(after.board);
        if (game.ply < 9999) expect(beginTurn(after, beginTurn(game)).last?.move).toEqual(move);
      }),
    ));
});

test("a cancelled turn has nothing chosen and nothing refused, and remembers the last move", () => {
  const moved = pressPoint(beginTurn(parsePosition("LL6/2LDD3/L6D l 0,0 - 0 40")), "d7");
  expect(cancelTurn(moved).pending).toEqual({});
  const played = pressPoint(pressPoint(moved, "g7"), "f4");
  expect(played.pending).toEqual({ from: "f4" });
  const refused = pressPoint(played, "g7");
  expect(refused.refused?.code).toBe("occupied");
  expect(cancelTurn(refused)).toEqual(beginTurn(played.game, moved));
  expect(cancelTurn(refused).last).toBe(played.last);
});

test("every state is frozen", () => {
  const state = beginTurn(parsePosition("LL5D/7D/8 l 10,10 - 0 4"));
  for (const each of [
    state,
    pressPoint(state, "g7"),
    pressPoint(state, "a7"),
    pressPoint(pressPoint(state, "g7"), "b4"),
  ])
    expect(isDeepFrozen(each)).toBe(true);
});

describe("a state from a store", () => {
  const waiting = pressPoint(beginTurn(parsePosition("LL5D/7D/8 l 10,10 - 0 4")), "g7");
  const refused = pressPoint(waiting, "b2");
  const played = pressPoint(waiting, "a4");

  test.each([
    ["that awaits a shot", waiting],
    ["with a refusal", refused],
    ["after a move", played],
  ])("%s works as the one that was stored, and its parts are frozen", (_name, state) => {
    for (const copy of [structuredClone(state), JSON.parse(JSON.stringify(state)) as typeof state]) {
      expect(pressPoint(copy, "b4")).toEqual(pressPoint(state, "b4"));
      expect(cancelTurn(copy)).toEqual(cancelTurn(state));
      expect(pointMark(copy, "g7")).toBe(pointMark(state, "g7"));
      // The caller's game is not frozen.
      const { game, ...rest } = pressPoint(copy, "z9");
      expect([game, [rest.moves, rest.pending, rest.refused].every(isDeepFrozen)]).toEqual([copy.game, true]);
    }
  });

  test("has its game's legal moves, whatever moves were stored", () => {
    const forged = { ...structuredClone(waiting), moves: [] };
    expect(pressPoint(forged, "a4")).toEqual(pressPoint(waiting, "a4"));
  });

  test.each([
    ["state", undefined],
    ["state", 7],
    ["state", []],
    ["pending", { ...waiting, pending: undefined }],
    ["pending.to", { ...waiting, pending: { to: 7 } }],
    ["refused.code", { ...refused, refused: { move: {} } }],
  ])("is refused at %s", (at, state) => {
    for (const call of [cancelTurn, (each: never) => pressPoint(each, "a4")])
      expect(() => call(state as never)).toThrow(
        expect.objectContaining({ name: "ArgumentError", at: expect.stringContaining(at) }),
      );
  });

  test("is refused for an invalid game, as by the verbs", () => {
    expect(() => cancelTurn({ ...waiting, game: { ...waiting.game, turn: "white" as never } })).toThrow(
      expect.objectContaining({ name: "ParseError", at: "turn" }),
    );
  });
});
