/**
 * One ply on bare numbers: sowing, relays, captures and grand slams, and which houses may be played. Works in place on
 * an array, allocates nothing but the trial copies of rules that ask what a move would do. Knows no games and checks
 * nothing; how games end is in `ending.ts`.
 */

import type { Variant } from "../data/variant.ts";
import { type Board, isEmpty, otherSide, rowOf, type Side } from "./position.ts";

/**
 * Is told what happens to the seeds, in order: so many lifted from, sown into, captured from or forfeited in a place, which
 * is a house in ring order or {@link STORE}. `by` is the mover, or who gets what is captured.
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
 * A relay that has sown this many seeds lifts no more. With sown stores no relay gets so far: every round of the board, of
 * 33 places at most, leaves one of at most 1,000 seeds in the mover's store. Without them a relay can go round for ever.
 */
const LONGEST_RELAY = 33_000;

/** What {@link sow} answers about a ply, as bits: the mover moves again. */
export const EXTRA = 1;
/** A seed was sown on the opponent's side. */
const FED = 2;
/** The capture would take all of the opponent's seeds. */
const SLAM = 4;

/**
 * Plays a house, 0 to `houses` - 1 from the mover's left, that holds a seed. Returns {@link EXTRA}, {@link FED} and
 * {@link SLAM}; tells every step to `tell`.
 */
export function sow(variant: Variant, board: Board, side: Side, house: number, tell?: Tell): number {
  const { houses, sowStores, skipOrigin, relay } = variant;
  const seeds = board.houses;
  const ring = 2 * houses;
  const first = side * houses;
  const last = first + houses - 1;
  const across = side === 0 ? houses : 0;
  let kind: "lift" | "relay" = "lift";
  let place = first + house;
  let sown = 0;
  let lapped = false;
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
        lapped = true;
        place = sowStores ? ring : across;
      } else if (place === ring) place = across;
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
  return fed | capture(variant, board, side, place, lapped, tell);
}

function owns({ houses }: Variant, side: Side, place: number): boolean {
  return place >= side * houses && place < (side + 1) * houses;
}

/** Whether the house is the opponent's and holds two or three that a last seed there captures. */
function takes(variant: Variant, board: Board, side: Side, place: number): boolean {
  const count = board.houses[place];
  return variant.capture === "two-or-three" && (count === 2 || count === 3) && !owns(variant, side, place);
}

/** What the last seed, fallen in the house `place`, captures; returns {@link SLAM} or 0. */
function capture(
  variant: Variant,
  board: Board,
  side: Side,
  place: number,
  lapped: boolean,
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
  if (variant.capture !== "opposite" || !fellInEmpty || (variant.captureAfterLap && !lapped)) return 0;
  const opposite = 2 * variant.houses - 1 - place;
  if (seeds[opposite] !== 0) return seize(variant, board, side, opposite, opposite, place, tell);
  if (variant.emptyOpposite === "take-own") take(board, place, side, tell);
  return 0;
}

/**
 * Captures the opponent's houses `from` to `to`, as far as the rule for grand slams lets it, and with them the mover's
 * own last seed in `self`.
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
 * The mover's houses that the rules on feeding and on grand slams let be played, as bits, bit 0 the leftmost: those that
 * feed an opponent who must be fed, and of these, those that the rule for grand slams allows. Where a rule says nothing,
 * all bits are set, also those of empty houses.
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
  const modest = feeding & ~housesThat(SLAM, variant, board, side, feeding);
  return [feeding, modest === 0 && grandSlam === "illegal-unless-only" ? feeding : modest];
}

const ALL = [-1, -1] as const;

/** Those of the houses whose ply would answer `what`. */
function housesThat(what: number, variant: Variant, board: Board, side: Side, houses: number): number {
  let found = 0;
  for (let i = 0; i < variant.houses; i++) {
    if ((houses & (1 << i)) !== 0 && (sow(variant, trialOf(board), side, i) & what) !== 0) found |= 1 << i;
  }
  return found;
}

const trialOf = ({ houses, stores }: Board): Board => ({ houses: [...houses], stores: [...stores] });
