/*
 * Finds the symmetries of a board from its lines and links, and the canonical form of a position: the one
 * image that stands for all images of the position.
 */

import {
  barOf,
  countBits,
  cowOf,
  lowest,
  moveFrom,
  moveShots,
  moveTo,
  NO_POINT,
  packed,
  pointOf,
  withShots,
} from "./bits.ts";
import type { Ruleset } from "./compile.ts";
import type { Position } from "./position.ts";

/**
 * A permutation of a board's points that maps lines to lines, links to links, and points where cows may be
 * placed to points where they may.
 */
export interface Symmetry {
  /** For each point number: the number of the point's image. */
  readonly images: Uint8Array;
  /**
   * Four tables of 256 entries, a table for each byte of a mask. If the byte is `v`, entry `v` is the mask of
   * the images of its points.
   */
  readonly masks: Int32Array;
  /** For each line, in the board's order: the number of the line's image. */
  readonly lines: Uint8Array;
}

/** A board with more symmetries than this is treated as if it had none, so canonical forms stay cheap. */
const MOST_SYMMETRIES = 256;

/** The search for symmetries tries at most this many images. */
const MOST_TRIES = 200_000;

const cache = /* @__PURE__ */ new WeakMap<Ruleset, readonly Symmetry[]>();

/**
 * Lists all symmetries of a ruleset's board, the identity first. The built-in boards of 24 points have 16,
 * and the board of 25 points has 8. A board of your own that has more than 256, or on which the search for
 * them takes too long, has only the identity. Each call copies the arrays, so keep the list.
 *
 * @example
 * ```ts
 * import { rulesetFor, symmetries } from "morabaraba/engine";
 *
 * symmetries(rulesetFor("standard")).length; // => 16
 * ```
 */
export function symmetries(ruleset: Ruleset): readonly Symmetry[] {
  return sharedSymmetries(ruleset).map(({ images, masks, lines }) => ({
    images: images.slice(),
    masks: masks.slice(),
    lines: lines.slice(),
  }));
}

/** Does what {@link symmetries} does, with arrays that the engine shares. */
export function sharedSymmetries(ruleset: Ruleset): readonly Symmetry[] {
  let all = cache.get(ruleset);
  if (all === undefined) {
    all = search(ruleset).map((images) => symmetryOf(ruleset, images));
    cache.set(ruleset, all);
  }
  return all;
}

function symmetryOf({ lines }: Ruleset, images: readonly number[]): Symmetry {
  const masks = new Int32Array(1024);
  for (let i = 0; i < masks.length; i++) {
    const bits = i & 255;
    if (bits === 0) continue;
    // The entry without the lowest bit is already filled.
    const image = images[(i >> 8) * 8 + lowest(bits)];
    masks[i] = masks[i & (i - 1)]! | (image === undefined ? 0 : 1 << image);
  }
  const symmetry = { images: Uint8Array.from(images), masks, lines: new Uint8Array(lines.length) };
  lines.forEach((line, i) => {
    symmetry.lines[i] = lines.indexOf(imageOfMask(symmetry, line));
  });
  return symmetry;
}

/**
 * Assigns images point by point, each point after a neighbour, and backtracks when a line or link is not
 * kept.
 */
