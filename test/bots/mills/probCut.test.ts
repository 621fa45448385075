/** When an estimate decides, when the search tries a reduced search first, and how it uses the score. */
import { createGame } from "morabaraba";
import { encodeGame, rulesetFor } from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { createFrames, type Frame } from "../../../src/bots/mills/frame.ts";
import { endProbCut, forwardPrune, mayPrune } from "../../../src/bots/mills/probCut.ts";

const root = encodeGame(rulesetFor("standard"), createGame());

/** A frame with a null window below `beta`. */
function asked(beta: number, depth = 5): Frame {
  const alpha = beta - 1;
  return {
    ...(createFrames(root, 1331)[2] as Frame),
    position: root,
    depth,
    alpha,
    beta,
    originalAlpha: alpha,
  };
}

const windowOf = ({ depth, originalAlpha, alpha, beta }: Frame) => ({ depth, originalAlpha, alpha, beta });

describe("an estimate may decide", () => {
  test("once per frame, and only with a null window", () => {
    expect(mayPrune(asked(0))).toBe(true);
    expect(mayPrune({ ...asked(0), triedProbCut: true })).toBe(false);
    expect(mayPrune({ ...asked(0), beta: 1 })).toBe(false);
  });

  test("only where no moved window reaches a forced end", () => {
    expect([28_889, 28_890, -28_889, -28_890].map((beta) => mayPrune(asked(beta)))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test.each([
    [1, 140, 100],
    [1, 139, undefined],
    [4, 260, 100],
    [4, 259, undefined],
    [4, -500, undefined],
    [5, 500, undefined],
  ])("with %i plies to go, the value %i before the window of 100: %s", (depth, value, score) => {
    const frame = asked(100, depth);
    expect(forwardPrune(value, frame)).toBe(score);
    expect(frame.triedProbCut).toBe(depth > 4);
  });
});

describe("a reduced search is four plies less deep", () => {
  test.each([
    [100, 170],
    [500, 170],
    [99, 30],
    [-500, 30],
  ])("with the value %i before the window of 100: whether it is %i", (value, beta) => {
    const frame = asked(100, 9);
    expect(forwardPrune(value, frame)).toBeUndefined();
    expect(windowOf(frame)).toEqual({ depth: 5, originalAlpha: beta - 1, alpha: beta - 1, beta });
    expect(mayPrune(frame)).toBe(false);
    expect(frame.margin).toBe(beta - 100);
  });

  test.each([
    [3, 3, 70],
    [3, 2, 110],
    [0, 0, 110],
  ])("with %i and %i cows in hand the window moves by %i", (ownHand, otherHand, margin) => {
    const marginFor = (value: number) => {
      const frame = { ...asked(100), position: { ...root, ownHand, otherHand } };
      forwardPrune(value, frame);
      return frame.margin;
    };
    expect([marginFor(200), marginFor(0)]).toEqual([margin, -margin]);
  });

  test.each([
    ["above", 200, 170, 100],
    ["above", 200, 900, 100],
    ["above", 200, 169, undefined],
    ["below", 0, 29, 99],
    ["below", 0, -900, 99],
    ["below", 0, 30, undefined],
    ["a win", 200, 29_500, 29_500],
    ["a loss", 0, -29_500, -29_500],
    ["a win where a loss was looked for", 0, 29_500, undefined],
    ["the best that is no win", 200, 29_000, 100],
  ])("%s: from %i it finds %i and returns %s", (_, value, score, answer) => {
    const frame = asked(100, 9);
    expect(forwardPrune(value, frame)).toBeUndefined();
    frame.alpha = Math.max(frame.alpha, score);
    expect(endProbCut(frame, score)).toBe(answer);
    expect(windowOf(frame)).toEqual({ depth: 9, originalAlpha: 99, alpha: 99, beta: 100 });
    expect(frame.margin).toBe(0);
    expect(mayPrune(frame)).toBe(false);
  });
});
