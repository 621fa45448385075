/*
 * How many cows a move may shoot, and which together. {@link targetPoints} finds the cows that may be shot at
 * all. In Morabaraba a mill always gives one shot, so unless `isSpecial` is set, `movegen.ts`, `legality.ts`
 * and `retrograde.ts` decide that by themselves.
 */

import { shootsWhilePlacing } from "../data/variant.ts";
import { countBits, withShots } from "./bits.ts";
import type { Ruleset } from "./compile.ts";
import { millPoints } from "./mills.ts";
import { type Position, targetPoints } from "./position.ts";

/** No move shoots more cows than this. */
export const MOST_SHOTS = 3;

/** Whether a side has cows in hand. */
export const isPlacing = ({ ownHand, otherHand }: Position): boolean => ownHand + otherHand > 0;

/** Whether a new mill of the side to move shoots now. */
export function millsShoot({ variant }: Ruleset, position: Position): boolean {
  if (variant.millEffect === "wins" || position.freeing === 1) return false;
  return shootsWhilePlacing(variant) || !isPlacing(position);
}

/**
 * Returns how many shots a move to `to` earns, even if fewer cows may be shot. `rest` holds the side's other
 * cows.
 */
export function shotsFor(ruleset: Ruleset, position: Position, rest: number, to: number): number {
  const { variant, lines } = ruleset;
  if ((millPoints(ruleset, rest) & (1 << to)) === 0 || !millsShoot(ruleset, position)) return 0;
  const used = position.ownUsed;
  let mills = 0;
  for (let i = 0; i < lines.length; i++)
    if ((lines[i]! & ~rest) === 1 << to && ((used >> i) & 1) === 0) mills++;
  if (variant.shotsPerMove === "one") return Math.min(mills, 1);
  // A shot that leaves the other side with too few cows wins, so no further shot follows it.
  const spare = countBits(position.other) + position.otherHand - variant.loseBelow;
  return Math.min(mills, MOST_SHOTS, Math.max(spare, 0) + 1);
}

/** Whether a turn may shoot all cows of a set, in some order: one shot can open the mill of another cow. */
export function mayShoot(ruleset: Ruleset, cows: number, set: number): boolean {
  if (set === 0) return true;
  for (let targets = set & targetPoints(ruleset, cows); targets !== 0; targets &= targets - 1) {
    const shot = targets & -targets;
    if (mayShoot(ruleset, cows & ~shot, set & ~shot)) return true;
  }
  return false;
}

/** Whether the shots of `set` are enough for a turn that has earned `count` shots. */
export function isEnough(ruleset: Ruleset, cows: number, set: number, count: number): boolean {
  const { shooting } = ruleset.variant;
  return shooting === "optional" || countBits(set) === count || targetPoints(ruleset, cows & ~set) === 0;
}

/**
 * Writes a step with every set of up to `count` cows that it may shoot, ordered by the first cow of the set,
 * then by the second, then by the third.
 */
export function writeShots(
  ruleset: Ruleset,
  cows: number,
  moves: Int32Array,
  start: number,
  step: number,
  count: number,
): number {
  let end = start;
  const put = (set: number): void => {
    if (isEnough(ruleset, cows, set, count) && mayShoot(ruleset, cows, set))
      moves[end++] = withShots(step, set);
  };
  put(0);
  for (let firsts = cows; firsts !== 0; firsts &= firsts - 1) {
    const first = firsts & -firsts;
    put(first);
    if (count === 1) continue;
    for (let seconds = firsts & ~first; seconds !== 0; seconds &= seconds - 1) {
      const pair = first | (seconds & -seconds);
      put(pair);
      if (count === 2) continue;
      for (let thirds = seconds & (seconds - 1); thirds !== 0; thirds &= thirds - 1)
        put(pair | (thirds & -thirds));
    }
  }
  return end;
}