function search(ruleset: Ruleset): number[][] {
  const identity = ruleset.points.map((_, number) => number);
  const order = connectedOrder(ruleset);
  /** For each depth: the points that already have an image. */
  const mapped = order.map((_, depth) =>
    order.slice(0, depth).reduce((mask, point) => mask | (1 << point), 0),
  );
  /** For each point: the other points of each of its lines. */
  const linesAt = identity.map((point) =>
    Array.from(ruleset.lines)
      .filter((line) => (line >> point) & 1)
      .map((line) => identity.filter((other) => other !== point && (line >> other) & 1)),
  );
  const present = new Set(ruleset.lines);
  const images: number[] = identity.map(() => -1);
  const all: number[][] = [];
  let tries = 0;
  const extend = (depth: number, taken: number): void => {
    if (depth === order.length) {
      all.push([...images]);
      return;
    }
    const point = order[depth] as number;
    const anchors = ruleset.neighbors[point]! & mapped[depth]!;
    // The image of a neighbour is a neighbour of the image.
    const near = anchors === 0 ? ruleset.all : ruleset.neighbors[images[lowest(anchors)] as number]!;
    for (let left = near & ~taken; left !== 0; left &= left - 1) {
      const image = lowest(left);
      if (all.length > MOST_SYMMETRIES || ++tries > MOST_TRIES) return;
      if (!fits(point, image, mapped[depth]!, taken)) continue;
      images[point] = image;
      extend(depth + 1, taken | (1 << image));
      images[point] = -1;
    }
  };
  const fits = (point: number, image: number, before: number, taken: number): boolean => {
    if (((ruleset.closed >> point) & 1) !== ((ruleset.closed >> image) & 1)) return false;
    const [from, to] = [ruleset.neighbors[point]!, ruleset.neighbors[image]!];
    const lines = linesAt[point] as number[][];
    if (countBits(from) !== countBits(to) || lines.length !== linesAt[image]?.length) return false;
    // The counts are equal, so it is enough to check that neighbours stay neighbours.
    if (countBits(from & before) !== countBits(to & taken)) return false;
    for (let others = from & before; others !== 0; others &= others - 1) {
      if (((to >> images[lowest(others)]!) & 1) === 0) return false;
    }
    for (const [one, two] of lines as [number, number][]) {
      const [first, second] = [images[one] as number, images[two] as number];
      // Points that have no image yet may still make a line.
      if (first >= 0 && second >= 0 && !present.has((1 << image) | (1 << first) | (1 << second)))
        return false;
    }
    return true;
  };
  extend(0, 0);
  const complete = all.length <= MOST_SYMMETRIES && tries <= MOST_TRIES;
  return complete ? all : [identity];
}

/** All points, each next to an earlier one, except the first point of each connected part of the board. */
function connectedOrder(ruleset: Ruleset): number[] {
  const order: number[] = [];
  for (let reached = 0, left = ruleset.all; left !== 0; left = ruleset.all & ~reached) {
    const near = order.reduce((mask, point) => mask | ruleset.neighbors[point]!, 0) & left;
    const point = lowest(near === 0 ? left : near);
    order.push(point);
    reached |= 1 << point;
  }
  return order;
}

/** Returns the mask of the images of a mask's points. */
export function imageOfMask({ masks }: Pick<Symmetry, "masks">, mask: number): number {
  return (
    masks[mask & 255]! |
    masks[256 | ((mask >> 8) & 255)]! |
    masks[512 | ((mask >> 16) & 255)]! |
    masks[768 | (mask >> 24)]!
  );
}

function imageOfBar({ images }: Symmetry, bar: number): number {
  return bar === 0 ? 0 : barOf(images[cowOf(bar)]!, images[pointOf(bar)]!);
}

function imageOfLines({ lines }: Symmetry, used: number): number {
  let image = 0;
  for (let rest = used; rest !== 0; rest &= rest - 1) image |= 1 << lines[lowest(rest)]!;
  return image;
}

/**
 * Fills `into`, which may be `position` itself, with the image of a position under a symmetry. The image
 * has no earlier positions: its `previous` is null.
 *
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { createPosition, encodeGame, rulesetFor, symmetries, transformPosition } from "morabaraba/engine";
 *
 * const ruleset = rulesetFor("standard");
 * const position = encodeGame(ruleset, parsePosition("L7/8/8 d 11,12 - 0 1"));
 * const image = createPosition();
 * const images = symmetries(ruleset).map((symmetry) => {
 *   transformPosition(symmetry, position, image);
 *   return image.other;
 * });
 * new Set(images).size; // => 8
 * ```
 */
