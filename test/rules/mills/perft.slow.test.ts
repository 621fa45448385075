/** Counts of move sequences: every published one to a small depth, and odd arguments of perft and divide. */

import fc from "fast-check";
import {
  type ArgumentError,
  applyMove,
  createGame,
  type Game,
  legalMoves,
  parsePosition,
  resign,
} from "morabaraba";
import { divide, perft } from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { ringBoard, stored } from "../../support/mills/arbitraries.ts";
import { madePosition, playedGame } from "../../support/mills/play.ts";
import { changed, position } from "../../support/mills/positions.ts";
import { perft as plainPerft } from "../../support/mills/reference.ts";
import { perftByVerbs, positionVectors, startVectors } from "../../support/mills/vectors.ts";
import { seeded } from "../../support/random.ts";

/** Deeper counts are in `perft.slow.node.test.ts`. */
const SMALL = 20_000;

describe.each([...startVectors, ...positionVectors])("$name", ({ game, counts }) => {
  const small = counts.filter((count) => count <= SMALL);

  test("perft", () => {
    expect(small.map((_, i) => perft(game, i + 1))).toEqual(small);
  });

  test("divide gives each move the perft of the position after it", () => {
    const parts = divide(game, 2);
    expect(parts.map(({ move }) => move)).toEqual(legalMoves(game));
    expect(parts.map(({ count }) => count)).toEqual(
      legalMoves(game).map((move) => perft(applyMove(game, move), 1)),
    );
    expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(counts[1]);
  });
});

test("random positions of random variants count as in the reference", () => {
  fc.assert(
    fc.property(stored, fc.nat(), fc.nat({ max: 30 }), (source, seed, plies) => {
      const { variant } = createGame(source);
      const random = seeded(seed);
      for (const game of [
        madePosition(variant, random),
        [...playedGame(variant, random, plies)].at(-1) as Game,
      ]) {
        const depth = plainPerft(game, 2) < 400 ? 3 : 2;
        const count = plainPerft(game, depth);
        expect(perft(game, depth)).toBe(count);
      }
    }),
    { numRuns: 20 },
  );
});

test("three rings with any cross lines and odd steps count as in the reference", () => {
  fc.assert(
    fc.property(ringBoard, fc.constantFrom(null, 3, 5), fc.nat(), (board, flyAt, seed) => {
      const { variant } = createGame(changed("nineMens", { board, flyAt }));
      const made = madePosition(variant, seeded(seed));
      const game: Game = { ...made, hands: { light: 0, dark: 0 }, quiet: 0 };
      fc.pre([...game.board].filter((cell) => cell === "L").length > 2);
      expect([perft(game, 1), perft(game, 2)]).toEqual([plainPerft(game, 1), plainPerft(game, 2)]);
    }),
    { numRuns: 200 },
  );
});

describe("flying moves counted all at once", () => {
  const flying = changed("nineMens", { flyAt: 6, loseBelow: 1 });
  const dark = "b6 d6 f6 g1";

  test.each([
    ["one", "a7"],
    ["two in a line", "a7 d7"],
    ["three, two in a line", "a7 d7 c5"],
    ["three in a mill", "a7 d7 g7"],
    ["three that close two points", "a7 d7 a1"],
    ["three about a corner", "d7 g4 c5"],
    ["four that close a point twice", "d7 g7 a4 a1"],
    ["five", "d7 g7 a4 a1 c5"],
  ])("%s", (_name, light) => {
    for (const targetsInMills of ["last-resort", "never", "always"] as const) {
      for (const variant of [
        { ...flying, targetsInMills },
        { ...flying, targetsInMills, flyAt: null },
      ]) {
        const game = position({ light, dark, variant });
        const counts = [1, 2].map((depth) => perft(game, depth));
        expect(counts).toEqual([1, 2].map((depth) => plainPerft(game, depth)));
        expect(divide(game, 1)).toHaveLength(counts[0] as number);
      }
    }
  });

  test("on boards whose lines share two points, two of three cows can close a point", () => {
    const points = "a1 b1 c1 d1 e1 f1 g1 h1".split(" ");
    const line = (text: string): [string, string, string] => text.split(" ") as [string, string, string];
    const lines = ["a1 b1 c1", "a1 b1 d1", "a1 c1 d1", "e1 f1 g1", "f1 g1 h1"].map(line);
    const board = { points, rings: [8], lines, links: [] };
    const variant = changed("nineMens", { board, cows: 4, flyAt: 3 });
    for (const light of ["b1 c1 d1", "b1 c1 e1", "a1 b1 h1"]) {
      const game = position({ light, dark: "f1 g1", variant: { ...variant, loseBelow: 2 } });
      expect([perft(game, 1), perft(game, 2)]).toEqual([plainPerft(game, 1), plainPerft(game, 2)]);
    }
  });
});

