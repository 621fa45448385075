/** Levels err like people: all see the obvious, and weaker levels see less. */
import { createGame, type Game, parsePosition } from "morabaraba";
import { chooseMoveSync, pliesToEnd } from "morabaraba/bots";
import { encodeGame, rulesetFor } from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { evaluationError, missesMove } from "../../../src/bots/levels.ts";
import { cowsOnly, tunedFor } from "../../../src/bots/mills/evaluation/weights.ts";
import { hashOf, levelOf, playsByTheBook } from "../../../src/bots/mills/levels.ts";
import { position } from "../../support/mills/positions.ts";

/** How often a level plays to a point, for 40 seeds. */
function times(game: Game, level: number, to: string): number {
  let count = 0;
  for (let seed = 0; seed < 40; seed++) {
    if (chooseMoveSync(game, { level, seed, nodes: 300 }).move.to === to) count++;
  }
  return count;
}

/** Light wins by closing a mill on g7. */
const mill = parsePosition("LL1D4/2DD4/3L4 l 0,0 - 0 60");
/** Light must keep dark from closing a mill on g7. */
const threat = parsePosition("DD6/L7/3L4 l 10,10 - 0 4");

const ruleset = rulesetFor("standard");

describe("levels", () => {
  test("all take an obvious win", () => {
    for (const level of [1, 2, 4, 6, 8, 10]) expect(times(mill, level, "g7")).toBeGreaterThan(36);
  });

  test("see a threat more often, the higher they are", () => {
    const [first, second] = [times(threat, 1, "g7"), times(threat, 2, "g7")];
    expect(first).toBeLessThan(16);
    expect(second).toBeGreaterThan(first);
    for (const level of [6, 8, 10]) expect(times(threat, level, "g7")).toBeGreaterThan(32);
  });

  test("err differently with another seed; full strength does not err", () => {
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

  test("have better evaluations, the higher they are", () => {
    const levels = Array.from({ length: 10 }, (_, i) => levelOf(i + 1, ruleset));
    expect(levels.map(({ weights }) => weights === tunedFor(ruleset))).toEqual([
      false,
      ...new Array(9).fill(true),
    ]);
    expect(levels[0]?.weights).toBe(cowsOnly);
    expect(levels.map(({ patterns }) => patterns !== undefined).indexOf(true)).toBe(7);
    expect(levels.map(({ quiescence }) => quiescence).indexOf(true)).toBe(3);
    expect(levels.map((_, i) => playsByTheBook(i + 1)).indexOf(true)).toBe(6);
  });
});

describe("errors", () => {
  const at = encodeGame(ruleset, position({ light: "a7 d6 f4", dark: "b2 e3", hands: [9, 9] }));
  const seeds = Array.from({ length: 2000 }, (_, seed) => seed);

  test("of evaluation spread evenly within the level's bound", () => {
    const level = { ...levelOf(1, ruleset), evaluationNoise: 2 };
    const counts = new Map<number, number>();
    for (const seed of seeds) {
      const error = evaluationError(level, hashOf(at, seed));
      counts.set(error, (counts.get(error) ?? 0) + 1);
    }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2]);
    for (const count of counts.values()) expect(Math.abs(count - 400)).toBeLessThan(80);
  });

  test("by missed moves are as frequent as the level sets", () => {
    const share = (missedMoves: number): number =>
      seeds.filter((seed) => missesMove({ ...levelOf(1, ruleset), missedMoves }, 77, hashOf(at, ~seed)))
        .length / seeds.length;
    expect(share(0)).toBe(0);
    expect(Math.abs(share(64) - 0.25)).toBeLessThan(0.04);
    expect(Math.abs(share(200) - 0.78)).toBeLessThan(0.04);
    expect(share(256)).toBe(1);
  });

  test("depend on each of the position, the move and the seed", () => {
    const level = { ...levelOf(1, ruleset), evaluationNoise: 1_000_000, missedMoves: 128 };
    const empty = encodeGame(ruleset, createGame());
    const other = { ...at, other: at.other ^ 1 };
    const own = { ...at, own: at.own ^ 64 };
    const errors = [empty, at, other, own].flatMap((seen) =>
      [1, 2].map((seed) => {
        const unseen = [5, 6, 7, 8, 9, 10, 11, 12].filter((move) =>
          missesMove(level, move, hashOf(seen, ~seed)),
        );
        return `${evaluationError(level, hashOf(seen, seed))}: ${unseen.join(" ")}`;
      }),
    );
    expect(errors).toEqual([
      "-530613: 6 7 8 9 10 12",
      "670806: 5 6 8 9 12",
      "982200: 5 6 9 10 12",
      "607827: 5 7 10 11 12",
      "-944911: 5 6 9 11 12",
      "-98384: 5 7 8",
      "-173997: 6 7 9 12",
      "685266: 6 8 10 11",
    ]);
  });
});

test.each([
  [30_000, 0],
  [29_985, 15],
  [29_001, 999],
  [29_000, undefined],
  [812, undefined],
  [0, undefined],
  [-812, undefined],
  [-29_000, undefined],
  [-29_001, -999],
  [-29_984, -16],
])("a score of %i is %s plies from the end", (score, plies) => {
  expect(pliesToEnd(score)).toBe(plies);
});

test("a value that is not a score is refused", () => {
  const others = [undefined, "29999", 29_999n, Symbol("score"), null, Number.NaN, Number.POSITIVE_INFINITY];
  for (const score of [...others, 0.5, 30_001, -30_001, 40_000])
    expect(() => pliesToEnd(score as number)).toThrow(
      expect.objectContaining({ name: "ArgumentError", at: "score" }),
    );
  expect(() => pliesToEnd(Number.NaN)).toThrow("score must be a whole number from -30000 to 30000, not NaN.");
});
