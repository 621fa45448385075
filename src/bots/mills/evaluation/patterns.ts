/*
 * The evaluation of full strength on boards of three rings of eight points. It counts cows, points that close
 * a mill, and patterns: the cows on each ring, and on each side of all three rings together. Every pattern
 * has a weight, which is the same for its images under the board's symmetries, and has the opposite sign with
 * colours swapped. The weights, found by self-play, are in `patternWeights.ts`.
 */

import { countBits } from "../../../rules/mills/engine/bits.ts";
import type { Ruleset } from "../../../rules/mills/engine/compile.ts";
import { CORNERS, millPoints } from "../../../rules/mills/engine/mills.ts";
import type { Position } from "../../../rules/mills/engine/position.ts";
import { type PatternWeights, patternWeights } from "./patternWeights.ts";

/** A set of points that has patterns, in every order that the board's symmetries give the points. */
export type Shape = readonly (readonly number[])[];

/** The points on one side of the outer ring, then of the middle ring, then of the inner ring. */
export const side: Shape = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8],
  [2, 1, 0, 5, 4, 3, 8, 7, 6],
  [6, 7, 8, 3, 4, 5, 0, 1, 2],
  [8, 7, 6, 5, 4, 3, 2, 1, 0],
];

/** The points of a ring, from any corner, in either direction. */
export const ring: Shape = [0, 2, 4, 6].flatMap((corner) => [
  Array.from({ length: 8 }, (_, i) => (corner + i) % 8),
  Array.from({ length: 8 }, (_, i) => (corner + 8 - i) % 8),
]);

/**
 * Returns the class of each pattern. A pattern is a number in base 3 with a digit for each point: 0 empty, 1
 * an own cow, 2 the other side's cow. Classes count from 1. A pattern and its images share a class; with
 * colours swapped, they have its negative. A pattern that is its own image with colours swapped has class 0.
 */
export function classesOf(shape: Shape): Int16Array {
  const [{ length: cells }] = shape as readonly [Shape[number]];
  const classes = new Int16Array(3 ** cells);
  const seen = new Uint8Array(3 ** cells);
  const images = shape.flatMap((order) => [imagesFor(order, 1), imagesFor(order, 2)]);
  let count = 0;
  for (let pattern = 0; pattern < classes.length; pattern++) {
    if (seen[pattern] === 0) count += markClass(classes, seen, images, pattern, count + 1);
  }
  return classes;
}

/** Writes the class of a pattern's images. Returns 1 for a new class, 0 if a pattern is its own opposite. */
function markClass(
  classes: Int16Array,
  seen: Uint8Array,
  images: readonly Int32Array[],
  pattern: number,
  count: number,
): number {
  const low = pattern % LOW;
  const high = LOW + (pattern - low) / LOW;
  let number = count;
  for (let i = 1; i < images.length; i += 2) if (images[i]![low]! + images[i]![high]! === pattern) number = 0;
  for (let i = 0; i < images.length; i++) {
    const image = images[i]![low]! + images[i]![high]!;
    classes[image] = i % 2 === 0 ? number : -number;
    seen[image] = 1;
  }
  return number === 0 ? 0 : 1;
}

/** The number of patterns on the first four points of a shape. */
const LOW = 81;

/**
 * Returns what each pattern of the first four points adds to the image, then the same for the other points.
 * Own cows become the digit `own`, the other side's cows the other digit.
 */
function imagesFor(order: readonly number[], own: number): Int32Array {
  const parts = new Int32Array(LOW + 3 ** (order.length - 4));
  for (let cell = 0; cell < order.length; cell++) {
    const from = cell < 4 ? 0 : LOW;
    const power = 3 ** (cell < 4 ? cell : cell - 4);
    // Patterns with one more point: the sum for the points before it, and the new digit.
    for (const digit of [1, 2]) {
      const more = ((digit * own) % 3) * 3 ** order.indexOf(cell);
      for (let i = from; i < from + power; i++) parts[i + digit * power] = parts[i]! + more;
    }
  }
  return parts;
}

/** Hundredths of a cow between two neighbouring letters. */
export const STEP = 4;

/** The code of the letter that stands for 0. */
export const ZERO = 80;

/** The weights of a phase, as the search reads them. */
interface Phase {
  readonly numbers: PatternWeights["numbers"];
  /** The weight, in steps, of each pattern of a side; a pattern has five bits for each ring. */
  readonly sides: Int8Array;
  /** The weight of each pattern of the outer or the inner ring, in base 3. */
  readonly outer: Int8Array;
  /** The weight of each pattern of the middle ring, in base 3. */
  readonly middle: Int8Array;
}

/** The pattern weights of a kind of board, by phase. */
export interface Patterns {
  /** While either side has a cow in hand. */
  readonly placing: Phase | undefined;
  /** After that, while at least {@link CROWD} cows stand on the board. */
  readonly moving: Phase | undefined;
}

/** With fewer cows than this in the moving phase, features are more accurate than patterns. */
export const CROWD = 14;

