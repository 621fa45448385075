/** One step backwards: what has changed is told to the positions from which a quiet move leads there. */

import { lowest } from "../morabaraba/engine/bits.ts";
import { closers } from "../morabaraba/engine/mills.ts";
import { flies } from "../morabaraba/engine/movegen.ts";
import { appraise } from "./appraise.ts";
import { slotBeside, slotOf, smallerAt, twinsOf, weightOf } from "./slots.ts";
import { decide, isTired, OPEN, SAFE, type Side, TOLD, wait } from "./work.ts";

/** What the side to move of the positions before one may have as cows, and the slots of such a position; scratch space. */
const earlier: Int32Array = /* @__PURE__ */ new Int32Array(256);
const twins: Int32Array = /* @__PURE__ */ new Int32Array(64);

/** Tells all changed wins, or all changed losses. */
export function* tell(side: Side, wins: boolean): Generator<undefined> {
  const { changed, desk } = side;
  for (let word = 0; word < changed.length; word++) {
    for (let bits = changed[word]!; bits !== 0; bits &= bits - 1)
      tellOf(side, word * 32 + lowest(bits), wins);
    // Words without a mark take little time, but some.
    if ((word & 31) === 0) desk.work++;
    if (isTired(desk)) yield;
  }
}

/** Tells of one slot, if it is a win or a loss as asked for. */
function tellOf(side: Side, slot: number, wins: boolean): void {
  const { pair, values, twin } = side;
  const value = values[slot]!;
  if (((value & 1) === 0) !== wins) return;
  const orbit = Math.floor(slot / pair.width);
  const set = pair.sets.canonical[orbit]!;
  const beside = smallerAt(pair, slot);
  const own = side.own < side.other ? beside : set;
  const other = set ^ beside ^ own;
  const count = retreat(side, own, other);
  // Where a position has several slots, each of them tells for its part.
  const part = (value & TOLD) === 0 ? weightOf(pair, orbit) : 0;
  if (wins) values[slot] = value | TOLD;
  for (let i = 0; i < count; i++) {
    // Only if the larger set is the one that moved, the orbit may be another.
    const before =
      twin.own < twin.other ? slotBeside(pair, orbit, earlier[i]!) : slotOf(pair, earlier[i]!, own);
    if (wins) hearOfWin(twin, before, earlier[i]!, own, part);
    else hearOfLoss(twin, before, value + 1);
  }
  side.desk.work += count;
}

/** Lists what the side that moved last may have had as cows before a quiet move; returns how many there are. */
function retreat(side: Side, own: number, other: number): number {
  const { ruleset } = side.reader;
  const empty = ruleset.all & ~(own | other);
  const flying = flies(ruleset, side.other, 0);
  // A cow in a mill came with a shot, unless there was nothing to shoot.
  const moved = own === 0 ? other : other & ~closers(ruleset, other);
  let count = 0;
  for (let cows = moved; cows !== 0; cows &= cows - 1) {
    const point = lowest(cows);
    const rest = other ^ (1 << point);
    const origins = flying ? empty : ruleset.neighbours[point]! & empty;
    for (let left = origins; left !== 0; left &= left - 1) earlier[count++] = rest | (left & -left);
  }
  return count;
}

/** Takes in that a quiet move of a position leads to a loss of the opponent, so that it is won. */
function hearOfLoss(side: Side, slot: number, win: number): void {
  const count = twinsOf(side.pair, slot, twins);
  for (let i = 0; i < count; i++) decide(side, twins[i]!, win, side.next);
}

/**
 * Takes in that a quiet move of a position leads to a win of the opponent. If no other may do better the position is lost; if
 * it was lost already (`part` is 0 then), it may be lost sooner now.
 */
function hearOfWin(side: Side, slot: number, own: number, other: number, part: number): void {
  const { pair, values } = side;
  const held = values[slot]!;
  if (held === SAFE || (part > 0 ? held < OPEN : held >= OPEN || (held & 1) === 0)) return;
  const count = twinsOf(pair, slot, twins);
  for (let i = 0; i < count; i++) {
    const twin = twins[i]!;
    values[twin]! -= part;
    if (part === 0 || values[twin] === OPEN) wait(side, twin, appraise(side, own, other, true));
  }
}
