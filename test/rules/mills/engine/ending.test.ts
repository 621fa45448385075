/** The engine's ends of games and their winners; `game.test.ts` tests the verbs. */
import type { Game } from "morabaraba";
import {
  encodeGame,
  endReason,
  hasLegalMove,
  mayFly,
  type Position,
  rulesetFor,
  winnerOf,
} from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { changed, type Layout, position } from "../../../support/mills/positions.ts";

const encoded = (game: Game): Position => encodeGame(rulesetFor(game.variant), game);
const endOf = (game: Game): string | undefined => endReason(rulesetFor(game.variant), encoded(game));

describe("hasLegalMove", () => {
  const has = (layout: Layout): boolean => {
    const game = position(layout);
    return hasLegalMove(rulesetFor(game.variant), encoded(game));
  };
  const lastPoint = {
    light: "a7 g7 d6 f4 g1 d2 a1 b4 c5 e5 d3",
    dark: "b6 f6 e4 f2 d1 b2 a4 c4 d5 e3 c3 g4",
    hands: [1, 0],
    lightBar: "d6-d7",
  } as const;

  test("a cow in hand needs a point that is not barred", () => {
    expect(has({ ...lastPoint, variant: changed("standard", { repeatMill: "same-cow" }) })).toBe(true);
    expect(has({ ...lastPoint, variant: changed("standard", { repeatMill: "same-mill" }) })).toBe(false);
  });

  test("if cows may move while placing, a step is enough", () => {
    const variant = changed("standard", { repeatMill: "same-mill", moveWhilePlacing: true });
    expect(has({ ...lastPoint, variant })).toBe(true);
  });

  test("enclosed cows have none, unless they fly", () => {
    const locked = { light: "a4 b6 d6 g4 f4 e5", dark: "a7 d7 g7 f6", turn: "dark" } as const;
    expect(has(locked)).toBe(false);
    expect(has({ ...locked, variant: changed("standard", { flyAt: 4 }) })).toBe(true);
    expect(has({ ...locked, turn: "light" })).toBe(true);
    expect(has({ ...locked, hands: [0, 1] })).toBe(true);
  });
});

describe("winnerOf", () => {
  const winner = (layout: Layout): readonly [string | undefined, number] => {
    const game = position(layout);
    const ruleset = rulesetFor(game.variant);
    const reason = endReason(ruleset, encoded(game));
    return [reason, reason === undefined ? Number.NaN : winnerOf(ruleset, encoded(game), reason)];
  };

  test("few cows: the hand counts, for both sides", () => {
    expect(winner({ light: "a7 d7", dark: "b6 d6", hands: [1, 0] })).toEqual(["few-cows", 0]);
    expect(winner({ light: "a7 d7", dark: "b6 d6", hands: [1, 0], turn: "dark" })).toEqual(["few-cows", 0]);
    expect(winner({ light: "a7 d7", dark: "b6 d6", hands: [0, 1] })).toEqual(["few-cows", 1]);
    expect(winner({ light: "a7 d7", dark: "b6 d6", hands: [0, 1], turn: "dark" })).toEqual(["few-cows", 1]);
  });

  test("a draw has none, also on a full board", () => {
    const variant = changed("mssa", {
      fullBoard: "first-player-loses",
      blocked: "draws",
      drawAfterQuietPlies: 3,
    });
    const few = { variant, light: "a7 d6 f2", dark: "b2 c5 e4 d1" };
    expect(winner({ ...few, quiet: 10 })).toEqual(["ten-moves", -1]);
    expect(winner({ ...few, quiet: 3 })).toEqual(["no-shots", -1]);
    const locked = { light: "a4 b6 d6 g4 f4 e5", dark: "a7 d7 g7 f6", turn: "dark" } as const;
    expect(winner({ ...locked, variant })).toEqual(["no-moves", -1]);
    expect(winner(locked)).toEqual(["no-moves", 0]);
  });

  test("a full board, by the side that started", () => {
    const full = {
      light: "a7 g7 d6 g4 f4 g1 d2 a1 b4 c5 e5 d3",
      dark: "d7 b6 f6 e4 f2 d1 b2 a4 c4 d5 e3 c3",
    };
    const losing = { fullBoard: "first-player-loses" } as const;
    expect(winner(full)).toEqual(["full-board", -1]);
    expect(winner({ ...full, variant: changed("standard", losing) })).toEqual(["full-board", 1]);
    expect(winner({ ...full, variant: changed("mssa", losing) })).toEqual(["full-board", 0]);
  });
});

test("nobody flies if the variant has no flying, not even a last cow", () => {
  const variant = changed("standard", { flyAt: null, loseBelow: 0 });
  const ruleset = rulesetFor(variant);
  for (const light of ["a7", ""]) {
    expect(mayFly(ruleset, encoded(position({ variant, light, dark: "b6 d6 c5" })))).toBe(false);
  }
  expect(endOf(position({ variant, dark: "b6 d6 c5" }))).toBe("no-moves");
});
