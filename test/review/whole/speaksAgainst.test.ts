/** Findings that speak against a move. */
import type { Finding as Sowing } from "morabaraba/mancala/review";
import { speaksAgainst as speaksAgainstPly } from "morabaraba/mancala/review";
import { type Finding, speaksAgainst } from "morabaraba/review";
import { expect, test } from "vitest";

const mills = (kind: Finding["kind"], more: object = {}): boolean =>
  speaksAgainst({ kind, ...more } as unknown as Finding);
const mancala = (kind: Sowing["kind"], more: object = {}): boolean =>
  speaksAgainstPly({ kind, ...more } as unknown as Sowing);

test("a loss speaks against a move only if another move is better", () => {
  expect(mills("loses", { saved: "draw" })).toBe(true);
  expect(mills("loses", { saved: null })).toBe(false);
  expect(mancala("loses", { saved: true })).toBe(true);
  expect(mancala("loses", { saved: false })).toBe(false);
});

test("an allowed mill or capture speaks against a move only if another avoids it", () => {
  for (const avoidable of [true, false]) {
    expect(mills("allows-mill", { avoidable })).toBe(avoidable);
    expect(mills("fails-to-block", { avoidable })).toBe(avoidable);
    expect(mancala("allows-capture", { avoidable })).toBe(avoidable);
  }
});

test("what a move misses speaks against it, and what it does does not", () => {
  expect([mills("misses-mill"), mills("loses-cows"), mills("opinion")]).toEqual([true, true, true]);
  expect([mills("closes-mill"), mills("blocks-mill"), mills("wins")]).toEqual([false, false, false]);
  expect([mancala("misses-extra-turn"), mancala("captures")]).toEqual([true, false]);
});
