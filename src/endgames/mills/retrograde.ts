/*
 * Retrograde analysis of a pair of tables, such as 4-3 and 3-4. First every position gets a value from its
 * shots, which lead to tables that are already solved. Then wins and losses are propagated backwards, quiet
 * ply by quiet ply. `research/endgame-solver.md` proves the method; `solve.ts` orders the pairs.
 */

import { countBits, lowest, packed } from "../../rules/mills/engine/bits.ts";
import { makeMove } from "../../rules/mills/engine/makeMove.ts";
import { millPoints } from "../../rules/mills/engine/mills.ts";
import { createPosition, flies, type Position, targetPoints } from "../../rules/mills/engine/position.ts";
import { quietLimit } from "./rules.ts";
import { type Cows, equalSlots, type Pair, slotBeside, slotOf, smallerAt, weightOf } from "./slots.ts";
import { type BySides, PLIES } from "./tables.ts";
import { type Reader, scoreOf, WON } from "./values.ts";
import {
  COUNTED,
  decide,
  defer,
  OPEN,
  SAFE,
  type Side,
  type Solved,
  shouldYield,
  type Workspace,
} from "./workspace.ts";

/**
 * Solves a pair, and yields after each slice of work. The tables stay in the workspace until the next pair is
 * solved.
 */
export function* solvePair(
  reader: Reader,
  below: BySides<Solved>,
  pair: Pair,
  workspace: Workspace,
): Generator<undefined, readonly Side[]> {
  const sides = pair.sides.map((cows) => createSide(reader, below, pair, cows, workspace));
  const [first, last] = [sides[0]!, sides.at(-1)!];
  [first.twin, last.twin] = [last, first];
  for (const side of sides) {
    for (let slot = 0; slot < pair.slots; slot++) {
      initialize(side, slot);
      workspace.initialized++;
      if (shouldYield(workspace)) yield;
    }
  }
  for (const side of sides) logLosses(side);
  for (let quiet = 1; quiet <= first.limit && (yield* stepBack(sides)); quiet++);
  return sides;
}

/**
 * Creates one of the two tables. In the workspace, the table in which the side to move has more cows comes
 * first.
 */
function createSide(
  reader: Reader,
  below: BySides<Solved>,
  pair: Pair,
  cows: Cows,
  workspace: Workspace,
): Side {
  const { own, other } = cows;
  const from = own < other ? pair.slots : 0;
  const words = Math.ceil(pair.slots / 32);
  return {
    workspace,
    reader,
    below: below[(other - 1) * 16 + own],
    // Set as soon as both tables exist.
    twin: undefined as unknown as Side,
    pair,
    ...cows,
    limit: quietLimit(reader.ruleset.variant, own, other),
    values: workspace.values.subarray(from, from + pair.slots),
    changed: new Uint32Array(words),
    next: new Uint32Array(words),
    pending: new Uint32Array(1024),
    waiting: 0,
    log: [],
    losses: 0,
  };
}

function initialize(side: Side, slot: number): void {
  const { pair, values, changed, next } = side;
  const set = pair.sets.canonical[Math.floor(slot / pair.width)]!;
  const smaller = smallerAt(pair, slot);
  const value =
    side.own < side.other ? valueByMoves(side, smaller, set, false) : valueByMoves(side, set, smaller, false);
  values[slot] = Math.max(value, OPEN);
  // A blocked side has lost already, so its loss is propagated first. All other results here come from shots;
  // they are propagated together with the results of the first quiet ply.
  if (value < OPEN) decide(side, slot, value, value === 1 ? changed : next);
}

