/* Turns a solved table into its stored form: the losses, and a summary of the rest. */
import { binomial } from "./sets.ts";
import { type Cows, type Pair, weightOf } from "./slots.ts";
import { type Losses, longestLoss, PLIES, type StoredTable } from "./tables.ts";
import { OPEN, type Side, shouldYield } from "./workspace.ts";

/** Collects the losses of a solved table, and yields after each slice of work. */
export function* collect(side: Side): Generator<undefined, StoredTable> {
  const { pair, values, log, losses, workspace } = side;
  const entries = log.reduce((sum, { slots }) => sum + slots.length, 0) || losses;
  const slots = new Uint32Array(entries);
  const needs = new Uint16Array(entries);
  const plies = new Uint16Array(entries);
  let [entry, won, longestWin] = [0, 0, 0];
  const add = (slot: number, need: number, value: number): void => {
    slots[entry] = slot;
    needs[entry] = need;
    plies[entry++] = value - 1;
  };
  for (let orbit = 0; orbit < pair.sets.canonical.length; orbit++) {
    for (let slot = orbit * pair.width; slot < (orbit + 1) * pair.width; slot++) {
      if (values[slot]! >= OPEN) continue;
      const value = values[slot]! & PLIES;
      if ((value & 1) === 0) {
        won += weightOf(pair, orbit);
        longestWin = Math.max(longestWin, value - 1);
      } else if (log.length === 0) add(slot, 0, value);
      else {
        log.forEach((step, quiet) => {
          if (step.slots[step.at] === slot) add(slot, quiet, step.values[step.at++]!);
        });
      }
    }
    workspace.work += pair.width >> 2;
    if (shouldYield(workspace)) yield;
  }
  const points = pair.numbering.ruleset.points.length;
  return tableFrom(points, pair, side, won, longestWin, { slots, needs, plies });
}

/** Creates a table from its losses, for a board of `points` points. Without losses it needs no `pair`. */
export function tableFrom(
  points: number,
  pair: Pair | undefined,
  { own, other }: Cows,
  won: number,
  longestWin: number,
  losses: Losses,
): StoredTable {
  const { slots } = losses;
  let lost = 0;
  slots.forEach((slot, i) => {
    if (pair === undefined || slots[i + 1] === slot) return;
    lost += weightOf(pair, Math.floor(slot / pair.width));
  });
  return {
    row: Object.freeze({
      own,
      other,
      won,
      drawn: binomial(points, own) * binomial(points - own, other) - won - lost,
      lost,
      longestWin: won === 0 ? null : longestWin,
      longestLoss: longestLoss(losses),
    }),
    ...losses,
  };
}
