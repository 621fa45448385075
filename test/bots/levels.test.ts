/** Levels err like people: they take what anybody sees, and see less the weaker they are. */
import { type Game, parsePosition } from "morabaraba";
import { chooseMoveSync } from "morabaraba/bots";
import { describe, expect, test } from "vitest";

/** The share of 40 seeds for which a level plays to the point. */
function share(game: Game, level: number, to: string): number {
  let count = 0;
  for (let seed = 0; seed < 40; seed++) {
    if (chooseMoveSync(game, { level, seed, nodes: 800 }).move.to === to) count++;
  }
  return count / 40;
}

/** Light closes a mill on g7 and has won. */
const mill = parsePosition("LL1D4/2DD4/3L4 l 0,0 - 0 60");
/** Light must keep dark from closing a mill on g7. */
const threat = parsePosition("DD6/L7/3L4 l 10,10 - 0 4");

describe("levels", { timeout: 60_000 }, () => {
  test("all take a win that lies open", () => {
    for (const level of [1, 2, 4, 6, 8, 10]) expect(share(mill, level, "g7")).toBeGreaterThan(0.9);
  });

  test("learn to see a threat", () => {
    expect(share(threat, 1, "g7")).toBeLessThan(0.4);
    expect(share(threat, 2, "g7")).toBeGreaterThan(share(threat, 1, "g7"));
    for (const level of [6, 8, 10]) expect(share(threat, level, "g7")).toBeGreaterThan(0.8);
  });

  test("err differently with another seed, full strength does not err", () => {
    const choices = (level: number): number =>
      new Set(
        Array.from({ length: 30 }, (_, seed) =>
          JSON.stringify(chooseMoveSync(threat, { level, seed, depth: 2 }).move),
        ),
      ).size;
    expect(choices(2)).toBeGreaterThan(3);
    expect(
      new Set(Array.from({ length: 10 }, (_, seed) => chooseMoveSync(threat, { seed, depth: 3 }).score)).size,
    ).toBe(1);
  });
});