/** Propagates results one quiet ply back; returns whether any slot changed. */
function* stepBack(sides: readonly Side[]): Generator<undefined, boolean> {
  for (const side of sides) yield* propagate(side, true);
  for (const side of sides) yield* propagate(side, false);
  let any = false;
  for (const side of sides) {
    const { pending, changed, next, workspace } = side;
    while (side.waiting > 0) {
      const value = pending[--side.waiting]!;
      decide(side, pending[--side.waiting]!, value, next);
      workspace.work++;
      if (shouldYield(workspace)) yield;
    }
    changed.set(next);
    next.fill(0);
    any ||= changed.some((bits) => bits !== 0);
    logLosses(side);
  }
  return any;
}

/** Logs the losses among the slots that have just changed, if a rule counts quiet plies. */
function logLosses({ limit, values, changed, log }: Side): void {
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

/** Scratch positions, valid only during a call. */
const here: Position = /* @__PURE__ */ createPosition();
const there: Position = /* @__PURE__ */ createPosition();

/**
 * Returns a position's value by its shots alone. If `lost` is set, all quiet moves lose, and the value takes
 * them into account.
 */
function valueByMoves(side: Side, own: number, other: number, lost: boolean): number {
  const { pair, below, twin } = side;
  const { ruleset } = side.reader;
  // After a step from one mill into another, the repeat-mill rule bars moves of the side's next turn.
  const barring = ruleset.variant.repeatMill === "allowed" ? 0 : millPoints(ruleset, own);
  const empty = ruleset.all & ~(own | other);
  const closing = millPoints(ruleset, own) & empty;
  const shots = closing === 0 ? 0 : targetPoints(ruleset, other);
  const flying = flies(ruleset, side.own, 0);
  side.workspace.work++;
  let quiet = 0;
  let longest = 0;
  let shortest: number = SAFE;
  let drawn = false;
  for (let cows = own; cows !== 0; cows &= cows - 1) {
    const from = lowest(cows);
    const rest = own ^ (1 << from);
    const reach = flying ? empty : ruleset.neighbors[from]! & empty;
    const mills = shots === 0 || (reach & closing) === 0 ? 0 : millPoints(ruleset, rest) & reach;
    quiet += countBits(reach & ~mills);
    for (let left = mills; left !== 0; left &= left - 1) {
      for (let cow = shots; cow !== 0; cow &= cow - 1) {
        const moved = rest | (left & -left);
        // If there is no table below, the shot leaves too few cows.
        let value = below?.values[slotOf(below.pair, other ^ (cow & -cow), moved)] ?? 1;
        if (below !== undefined && ((barring >> from) & 1) === 1) {
          // The bar applies to the side that moved. It cannot improve that side's result, except to a draw if
          // a blocked side draws. So a shot that, without the bar, cannot beat the best so far is skipped.
          if (value < OPEN && (value & 1) === 1 ? value >= shortest : drawn || shortest < SAFE) continue;
          value = afterBarring(side, own, other, packed(from, lowest(left), lowest(cow)));
        }
        if (value >= OPEN) drawn = true;
        else if ((value & 1) === 1) shortest = Math.min(shortest, value);
        else longest = Math.max(longest, value & PLIES);
      }
    }
    for (let left = lost ? reach & ~mills : 0; left !== 0; left &= left - 1) {
      const slot = slotOf(pair, other, rest | (left & -left));
      longest = Math.max(longest, twin.values[slot]! & PLIES);
    }
  }
  if (shortest < SAFE) return shortest + 1;
  if (drawn || empty === 0) return SAFE;
  if (quiet > 0 && !lost) return OPEN + quiet * pair.numbering.symmetries.length;
  return longest > 0 || ruleset.variant.blocked === "loses" ? longest + 1 : SAFE;
}

/** Returns the slot value of the position after a move that may leave a bar. */
function afterBarring({ workspace, reader }: Side, own: number, other: number, move: number): number {
  // This takes as long as 500 positions.
  workspace.work += 500;
  here.own = own;
  here.other = other;
  makeMove(reader.ruleset, here, move, there);
  const score = scoreOf(reader, there, true);
  return score === 0 ? SAFE : WON - Math.abs(score) + 1;
}

/**
 * Scratch lists. `earlier` has an entry for each quiet move that can lead to a position: the cows of the side
 * that moved, as they were before the move. `equals` has the slots of one position.
 */
const earlier: Int32Array = /* @__PURE__ */ new Int32Array(256);
const equals: Int32Array = /* @__PURE__ */ new Int32Array(64);

/** Propagates all changed wins, or all changed losses, to the positions before them. */
function* propagate(side: Side, wins: boolean): Generator<undefined> {
  const { changed, workspace } = side;
  for (let word = 0; word < changed.length; word++) {
    for (let bits = changed[word]!; bits !== 0; bits &= bits - 1)
      propagateFrom(side, word * 32 + lowest(bits), wins);
    // Words without a mark take little time, but some.
    if ((word & 31) === 0) workspace.work++;
    if (shouldYield(workspace)) yield;
  }
}

/** Propagates from one slot: with `wins` only if its value is a win, otherwise only if it is a loss. */
function propagateFrom(side: Side, slot: number, wins: boolean): void {
  const { pair, values, twin } = side;
  const value = values[slot]!;
  if (((value & 1) === 0) !== wins) return;
  const orbit = Math.floor(slot / pair.width);
  const set = pair.sets.canonical[orbit]!;
  const smaller = smallerAt(pair, slot);
  const own = side.own < side.other ? smaller : set;
  const other = set ^ smaller ^ own;
  const count = unmoves(side, own, other);
  // If a position has several slots, each slot counts for a share of the position.
  const part = (value & COUNTED) === 0 ? weightOf(pair, orbit) : 0;
  if (wins) values[slot] = value | COUNTED;
  for (let i = 0; i < count; i++) {
    // The orbit can change only if the larger set moved.
    const before =
      twin.own < twin.other ? slotBeside(pair, orbit, earlier[i]!) : slotOf(pair, earlier[i]!, own);
    if (wins) countDown(twin, before, earlier[i]!, own, part);
    else markWon(twin, before, value + 1);
  }
  side.workspace.work += count;
}

/**
 * Takes back every quiet move that could have led here: writes the cows of the side that moved, as they were
 * before, to `earlier`, and returns the number of moves.
 */
function unmoves(side: Side, own: number, other: number): number {
  const { ruleset } = side.reader;
  const empty = ruleset.all & ~(own | other);
  const flying = flies(ruleset, side.other, 0);
  // A cow that moved into a mill made a shot, so its move was not quiet, unless there was nothing to shoot.
  const moved = own === 0 ? other : other & ~millPoints(ruleset, other);
  let count = 0;
  for (let cows = moved; cows !== 0; cows &= cows - 1) {
    const point = lowest(cows);
    const rest = other ^ (1 << point);
    const origins = flying ? empty : ruleset.neighbors[point]! & empty;
    for (let left = origins; left !== 0; left &= left - 1) earlier[count++] = rest | (left & -left);
  }
  return count;
}

/** Marks a position as won, because one of its quiet moves leads to a loss for the opponent. */
function markWon(side: Side, slot: number, win: number): void {
  const count = equalSlots(side.pair, slot, equals);
  for (let i = 0; i < count; i++) decide(side, equals[i]!, win, side.next);
}

/**
 * Counts down the quiet moves of a position that are not known to lose. At zero the position is lost, unless
 * a shot is better. A position that is already lost (`part` is 0) may now be lost sooner.
 */
function countDown(side: Side, slot: number, own: number, other: number, part: number): void {
  const { pair, values } = side;
  const current = values[slot]!;
  if (current === SAFE || (part > 0 ? current < OPEN : current >= OPEN || (current & 1) === 0)) return;
  const count = equalSlots(pair, slot, equals);
  for (let i = 0; i < count; i++) {
    const equal = equals[i]!;
    values[equal]! -= part;
    if (part === 0 || values[equal] === OPEN) defer(side, equal, valueByMoves(side, own, other, true));
  }
}