describe("no placement may close a mill", () => {
  test.each([
    ["threeMens", "", [9, 72, 504, 3024, 13680, 49392]],
    ["nineMens", "a7 b6 d7 d6", [19, 343, 5816, 93164]],
  ] as const)("%s after %s", (base, moves, counts) => {
    const variant = changed(base, { shotWhilePlacing: "illegal" });
    const game = moves.split(" ").filter(Boolean).reduce<Game>(applyMove, createGame(variant));
    expect(counts.map((_, i) => perft(game, i + 1))).toEqual(counts);
    expect(counts.map((_, i) => plainPerft(game, i + 1))).toEqual(counts);
  });
});

describe("two placements at the end", () => {
  // Light closes c5 d5 e5, dark may close a1 a4 a7 or g1 g4 g7, and every dark cow stands in a mill.
  const layout = { light: "c5 d5 b4", dark: "a7 d7 g7 a1 d1 g1", hands: [3, 3] } as const;

  test.each(["last-resort", "never", "always"] as const)("targetsInMills %s", (targetsInMills) => {
    const variant = changed("nineMens", { targetsInMills });
    for (const light of [layout.light, "c5 d5 e5", "c5 d5 e5 b4"]) {
      const game = position({ ...layout, light, variant });
      expect([perft(game, 2), perft(game, 3)]).toEqual([plainPerft(game, 2), plainPerft(game, 3)]);
    }
  });

  test("optional shots", () => {
    const variant = changed("nineMens", { shooting: "optional" });
    const game = position({ ...layout, variant });
    expect([perft(game, 1), perft(game, 2)]).toEqual([plainPerft(game, 1), plainPerft(game, 2)]);
    const moving = position({ light: "a7 d7 f6 c3", dark: "b2 d2 c4 e3", variant });
    expect([perft(moving, 1), perft(moving, 2)]).toEqual([plainPerft(moving, 1), plainPerft(moving, 2)]);
  });
});

test("depth 0 counts the position itself, also if the game is over", () => {
  expect(perft(createGame(), 0)).toBe(1);
  expect(perft(position({ light: "a7 d7", dark: "b6 d6 c5" }), 0)).toBe(1);
});

test("a finished game has no sequences", () => {
  for (const over of [position({ light: "a7 d7", dark: "b6 d6 c5" }), resign(createGame(), "light")]) {
    expect([perft(over, 1), perft(over, 3)]).toEqual([0, 0]);
    expect(divide(over, 1)).toEqual([]);
    expect(divide(over, 3)).toEqual([]);
  }
});

test("a first move that ends the game has no sequences after it", () => {
  const game = parsePosition("LL5D/5L1D/7D l 0,0 - 0 30");
  const winning = divide(game, 2).filter(({ move }) => move.shots !== undefined);
  expect(winning.map(({ count }) => count)).toEqual([0, 0, 0]);
  expect(perft(game, 2)).toBe(divide(game, 2).reduce((sum, { count }) => sum + count, 0));
});

describe("counting knows the draws", () => {
  const few = { light: "a7 d6 f2", dark: "b2 c5 e4 d1" };

  test.each([7, 8, 9])("ten moves, from %i quiet plies", (quiet) => {
    const game = position({ ...few, quiet });
    expect(perft(game, 3)).toBe(perftByVerbs(game, 3));
    expect(perft(game, 3) < perft(position(few), 3)).toBe(quiet > 7);
  });

  test("plies without a shot", () => {
    for (const drawAfterQuietPlies of [1, 2, 3, 4]) {
      const game = position({ ...few, variant: changed("nineMens", { drawAfterQuietPlies }) });
      expect(perft(game, 3)).toBe(perftByVerbs(game, 3));
    }
  });

  test("repetition, also of positions seen before the count started", () => {
    const variant = changed("standard", { repetition: 2, flyAt: null });
    const start = position({ light: "a7 d6 f2 g7", dark: "b2 c5 e4 d1", variant });
    const game = ["a7-a4", "d1-a1"].reduce((now, move) => applyMove(now, move), start);
    expect(perft(game, 3)).toBe(perftByVerbs(game, 3));
    const unseen = { ...game, seenPositions: game.seenPositions?.slice(-1) ?? [] };
    expect(perft(game, 3)).toBeLessThan(perft(unseen, 3));
  });
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 61, "3", null, undefined])(
  "a depth of %s is rejected",
  (depth) => {
    const refusal = expect.objectContaining({
      name: "ArgumentError",
      code: "bad-argument",
      at: "depth",
    }) as ArgumentError;
    expect(() => perft(createGame(), depth as number)).toThrow(refusal);
    expect(() => perft(createGame(), depth as number)).toThrow(
      /^depth .*must be a whole number from 0 to 60/,
    );
    expect(() => divide(createGame(), depth as number)).toThrow(refusal);
  },
);

test("divide rejects depth 0", () => {
  expect(() => divide(createGame(), 0)).toThrow(/^depth must be a whole number from 1 to 60, not 0/);
});
