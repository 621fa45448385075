/**
 * The evaluation of full strength on three rings of eight points: cows, points that close a mill, and what stands on each ring
 * and on each side of all three rings together. A pattern is what stands on the points of such a shape. Every pattern
 * has a weight, which it shares with its images under the symmetries of the board; with the colours changed it is
 * worth as much to the other side. The weights, found by self-play, are in `patternWeights.ts`.
 */

import { countBits } from "../../../rules/morabaraba/engine/bits.ts";
import type { Ruleset } from "../../../rules/morabaraba/engine/compile.ts";
import { CORNERS, closers } from "../../../rules/morabaraba/engine/mills.ts";
import type { Position } from "../../../rules/morabaraba/engine/movegen.ts";
import { type PatternWeights, patternWeights } from "./patternWeights.ts";

/** A set of points on which patterns are seen, by the orders of its points that the symmetries of the board bring about. */
export type Shape = readonly (readonly number[])[];

/** The points of a side of the outer ring, then of the middle and of the inner ring. */
export const side: Shape = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8],
  [2, 1, 0, 5, 4, 3, 8, 7, 6],
  [6, 7, 8, 3, 4, 5, 0, 1, 2],
  [8, 7, 6, 5, 4, 3, 2, 1, 0],
];

/** The points of a ring, from a corner all the way round. */
export const ring: Shape = [0, 2, 4, 6].flatMap((corner) => [
  Array.from({ length: 8 }, (_, i) => (corner + i) % 8),
  Array.from({ length: 8 }, (_, i) => (corner + 8 - i) % 8),
]);

/**
 * By pattern, a number in base 3 with a digit for each point (0 empty, 1 an own cow, 2 one of the other side): the class it belongs to with its
 * images, from 1; negative for the class with the colours changed; 0 for a pattern that is its own image with the colours changed.
 */
export function classesOf(shape: Shape): Int16Array {
  const cells = (shape[0] as readonly number[]).length;
  const classes = new Int16Array(3 ** cells);
  const seen = new Uint8Array(3 ** cells);
  let count = 0;
  for (let pattern = 0; pattern < classes.length; pattern++) {
    if (seen[pattern]) continue;
    const digits = Array.from({ length: cells }, (_, cell) => Math.floor(pattern / 3 ** cell) % 3);
    const numberOf = (order: readonly number[], change: (digit: number) => number): number =>
      order.reduce((sum, cell, i) => sum + change(digits[cell] as number) * 3 ** i, 0);
    const images = shape.map((order) => numberOf(order, (digit) => digit));
    const opposites = shape.map((order) => numberOf(order, (digit) => (3 - digit) % 3));
    const number = opposites.includes(pattern) ? 0 : ++count;
    for (const image of images) classes[image] = number;
    for (const opposite of opposites) classes[opposite] = -number;
    for (const image of [...images, ...opposites]) seen[image] = 1;
  }
  return classes;
}

/** Hundredths of a cow for each step between two letters. */
export const STEP = 4;

/** The letter that stands for 0. */
export const ZERO = 80;

/** The weights of a phase, as the search reads them. */
interface Phase {
  readonly numbers: PatternWeights["numbers"];
  /** By the pattern of a side, five bits for each ring: its weight in steps. */
  readonly sides: Int8Array;
  /** By the pattern of the outer or the inner ring, in base 3. */
  readonly outer: Int8Array;
  /** By the pattern of the middle ring, in base 3. */
  readonly middle: Int8Array;
}

/** What is known of patterns on a kind of board, by phase. */
export interface Patterns {
  /** While either side has a cow in hand. */
  readonly placing: Phase | undefined;
  /** After that, while at least {@link CROWD} cows stand on the board. */
  readonly moving: Phase | undefined;
}

/** With fewer cows on the board when all have been placed, features tell more than patterns. */
export const CROWD = 14;

const known = /* @__PURE__ */ new Map<string, Patterns>();

/**
 * The patterns that full strength knows in the games of a variant, if any: those of boards of three rings with cross lines through all
 * points or through the middles of the sides, and with nine cows or more.
 */
export function patternsFor({ variant, cross, all }: Ruleset): Patterns | undefined {
  const set = cross === all ? "diagonals" : cross === (all & ~CORNERS) ? "straight" : undefined;
  if (set === undefined || variant.cows < 9) return undefined;
  let patterns = known.get(set);
  if (patterns === undefined) {
    const { placing, moving } = patternWeights[set];
    patterns = { placing: placing && phaseFrom(placing), moving: moving && phaseFrom(moving) };
    known.set(set, patterns);
  }
  return patterns;
}

function phaseFrom({ numbers, sides, outer, middle }: PatternWeights): Phase {
  const bySide = weightsFrom(side, sides);
  return {
    numbers,
    sides: Int8Array.from({ length: 1 << 15 }, (_, index) => {
      const pattern = (index & 31) + 27 * ((index >> 5) & 31) + 729 * (index >> 10);
      return bySide[pattern]!;
    }),
    outer: weightsFrom(ring, outer),
    middle: weightsFrom(ring, middle),
  };
}

/** By pattern, in base 3: its weight in steps. */
function weightsFrom(shape: Shape, letters: string): Int8Array {
  return Int8Array.from(classesOf(shape), (number) =>
    number === 0 ? 0 : Math.sign(number) * (letters.charCodeAt(Math.abs(number) - 1) - ZERO),
  );
}

/** By the byte of a ring: its points as digits in base 3. */
const ringDigits: Int32Array = /* @__PURE__ */ Int32Array.from({ length: 256 }, (_, byte) =>
  Number.parseInt(byte.toString(2), 3),
);

/** By the byte of a ring: the three points of each of its four sides as digits in base 3, five bits for each side. */
const sideDigits: Int32Array = /* @__PURE__ */ Int32Array.from({ length: 256 }, (_, byte) => {
  const round = byte | (byte << 8);
  return [0, 1, 2, 3].reduce((all, side) => {
    const points = (round >> (2 * side)) & 7;
    return all | (ringDigits[points]! << (5 * side));
  }, 0);
});

/** The value of a position to the side to move, in hundredths of a cow, or `undefined` where no patterns are known. */
export function patternValue(ruleset: Ruleset, position: Position, patterns: Patterns): number | undefined {
  const { own, other, ownHand, otherHand } = position;
  const cows = countBits(own | other);
  const hands = ownHand + otherHand;
  const phase = hands > 0 ? patterns.placing : cows < CROWD ? undefined : patterns.moving;
  if (phase === undefined) return undefined;
  const { numbers, sides, outer, middle } = phase;
  const more = 2 * countBits(own) - cows + ownHand - otherHand;
  const empty = ruleset.all & ~(own | other);
  const closings = countBits(closers(ruleset, own) & empty) - countBits(closers(ruleset, other) & empty);
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
