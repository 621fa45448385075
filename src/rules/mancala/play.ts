/**
 * One ply after the other: a move, what it brings to an end, what is remembered of it. The verbs, the steps of a move and
 * the records of whole games stand on this. How the seeds run is in `sowing.ts`, why a game ends in `ending.ts`, which
 * moves are legal in `legality.ts`.
 */

import { see } from "../seen.ts";
import { finalStores, judge, type Reached } from "./engine/ending.ts";
import {
  copyOf,
  isEmpty,
  MOST_PLIES,
  otherSide,
  type Position,
  type Side,
  turnRound,
} from "./engine/position.ts";
import { EXTRA, sow, type Tell } from "./engine/sowing.ts";
import { formatFields } from "./positionFields.ts";

/** What stands for the swap where a house, 0 to `houses` - 1, stands for the other moves. */
export const SWAP = -1;

/** What follows when a legal move is played. */
export function play(state: Reached, move: number): Reached {
  const position = copyOf(state.position);
  carryOut(position, move);
  return settle(position);
}

/**
 * Plays a legal move in place and answers whether the mover moves again; {@link settle} must follow. Tells what happens to
 * the seeds; of a swap there is nothing to tell.
 */
export function carryOut(position: Position, move: number, tell?: Tell): boolean {
  const { variant, stores, side } = position;
  const before = stores[0] + stores[1];
  let extra = false;
  if (move === SWAP) turnRound(position);
  else extra = (sow(variant, position, side, move, tell) & EXTRA) !== 0;
  // Seeds have left the houses, so that no earlier position can come back.
  if (stores[0] + stores[1] !== before) position.seen = undefined;
  pass(position, extra ? side : otherSide(side));
  if (variant.endsWhen !== "all-empty") return extra;
  if (mustPass(position)) position.side = otherSide(position.side);
  return extra && position.side === side;
}

/** Ends a ply. */
export function pass(position: Position, next: Side): void {
  // The second player has had the choice once that player has made a ply.
  position.swap &&= position.side === 0;
  position.side = next;
  position.ply = Math.min(position.ply + 1, MOST_PLIES);
}

/** Whether the side to move has no seeds and passes, since the game goes on until all houses are empty. */
export function mustPass(position: Position): boolean {
  const { variant, side } = position;
  return variant.endsWhen === "all-empty" && isEmpty(position, side) && !isEmpty(position, otherSide(side));
}

/** Adds the present to the positions seen, where repetition counts. */
export function seePresent(position: Position): void {
  const { variant, houses, side, seen } = position;
  if (variant.repetition !== null) position.seen = see(seen, formatFields(houses, side));
}

/**
 * What a position means that was just reached. It has been seen, and if a rule other than the majority ends the game here,
 * the houses are swept into the stores, in place.
 */
export function settle(position: Position): Reached {
  seePresent(position);
  const state = judge(position);
  const { outcome } = state;
  if (outcome === undefined || outcome.reason === "majority") return state;
  position.verdict = outcome;
  position.stores.splice(0, 2, ...finalStores(position, outcome.reason));
  position.houses.fill(0);
  position.seen = undefined;
  seePresent(position);
  return state;
}
