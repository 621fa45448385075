/** What is left of a table when it is solved: its losses to keep, what it came to, and its values for the tables above. */
import { binomial } from "./sets.ts";
import { type Pair, weightOf } from "./slots.ts";
import type { Table } from "./tables.ts";
import { OPEN, PLIES, type Side, type Solved } from "./work.ts";

/** A solved table, to be read by the ones above it, and what is kept of it. */
export interface Found {
  readonly solved: Solved;
  readonly table: Table;
}

/** Gathers a solved table, with a pause after each orbit. */
export function* harvest(side: Side): Generator<number, Found> {
  const { pair, ownIsLarger, log, losses, greatest } = side;
  const entries = log.reduce((sum, { slots }) => sum + slots.length, 0) || losses;
  const gathered: Gathered = {
    values: greatest < 256 ? new Uint8Array(pair.slots) : new Uint16Array(pair.slots),
    slots: new Uint32Array(entries),
    needs: new Uint16Array(entries),
    plies: new Uint16Array(entries),
    entries: 0,
    won: 0,
    longestWin: 0,
  };
  const cursors = log.map(() => 0);
  for (let orbit = 0; orbit < pair.sets.canonical.length; orbit++) {
    gather(side, orbit, cursors, gathered);
    yield pair.width >> 2;
  }
  const { values, won, longestWin, slots, needs, plies } = gathered;
  return {
    solved: { pair, ownIsLarger, values },
    table: tableFrom(pair, ownIsLarger, won, longestWin, slots, needs, plies),
  };
}

/** What is found out slot by slot. */
interface Gathered extends Omit<Table, "row"> {
  readonly values: Solved["values"];
  /** How many entries are written. */
  entries: number;
  won: number;
  longestWin: number;
}

function gather({ pair, values, log }: Side, orbit: number, cursors: number[], into: Gathered): void {
  const { width } = pair;
  const weight = weightOf(pair, orbit);
  for (let slot = orbit * width; slot < (orbit + 1) * width; slot++) {
    const value = values[slot]!;
    if (value >= OPEN) continue;
    into.values[slot] = value & PLIES;
    if ((value & 1) === 0) {
      into.won += weight;
      into.longestWin = Math.max(into.longestWin, (value & PLIES) - 1);
    } else if (log.length === 0) {
      into.slots[into.entries] = slot;
      into.plies[into.entries++] = value - 1;
    }
    log.forEach(({ slots, quiet, plies }, i) => {
      const cursor = cursors[i]!;
      if (slots[cursor] !== slot) return;
      into.slots[into.entries] = slot;
      into.needs[into.entries] = quiet;
      into.plies[into.entries++] = plies[cursor]!;
      cursors[i] = cursor + 1;
    });
  }
}

/** A table from its losses, with what is not to be seen in them. */
export function tableFrom(
  pair: Pair,
  ownIsLarger: boolean,
  won: number,
  longestWin: number,
  slots: Uint32Array,
  needs: Uint16Array,
  plies: Uint16Array,
): Table {
  const own = ownIsLarger ? pair.larger : pair.smaller;
  const other = ownIsLarger ? pair.smaller : pair.larger;
  let [lost, longestLoss] = [0, 0];
  slots.forEach((slot, i) => {
    // Of the entries of a slot the last counts: it has all quiet plies to itself.
    if (slots[i + 1] === slot) return;
    lost += weightOf(pair, Math.floor(slot / pair.width));
    longestLoss = Math.max(longestLoss, plies[i]!);
  });
  const points = pair.numbering.engine.points.length;
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
