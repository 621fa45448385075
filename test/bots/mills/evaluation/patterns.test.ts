/** Patterns against the board's symmetries, and their value against a slow sum over all shapes. */
import { createGame, defineVariant, type Game, variantOf, variants } from "morabaraba";
import { chooseMoveSync, weights } from "morabaraba/bots";
import { createPosition, encodeGame, rulesetFor, symmetries, transformPosition } from "morabaraba/engine";
import { describe, expect, test, vi } from "vitest";
import {
  CROWD,
  classesOf,
  type Patterns,
  type PatternWeights,
  patternsFor,
  patternValue,
  patternWeights,
  ring,
  STEP,
  side,
  ZERO,
} from "../../../../src/bots/mills/evaluation/patterns.ts";
import { cowsOnly, tunedFor } from "../../../../src/bots/mills/evaluation/weights.ts";
import { featureWeights } from "../../../support/bots/laws.ts";
import { madePosition, playedGame } from "../../../support/mills/play.ts";
import { seeded } from "../../../support/random.ts";

const ruleset = rulesetFor("standard");
const phases = Object.values(patternWeights).flatMap((set) => Object.values(set));

/** The points of the shapes, by number: on the board, the second ring goes on where the first one ends. */
const points = {
  side: [0, 1, 2, 8, 9, 10, 16, 17, 18],
  outer: [0, 1, 2, 3, 4, 5, 6, 7],
  middle: [8, 9, 10, 11, 12, 13, 14, 15],
};

/** The images of some points under the board's symmetries, each once, with the orders of its points. */
function imagesOf(some: readonly number[]): Map<string, number[][]> {
  const places = new Map<string, number[][]>();
  for (const { images } of symmetries(ruleset)) {
    const image = some.map((point) => images[point] as number);
    const place = [...image].sort((a, b) => a - b).join();
    places.set(place, [...(places.get(place) ?? []), image]);
  }
  return places;
}

/** The places of some points on the board, each in one of the orders. */
function placesOf(some: readonly number[]): number[][] {
  return [...imagesOf(some).values()].map(([first]) => first as number[]);
}

const letters = (digits: readonly number[]): string => digits.join("");

/** A pattern's digits, the first point's digit first. */
const digitsOf = (pattern: number, cells: number): number[] =>
  [...pattern.toString(3).padStart(cells, "0")].reverse().map(Number);

const changed = (digits: readonly number[]): number[] => digits.map((digit) => (3 - digit) % 3);

/** A fresh copy of the module, which caches the tables that it builds from the weights. */
function freshPatterns(): Promise<typeof import("../../../../src/bots/mills/evaluation/patterns.ts")> {
  vi.resetModules();
  return import("../../../../src/bots/mills/evaluation/patterns.ts");
}

describe("a shape", () => {
  test.each([
    ["side", side, points.side, 4],
    ["ring", ring, points.outer, 2],
    ["ring", ring, points.middle, 1],
  ] as const)("has the orders that the symmetries of the board bring about: %s", (_, shape, some, places) => {
    const images = imagesOf(some);
    expect(images.size).toBe(places);
    const orders = (images.get([...some].sort((a, b) => a - b).join()) as number[][]).map((image) =>
      image.map((point) => some.indexOf(point)).join(),
    );
    expect(new Set(shape.map((order) => order.join()))).toEqual(new Set(orders));
  });

  test.each([
    ["side", side, ["sides"]],
    ["ring", ring, ["outer", "middle"]],
  ] as const)(
    "has a class for the images of a pattern, the opposite one with the colours changed: %s",
    (_, shape, names) => {
      const cells = shape[0]?.length as number;
      const classes = classesOf(shape);
      /** Slowly: the smallest image identifies the class. */
      const smallest = (digits: readonly number[]): string =>
        shape.map((order) => letters(order.map((cell) => digits[cell] as number))).sort()[0] as string;
      const known = new Map<string, number>();
      classes.forEach((number, pattern) => {
        const digits = digitsOf(pattern, cells);
        const [own, opposite] = [smallest(digits), smallest(changed(digits))];
        if (own === opposite) expect(number).toBe(0);
        expect(known.get(own) ?? number).toBe(number);
        expect((known.get(opposite) ?? -number) + number).toBe(0);
        known.set(own, number);
      });
      const numbers = new Set([...known.values()].map(Math.abs));
      numbers.delete(0);
      expect([...known].filter(([, number]) => number > 0).length).toBe(numbers.size);
      expect(Math.max(...numbers)).toBe(numbers.size);
      for (const phase of phases)
        for (const name of names) expect(phase[name]).toMatch(new RegExp(`^[!-~]{${numbers.size}}$`));
    },
  );
});

