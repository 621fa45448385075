/**
 * Counts of move sequences where nothing matters but the cows on the board and in hand: positions are bare numbers, the
 * last ply is counted without playing it, and two placements at the end are counted together. The tests hold
 * these counts against the rules in full.
 */

import { variants } from "../data/builtIns.ts";
import type { Variant } from "../data/variant.ts";
import { countBits, lowest } from "./bits.ts";
import type { Ruleset } from "./compile.ts";
import { CORNERS, closers, crossClosers, turned } from "./mills.ts";
import { flies, type Position, targets } from "./movegen.ts";

/** The fields of a variant that these counts obey, whatever they say, or that say nothing about moves. */
const obeyed: ReadonlySet<string> = /* @__PURE__ */ new Set<keyof Variant>([
  "name",
  "board",
  "cows",
  "firstPlayer",
  "flyAt",
  "loseBelow",
  "millCows",
  "blocked",
  "fullBoard",
]);

/**
 * Whether within `depth` plies nothing matters but the cows on the board and in hand. A field that stands neither here nor
 * among those obeyed must have the value of `standard`, so that a rule added later turns these counts off by itself.
 */
export function isPlain({ variant }: Ruleset, { quiet }: Position, depth: number): boolean {
  const { tenMoves, noShots } = variant;
  const last = quiet + depth - 1;
  return (
    (tenMoves === null || last < tenMoves.plies) && (noShots === null || last < noShots) && isObeyed(variant)
  );
}

/** By variant: whether these counts obey all of its fields that count no plies. */
const known = /* @__PURE__ */ new WeakMap<Variant, boolean>();

function isObeyed(variant: Variant): boolean {
  let found = known.get(variant);
  if (found === undefined) {
    const { tenMoves: _tenMoves, noShots: _noShots, ...others } = variant;
    const usual: Variant = variants.standard;
    found = Object.entries(others).every(
      ([field, value]) => obeyed.has(field) || value === usual[field as keyof Variant],
    );
    known.set(variant, found);
  }
  return found;
}

/** The sequences of `depth` plies, at least one, from a position that is not over and {@link isPlain}. */
export function countPlain(ruleset: Ruleset, position: Position, depth: number): number {
  const { own, other, ownHand, otherHand } = position;
  // Without its cross lines a ruleset looks at every line and step by itself.
  const fitting = ruleset.cross < 0 || stepsAlongRings(ruleset) ? ruleset : { ...ruleset, cross: -1 };
  return countTurns(fitting, own, other, ownHand, otherHand, depth);
}

/** Whether all steps of three rings of eight lead along a ring or a cross line. */
function stepsAlongRings({ neighbours, cross }: Ruleset): boolean {
  return neighbours.every((mask, number) => {
    const bit = 1 << number;
    const across = (bit & cross) === 0 ? 0 : ((bit << 8) | (bit >> 8)) & cross;
    return mask === (turned(bit, 1) | turned(bit, 7) | across);
  });
}

function countTurns(
  ruleset: Ruleset,
  own: number,
  other: number,
  ownHand: number,
  otherHand: number,
  depth: number,
): number {
  const standing = countBits(own);
  if (ownHand + standing < ruleset.variant.loseBelow) return 0;
  if (ownHand > 0) return countPlacing(ruleset, own, other, ownHand, otherHand, depth);
  if (depth === 1) return countSteps(ruleset, own, other);
  const empty = ruleset.all & ~(own | other);
  const flying = flies(ruleset, standing, ownHand);
  const closing = closers(ruleset, own) & empty;
  const shots = closing === 0 ? 0 : targets(ruleset, other);
  let count = 0;
  for (let cows = own; cows !== 0; cows &= cows - 1) {
    const bit = cows & -cows;
    const rest = own ^ bit;
    const to = flying ? empty : ruleset.neighbours[31 - Math.clz32(bit)]! & empty;
    const mills = (to & closing) === 0 || shots === 0 ? 0 : closers(ruleset, rest) & to;
    for (let left = to & ~mills; left !== 0; left &= left - 1) {
      count += countTurns(ruleset, other, rest | (left & -left), otherHand, 0, depth - 1);
    }
    for (let left = mills; left !== 0; left &= left - 1) {
      const moved = rest | (left & -left);
      for (let shot = shots; shot !== 0; shot &= shot - 1) {
        count += countTurns(ruleset, other ^ (shot & -shot), moved, otherHand, 0, depth - 1);
      }
    }
  }
  return count;
}

