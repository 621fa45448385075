/*
 * The slots of a pair of tables, such as 4-3 and 3-4. A symmetry turns the larger set of cows into its
 * canonical set; the smaller set is numbered among the other points. If the canonical set is itself
 * symmetrical, a position has several slots with the same value.
 */
import { LimitError } from "../../base/errors.ts";
import { countBits } from "../../rules/mills/engine/bits.ts";
import type { Ruleset } from "../../rules/mills/engine/compile.ts";
import { imageOfMask } from "../../rules/mills/engine/symmetry.ts";
import { binomial, masksOf, type Numbering, numberingOf, orbitsOf, rank, type Sets, setsOf } from "./sets.ts";

/** The cows of both sides in a table. */
export interface Cows {
  /** Cows of the side to move. */
  readonly own: number;
  readonly other: number;
}

/** The size of a pair of tables, or of one table if the sides are equal (`larger` is then to move). */
export interface Shape {
  /** Cows of the side that has more. */
  readonly larger: number;
  /** Cows of the other side. */
  readonly smaller: number;
  /** The cows in each table, beginning with the table in which the side to move has more. */
  readonly sides: readonly Cows[];
  /** The number of slots in each table. */
  readonly slots: number;
}

/** A shape with its sets of cows. Listing the sets takes memory and time. */
export interface Pair extends Shape {
  readonly numbering: Numbering;
  readonly sets: Sets;
  /** The smaller sets in order, as masks without the points of the larger set. */
  readonly masks: Int32Array;
  /** The number of `masks`, which is the number of slots for each orbit of larger sets. */
  readonly width: number;
}

/**
 * Bytes of masks without the places of some points. The index is the byte of these points, times 256, plus
 * the mask's byte.
 */
const compressedBits: Uint8Array = /* @__PURE__ */ Uint8Array.from({ length: 65536 }, (_, index) => {
  let [mask, place] = [0, 0];
  for (let point = 0; point < 8; point++)
    if (((index >> (point + 8)) & 1) === 0) mask |= ((index >> point) & 1) << place++;
  return mask;
});

function shapeOf(numbering: Numbering, larger: number, smaller: number): Shape {
  const points = numbering.ruleset.points.length;
  const first: Cows = { own: larger, other: smaller };
  const last: Cows = { own: smaller, other: larger };
  return {
    larger,
    smaller,
    sides: larger > smaller ? [first, last] : [first],
    slots: orbitsOf(numbering, larger) * binomial(points - larger, smaller),
  };
}

/** Creates the pair of tables for `larger` cows of one side and `smaller` of the other. */
export function pairOf(ruleset: Ruleset, larger: number, smaller: number): Pair {
  const numbering = numberingOf(ruleset);
  const masks = masksOf(ruleset.points.length - larger, smaller);
  return {
    ...shapeOf(numbering, larger, smaller),
    numbering,
    sets: setsOf(numbering, larger),
    masks,
    width: masks.length,
  };
}

export function tooLarge(): LimitError {
  return new LimitError(
    "too-large",
    MOST_SLOTS,
    "Tables for that many cows are too large on this board; ask for fewer cows.",
  );
}

/** The most slots in a table. */
const MOST_SLOTS = 2 ** 30;

/** The most sets of one size, at 20 bytes each. Boards of 25 points have at most 5.2 million. */
const MOST_SETS = 2 ** 23;

/** The most images of sets of one size; more would take seconds. */
const MOST_IMAGES = 2 ** 26;

/**
 * Returns the shapes of all tables up to `cows` cows per side, the smallest total first, since a shot leads
 * to one cow fewer. The function lists no sets, so it is quick at any size. Throws `LimitError` `too-large`.
 */
export function shapesUpTo(ruleset: Ruleset, cows: number): Shape[] {
  const numbering = numberingOf(ruleset);
  const { loseBelow } = ruleset.variant;
  const shapes: Shape[] = [];
  for (let sum = 2 * loseBelow; sum <= 2 * cows; sum++) {
    for (let smaller = Math.max(loseBelow, sum - cows); 2 * smaller <= sum; smaller++) {
      const shape = shapeOf(numbering, sum - smaller, smaller);
      const sets = binomial(ruleset.points.length, shape.larger);
      const images = sets * numbering.symmetries.length;
      if (shape.slots > MOST_SLOTS || sets > MOST_SETS || images > MOST_IMAGES) throw tooLarge();
      shapes.push(shape);
    }
  }
  return shapes;
}

/** Returns the slot for the canonical set of an orbit and a smaller set. */
export function slotBeside({ numbering, sets, smaller, width }: Pair, orbit: number, mask: number): number {
  let out = sets.canonical[orbit]!;
  let left = 0;
  let shift = 0;
  for (let rest = mask; rest !== 0; rest >>= 8) {
    left |= compressedBits[((out & 0xff) << 8) | (rest & 0xff)]! << shift;
    shift += 8 - countBits(out & 0xff);
    out >>= 8;
  }
  return orbit * width + rank(numbering, left, smaller);
}

/** Returns a slot of a position, from the cows of the side to move and of the other side. */
export function slotOf(pair: Pair, own: number, other: number): number {
  const { numbering, sets, larger } = pair;
  const ownIsLarger = countBits(own) === larger;
  const number = rank(numbering, ownIsLarger ? own : other, larger);
  const turn = numbering.symmetries[sets.toCanonical[number]!]!;
  return slotBeside(pair, sets.orbits[number]!, imageOfMask(turn, ownIsLarger ? other : own));
}

/** Returns how many positions a slot of an orbit stands for. */
export function weightOf({ numbering, sets }: Pair, orbit: number): number {
  return numbering.symmetries.length / sets.stabilizers[orbit]!.length;
}

/** Returns the smaller set of a slot. */
export function smallerAt({ numbering, sets, masks, width }: Pair, slot: number): number {
  const orbit = Math.floor(slot / width);
  let free = numbering.ruleset.all & ~sets.canonical[orbit]!;
  let whole = 0;
  for (let left = masks[slot - orbit * width]!; left !== 0; left >>>= 1) {
    if ((left & 1) === 1) whole |= free & -free;
    free &= free - 1;
  }
  return whole;
}

/** Writes all slots of a slot's position into `into` and returns their number. A slot may occur twice. */
export function equalSlots(pair: Pair, slot: number, into: Int32Array): number {
  const orbit = Math.floor(slot / pair.width);
  const stabilizers = pair.sets.stabilizers[orbit]!;
  into[0] = slot;
  if (stabilizers.length > 1) {
    const mask = smallerAt(pair, slot);
    for (let i = 1; i < stabilizers.length; i++)
      into[i] = slotBeside(pair, orbit, imageOfMask(stabilizers[i]!, mask));
  }
  return stabilizers.length;
}
