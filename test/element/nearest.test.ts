/** The spots that arrow keys lead to, and the spot under a finger. */

import fc from "fast-check";
import { variants } from "morabaraba";
import { spotOf } from "morabaraba/svg";
import { describe, expect, test } from "vitest";
import { spotByKey, spotNear } from "../../src/element/nearest.ts";
import type { Spot } from "../../src/picture/shapes.ts";
import { board as someBoard } from "../support/mills/arbitraries.ts";

const { points } = variants.sesotho25.board;
const spots = points.map((point) => spotOf("sesotho25", point));
const led = (from: string, key: string): string | undefined => {
  const number = spotByKey(spots, points.indexOf(from), key);
  return number === undefined ? undefined : points[number];
};

describe("an arrow key", () => {
  test.each([
    ["a7", "ArrowRight", "d7"],
    ["a7", "ArrowDown", "a4"],
    ["d7", "ArrowDown", "d6"],
    ["d6", "ArrowLeft", "b6"],
    ["d5", "ArrowDown", "d4"],
    ["b4", "ArrowLeft", "a4"],
    ["g1", "ArrowUp", "g4"],
    ["c5", "ArrowUp", "b6"],
    ["a4", "ArrowUp", "a7"],
    ["e3", "ArrowRight", "f4"],
  ])("on %s, %s leads to %s", (from = "", key = "", to) => {
    expect(led(from, key)).toBe(to);
  });

  test("prefers spots that lie more ahead than to the side, however far", () => {
    const three: Spot[] = [
      [0, 0],
      [1, 2],
      [9, 0],
    ];
    expect(spotByKey(three, 0, "ArrowRight")).toBe(2);
  });

  test("leads nowhere from the edge", () => {
    expect([led("a7", "ArrowUp"), led("a7", "ArrowLeft")]).toEqual(["a7", "a7"]);
    expect([led("d1", "ArrowDown"), led("g4", "ArrowRight")]).toEqual(["d1", "g4"]);
  });

  test("Home and End lead to the first and the last point; other keys lead nowhere", () => {
    expect([led("d5", "Home"), led("d5", "End"), led("d5", "a"), led("d5", "toString")]).toEqual([
      "a7",
      "d4",
      undefined,
      undefined,
    ]);
  });

  test("Page Up and Page Down lead to the previous and the next point, and stay at the ends", () => {
    expect([led("d7", "PageDown"), led("d7", "PageUp")]).toEqual(["g7", "a7"]);
    expect([led("d4", "PageDown"), led("a7", "PageUp")]).toEqual(["d4", "a7"]);
  });

  const keys = ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"];
  const reachable = (all: readonly Spot[], start: number): number => {
    const found = new Set([start]);
    for (const now of found) for (const key of keys) found.add(spotByKey(all, now, key) as number);
    return found.size;
  };

  test.each(Object.values(variants))("every point of $name is reachable", (variant) => {
    const all = variant.board.points.map((point) => spotOf(variant, point));
    for (const start of all.keys()) expect(reachable(all, start)).toBe(all.length);
  });

  test("every point of any board is reachable", () =>
    fc.assert(
      fc.property(
        fc.oneof(
          someBoard.map((board) => {
            const variant = { ...variants.standard, name: "mine", board, cows: 3 };
            return variant.board.points.map((point) => spotOf(variant, point));
          }),
          fc.uniqueArray(fc.tuple(fc.nat(8), fc.nat(8)), { minLength: 1, maxLength: 31, selector: String }),
        ),
        fc.nat(),
        (all, number) => {
          expect(reachable(all, number % all.length)).toBe(all.length);
        },
      ),
    ));

  test("from any spot, an arrow leads to a spot in its direction, if there is one", () =>
    fc.assert(
      fc.property(someBoard, fc.nat(), (board, number) => {
        const variant = { ...variants.standard, name: "mine", board, cows: 3 };
        const all = variant.board.points.map((point) => spotOf(variant, point));
        const now = number % all.length;
        const [x] = all[now] as Spot;
        const right = spotByKey(all, now, "ArrowRight") as number;
        if (right === now) expect(all.every(([toX]) => toX <= x)).toBe(true);
        else expect((all[right] as Spot)[0]).toBeGreaterThan(x);
      }),
    ));
});

test("a finger touches the nearest spot within reach", () => {
  const two: Spot[] = [
    [0, 0],
    [100, 0],
  ];
  const places: Spot[] = [
    [40, 30],
    [60, 0],
    [0, 55],
    [0, 56],
  ];
  expect(places.map((place) => spotNear(two, place, 55))).toEqual([0, 1, 0, -1]);
});
