/** How good a position looks to the side to move, without looking ahead. What a feature is worth is in `weights.ts`. */

import { countBits } from "../morabaraba/engine/bits.ts";
import type { Engine } from "../morabaraba/engine/compile.ts";
import { closers } from "../morabaraba/engine/mills.ts";
import { flies, type Position } from "../morabaraba/engine/movegen.ts";
import { terrainOf } from "./terrain.ts";
import { FEATURES, type Weights } from "./weights.ts";

/**
 * The value of a position to the side to move, in hundredths of a cow. A game that is over is not noticed.
 *
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { encode, engineFor } from "morabaraba/engine";
 * import { evaluate, weights } from "morabaraba/bots";
 *
 * const engine = engineFor("standard");
 * evaluate(engine, encode(engine, createGame()), weights) === weights.placing[8]; // => true
 * ```
 */
export function evaluate(engine: Engine, position: Position, weights: Weights): number {
  const { own, other, ownHand, otherHand } = position;
  const phase = ownHand + otherHand > 0 ? weights.placing : weights.moving;
  return (
    sideValue(engine, own, other, ownHand, phase) -
    sideValue(engine, other, own, otherHand, phase) +
    phase[FEATURES]!
  );
}

function sideValue(
  engine: Engine,
  own: number,
  other: number,
  hand: number,
  phase: readonly number[],
): number {
  const { distances, origins } = terrainOf(engine);
  const empty = engine.all & ~(own | other);
  const closing = closers(engine, own);
  const open = closing & empty;
  const cows = countBits(own);
  const flying = flies(engine, cows, hand);
  let value = phase[0]! * (cows + hand) + phase[1]! * countBits(closing & own) + phase[3]! * countBits(open);
  if (open !== 0) value += closingsValue(engine, own, open, closing & own, hand, flying, phase);
  if (flying) return value + phase[7]!;
  let [steps, free] = [0, 0];
  for (let i = 0; i < distances.length; i++) {
    const distance = distances[i]!;
    const origin = origins[i]!;
    const up = own & origin & (empty >> distance);
    const down = own & ((empty & origin) << distance);
    if (phase[5] !== 0) steps += countBits(up) + countBits(down);
    free |= up | down;
  }
  return value + phase[5]! * steps + phase[6]! * (cows - countBits(free));
}

/** The worth of the open points that the next move could take, and of the cows that leave a mill to do so. */
function closingsValue(
  engine: Engine,
  own: number,
  open: number,
  inMills: number,
  hand: number,
  flying: boolean,
  phase: readonly number[],
): number {
  let [reached, double] = [hand > 0 ? open : 0, 0];
  for (let points = open; points !== 0; points &= points - 1) {
    const point = points & -points;
    const near = flying ? own : own & engine.neighbours[31 - Math.clz32(point)]!;
    for (let left = near; left !== 0; left &= left - 1) {
      const cow = left & -left;
      if ((closers(engine, own ^ cow) & point) === 0) continue;
      reached |= point;
      double |= cow & inMills;
    }
  }
  return phase[2]! * countBits(reached) + phase[4]! * countBits(double);
}
