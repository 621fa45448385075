/** What speaks against a move: what another move would have kept. */
import type { Finding as Sowing } from "morabaraba/mancala/review";
import { speaksAgainst as speaksAgainstPly } from "morabaraba/mancala/review";
import { type Finding, speaksAgainst } from "morabaraba/review";
import { expect, test } from "vitest";

const mills = (kind: Finding["kind"], more: object = {}): boolean =>
  speaksAgainst({ kind, ...more } as unknown as Finding);
const mancala = (kind: Sowing["kind"], more: object = {}): boolean =>
  speaksAgainstPly({ kind, ...more } as unknown as Sowing);

test("a loss speaks against a move where another move is better, and nowhere else", () => {
  expect(mills("loses", { saved: "draw" })).toBe(true);
  expect(mills("loses", { saved: null })).toBe(false);
  expect(mancala("loses", { saved: true })).toBe(true);
  expect(mancala("loses", { saved: false })).toBe(false);
});

test("a mill or a capture that is allowed does where another move avoids it", () => {
  for (const avoidable of [true, false]) {
    expect(mills("allows-mill", { avoidable })).toBe(avoidable);
    expect(mills("fails-to-block", { avoidable })).toBe(avoidable);
    expect(mancala("allows-capture", { avoidable })).toBe(avoidable);
  }
});

test("what is missed does, what is done does not", () => {
  expect([mills("misses-mill"), mills("loses-cows"), mills("opinion")]).toEqual([true, true, true]);
  expect([mills("closes-mill"), mills("blocks-mill"), mills("wins")]).toEqual([false, false, false]);
  expect([mancala("misses-extra-turn"), mancala("captures")]).toEqual([true, false]);
});