/** By shape: its places, each with the points in an order of the shape, its classes, and its weights. */
const shapes = [
  { places: placesOf(points.side), classes: classesOf(side), name: "sides" },
  { places: placesOf(points.outer), classes: classesOf(ring), name: "outer" },
  { places: placesOf(points.middle), classes: classesOf(ring), name: "middle" },
] as const;

/** A position's value, slowly: each shape in each place, point by point, mills by the board's lines. */
function worth(game: Game, weights: PatternWeights): number {
  const { board, cows } = variantOf(game);
  const { own, other, ownHand, otherHand } = encodeGame(rulesetFor(game.variant), game);
  const digitAt = (point: number): number => ((own >> point) & 1) + 2 * ((other >> point) & 1);
  let steps = 0;
  for (const { places, classes, name } of shapes) {
    for (const place of places) {
      const number = classes[place.reduceRight((sum, point) => 3 * sum + digitAt(point), 0)] as number;
      if (number !== 0) steps += Math.sign(number) * (weights[name].charCodeAt(Math.abs(number) - 1) - ZERO);
    }
  }
  const closing = (digit: number): number =>
    board.points.filter((point, i) => {
      const filled = board.points.filter((_, other) => digitAt(other) === digit || other === i);
      return (
        digitAt(i) === 0 &&
        board.lines.some((line) => line.includes(point) && line.every((p) => filled.includes(p)))
      );
    }).length;
  const count = (digit: number): number => board.points.filter((_, i) => digitAt(i) === digit).length;
  const more = count(1) + ownHand - count(2) - otherHand;
  const [cow, late, open, toMove] = weights.numbers as [number, number, number, number];
  const value = Math.trunc((cow + late * (2 * cows - ownHand - otherHand)) * more);
  return value + open * (closing(1) - closing(2)) + toMove + STEP * steps;
}

describe("the value of a position by patterns", () => {
  test.each([
    ["standard", "diagonals"],
    ["mssa", "diagonals"],
    ["elevenMens", "diagonals"],
    ["sesotho", "straight"],
    ["nineMens", "straight"],
  ] as const)("is the sum over all shapes, in %s", async (name, set) => {
    const { patternsFor, patternValue } = await freshPatterns();
    const own = rulesetFor(name);
    const { placing, moving } = patternWeights[set];
    let [early, late, few] = [0, 0, 0];
    const check = (game: Game): void => {
      const value = patternValue(own, encodeGame(own, game), patternsFor(own) as Patterns);
      const cows = game.board.replaceAll(".", "").length;
      if (game.hands.light + game.hands.dark > 0) {
        early++;
        expect(value).toBe(placing && worth(game, placing) + 0);
      } else if (cows >= CROWD) {
        late++;
        expect(value).toBe(worth(game, moving as PatternWeights) + 0);
      } else {
        few++;
        expect(value).toBeUndefined();
      }
    };
    for (let seed = 0; seed < 3; seed++) for (const game of playedGame(name, seeded(seed), 90)) check(game);
    for (let seed = 0; seed < 200; seed++) check(madePosition(name, seeded(1000 + seed)));
    for (const count of [early, late, few]) expect(count).toBeGreaterThan(20);
  });

  test.each(["standard", "nineMens"] as const)(
    "is the same seen in a mirror, and the opposite from the other side but for the move, in %s",
    (name) => {
      const own = rulesetFor(name);
      const known = patternsFor(own) as Patterns;
      const image = createPosition();
      for (const game of playedGame(name, seeded(5), 60)) {
        const position = encodeGame(own, game);
        const value = patternValue(own, position, known);
        for (const symmetry of symmetries(own)) {
          transformPosition(symmetry, position, image);
          expect(patternValue(own, image, known)).toBe(value);
        }
        if (value === undefined) continue;
        const { own: mine, other, ownHand, otherHand } = position;
        const swapped = { ...position, own: other, other: mine, ownHand: otherHand, otherHand: ownHand };
        const phase = ownHand + otherHand > 0 ? known.placing : known.moving;
        const toMove = phase?.numbers[3] as number;
        expect((patternValue(own, swapped, known) as number) - toMove).toBe(toMove - value + 0);
      }
    },
  );
});

