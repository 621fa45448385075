/*
 * Plays a game ply by ply: the move, the positions seen, and the sweep at the end. The verbs, the steps of a
 * move and the records of whole games are built on this. `sowing.ts` moves the seeds, `ending.ts` decides how
 * a game ends, and `legality.ts` which moves are legal.
 */

import { addSeen } from "../seen.ts";
import { finalStores, judge, type State } from "./engine/ending.ts";
import {
  copyOf,
  isEmpty,
  MOST_PLIES,
  otherSide,
  type Position,
  type Side,
  swapSides,
} from "./engine/position.ts";
import { EXTRA, sow, type Tell } from "./engine/sowing.ts";
import { formatFields } from "./positionFields.ts";

/** The number of the swap; the other moves have the number of their house, 0 to `houses` - 1. */
export const SWAP = -1;

/** Plays a legal move. */
export function play(state: State, move: number): State {
  const position = copyOf(state.position);
  carryOut(position, move);
  return settle(position);
}

/**
 * Plays a legal move in place and returns whether the mover moves again; call {@link settle} next. Calls
 * `tell` for everything that happens to the seeds, and never for a swap.
 */
export function carryOut(position: Position, move: number, tell?: Tell): boolean {
  const { variant, stores, side } = position;
  const before = stores[0] + stores[1];
  let extra = false;
  if (move === SWAP) swapSides(position);
  else extra = (sow(variant, position, side, move, tell) & EXTRA) !== 0;
  // Once seeds have gone into a store, no earlier position can recur.
  if (stores[0] + stores[1] !== before) position.seen = undefined;
  endPly(position, extra ? side : otherSide(side));
  if (variant.endsWhen !== "all-empty") return extra;
  passIfDue(position);
  return extra && position.side === side;
}

/** Overwrites `to` with the position after a move. */
export function playOn({ houses, stores, side, ply, swap }: Position, move: number, to: Position): void {
  for (let i = 0; i < houses.length; i++) to.houses[i] = houses[i] as number;
  to.stores[0] = stores[0];
  to.stores[1] = stores[1];
  to.side = side;
  to.ply = ply;
  to.swap = swap;
  carryOut(to, move);
}

/** Ends a ply: gives the turn to `next`. */
export function endPly(position: Position, next: Side): void {
  // The second player can swap only in place of their own first ply.
  position.swap &&= position.side === 0;
  position.side = next;
  position.ply = Math.min(position.ply + 1, MOST_PLIES);
}

/** Whether the side to move has no seeds and passes, because the game goes on until all houses are empty. */
function mustPass(position: Position): boolean {
  const { variant, side } = position;
  return variant.endsWhen === "all-empty" && isEmpty(position, side) && !isEmpty(position, otherSide(side));
}

/** Gives the turn to the other side if the side to move must pass. */
export function passIfDue(position: Position): void {
  if (mustPass(position)) position.side = otherSide(position.side);
}

/** Adds the present position to those seen, if the variant counts repetitions. */
export function recordPosition(position: Position): void {
  const { variant, houses, side, seen } = position;
  if (variant.repetition !== null) position.seen = addSeen(seen, formatFields(houses, side));
}

/** Judges a position that was just reached: counts it as seen, and goes on as {@link sweep} does. */
export function settle(position: Position): State {
  recordPosition(position);
  return sweep(position);
}

/**
 * Judges a position that is among those seen, and sweeps the houses into the stores, in place, if a rule
 * other than the majority ends the game.
 */
export function sweep(position: Position): State {
  const state = judge(position);
  const { outcome } = state;
  if (outcome === undefined || outcome === position.verdict || outcome.reason === "majority") return state;
  position.verdict = outcome;
  position.stores.splice(0, 2, ...finalStores(position, outcome.reason));
  position.houses.fill(0);
  position.seen = undefined;
  recordPosition(position);
  return state;
}
