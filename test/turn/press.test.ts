/** What pressing points makes of a turn. */

import fc from "fast-check";
import { applyMove, createGame, defineVariant, legalMoves, outcome, parsePosition } from "morabaraba";
import { describe, expect, test } from "vitest";
import { type Pressed, press, step } from "../../src/turn/press.ts";
import { type Situation, situationOf } from "../../src/turn/situation.ts";
import { game as someGame } from "../support/morabaraba/arbitraries.ts";

/** One press after the other; the game stays, as on a board whose program refuses every move. */
function pressed(start: string | Situation, ...points: readonly string[]): Pressed {
  let situation = typeof start === "string" ? situationOf(parsePosition(start)) : start;
  let result: Pressed = { turn: {} };
  for (const point of points) {
    result = press(situation, point);
    situation = { ...situation, turn: result.turn };
  }
  return result;
}

const MILL = "LL5D/7D/8 l 10,10 - 0 4";
const MOVING = "LL6/2LDD3/L6D l 0,0 - 0 40";
const optional = defineVariant("standard", { name: "optional", shot: "optional", moveWhilePlacing: true });

describe("placing", () => {
  test("a point is the whole move", () => {
    expect(pressed("8/8/8 l 12,12 - 0 0", "d6")).toEqual({ turn: {}, move: { kind: "place", to: "d6" } });
  });

  test("a point with a cow is refused", () => {
    const refused = { move: { from: undefined, to: "a4" }, code: "occupied" };
    expect(pressed(MILL, "a4")).toEqual({ turn: {}, refused });
  });

  test("a cow of one's own waits until the hand is empty", () => {
    const refused = { move: { from: "a7", to: "a7" }, code: "cow-in-hand" };
    expect(pressed(MILL, "a7")).toEqual({ turn: {}, refused });
  });

  test("where cows may move meanwhile, one is chosen, and another cow's point is refused", () => {
    const situation = situationOf(parsePosition(MILL, optional));
    expect(pressed(situation, "d7")).toEqual({ turn: { from: "d7" } });
    expect(pressed(situation, "d7", "d6")).toMatchObject({ turn: {}, move: { from: "d7", to: "d6" } });
    expect(pressed(situation, "d7", "b4").refused?.code).toBe("occupied");
  });
});

describe("a mill", () => {
  test("awaits its shot", () => {
    expect(pressed(MILL, "g7")).toEqual({ turn: { from: undefined, to: "g7" } });
    expect(pressed(MILL, "g7", "b4").move).toEqual({ kind: "place", to: "g7", shot: "b4" });
  });

  test("refuses what is no target, and still waits", () => {
    const turn = { from: undefined, to: "g7" };
    expect(pressed(MILL, "g7", "d6")).toEqual({
      turn,
      refused: { move: { ...turn, shot: "d6" }, code: "not-a-target" },
    });
    expect(pressed("LL2D2D/7D/7D l 9,8 - 0 7", "g7", "b4").refused?.code).toBe("target-in-mill");
  });

  test("its own point shoots nothing: refused where a shot is a duty, the move where it is not", () => {
    expect(pressed(MILL, "g7", "g7")).toMatchObject({
      turn: { to: "g7" },
      refused: { code: "shot-missing" },
    });
    const situation = situationOf(parsePosition(MILL, optional));
    expect(pressed(situation, "g7", "g7").move).toEqual({ kind: "place", to: "g7" });
    expect(pressed(situation, "g7", "a4").move).toEqual({ kind: "place", to: "g7", shot: "a4" });
  });
});

describe("moving", () => {
  test("a cow is chosen, laid back, exchanged", () => {
    expect(pressed(MOVING, "d7")).toEqual({ turn: { from: "d7" } });
    expect(pressed(MOVING, "d7", "d7")).toEqual({ turn: {} });
    expect(pressed(MOVING, "d7", "a7")).toEqual({ turn: { from: "a7" } });
  });

  test("a cow that cannot go anywhere is not chosen, and the one that was stays so", () => {
    const refused = { move: { from: "a7", to: "a7" }, code: "blocked" };
    const blocked = "LL5L/LDDDD3/8 l 0,0 - 0 40";
    expect(pressed(blocked, "a7")).toEqual({ turn: {}, refused });
    expect(pressed(blocked, "d7", "a7")).toEqual({ turn: { from: "d7" }, refused });
  });

  test("a chosen cow goes to a point", () => {
    expect(pressed(MOVING, "d7", "g7").move).toEqual({ kind: "move", from: "d7", to: "g7" });
  });

  test("refusals leave the cow chosen", () => {
    const refusal = (point: string): unknown => {
      const { turn, refused } = pressed(MOVING, "d7", point);
      return [turn.from, refused?.code];
    };
    expect(refusal("a1")).toEqual(["d7", "not-adjacent"]);
    expect(refusal("g4")).toEqual(["d7", "not-adjacent"]);
    expect(refusal("f4")).toEqual(["d7", "occupied"]);
  });

  test("without a chosen cow, a point or the other side's cow is refused", () => {
    expect(pressed(MOVING, "a1").refused?.code).toBe("no-cow-in-hand");
    expect(pressed(MOVING, "f4").refused).toEqual({ move: { from: "f4", to: "f4" }, code: "not-your-cow" });
  });

  test("a barred mill is refused with its reason", () => {
    const game = parsePosition("L1L5/1L1DDD2/8 l 0,0 l:d6-d7 0 40", "mssa");
    expect(pressed(situationOf(game), "d6", "d7").refused?.code).toBe("mill-barred");
  });
});

test("a step dragged onto a cow of one's own is refused", () => {
  const situation = situationOf(parsePosition(MOVING));
  expect(step(situation, { from: "d7", to: "a7" })).toEqual({
    turn: {},
    refused: { move: { from: "d7", to: "a7" }, code: "occupied" },
  });
});

test("every legal move can be made by presses, and presses make nothing else", () =>
  fc.assert(
    fc.property(someGame, (game) => {
      const situation = situationOf(game);
      if (outcome(game)) return;
      for (const move of legalMoves(game)) {
        const { from, to, shot } = move as { from?: string; to: string; shot?: string };
        let points = [from, to, shot].filter((point) => point !== undefined);
        let { move: made, turn } = pressed(situation, ...points);
        if (made === undefined && shot === undefined) {
          points = [...points, to];
          ({ move: made, turn } = pressed(situation, ...points));
        }
        expect([made, turn]).toEqual([move, {}]);
        expect(() => applyMove(game, move)).not.toThrow();
      }
    }),
    { numRuns: 30 },
  ));

test("any presses whatever keep the turn sound", () =>
  fc.assert(
    fc.property(someGame, fc.array(fc.nat(), { maxLength: 12 }), (game, numbers) => {
      let situation = situationOf(game);
      if (outcome(game)) return;
      for (const number of numbers) {
        const { points } = situation.board;
        const { turn, move, refused } = press(situation, points[number % points.length] as string);
        if (move) expect(legalMoves(game)).toContainEqual(move);
        if (refused) expect(refused.code).toMatch(/^[a-z-]+$/);
        situation = { ...situation, turn };
      }
    }),
  ));

test("createGame is where presses begin", () => {
  expect(pressed(situationOf(createGame("mssa")), "a1").move).toEqual({ kind: "place", to: "a1" });
});
