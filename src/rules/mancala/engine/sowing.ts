/*
 * Plays one ply on arrays of seed counts, with relays, captures and grand slams, and finds the houses that
 * may be played. It changes the board in place, and copies it only for rules that need to try a move. It
 * checks nothing; `ending.ts` decides how games end.
 */

import type { Variant } from "../data/variant.ts";
import { type Board, isEmpty, otherSide, rowOf, type Side } from "./position.ts";

/**
 * Called for everything that happens to seeds, in order. `place` is a house in ring order or {@link STORE}.
 * `by` is the mover, or for a capture the side that gets the seeds.
 */
export type Tell = (
  kind: "lift" | "relay" | "sow" | "capture" | "forfeit",
  place: number,
  seeds: number,
  by: Side,
) => void;

/** The mover's store as a place. */
export const STORE = -1;

/**
 * A relay stops after it has sown this many seeds. If stores are sown, no relay gets that far: a round has at
 * most 33 places and leaves a seed in the mover's store, and a game has at most 1,000 seeds. If stores are
 * not sown, a relay could go round for ever.
 */
const LONGEST_RELAY = 33_000;

/** A bit in the result of {@link sow}: the mover moves again. */
export const EXTRA = 1;
/** A bit in the result of {@link sow}: a seed was sown on the opponent's side. */
const FED = 2;
/** A bit in the result of {@link sow}: the capture would take all of the opponent's seeds. */
const SLAM = 4;

/**
 * Sows from a house that holds seeds, 0 to `houses` - 1 from the mover's left. Calls `tell` for every step.
 * Returns the bits {@link EXTRA}, {@link FED} and {@link SLAM}.
 */
export function sow(variant: Variant, board: Board, side: Side, house: number, tell?: Tell): number {
  const { houses, sowStores, skipOrigin, relay } = variant;
  const seeds = board.houses;
  const ring = 2 * houses;
  const first = side * houses;
  const last = first + houses - 1;
  const opponentFirst = side === 0 ? houses : 0;
  let kind: "lift" | "relay" = "lift";
  let place = first + house;
  let sown = 0;
  let passedRowEnd = false;
  let fed = 0;
  do {
    const origin = place;
    let hand = seeds[origin]!;
    seeds[origin] = 0;
    tell?.(kind, origin, hand, side);
    kind = "relay";
    sown += hand;
    while (hand > 0) {
      if (place === last) {
        passedRowEnd = true;
        place = sowStores ? ring : opponentFirst;
      } else if (place === ring) place = opponentFirst;
      else place = place === ring - 1 ? 0 : place + 1;
      if (place === origin && skipOrigin) continue;
      hand--;
      if (place === ring) board.stores[side]++;
      else seeds[place]!++;
      if (place < first || (place > last && place < ring)) fed = FED;
      tell?.("sow", place === ring ? STORE : place, 1, side);
    }
    if (place === ring) return fed | EXTRA;
  } while (relay && sown < LONGEST_RELAY && seeds[place] !== 1 && !takes(variant, board, side, place));
  return fed | capture(variant, board, side, place, passedRowEnd, tell);
}

function owns({ houses }: Variant, side: Side, place: number): boolean {
  return place >= side * houses && place < (side + 1) * houses;
}

/** Whether a last seed captures the house that it fell in: an opponent's house with two or three seeds. */
function takes(variant: Variant, board: Board, side: Side, place: number): boolean {
  const count = board.houses[place];
  return variant.capture === "two-or-three" && (count === 2 || count === 3) && !owns(variant, side, place);
}