/** Cached by kind of board: making one takes some milliseconds, and a search may last only 1 ms. */
const cache = /* @__PURE__ */ new Map<string, Patterns>();

/**
 * Returns the pattern weights for a variant, if there are any: for nine cows or more on three rings, with
 * cross lines through all points or through the middles of the sides.
 */
export function patternsFor({ variant, cross, all }: Ruleset): Patterns | undefined {
  const set = cross === all ? "diagonals" : cross === (all & ~CORNERS) ? "straight" : undefined;
  if (set === undefined || variant.cows < 9) return undefined;
  let patterns = cache.get(set);
  if (patterns === undefined) {
    const { placing, moving } = patternWeights[set];
    const [sides, rings] = [classesOf(side), classesOf(ring)];
    patterns = {
      placing: placing && phaseFrom(placing, sides, rings),
      moving: moving && phaseFrom(moving, sides, rings),
    };
    cache.set(set, patterns);
  }
  return patterns;
}

function phaseFrom(weights: PatternWeights, sideClasses: Int16Array, ringClasses: Int16Array): Phase {
  const bySide = weightsFrom(sideClasses, weights.sides);
  const sides = new Int8Array(1 << 15);
  // Copies the 27 patterns of the outer ring at a time; `rest` is the pattern of the other two rings.
  for (let rest = 0; rest < 729; rest++)
    sides.set(bySide.subarray(27 * rest, 27 * rest + 27), ((rest % 27) << 5) | (Math.floor(rest / 27) << 10));
  return {
    numbers: weights.numbers,
    sides,
    outer: weightsFrom(ringClasses, weights.outer),
    middle: weightsFrom(ringClasses, weights.middle),
  };
}

/** Returns the weight of each pattern, in steps. */
function weightsFrom(classes: Int16Array, letters: string): Int8Array {
  const count = letters.length;
  const byClass = new Int8Array(2 * count + 1);
  for (let number = 1; number <= count; number++) {
    const weight = letters.charCodeAt(number - 1) - ZERO;
    byClass[count + number] = weight;
    byClass[count - number] = -weight;
  }
  const weights = new Int8Array(classes.length);
  for (let pattern = 0; pattern < classes.length; pattern++)
    weights[pattern] = byClass[count + classes[pattern]!]!;
  return weights;
}

/** For each byte of a ring, its points as digits in base 3. */
const ringDigits: Int32Array = /* @__PURE__ */ Int32Array.from({ length: 256 }, (_, byte) =>
  Number.parseInt(byte.toString(2), 3),
);

/** For each byte of a ring, the points of its four sides in base 3, with five bits for each side. */
const sideDigits: Int32Array = /* @__PURE__ */ Int32Array.from({ length: 256 }, (_, byte) => {
  const round = byte | (byte << 8);
  return [0, 1, 2, 3].reduce((all, side) => {
    const points = (round >> (2 * side)) & 7;
    return all | (ringDigits[points]! << (5 * side));
  }, 0);
});

/** Returns a score for the side to move, in hundredths of a cow; `undefined` for a phase without patterns. */
export function patternValue(ruleset: Ruleset, position: Position, patterns: Patterns): number | undefined {
  const { own, other, ownHand, otherHand } = position;
  const cows = countBits(own | other);
  const hands = ownHand + otherHand;
  const phase = hands > 0 ? patterns.placing : cows < CROWD ? undefined : patterns.moving;
  if (phase === undefined) return undefined;
  const { numbers, sides, outer, middle } = phase;
  const more = 2 * countBits(own) - cows + ownHand - otherHand;
  const empty = ruleset.all & ~(own | other | position.dead);
  const closings =
    countBits(millPoints(ruleset, own) & empty) - countBits(millPoints(ruleset, other) & empty);
  const a = sideDigits[own & 255]! + 2 * sideDigits[other & 255]!;
  const b = sideDigits[(own >> 8) & 255]! + 2 * sideDigits[(other >> 8) & 255]!;
  const c = sideDigits[own >> 16]! + 2 * sideDigits[other >> 16]!;
  return (
    (((numbers[0]! + numbers[1]! * (2 * ruleset.variant.cows - hands)) * more) | 0) +
    numbers[2]! * closings +
    numbers[3]! +
    STEP *
      (sides[(a & 31) | ((b & 31) << 5) | ((c & 31) << 10)]! +
        sides[((a >> 5) & 31) | (b & 0x3e0) | ((c & 0x3e0) << 5)]! +
        sides[((a >> 10) & 31) | ((b >> 5) & 0x3e0) | (c & 0x7c00)]! +
        sides[((a >> 15) & 31) | ((b >> 10) & 0x3e0) | ((c >> 5) & 0x7c00)]! +
        outer[ringDigits[own & 255]! + 2 * ringDigits[other & 255]!]! +
        middle[ringDigits[(own >> 8) & 255]! + 2 * ringDigits[(other >> 8) & 255]!]! +
        outer[ringDigits[own >> 16]! + 2 * ringDigits[other >> 16]!]!)
  );
}
