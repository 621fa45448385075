/** Ends by decision, the referee, and the sentences of illegal moves. */
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
  parsePosition,
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

// The sentences of illegal moves: what is wrong in this position, and what to do.

const each = defineVariant("standard", { name: "each", shotsPerMove: "each-mill" });
const full = "LDDLDDLL/DDDLLLLD/DDDLLLLD d 0,0 - removals:2 0 24";
const gives = parsePosition(full, "umlabalaba");
const shoots = parsePosition(full, "shax");
const placing = parsePosition("LL1D4/2DD4/8 l 9,9 - 0 6");
const moving = parsePosition("LLDL1D2/2DL4/2DL2DL l 0,0 - 0 40");
const twoMills = parsePosition("LL1LL2D/2D4D/2D5 l 6,6 - 0 10", each);
const inMill = parsePosition("LL1LL2D/DDD4D/2D5 l 6,6 - 0 10", each);

test.each([
  ["a1", resign(createGame(), "light"), "a1 is illegal: game over."],
  ["nonsense", placing, '"nonsense" is not a move like "c5-d5xa1" or { from, to, shots }.'],
  [{ from: 3 }, placing, 'an object is not a move like "c5-d5xa1" or { from, to, shots }.'],
  ["a1-a4", gives, "a1-a4 is illegal: removal due."],
  ["a1-a4", shoots, "a1-a4 is illegal: removal due."],
  ["xa7", gives, "xa7 is illegal: not your cow."],
  ["xd7", shoots, "xd7 is illegal: not a target."],
  ["a7-a4", placing, "a7-a4 is illegal: cow in hand."],
  ["a7", placing, "a7 is illegal: occupied."],
  ["g7", placing, "g7 is illegal: shot missing."],
  ["a1xf6", placing, "a1xf6 is illegal: shot without mill."],
  ["g7xa7", placing, "g7xa7 is illegal: not a target."],
  ["g7xf6xf4", placing, "g7xf6xf4 is illegal: too many shots."],
  ["g7xf6xa7", twoMills, "g7xf6xa7 is illegal: not a target."],
  ["g7xf6xf6", twoMills, "g7xf6xf6 is illegal: not a target."],
  ["g7xf6", twoMills, "g7xf6 is illegal: shot missing."],
  ["g7xe5xf6", inMill, "g7xe5xf6 is illegal: target in mill."],
  ["a7-a1", moving, "a7-a1 is illegal: not adjacent."],
  ["g7-g4", moving, "g7-g4 is illegal: not your cow."],
  ["a1", moving, "a1 is illegal: no cow in hand."],
  ["a1xh9", moving, /^"h9" is not a point of this board; its points are a7,d7,g7,.*,c4\.$/],
] as readonly (readonly [unknown, Game, string | RegExp])[])("%j", (move, game, sentence) => {
  const refused = () => applyMove(game, move as string);
  expect(refused).toThrow(expect.objectContaining({ name: "IllegalMoveError" }));
  expect(refused).toThrow(sentence);
});
