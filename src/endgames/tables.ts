/**
 * Solved tables as data. To be small, they hold only the positions that the side to move loses: a position is won if a move
 * leads to a lost one, and drawn otherwise. `retrograde.ts` finds the losses, `values.ts` reads them, `bytes.ts` writes
 * them.
 */

import { isWhole } from "../base/data.ts";
import { MorabarabaError } from "../base/errors.ts";
import type { StoredVariant } from "../rules/mills/data/variant.ts";
import { rulesetFor } from "../rules/mills/engine/compile.ts";
import { MOST_PLIES } from "../rules/mills/engine/position.ts";
import { refuseRules } from "./rules.ts";
import { binomial } from "./sets.ts";
import { type Cows, shapesUpTo } from "./slots.ts";

/** No end is more plies away: a slot of the solver has 14 bits for the number. */
export const PLIES = 0x3fff as const;

/** The results of one table. Every way to place the cows is one position. */
export interface TableSummary {
  /** Cows of the side to move. */
  readonly own: number;
  /** Cows of the other side. */
  readonly other: number;
  /** Positions that the side to move wins. */
  readonly won: number;
  /** Positions that are drawn with best play. */
  readonly drawn: number;
  /** Positions that the side to move loses. */
  readonly lost: number;
  /** Plies of the longest win with best play; null if there is no win. */
  readonly longestWin: number | null;
  /** Plies of the longest loss with best play; null if there is no loss. */
  readonly longestLoss: number | null;
}

/** One table, for the cows in its `row`. The other fields are for this library alone. */
export interface EndgameTable {
  readonly row: TableSummary;
}

/**
 * The lost positions of a table. Where quiet plies draw, a position has an entry for each number of quiet plies with which
 * the loss is quicker than with fewer, the fewest first.
 */
export interface Losses {
  /** By entry: the slot of the position, ascending. */
  readonly slots: Uint32Array;
  /** By entry: the quiet plies that must be left for the loss, 0 if quiet plies do not draw. */
  readonly needs: Uint16Array;
  /** By entry: plies to the end with best play. */
  readonly plies: Uint16Array;
}

/** A table with its lost positions. */
export interface StoredTable extends EndgameTable, Losses {}

/**
 * Tables of all positions with no cow in hand and up to a number of cows a side. They are plain data, so that a worker can
 * post them; read them with {@link probeTables} and {@link tableSummaries}, and never change them. The form of tables is
 * checked before they are first read, and whenever they are written: sizes, order and ranges, but not whether each result is
 * right.
 */
export interface EndgameTables {
  /** The variant; for a built-in, its name. */
  readonly variant: StoredVariant;
  /** The most cows of a side. */
  readonly cows: number;
  /** A table for every number of cows of the two sides, the fewest cows first; of 4-3 and 3-4, first 4-3. */
  readonly tables: readonly EndgameTable[];
}

/**
 * The list of tables if they have the form that {@link solveEndgames} gives them. Throws `MorabarabaError` `not-tables`
 * otherwise.
 */
export function checkedTables(tables: EndgameTables): readonly StoredTable[] {
  try {
    const {
      variant,
      cows,
      tables: list,
    } = tables as EndgameTables & { readonly tables: readonly StoredTable[] };
    const ruleset = rulesetFor(variant);
    const points = ruleset.points.length;
    refuseRules(ruleset.variant, cows);
    // The number first: any larger one would make a long list of shapes.
    const shapes = isWhole(cows, 1, ruleset.variant.cows) ? shapesUpTo(ruleset, cows) : [];
    const expected = shapes.flatMap(({ sides, slots }) => sides.map((side) => ({ ...side, slots })));
    const fits =
      Array.isArray(list) &&
      list.length > 0 &&
      list.length === expected.length &&
      expected.every((side, i) => isStored(list[i]!, side, side.slots, points));
    if (fits) return list;
  } catch {
    // The variant is broken, or something is not even an object.
  }
  throw new MorabarabaError("not-tables", "Pass tables as solve or fromBytes returned them.");
}

/** Whether a table has the form of a table for these cows, with less than `most` slots, on a board of `points` points. */
function isStored(table: StoredTable, cows: Cows, most: number, points: number): boolean {
  const { row, slots, needs, plies } = table;
  const positions = binomial(points, cows.own) * binomial(points - cows.own, cows.other);
  const isLength = (value: number | null): boolean => value === null || isWhole(value, 0, PLIES);
  return (
    row.own === cows.own &&
    row.other === cows.other &&
    [row.won, row.drawn, row.lost].every((count) => isWhole(count, 0, positions)) &&
    row.won + row.drawn + row.lost === positions &&
    isLength(row.longestWin) &&
    isLength(row.longestLoss) &&
    slots instanceof Uint32Array &&
    needs instanceof Uint16Array &&
    plies instanceof Uint16Array &&
    needs.length === slots.length &&
    plies.length === slots.length &&
    areLosses(table, most) &&
    row.longestLoss === longestLoss(table)
  );
}

/** Whether entries are in order and in range. */
export function areLosses({ slots, needs, plies }: Losses, most: number): boolean {
  return slots.every((slot, i) => {
    const [need, count] = [needs[i]!, plies[i]!];
    const isQuicker = slot === slots[i - 1] && need > needs[i - 1]! && count < plies[i - 1]!;
    return (
      slot < most &&
      (isQuicker || slot > (slots[i - 1] ?? -1)) &&
      need <= MOST_PLIES &&
      count <= PLIES &&
      count % 2 === 0
    );
  });
}

/** Of the entries of a slot only the last counts: it may use every quiet ply. Null if there is no loss. */
export function longestLoss({ slots, plies }: Losses): number | null {
  const longest = plies.reduce(
    (most, count, i) => (slots[i + 1] === slots[i] ? most : Math.max(most, count)),
    -1,
  );
  return longest < 0 ? null : longest;
}

/**
 * Lists the results of the tables, a row for each, the fewest cows first.
 *
 * @throws `MorabarabaError` `not-tables`.
 * @example
 * ```ts
 * import { solveEndgames, tableSummaries } from "morabaraba/endgames";
 *
 * const tables = await solveEndgames("nineMens", { cows: 3 });
 * const [row] = tableSummaries(tables);
 * [row?.won, row?.drawn, row?.lost]; // => [2232160, 4112, 455648]
 * [row?.longestWin, row?.longestLoss]; // => [25, 26]
 * ```
 */
export function tableSummaries(tables: EndgameTables): readonly TableSummary[] {
  return checkedTables(tables).map(({ row }) => row);
}

/** Entries by 16 times the cows of the side to move plus the cows of the other side. */
export type BySides<Entry> = readonly (Entry | undefined)[];
