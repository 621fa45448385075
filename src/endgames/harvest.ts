/** What is kept of a table when it is solved: its losses, and what it came to. */
import { binomial } from "./sets.ts";
import { type Cows, type Pair, weightOf } from "./slots.ts";
import type { Table } from "./tables.ts";
import { isTired, OPEN, PLIES, type Side } from "./work.ts";

/** Gathers a solved table, with a pause after each slice of work. */
export function* harvest(side: Side): Generator<undefined, Table> {
  const { pair, values, log, losses, desk } = side;
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
        log.forEach((found, quiet) => {
          if (found.slots[found.at] === slot) add(slot, quiet, found.values[found.at++]!);
        });
      }
    }
    desk.work += pair.width >> 2;
    if (isTired(desk)) yield;
  }
  return tableFrom(pair, side, won, longestWin, slots, needs, plies);
}

/** A table from its losses, with what is not to be seen in them. */
export function tableFrom(
  pair: Pair,
  { own, other }: Cows,
  won: number,
  longestWin: number,
  slots: Uint32Array,
  needs: Uint16Array,
  plies: Uint16Array,
): Table {
  let [lost, longestLoss] = [0, 0];
  slots.forEach((slot, i) => {
    // Of the entries of a slot the last counts: it has all quiet plies to itself.
    if (slots[i + 1] === slot) return;
    lost += weightOf(pair, Math.floor(slot / pair.width));
    longestLoss = Math.max(longestLoss, plies[i]!);
  });
  const points = pair.numbering.ruleset.points.length;
  return {
    row: Object.freeze({
      own,
      other,
      won,
      drawn: binomial(points, own) * binomial(points - own, other) - won - lost,
      lost,
      longestWin: won === 0 ? null : longestWin,
      longestLoss: lost === 0 ? null : longestLoss,
    }),
    slots,
    needs,
    plies,
  };
}
