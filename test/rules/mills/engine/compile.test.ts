/**
 * Variants compiled for the engine: points, neighbours, lines and mills as bits, and the keys of positions.
 */
import fc from "fast-check";
import { type Board, createGame, formatPosition, type Game, safeParseGame, type Variant } from "morabaraba";
import {
  createPosition,
  encodeGame,
  millPoints,
  positionKeys,
  type Ruleset,
  rulesetFor,
} from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { key, secondKey, secondKeyEnd } from "../../../../src/rules/mills/engine/key.ts";
import { board, ringBoard, variant } from "../../../support/mills/arbitraries.ts";
import { madePosition } from "../../../support/mills/play.ts";
import { changed } from "../../../support/mills/positions.ts";
import { builtIns } from "../../../support/mills/reference.ts";
import { seeded } from "../../../support/random.ts";

const maskOf = (ruleset: Ruleset, points: string): number =>
  points === "" ? 0 : points.split(" ").reduce((mask, point) => mask | (1 << ruleset.numbers.get(point)!), 0);

const pointsIn = (ruleset: Ruleset, mask: number): string =>
  ruleset.points.filter((_, number) => (mask >> number) & 1).join(" ");

describe("engineFor", () => {
  test("compiles a variant once", () => {
    expect(rulesetFor("mssa")).toBe(rulesetFor("mssa"));
    expect(rulesetFor(builtIns.mssa)).toBe(rulesetFor("mssa"));
    const mine = createGame(changed("mssa", { cows: 9 })).variant as Variant;
    const first = rulesetFor(mine);
    rulesetFor("standard");
    expect(rulesetFor(mine)).toBe(first);
    expect(first.variant).toBe(mine);
    expect(first.stored).toBe(mine);
    expect(rulesetFor("mssa").stored).toBe("mssa");
  });

  test("knows the neighbours and lines of any board", () => {
    fc.assert(
      fc.property(board, (data) => {
        const ruleset = rulesetFor({ ...builtIns.standard, name: "any", board: data, cows: 3 });
        const pairs = [
          ...data.lines.flatMap(([a, b, c]) => [
            [a, b],
            [b, c],
          ]),
          ...data.links,
        ];
        const near = (point: string): string[] =>
          data.points.filter((other) =>
            pairs.some((pair) => pair.includes(point) && pair.includes(other) && point !== other),
          );
        for (const [number, point] of data.points.entries()) {
          expect(pointsIn(ruleset, ruleset.neighbors[number]!)).toBe(near(point).join(" "));
        }
        expect([...ruleset.lines]).toEqual(data.lines.map((line) => maskOf(ruleset, line.join(" "))));
      }),
      { numRuns: 40 },
    );
  });
});

// Points that close a mill, on any board.

describe("millPoints", () => {
  /** Computes them line by line, from the definition. */
  const plainly = ({ lines }: Board, cows: ReadonlySet<string>): string[] => [
    ...new Set(
      lines.flatMap((line) =>
        line.filter((point) => line.every((other) => other === point || cows.has(other))),
      ),
    ),
  ];

  test.each([
    ["any board", board],
    ["three rings", ringBoard],
  ] as const)("on %s", (_name, boards) => {
    fc.assert(
      fc.property(boards, fc.nat(), (data, seed) => {
        const ruleset = rulesetFor({ ...builtIns.standard, name: "any", board: data, cows: 3 });
        const random = seeded(seed);
        for (let i = 0; i < 10; i++) {
          const cows = new Set(data.points.filter(() => random(3) > 0));
          const mask = maskOf(ruleset, [...cows].join(" "));
          expect(pointsIn(ruleset, millPoints(ruleset, mask)).split(" ").sort()).toEqual(
            plainly(data, cows).length === 0 ? [""] : plainly(data, cows).sort(),
          );
        }
      }),
      { numRuns: 40 },
    );
  });

  test("includes occupied points", () => {
    const ruleset = rulesetFor("standard");
    expect(pointsIn(ruleset, millPoints(ruleset, maskOf(ruleset, "a7 d7")))).toBe("g7");
    expect(pointsIn(ruleset, millPoints(ruleset, maskOf(ruleset, "a7 d7 g7")))).toBe("a7 d7 g7");
    expect(pointsIn(ruleset, millPoints(ruleset, maskOf(ruleset, "a7 d7 d6")))).toBe("g7 d5");
  });
});

// Keys are equal exactly if the positions are.

describe("keys", () => {
  const fields = (game: Game): string => formatPosition(game).split(" ").slice(0, -2).join(" ");

  test("are equal exactly if the positions are", () => {
    fc.assert(
      fc.property(variant, fc.array(fc.nat(), { minLength: 2, maxLength: 12 }), (data, seeds) => {
        // Seen positions do not matter here, and would have to fit.
        const ruleset = rulesetFor({ ...data, repetition: null } as Variant);
        const games = seeds.map((seed) => madePosition(ruleset.stored, seeded(seed % 50)));
        const near = games
          .flatMap((game): Game[] => [
            game,
            { ...game, turn: game.turn === "light" ? "dark" : "light" },
            { ...game, quiet: 3, ply: 9 },
            {
              ...game,
              hands: { light: game.hands.dark, dark: game.hands.light },
              board: swapped(game.board),
            },
            { ...game, barred: { light: null, dark: null } },
          ])
          .filter((each) => safeParseGame(each).ok);
        const keys = new Map<string, string>();
        for (const game of near) {
          const at = encodeGame(ruleset, game);
          const parts = positionKeys(ruleset, at);
          const pair = parts.join(" ");
          expect(parts.every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
          expect(parts[1]).toBeLessThan(secondKeyEnd(ruleset));
          if (!ruleset.isSpecial) expect(parts[2]).toBe(0);
          expect(keys.get(pair) ?? fields(game)).toBe(fields(game));
          keys.set(pair, fields(game));
        }
        expect(keys.size).toBe(new Set(near.map(fields)).size);
      }),
      { numRuns: 40 },
    );
  });

  const swapped = (text: string): string => text.replace(/[LD]/g, (cell) => (cell === "L" ? "D" : "L"));

  test("no two combinations of hands and bars share both keys", () => {
    const counts = [0, 1, 2, 3, 7, 13];
    const bars = [0, 1, 2, 32, 33, 64, 1, 990, 1022].filter((bar, i, all) => all.indexOf(bar) === i);
    for (const [size, most] of [
      [24, 12],
      [31, 15],
    ] as const) {
      const ruleset = rulesetFor(
        changed("standard", { board: bigBoard(size), cows: most, repeatMill: "same-cow" }),
      );
      const keys = new Set<string>();
      const hands = [...counts, most].filter((count, i, all) => count <= most && all.indexOf(count) === i);
      for (const ownHand of hands) {
        for (const otherHand of hands) {
          for (const ownBar of bars) {
            for (const otherBar of bars) {
              const at = { ...createPosition(), own: 5, other: 10, ownHand, otherHand, ownBar, otherBar };
              expect(secondKey(ruleset, at)).toBeGreaterThanOrEqual(0);
              keys.add(`${key(ruleset, at)} ${secondKey(ruleset, at)}`);
            }
          }
        }
      }
      expect(keys.size).toBe(hands.length ** 2 * bars.length ** 2);
    }
  });

  function bigBoard(size: number): Board {
    const points = Array.from({ length: size }, (_, i) => `a${i + 1}`);
    const links = points.slice(1).map((point, i) => [points[i]!, point] as const);
    return { points, rings: [size], lines: [[points[0]!, points[2]!, points[4]!]], links };
  }
});
