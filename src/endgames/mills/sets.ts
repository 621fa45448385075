/*
 * Numbers sets of points. All sets of one size are numbered in the order of their masks
 * (colexicographically). Sets that are images of each other under the board's symmetries form an orbit; its
 * smallest mask is the canonical set. `slots.ts` makes a position's number from both sides' sets.
 */
import { countBits, lowest } from "../../rules/mills/engine/bits.ts";
import type { Ruleset } from "../../rules/mills/engine/compile.ts";
import { imageOfMask, type Symmetry, sharedSymmetries } from "../../rules/mills/engine/symmetry.ts";

/** Tables for numbering the sets of points of a board. */
export interface Numbering {
  readonly ruleset: Ruleset;
  /** The symmetries in use, first the identity. */
  readonly symmetries: readonly Symmetry[];
  /** Masks are looked up in two parts; the lower part has this many bits. */
  readonly half: number;
  /** For each lower part of a mask, its number among the masks with as many bits. */
  readonly low: Int32Array;
  /** For each number of bits and each higher part of a mask, what that part adds to the mask's number. */
  readonly high: readonly Int32Array[];
  /** The sets of each size, created on first use. */
  readonly sets: Sets[];
}

/** All sets of one size. */
export interface Sets {
  /** For each set, by its number, the number of its orbit. */
  readonly orbits: Int32Array;
  /** For each set, by its number, the index of the symmetry that turns it into the canonical set. */
  readonly toCanonical: Uint8Array;
  /** For each orbit, the canonical set. */
  readonly canonical: Int32Array;
  /** For each orbit, the symmetries that map the canonical set to itself, first the identity. */
  readonly stabilizers: readonly (readonly Symmetry[])[];
}

/**
 * If a board has more symmetries, only the identity is used, because a number of moves, multiplied by the
 * number of symmetries, must fit into a slot.
 */
const MOST_SYMMETRIES = 64;

/** Returns the number of ways to choose `some` of `all`. */
export function binomial(all: number, some: number): number {
  let ways = 1;
  for (let i = 1; i <= some; i++) ways = (ways * (all - some + i)) / i;
  return ways;
}

const numberings = /* @__PURE__ */ new WeakMap<Ruleset, Numbering>();

/** Returns the numbering of a ruleset's board, created at the first call. */
export function numberingOf(ruleset: Ruleset): Numbering {
  const numbering = numberings.get(ruleset) ?? createNumbering(ruleset);
  numberings.set(ruleset, numbering);
  return numbering;
}

function createNumbering(ruleset: Ruleset): Numbering {
  const size = ruleset.points.length;
  const all = sharedSymmetries(ruleset);
  const used = all.length > MOST_SYMMETRIES ? all.slice(0, 1) : all;
  const half = (size + 1) >> 1;
  return {
    ruleset,
    symmetries: used,
    half,
    low: Int32Array.from({ length: 1 << half }, (_, mask) => numberOf(mask, 0, 0)),
    high: Array.from({ length: ruleset.variant.cows + 1 }, (_, count) =>
      Int32Array.from({ length: 1 << (size - half) }, (_, mask) =>
        numberOf(mask, half, Math.max(count - countBits(mask), 0)),
      ),
    ),
    sets: [],
  };
}

/**
 * Returns what a part of a mask adds to the number of the whole mask. The part begins at bit `shift`, and
 * `before` bits below it are set.
 */
function numberOf(mask: number, shift: number, before: number): number {
  let [number, place] = [0, before];
  for (let bits = mask; bits !== 0; bits &= bits - 1) number += binomial(lowest(bits) + shift, ++place);
  return number;
}

/** Returns the number of a mask among all masks with as many bits. */
export function rank({ half, low, high }: Numbering, mask: number, count: number): number {
  return low[mask & ((1 << half) - 1)]! + high[count]![mask >>> half]!;
}

/**
 * Counts the orbits of sets of `count` points without listing the sets. By Burnside's lemma, their number is
 * the average, over the symmetries, of the number of sets that are mapped to themselves. Those sets are the
 * unions of whole cycles.
 */
export function orbitsOf({ ruleset, symmetries }: Numbering, count: number): number {
  let fixed = 0;
  for (const { images } of symmetries) {
    /** For each size, the number of unions of the cycles so far. */
    const ways = new Float64Array(count + 1);
    ways[0] = 1;
    let seen = 0;
    ruleset.points.forEach((_, first) => {
      let length = 0;
      for (let point = first; ((seen >> point) & 1) === 0; point = images[point]!) {
        seen |= 1 << point;
        length++;
      }
      if (length > 0) for (let size = count; size >= length; size--) ways[size]! += ways[size - length]!;
    });
    fixed += ways[count]!;
  }
  return fixed / symmetries.length;
}

/** Lists all masks of `count` bits below the bit `size`, in order. */
export function masksOf(size: number, count: number): Int32Array {
  const masks = new Int32Array(binomial(size, count));
  for (let i = 0, mask = 2 ** count - 1; i < masks.length; i++) {
    masks[i] = mask;
    // The next higher number with as many bits: the lowest run of bits moves its top bit up and the others
    // down to the end.
    const bit = mask & -mask;
    const carried = mask + bit;
    mask = carried | (((carried ^ mask) / bit) >> 2);
  }
  return masks;
}

/** Returns the sets of `count` points. */
export function setsOf(numbering: Numbering, count: number): Sets {
  numbering.sets[count] ??= createSets(numbering, count);
  return numbering.sets[count];
}

function createSets(numbering: Numbering, count: number): Sets {
  const { ruleset, symmetries } = numbering;
  const masks = masksOf(ruleset.points.length, count);
  const orbits = new Int32Array(masks.length);
  const toCanonical = new Uint8Array(masks.length);
  const canonical = new Int32Array(orbitsOf(numbering, count));
  const stabilizers: (readonly Symmetry[])[] = [];
  /** Sets that the same symmetries map to themselves share one list. */
  const lists = new Map<string, readonly Symmetry[]>();
  masks.forEach((mask, number) => {
    let least = mask;
    const keepers: number[] = [];
    symmetries.forEach((symmetry, i) => {
      const image = imageOfMask(symmetry, mask);
      if (image === mask) keepers.push(i);
      if (image >= least) return;
      least = image;
      toCanonical[number] = i;
    });
    // A smaller mask already has its number.
    if (least !== mask) orbits[number] = orbits[rank(numbering, least, count)]!;
    else {
      const name = keepers.join();
      const list = lists.get(name) ?? keepers.map((i) => symmetries[i]!);
      lists.set(name, list);
      orbits[number] = stabilizers.push(list) - 1;
      canonical[orbits[number]!] = mask;
    }
  });
  return { orbits, toCanonical, canonical, stabilizers };
}
