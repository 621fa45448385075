/** What a position that is being solved comes to by its moves: which of them shoot, and what tables the shots lead to. */
import { countBits, lowest, packed } from "../morabaraba/engine/bits.ts";
import { closers } from "../morabaraba/engine/mills.ts";
import { createPosition, flies, make, type Position, targets } from "../morabaraba/engine/movegen.ts";
import { slotOf } from "./slots.ts";
import { judge, WON } from "./values.ts";
import { OPEN, PLIES, SAFE, type Side } from "./work.ts";

/** Scratch space; nothing in it outlives a call. */
const here: Position = /* @__PURE__ */ createPosition();
const there: Position = /* @__PURE__ */ createPosition();

/**
 * What a slot holds of a position by its shots alone, or, with `lost`, when all its quiet moves are known to lose, by all of
 * its moves.
 */
export function appraise(side: Side, own: number, other: number, lost: boolean): number {
  const { pair, below, twin } = side;
  const { ruleset } = side.reader;
  // Out of a mill into a mill: that leaves a bar.
  const barring = ruleset.variant.repeatMill === "allowed" ? 0 : closers(ruleset, own);
  const empty = ruleset.all & ~(own | other);
  const closing = closers(ruleset, own) & empty;
  const shots = closing === 0 ? 0 : targets(ruleset, other);
  const flying = flies(ruleset, side.own, 0);
  side.desk.work++;
  let quiet = 0;
  let longest = 0;
  let shortest: number = SAFE;
  let drawn = false;
  for (let cows = own; cows !== 0; cows &= cows - 1) {
    const from = lowest(cows);
    const rest = own ^ (1 << from);
    const reach = flying ? empty : ruleset.neighbours[from]! & empty;
    const mills = shots === 0 || (reach & closing) === 0 ? 0 : closers(ruleset, rest) & reach;
    quiet += countBits(reach & ~mills);
    for (let left = mills; left !== 0; left &= left - 1) {
      for (let cow = shots; cow !== 0; cow &= cow - 1) {
        const moved = rest | (left & -left);
        // Without a table below, too few cows are left.
        let value = below?.values[slotOf(below.pair, other ^ (cow & -cow), moved)] ?? 1;
        if (below !== undefined && ((barring >> from) & 1) === 1) {
          // A bar is never better for the side that it binds, unless who is blocked draws.
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

/** What the position after a move that may leave a bar came to, as a slot holds it. */
function afterBarring({ desk, reader }: Side, own: number, other: number, move: number): number {
  // As much work as looking at so many positions.
  desk.work += 500;
  here.own = own;
  here.other = other;
  make(reader.ruleset, here, move, there);
  const score = judge(reader, there, true);
  return score === 0 ? SAFE : WON - Math.abs(score) + 1;
}
