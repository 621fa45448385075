/** What a position is worth at a glance: the features of both sides, weighed. What each is worth is in `weights.ts`. */

import { countBits } from "../morabaraba/engine/bits.ts";
import type { Ruleset } from "../morabaraba/engine/compile.ts";
import { closers } from "../morabaraba/engine/mills.ts";
import { flies, type Position } from "../morabaraba/engine/movegen.ts";
import { prospects } from "./prospects.ts";
import { terrainOf } from "./terrain.ts";
import { FEATURES, type Weights } from "./weights.ts";

/**
 * The value of a position to the side to move, in hundredths of a cow. A game that is over is not noticed.
 *
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { encode, rulesetFor } from "morabaraba/engine";
 * import { evaluate, weights } from "morabaraba/bots";
 *
 * const ruleset = rulesetFor("standard");
 * evaluate(ruleset, encode(ruleset, createGame()), weights) === weights.placing[11]; // => true
 * ```
 */
export function evaluate(ruleset: Ruleset, position: Position, weights: Weights): number {
  const { own, other, ownHand, otherHand } = position;
  const empty = ruleset.all & ~(own | other);
  const phase = ownHand + otherHand > 0 ? weights.placing : weights.moving;
  const cow = phase[0]! + phase[10]! * (2 * ruleset.variant.cows - ownHand - otherHand);
  const lone = phase[5] === 0 ? 0 : phase[5]! * prospects(ruleset, own, other, empty);
  return (
    sideValue(ruleset, own, empty, ownHand, phase, cow) -
    sideValue(ruleset, other, empty, otherHand, phase, cow) +
    lone +
    phase[FEATURES]!
  );
}

function sideValue(
  ruleset: Ruleset,
  own: number,
  empty: number,
  hand: number,
  phase: readonly number[],
  cow: number,
): number {
  const { distances, origins, ones, twos, fours } = terrainOf(ruleset);
  const closing = closers(ruleset, own);
  const open = closing & empty;
  const cows = countBits(own);
  const flying = flies(ruleset, cows, hand);
  const ways = countBits(own & ones) + 2 * countBits(own & twos) + 4 * countBits(own & fours);
  let value =
    cow * (cows + hand) +
    phase[1]! * countBits(closing & own) +
    phase[3]! * countBits(open) +
    phase[9]! * ways;
  if (open !== 0 && (phase[2] !== 0 || phase[4] !== 0))
    value += closingsValue(ruleset, own, open, closing & own, hand, flying, phase);
  if (flying) return value + phase[7]!;
  let free = 0;
  let near = 0;
  for (let i = 0; i < distances.length; i++) {
    const distance = distances[i]!;
    const origin = origins[i]!;
    const up = own & origin & (empty >> distance);
    const down = own & ((empty & origin) << distance);
    free |= up | down;
    near |= (up << distance) | (down >> distance);
  }
  return value + phase[6]! * (cows - countBits(free)) + phase[8]! * countBits(near);
}

/** The worth of the open points that the next move could take, and of the cows that leave a mill to do so. */
function closingsValue(
  ruleset: Ruleset,
  own: number,
  open: number,
  inMills: number,
  hand: number,
  flying: boolean,
  phase: readonly number[],
): number {
  let reached = hand > 0 ? open : 0;
  let double = 0;
  for (let points = open; points !== 0; points &= points - 1) {
    const point = points & -points;
    const near = flying ? own : own & ruleset.neighbours[31 - Math.clz32(point)]!;
    for (let left = near; left !== 0; left &= left - 1) {
      const cow = left & -left;
      if ((closers(ruleset, own ^ cow) & point) === 0) continue;
      reached |= point;
      double |= cow & inMills;
    }
  }
  return phase[2]! * countBits(reached) + phase[4]! * countBits(double);
}
