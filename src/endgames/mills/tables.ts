/*
 * Solved tables as data. To stay small, they hold only lost positions: a position is won if a move leads to a
 * lost one, and drawn otherwise. `retrograde.ts` finds the losses, `values.ts` reads them, and `bytes.ts`
 * writes them.
 */

import { isWhole } from "../../base/data.ts";
import { MorabarabaError } from "../../base/errors.ts";
import type { StoredVariant } from "../../rules/mills/data/variant.ts";
import { rulesetFor } from "../../rules/mills/engine/compile.ts";
import { MOST_PLIES } from "../../rules/mills/engine/position.ts";
import { refuseRules } from "./rules.ts";
import { binomial } from "./sets.ts";
import { type Cows, shapesUpTo } from "./slots.ts";

/** The most plies to the end: the solver's slots have 14 bits for the number. */
export const PLIES = 0x3fff as const;

/**
 * The results of one table. Every arrangement of the cows is a position, even if a symmetry of the board
 * turns it into another.
 */
export interface TableSummary {
  /** Cows of the side to move. */
  readonly own: number;
  /** Cows of the other side. */
  readonly other: number;
  /** Positions that the side to move wins. */
  readonly won: number;
  /** Positions that are drawn with perfect play. */
  readonly drawn: number;
  /** Positions that the side to move loses. */
  readonly lost: number;
  /** Plies of the longest win with perfect play; null if there is no win. */
  readonly longestWin: number | null;
  /** Plies of the longest loss with perfect play; null if there is no loss. */
  readonly longestLoss: number | null;
}

/** One table, for the numbers of cows in its `row`. All other fields are internal. */
export interface EndgameTable {
  readonly row: TableSummary;
}

/**
 * The lost positions of a table. If a rule draws after some number of quiet plies, a position may have
 * several entries. Each of them needs more quiet plies than the entry before it, and loses sooner.
 */
export interface Losses {
  /** For each entry, the slot of the position, ascending. */
  readonly slots: Uint32Array;
  /** For each entry, the quiet plies that the loss needs; 0 if no rule counts quiet plies. */
  readonly needs: Uint16Array;
  /** For each entry, plies to the end with perfect play. */
  readonly plies: Uint16Array;
}

/** A table with its lost positions. */
export interface StoredTable extends EndgameTable, Losses {}

/**
 * Tables of all positions with no cow in hand and up to a number of cows per side. They are plain data, which
 * a worker can post. Read them with {@link probeTables} and {@link tableSummaries}, and never change them.
 * The library checks sizes, order and ranges before it first reads the tables and each time it writes them,
 * but not whether each result is right.
 */
export interface EndgameTables {
  /** The variant, or the name of a built-in. */
  readonly variant: StoredVariant;
  /** The most cows per side. */
  readonly cows: number;
  /** A table for every pair of numbers of cows, the fewest cows first, and 4-3 before 3-4. */
  readonly tables: readonly EndgameTable[];
}

/** Returns the tables as a list; throws `MorabarabaError` `not-tables` if their form is wrong. */
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
    // Check the number first: too large a number would make a long list of shapes.
    const shapes = isWhole(cows, 1, ruleset.variant.cows) ? shapesUpTo(ruleset, cows) : [];
    const expected = shapes.flatMap(({ sides, slots }) => sides.map((side) => ({ ...side, slots })));
    const fits =
      Array.isArray(list) &&
      list.length > 0 &&
      list.length === expected.length &&
      expected.every((side, i) => isStored(list[i]!, side, side.slots, points));
    if (fits) return list;
  } catch {
    // The variant is invalid, or something is not an object.
  }
  throw new MorabarabaError("not-tables", "Pass tables as solveEndgames or tablesFromBytes returned them.");
}

/** Whether a table has the form for these cows, at most `most` slots, and a board of `points` points. */
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

/** Whether entries are in order and in range, for slots below `most`. */
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

/** Returns the plies of the longest loss, or null. Only a slot's last entry counts: it is the quickest. */
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
 * @throws `MorabarabaError` `not-tables` if `tables` are not endgame tables.
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
  return checkedTables(tables).map(({ row }) => ({ ...row }));
}

/** Entries by cows: the index is 16 times the cows of the side to move, plus those of the other side. */
export type BySides<Entry> = readonly (Entry | undefined)[];
