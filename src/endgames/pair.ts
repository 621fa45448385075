/**
 * Solves the tables of one pair of numbers of cows: looks at every position once, for its shots lead to tables that are solved
 * already, then goes backwards, one quiet ply after the other. The guide on endgames proves the method. Which pairs there
 * are and in what order they are solved is for `solve.ts`.
 */

import { lowest } from "../morabaraba/engine/bits.ts";
import { appraise } from "./appraise.ts";
import { type Found, harvest } from "./harvest.ts";
import { quietLimit } from "./rules.ts";
import { type Pair, smallerAt } from "./slots.ts";
import type { BySides } from "./tables.ts";
import { tell } from "./tell.ts";
import type { Reader } from "./values.ts";
import { decide, OPEN, type Side, type Solved, type Task } from "./work.ts";

/** Memory for the largest pair, used for one after the other, and how far the work has come. */
export interface Desk {
  readonly values: Uint16Array;
  readonly changed: Uint32Array;
  readonly next: Uint32Array;
  /** How many slots have been looked at. */
  looked: number;
}

/** A desk for pairs of tables with so many slots together. */
export function createDesk(slots: number): Desk {
  const words = Math.ceil(slots / 32) + 1;
  return {
    values: new Uint16Array(slots),
    changed: new Uint32Array(words),
    next: new Uint32Array(words),
    looked: 0,
  };
}

/** Solves a pair. Yields now and then how many positions it has looked at or told since the last pause. */
export function* solvePair(
  reader: Reader,
  below: BySides<Solved>,
  pair: Pair,
  desk: Desk,
): Generator<number, readonly Found[]> {
  const { larger, smaller } = pair;
  const both = pair.sides.map((ownIsLarger) => createSide(pair, ownIsLarger, desk));
  const sides: Side[] = [];
  for (const side of both) sides[side.own * 16 + side.other] = side;
  const limit = quietLimit(reader.engine.variant, larger, smaller);
  const task: Task = { reader, sides, below, limit };
  for (const side of both) {
    for (let orbit = 0; orbit < pair.sets.canonical.length; orbit++) {
      lookAt(task, side, orbit);
      desk.looked += pair.width;
      yield pair.width;
    }
  }
  for (const side of both) keep(task, side, 0);
  for (let quiet = 1, go = true; go && quiet <= task.limit; quiet++) go = yield* stepBack(task, both, quiet);
  const found: Found[] = [];
  for (const side of both) found.push(yield* harvest(side));
  return found;
}

/** Room for one of the tables: the one where the side to move has the larger set comes first. */
function createSide(pair: Pair, ownIsLarger: boolean, desk: Desk): Side {
  const { larger, smaller, slots } = pair;
  const words = Math.ceil(slots / 32);
  const [slot, word] = ownIsLarger ? [0, 0] : [slots, words];
  return {
    pair,
    own: ownIsLarger ? larger : smaller,
    other: ownIsLarger ? smaller : larger,
    ownIsLarger,
    values: desk.values.subarray(slot, slot + slots),
    changed: desk.changed.subarray(word, word + words).fill(0),
    next: desk.next.subarray(word, word + words).fill(0),
    pending: [],
    log: [],
    losses: 0,
    greatest: 0,
  };
}

/** Looks at the positions of an orbit. */
function lookAt(task: Task, side: Side, orbit: number): void {
  const { pair, values, changed, next, ownIsLarger } = side;
  const { sets, width } = pair;
  const set = sets.canonical[orbit]!;
  for (let slot = orbit * width; slot < (orbit + 1) * width; slot++) {
    const beside = smallerAt(pair, slot);
    const value = ownIsLarger
      ? appraise(task, side, set, beside, false)
      : appraise(task, side, beside, set, false);
    values[slot] = Math.max(value, OPEN);
    // Who is blocked has lost before any quiet ply; what shots decide takes the first.
    if (value < OPEN) decide(side, slot, value, value === 1 ? changed : next);
  }
}

/** Takes one more quiet ply into account; false when that changed nothing. */
function* stepBack(task: Task, sides: readonly Side[], quiet: number): Generator<number, boolean> {
  for (const side of sides) yield* tell(task, side, true);
  for (const side of sides) yield* tell(task, side, false);
  let any = false;
  for (const side of sides) {
    const { pending, changed, next } = side;
    for (let i = 0; i < pending.length; i += 2) decide(side, pending[i]!, pending[i + 1]!, next);
    pending.length = 0;
    changed.set(next);
    next.fill(0);
    any ||= changed.some((bits) => bits !== 0);
    keep(task, side, quiet);
  }
  return any;
}

/** Remembers the losses among what has just changed, where quiet plies count. */
function keep({ limit }: Task, { values, changed, log }: Side, quiet: number): void {
  if (limit === Number.POSITIVE_INFINITY) return;
  const slots: number[] = [];
  changed.forEach((word, i) => {
    for (let bits = word; bits !== 0; bits &= bits - 1) slots.push(i * 32 + lowest(bits));
  });
  const lost = Uint32Array.from(slots).filter((slot) => (values[slot]! & 1) === 1);
  if (lost.length > 0)
    log.push({ quiet, slots: lost, plies: Uint16Array.from(lost, (slot) => values[slot]! - 1) });
}