test("a pattern has the opposite value with colours swapped, in every class", async () => {
  const { patternsFor, patternValue } = await freshPatterns();
  const known = patternsFor(ruleset) as Patterns;
  const toMove = known.placing?.numbers[3] as number;
  const valueFor = (own: number, other: number): number => {
    const position = { ...createPosition(), own, other, ownHand: 9, otherHand: 9 };
    return (patternValue(ruleset, position, known) as number) - toMove;
  };
  for (const some of Object.values(points)) {
    const uneven: string[] = [];
    for (let pattern = 0; pattern < 3 ** some.length; pattern++) {
      const digits = digitsOf(pattern, some.length);
      const [own, other] = [1, 2].map((side) =>
        some.reduce((mask, point, i) => mask | (digits[i] === side ? 1 << point : 0), 0),
      ) as [number, number];
      if (valueFor(own, other) + valueFor(other, own) !== 0) uneven.push(letters(digits));
    }
    expect(uneven).toEqual([]);
  }
});

test("there are patterns for three rings with cross lines and at least nine cows", () => {
  const patterns = patternsFor(ruleset);
  expect(patterns).toBeDefined();
  const few = defineVariant("standard", { name: "few", cows: 8 });
  const nine = defineVariant("standard", { name: "nine", cows: 9 });
  const { board } = variants.standard;
  const someDiagonals = defineVariant("standard", {
    name: "someDiagonals",
    board: { ...board, lines: board.lines.filter((line) => line.join() !== "a7,b6,c5") },
  });
  for (const variant of ["sesotho25", few, someDiagonals] as const)
    expect(patternsFor(rulesetFor(variant))).toBeUndefined();
  for (const variant of ["mssa", "elevenMens", nine] as const)
    expect(patternsFor(rulesetFor(variant))).toBe(patterns);
  const straight = patternsFor(rulesetFor("sesotho"));
  expect(straight).not.toEqual(patterns);
  expect(patternsFor(rulesetFor("nineMens"))).toBe(straight);
});

// The exported weights: frozen, and those that levels use.

test("are frozen", () => {
  const before = chooseMoveSync(createGame(), { depth: 2, book: false });
  expect(() => Object.assign(weights, { moving: {} })).toThrow(TypeError);
  expect(() => Object.assign(weights.placing, { cows: 0 })).toThrow(TypeError);
  expect(chooseMoveSync(createGame(), { depth: 2, book: false })).toEqual(before);
});

test("are those of the levels, except on crowded boards", () => {
  const without = defineVariant("standard", { name: "without", board: variants.sesotho.board, cows: 11 });
  for (const variant of ["standard", "mssa", "elevenMens", "sesotho25", "nineMens", without] as const)
    expect(tunedFor(rulesetFor(variant))).toBe(weights);
  const { placing, moving } = tunedFor(rulesetFor("sesotho"));
  expect(placing).toEqual({ ...weights.placing, loneCows: 50, blockedCows: -30, adjacentEmpty: 8 });
  expect(moving).toEqual(weights.moving);
});

test("of a beginner count only cows", () => {
  const cows = { ...featureWeights(0), cows: 100 };
  expect(cowsOnly).toEqual({ placing: cows, moving: cows });
});