function countPlacing(
  ruleset: Ruleset,
  own: number,
  other: number,
  ownHand: number,
  otherHand: number,
  depth: number,
): number {
  const empty = ruleset.all & ~(own | other);
  const closing = closers(ruleset, own) & empty;
  const shots = closing === 0 ? 0 : targets(ruleset, other);
  const mills = shots === 0 ? 0 : closing;
  const quiet = empty & ~mills;
  if (depth === 1) return countBits(quiet) + countBits(mills) * countBits(shots);
  let count = 0;
  if (depth === 2 && otherHand > 0 && closing === mills)
    count = countReplies(ruleset, own, other, empty, quiet);
  else {
    for (let left = quiet; left !== 0; left &= left - 1) {
      count += countTurns(ruleset, other, own | (left & -left), otherHand, ownHand - 1, depth - 1);
    }
  }
  for (let left = mills; left !== 0; left &= left - 1) {
    const placed = own | (left & -left);
    for (let shot = shots; shot !== 0; shot &= shot - 1) {
      count += countTurns(ruleset, other ^ (shot & -shot), placed, otherHand, ownHand - 1, depth - 1);
    }
  }
  return count;
}

/**
 * Two plies at a time: every placement on a point of `quiet`, which closes no mill, with every placement in reply. The
 * replies that close a mill differ only in whether the first cow took their point, and the cows they may shoot are the
 * same each time: the new cow, in no mill, and those that could be shot before it came.
 */
function countReplies(ruleset: Ruleset, own: number, other: number, empty: number, quiet: number): number {
  const closing = closers(ruleset, other) & empty;
  const shots = 1 + countBits(ruleset.variant.millCows === "always" ? own : own & ~closers(ruleset, own));
  const placements = countBits(quiet);
  const mills = placements * countBits(closing) - countBits(quiet & closing);
  return placements * (countBits(empty) - 1) + mills * (shots - 1);
}

/** The moves of a side with no cow in hand. */
function countSteps(ruleset: Ruleset, own: number, other: number): number {
  const empty = ruleset.all & ~(own | other);
  const standing = countBits(own);
  const flying = flies(ruleset, standing, 0);
  const closing = closers(ruleset, own) & empty;
  if (ruleset.cross >= 0) {
    if (!flying) return countRingSteps(ruleset, own, other, empty);
    // Two of three cows close a point, and the third may go there.
    if (standing <= 3)
      return withShots(ruleset, other, standing * countBits(empty), (standing - 2) * countBits(closing));
  }
  let count = 0;
  let mills = 0;
  for (let cows = own; cows !== 0; cows &= cows - 1) {
    const from = lowest(cows);
    const to = flying ? empty : ruleset.neighbours[from]! & empty;
    count += countBits(to);
    if ((to & closing) !== 0) mills += countBits(closers(ruleset, own ^ (1 << from)) & to);
  }
  return withShots(ruleset, other, count, mills);
}

function withShots(ruleset: Ruleset, other: number, count: number, mills: number): number {
  return mills === 0 ? count : count + mills * (Math.max(countBits(targets(ruleset, other)), 1) - 1);
}

/**
 * On three rings of eight all cows step at once, one direction after the other. A step along a ring may close a cross
 * line or, at a corner, the side beyond it; a step across may close a side. Lines through the point it left cannot close.
 */
function countRingSteps(ruleset: Ruleset, own: number, other: number, empty: number): number {
  const next = turned(own, 1);
  const former = turned(own, 7);
  const behind = next & turned(own, 2) & CORNERS;
  const ahead = former & turned(own, 6) & CORNERS;
  const sides = (next & former & ~CORNERS) | behind | ahead;
  const across = crossClosers(ruleset.cross, own);
  const reach = empty & ruleset.cross;
  const inward = (own << 8) & reach;
  const outward = (own >> 8) & reach;
  const onward = next & empty;
  const back = former & empty;
  const count = countBits(onward) + countBits(back) + countBits(inward) + countBits(outward);
  const m1 = onward & (across | ahead);
  const m2 = back & (across | behind);
  const m3 = inward & sides;
  const m4 = outward & sides;
  if ((m1 | m2 | m3 | m4) === 0) return count;
  return withShots(ruleset, other, count, countBits(m1) + countBits(m2) + countBits(m3) + countBits(m4));
}