export function transformPosition(symmetry: Symmetry, position: Position, into: Position): void {
  const { own, other, ownBar, otherBar, dead, ownUsed, otherUsed } = position;
  Object.assign(into, position);
  into.previous = null;
  into.own = imageOfMask(symmetry, own);
  into.other = imageOfMask(symmetry, other);
  into.ownBar = imageOfBar(symmetry, ownBar);
  into.otherBar = imageOfBar(symmetry, otherBar);
  into.dead = imageOfMask(symmetry, dead);
  into.ownUsed = imageOfLines(symmetry, ownUsed);
  into.otherUsed = imageOfLines(symmetry, otherUsed);
}

/**
 * Returns the image of a packed move under a symmetry.
 *
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { decodeMove, encodeGame, encodeMove, rulesetFor, symmetries, transformMove } from "morabaraba/engine";
 *
 * const ruleset = rulesetFor("standard");
 * const corner = encodeMove(ruleset, { to: "a7" });
 * const images = symmetries(ruleset).map((symmetry) => transformMove(symmetry, corner));
 * new Set(images).size; // => 8
 * decodeMove(ruleset, encodeGame(ruleset, createGame()), images[0] ?? 0).to; // => "a7"
 * ```
 */
export function transformMove(symmetry: Symmetry, move: number): number {
  const { images } = symmetry;
  const image = (point: number): number => (point === NO_POINT ? NO_POINT : images[point]!);
  const step = packed(image(moveFrom(move)), image(moveTo(move)), NO_POINT);
  return withShots(step, imageOfMask(symmetry, moveShots(move)));
}

/**
 * Fills `into` with the canonical form of a position: the image with the smallest `own`, then `other`,
 * `ownBar`, `otherBar`, and then `dead`, `ownUsed` and `otherUsed`. Returns the index, in {@link symmetries},
 * of the symmetry that leads to that form. As with {@link transformPosition}, `into` may be `position`
 * itself, and its `previous` is null.
 *
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { canonicalPosition, createPosition, encodeGame, rulesetFor } from "morabaraba/engine";
 *
 * const ruleset = rulesetFor("standard");
 * const [a, b] = [createPosition(), createPosition()];
 * canonicalPosition(ruleset, encodeGame(ruleset, parsePosition("2L5/8/8 d 11,12 - 0 1")), a);
 * canonicalPosition(ruleset, encodeGame(ruleset, parsePosition("8/8/6L1 d 11,12 - 0 1")), b);
 * a.other === b.other; // => true
 * ```
 */
export function canonicalPosition(ruleset: Ruleset, position: Position, into: Position): number {
  const all = sharedSymmetries(ruleset);
  let best = 0;
  // Four variables, not an array: until the JavaScript engine optimizes this code, arrays would take most of
  // its time.
  let { own, other, ownBar, otherBar } = position;
  for (let i = 1; i < all.length; i++) {
    const symmetry = all[i] as Symmetry;
    const mask = imageOfMask(symmetry, position.own);
    if (mask > own) continue;
    const second = imageOfMask(symmetry, position.other);
    const third = imageOfBar(symmetry, position.ownBar);
    const fourth = imageOfBar(symmetry, position.otherBar);
    const smaller = mask - own || second - other || third - ownBar || fourth - otherBar;
    if (smaller > 0 || (smaller === 0 && !isSmallerInRest(position, symmetry, all[best] as Symmetry)))
      continue;
    best = i;
    own = mask;
    other = second;
    ownBar = third;
    otherBar = fourth;
  }
  transformPosition(all[best] as Symmetry, position, into);
  return best;
}

/**
 * Whether the first of two images with equal cows and bars is smaller in `dead`, `ownUsed` and `otherUsed`,
 * which few variants use.
 */
function isSmallerInRest({ dead, ownUsed, otherUsed }: Position, first: Symmetry, second: Symmetry): boolean {
  if (dead === 0 && ownUsed === 0 && otherUsed === 0) return false;
  const smaller =
    imageOfMask(first, dead) - imageOfMask(second, dead) ||
    imageOfLines(first, ownUsed) - imageOfLines(second, ownUsed) ||
    imageOfLines(first, otherUsed) - imageOfLines(second, otherUsed);
  return smaller < 0;
}
