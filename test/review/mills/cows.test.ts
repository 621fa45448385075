/** The search for a move that is better in cows. `whole/proofs.slow.test.ts` checks what it finds. */
import { parsePosition, type StoredVariant } from "morabaraba";
import { encodeGame, encodeMove, rulesetFor } from "morabaraba/engine";
import { expect, test } from "vitest";
import { betterInCows } from "../../../src/review/mills/cows.ts";

const better = (text: string, move: object, variant: StoredVariant, left: number) => {
  const ruleset = rulesetFor(variant);
  const budget = { left };
  const played = encodeMove(ruleset, move as { to: string });
  const position = encodeGame(ruleset, parsePosition(text, variant));
  const found = betterInCows(ruleset, position, played, played, budget);
  return { found, left: budget.left };
};

const ALMOST_FULL = "1DLDLLDL/LDL1LDDL/DDDLDDLL l 1,1 - 0 40";

test("a board filled within the plies is a draw, or a win for the side that wins by it", () => {
  const found = (fullBoard: "draws" | "first-player-loses", firstPlayer: "light" | "dark") =>
    better(
      ALMOST_FULL,
      { to: "a7" },
      { base: "standard", shooting: "optional", fullBoard, firstPlayer },
      3000,
    ).found;
  const shot = encodeMove(rulesetFor("standard"), { to: "f4", shots: ["g4"] });
  for (const first of ["light", "dark"] as const)
    expect(found("draws", first)).toEqual({ move: shot, plies: 12, worth: 1, played: 0 });
  expect(found("first-player-loses", "light")).toMatchObject({ move: shot, worth: 1, played: -50 });
  expect(found("first-player-loses", "dark")).toBeUndefined();
});

test("the search stops at twelve plies, even with budget left", () => {
  const text = "D1LLDDDL/DLLLDL1D/LD1LDL2 l 0,0 - 0 40";
  const { found, left } = better(text, { from: "d2", to: "b2" }, "sesotho", 1_000_000);
  const instead = encodeMove(rulesetFor("sesotho"), { from: "g7", to: "d7" });
  expect(found).toEqual({ move: instead, plies: 12, worth: 0, played: -3 });
  expect(left).toBeGreaterThan(900_000);
});

test("a lost game ends the search at once", () => {
  const text = "LD2DLLD/LDLDDLDL/D2DLLDL l 0,0 - 8 33";
  const { found } = better(text, { from: "f6", to: "e5" }, "mssa", 6000);
  expect(found).toMatchObject({ plies: 5, played: -50, worth: -2 });
});