/** Makes the captures of a last seed in the house `place`; returns {@link SLAM} or 0. */
function capture(
  variant: Variant,
  board: Board,
  side: Side,
  place: number,
  passedRowEnd: boolean,
  tell?: Tell,
): number {
  const seeds = board.houses;
  const fellInEmpty = seeds[place] === 1;
  if (!owns(variant, side, place)) {
    if (fellInEmpty && variant.opponentEmptyHouse === "to-opponent") {
      take(board, place, otherSide(side), tell);
      return 0;
    }
    let before = place;
    while (takes(variant, board, side, before)) before--;
    return before === place ? 0 : seize(variant, board, side, before + 1, place, undefined, tell);
  }
  if (variant.capture !== "opposite" || !fellInEmpty || (variant.captureAfterLap && !passedRowEnd)) return 0;
  const opposite = 2 * variant.houses - 1 - place;
  if (seeds[opposite] !== 0) return seize(variant, board, side, opposite, opposite, place, tell);
  if (variant.emptyOpposite === "take-own") take(board, place, side, tell);
  return 0;
}

/**
 * Captures the opponent's houses `from` to `to`, as far as the grand slam rule allows, and the mover's own
 * seed in the house `self`, if given.
 */
function seize(
  variant: Variant,
  board: Board,
  side: Side,
  from: number,
  to: number,
  self: number | undefined,
  tell?: Tell,
): number {
  const { houses, grandSlam } = variant;
  const seeds = board.houses;
  let captured = 0;
  for (let i = from; i <= to; i++) captured += seeds[i]!;
  const slam = captured === rowOf(board, otherSide(side));
  for (let i = to; i >= from; i--) {
    const spared =
      grandSlam === "no-capture" ||
      (grandSlam === "leave-last" && i === to) ||
      (grandSlam === "leave-first" && i === from);
    if (slam && spared) tell?.("forfeit", i, seeds[i]!, side);
    else take(board, i, side, tell);
  }
  if (self !== undefined && seeds[from] === 0) take(board, self, side, tell);
  if (!slam) return 0;
  if (grandSlam === "rest-to-opponent") {
    for (let i = 0; i < 2 * houses; i++) if (seeds[i] !== 0) take(board, i, otherSide(side), tell);
  }
  return SLAM;
}

/** Moves the seeds of a house to a store. */
function take(board: Board, place: number, by: Side, tell?: Tell): void {
  const count = board.houses[place]!;
  board.stores[by] += count;
  board.houses[place] = 0;
  tell?.("capture", place, count, by);
}

/**
 * Returns two masks of the mover's houses; bit 0 is the leftmost house. The first mask has the houses with
 * seeds, or only those that feed the opponent if the opponent must be fed. The second has those of them that
 * the grand slam rule allows. In variants without these rules all bits are set, even for empty houses.
 */
export function choices(
  variant: Variant,
  board: Board,
  side: Side,
): readonly [feeding: number, legal: number] {
  const { houses, grandSlam, mustFeed } = variant;
  const restricted = grandSlam === "illegal" || grandSlam === "illegal-unless-only";
  if (!mustFeed && !restricted) return ALL;
  let filled = 0;
  for (let i = 0; i < houses; i++) if (board.houses[side * houses + i] !== 0) filled |= 1 << i;
  const hungry = mustFeed && isEmpty(board, otherSide(side));
  const feeding = hungry ? housesThat(FED, variant, board, side, filled) : filled;
  if (!restricted) return [feeding, feeding];
  const withoutSlam = feeding & ~housesThat(SLAM, variant, board, side, feeding);
  return [feeding, withoutSlam === 0 && grandSlam === "illegal-unless-only" ? feeding : withoutSlam];
}

const ALL = [-1, -1] as const;

/** Returns the houses for which {@link sow} would return the bit `effect`. */
function housesThat(effect: number, variant: Variant, board: Board, side: Side, houses: number): number {
  let matching = 0;
  for (let i = 0; i < variant.houses; i++) {
    if ((houses & (1 << i)) !== 0 && (sow(variant, trialOf(board), side, i) & effect) !== 0)
      matching |= 1 << i;
  }
  return matching;
}

const trialOf = ({ houses, stores }: Board): Board => ({ houses: [...houses], stores: [...stores] });
