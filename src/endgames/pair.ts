/**
 * Solves the tables of one pair of numbers of cows: looks at every position once, for its shots lead to tables that are solved
 * already, then goes backwards, one quiet ply after the other. The guide on endgames proves the method. Which pairs there
 * are and in what order they are solved is for `solve.ts`.
 */

import { lowest } from "../morabaraba/engine/bits.ts";
import { appraise } from "./appraise.ts";
import { quietLimit } from "./rules.ts";
import { type Cows, type Pair, smallerAt } from "./slots.ts";
import type { BySides } from "./tables.ts";
import { tell } from "./tell.ts";
import type { Reader } from "./values.ts";
import { type Desk, decide, isTired, OPEN, type Side, type Solved } from "./work.ts";

/** Solves a pair, with a pause after each slice of work; its tables lie on the desk until the next pair is begun. */
export function* solvePair(
  reader: Reader,
  below: BySides<Solved>,
  pair: Pair,
  desk: Desk,
): Generator<undefined, readonly Side[]> {
  const sides = pair.sides.map((cows) => createSide(reader, below, pair, cows, desk));
  const [first, last] = [sides[0]!, sides.at(-1)!];
  [first.twin, last.twin] = [last, first];
  for (const side of sides) {
    for (let slot = 0; slot < pair.slots; slot++) {
      lookAt(side, slot);
      desk.looked++;
      if (isTired(desk)) yield;
    }
  }
  for (const side of sides) keep(side);
  for (let quiet = 1; quiet <= first.limit && (yield* stepBack(sides)); quiet++);
  return sides;
}

/** Room for one of the tables: the one where the side to move has the larger set comes first. */
function createSide(reader: Reader, below: BySides<Solved>, pair: Pair, cows: Cows, desk: Desk): Side {
  const { own, other } = cows;
  const from = own < other ? pair.slots : 0;
  const words = Math.ceil(pair.slots / 32);
  return {
    desk,
    reader,
    below: below[(other - 1) * 16 + own],
    // Until both are there.
    twin: undefined as unknown as Side,
    pair,
    ...cows,
    limit: quietLimit(reader.ruleset.variant, own, other),
    values: desk.values.subarray(from, from + pair.slots),
    changed: new Uint32Array(words),
    next: new Uint32Array(words),
    pending: new Uint32Array(1024),
    waiting: 0,
    log: [],
    losses: 0,
  };
}

/** Looks at a position for the first time. */
function lookAt(side: Side, slot: number): void {
  const { pair, values, changed, next } = side;
  const set = pair.sets.canonical[Math.floor(slot / pair.width)]!;
  const beside = smallerAt(pair, slot);
  const value =
    side.own < side.other ? appraise(side, beside, set, false) : appraise(side, set, beside, false);
  values[slot] = Math.max(value, OPEN);
  // Who is blocked has lost before any quiet ply; what shots decide takes the first.
  if (value < OPEN) decide(side, slot, value, value === 1 ? changed : next);
}

/** Takes one more quiet ply into account; false when that changed nothing. */
function* stepBack(sides: readonly Side[]): Generator<undefined, boolean> {
  for (const side of sides) yield* tell(side, true);
  for (const side of sides) yield* tell(side, false);
  let any = false;
  for (const side of sides) {
    const { pending, changed, next, desk } = side;
    while (side.waiting > 0) {
      const value = pending[--side.waiting]!;
      decide(side, pending[--side.waiting]!, value, next);
      desk.work++;
      if (isTired(desk)) yield;
    }
    changed.set(next);
    next.fill(0);
    any ||= changed.some((bits) => bits !== 0);
    keep(side);
  }
  return any;
}

/** Remembers the losses among what has just changed, where quiet plies count. */
function keep({ limit, values, changed, log }: Side): void {
  if (limit === Number.POSITIVE_INFINITY) return;
  const slots: number[] = [];
  changed.forEach((word, i) => {
    for (let bits = word; bits !== 0; bits &= bits - 1) {
      const slot = i * 32 + lowest(bits);
      if ((values[slot]! & 1) === 1) slots.push(slot);
    }
  });
  log.push({
    slots: Uint32Array.from(slots),
    values: Uint16Array.from(slots, (slot) => values[slot]!),
    at: 0,
  });
}
