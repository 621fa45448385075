/*
 * Where the cows of the side to move may go, and which cows it may take off a full board. Lists of moves, the
 * ends of games and the reasons against moves are all built on this.
 */

import { countBits, lowest, NO_POINT } from "./bits.ts";
import type { Ruleset } from "./compile.ts";
import { millPoints } from "./mills.ts";
import { barred, mayFly, mayStep, type Position, targetPoints } from "./position.ts";

/** The points without a cow, dead or alive. */
export function emptyPoints({ all }: Ruleset, { own, other, dead }: Position): number {
  return all & ~(own | other | dead);
}

/** The points where the side to move may place a cow. */
export function placements(ruleset: Ruleset, position: Position, empty: number): number {
  if (position.ownHand === 0) return 0;
  const open = ruleset.isSpecial ? empty & ~closedPoints(ruleset, position) : empty;
  return position.ownBar === 0 ? open : open & ~barredFrom(ruleset, position, NO_POINT);
}

/** Returns the points where no cow may be placed now. */
export function closedPoints(ruleset: Ruleset, position: Position): number {
  const { variant, closed, setup } = ruleset;
  const mills = variant.shotWhilePlacing === "illegal" ? millPoints(ruleset, position.own) : 0;
  if (variant.noPlacing?.turns !== "first") return closed | mills;
  const { ownHand, otherHand, turn } = position;
  const isFirst =
    ownHand + countBits(setup[turn]!) === variant.cows &&
    otherHand + countBits(setup[turn ^ 1]!) === variant.cows;
  return isFirst ? closed | mills : mills;
}

/** The points where the cow on `from` may go; `flying` is whether its side may fly. */
export function steps(
  ruleset: Ruleset,
  position: Position,
  from: number,
  empty: number,
  flying: boolean,
): number {
  const to = flying ? empty : ruleset.neighbors[from]! & empty;
  return position.ownBar === 0 ? to : to & ~barredFrom(ruleset, position, from);
}

/** The point that the repeat-mill rule bars for the cow on `from`, as a bit, or 0. */
function barredFrom(ruleset: Ruleset, { own, ownBar }: Position, from: number): number {
  return barred(ruleset, ownBar, from, own & ~(1 << from));
}

/** Returns the cows that the side to move may take off a full board. */
export function removable(ruleset: Ruleset, { own, other }: Position): number {
  return ruleset.variant.fullBoard === "each-gives" ? own : targetPoints(ruleset, other);
}

/**
 * Returns whether `generateMoves` would find a move, and takes less time.
 *
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { encodeGame, rulesetFor, hasLegalMove } from "morabaraba/engine";
 *
 * const ruleset = rulesetFor("standard");
 * hasLegalMove(ruleset, encodeGame(ruleset, parsePosition("LDLDLDLD/D1D1D1D1/8 l 0,0 - 0 40"))); // => false
 * ```
 */
export function hasLegalMove(ruleset: Ruleset, position: Position): boolean {
  if (position.removals > 0) return removable(ruleset, position) !== 0;
  const empty = emptyPoints(ruleset, position);
  if (placements(ruleset, position, empty) !== 0) return true;
  if (!mayStep(ruleset, position)) return false;
  const flying = mayFly(ruleset, position);
  for (let cows = position.own; cows !== 0; cows &= cows - 1)
    if (steps(ruleset, position, lowest(cows), empty, flying) !== 0) return true;
  return false;
}
