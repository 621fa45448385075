/** Ends by decision, and the referee. */
import {
  type ArgumentError,
  agreeDraw,
  applyMove,
  createGame,
  defineVariant,
  forfeit,
  type Game,
  type MorabarabaError,
  outcome,
  type Player,
  referee,
  resign,
} from "morabaraba";
import { describe, expect, test } from "vitest";
import { position } from "../../support/mills/positions.ts";

const game = position({ light: "d6", turn: "dark", hands: [11, 12], ply: 1 });
const over = position({ light: "a7 d7", dark: "b6 d6 f4" });

test.each(["light", "dark"] as const)("resign: %s loses, in turn or not", (player) => {
  const resigned = resign(game, player);
  expect(resigned).toStrictEqual({
    ...game,
    verdict: { winner: player === "light" ? "dark" : "light", reason: "resignation" },
  });
  expect(outcome(resigned)).toStrictEqual(resigned.verdict);
});

test("agreeDraw: nobody wins", () => {
  expect(agreeDraw(game)).toStrictEqual({ ...game, verdict: { winner: null, reason: "agreement" } });
});

describe("forfeit", () => {
  test.each(["cheating", "abandonment", "double-turn", "time"] as const)(
    "%s: the other side wins",
    (reason) => {
      expect(outcome(forfeit(game, "light", reason))).toEqual({ winner: "dark", reason });
      expect(outcome(forfeit(game, "dark", reason))).toEqual({ winner: "light", reason });
    },
  );
});

describe("referee", () => {
  test("plays a legal move in turn", () => {
    expect(referee(game, "dark", "b6")).toStrictEqual(applyMove(game, "b6"));
    expect(referee(game, "dark", { to: "b6" })).toStrictEqual(applyMove(game, "b6"));
  });

  test("out of turn is a double turn, legal or not", () => {
    for (const move of ["b6", "d6", "nonsense"]) {
      const judged = referee(game, "light", move);
      expect(outcome(judged)).toEqual({ winner: "dark", reason: "double-turn" });
      expect(judged.board).toBe(game.board);
    }
  });

  test("illegal in turn is cheating", () => {
    for (const move of ["d6", "b6xd6", "a7-a4", "", "nonsense", { to: "d4" }, {} as { to: string }]) {
      expect(outcome(referee(game, "dark", move))).toEqual({ winner: "light", reason: "cheating" });
    }
  });

  test("plays a move that ends the game by the rules", () => {
    const last = position({ light: "a7 d7 g4", dark: "b6 d6 c4" });
    expect(outcome(referee(last, "light", "g4-g7xc4"))).toEqual({ winner: "light", reason: "few-cows" });
  });
});

describe("a finished game cannot be decided again", () => {
  const refusal = expect.objectContaining({ name: "IllegalMoveError", code: "game-over" }) as MorabarabaError;
  const finished: readonly (readonly [string, Game, RegExp])[] = [
    ["by the rules", over, /won by dark \(few-cows\)/],
    [
      "by decision",
      { ...game, verdict: { winner: "light", reason: "resignation" } },
      /won by light \(resignation\)/,
    ],
    ["as a draw", { ...game, verdict: { winner: null, reason: "agreement" } }, /drawn \(agreement\)/],
  ];

  test.each(finished)("%s", (_name, done, sentence) => {
    const attempts = [
      () => resign(done, "light"),
      () => agreeDraw(done),
      () => forfeit(done, "dark", "cheating"),
      () => referee(done, done.turn, "d3"),
      () => referee(done, done.turn === "light" ? "dark" : "light", "d3"),
    ];
    for (const attempt of attempts) {
      expect(attempt).toThrow(refusal);
      expect(attempt).toThrow(sentence);
    }
  });
});

test.each([undefined, null, "white", 0, {}])("%s is not a player", (player) => {
  const message = expect.stringMatching(/"light" or "dark"/) as string;
  const refusal = expect.objectContaining({
    name: "ArgumentError",
    code: "bad-argument",
    at: "player",
    message,
  }) as ArgumentError;
  expect(() => referee(resign(game, "light"), player as Player, "b6")).toThrow(refusal);
  expect(() => resign(game, player as Player)).toThrow(refusal);
  expect(() => forfeit(game, player as Player, "cheating")).toThrow(refusal);
  expect(() => referee(game, player as Player, "b6")).toThrow(refusal);
});

test.each([undefined, "resignation-by-fax", "few-cows", null])("%s is not a reason to forfeit", (reason) => {
  const message = expect.stringMatching(
    /must be "cheating" or "abandonment" or "double-turn" or "time"/,
  ) as string;
  expect(() => forfeit(game, "light", reason as "cheating")).toThrow(
    expect.objectContaining({ name: "ArgumentError", at: "reason", message }) as ArgumentError,
  );
});

test("a list of seen positions that is too long is rejected", () => {
  const counting = defineVariant("standard", { name: "counting", repetition: 3 });
  const game = { ...createGame(counting), seenPositions: new Array(2 ** 32 - 1) };
  expect(() => outcome(game)).toThrow(expect.objectContaining({ name: "ParseError", code: "syntax" }));
});
