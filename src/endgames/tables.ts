/**
 * What has been found out, small: only the positions that the side to move loses are kept. A win is a move to one of them,
 * and the rest are draws. Reading tables is for `values.ts`, finding them for `pair.ts`, writing them for `bytes.ts`.
 */
import { RulesError } from "../ground/errors.ts";
import type { Variant, VariantName } from "../morabaraba/data/variant.ts";

/** What one table came to. Positions are counted as they can be placed on the board, with the right to move. */
export interface Row {
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
  /** Plies of the longest win with best play; null where there is no win. */
  readonly longestWin: number | null;
  /** Plies of the longest loss with best play; null where there is no loss. */
  readonly longestLoss: number | null;
}

/**
 * A table: what it came to, and its lost positions. Where quiet plies draw, a position comes once for every number of them that
 * makes the loss quicker, the fewest first.
 */
export interface Table {
  readonly row: Row;
  /** The slots of the lost positions, ascending. */
  readonly slots: Uint32Array;
  /** For each of them: how many quiet plies there must be left, 0 where they do not draw. */
  readonly needs: Uint16Array;
  /** For each of them: plies to the end with best play. */
  readonly plies: Uint16Array;
}

/**
 * Tables of all positions with no cow in hand and up to so many cows a side. Plain data, so that they can be sent from a
 * worker; read them with {@link probe} and {@link summary}.
 */
export interface Tables {
  /** The variant, a built-in by its name. */
  readonly variant: VariantName | Variant;
  /** The most cows of a side. */
  readonly cows: number;
  /** One for each number of cows of the two sides, the fewest together first; of two that differ in who is to move, first the side with more. */
  readonly tables: readonly Table[];
}

/** Throws {@link RulesError} `not-tables` for what does not come from `solve` or `fromBytes`. */
export function refuseOthers(tables: Tables | undefined): void {
  const list: unknown = tables?.tables;
  const isTable = (table: Table): unknown =>
    table?.row && [table.slots, table.needs, table.plies].every(ArrayBuffer.isView);
  if (!(Array.isArray(list) && list[0] && list.every(isTable)))
    throw new RulesError("not-tables", "Pass tables as solve or fromBytes gives them.");
}

/**
 * What the tables came to, a row for each, the fewest cows first.
 *
 * @throws {@link RulesError} `not-tables`.
 * @example
 * ```ts
 * import { solve, summary } from "morabaraba/endgames";
 *
 * const tables = await solve("nineMens", { cows: 3 });
 * const [row] = summary(tables);
 * [row?.won, row?.drawn, row?.lost]; // => [2232160, 4112, 455648]
 * [row?.longestWin, row?.longestLoss]; // => [25, 26]
 * ```
 */
export function summary(tables: Tables): readonly Row[] {
  refuseOthers(tables);
  return tables.tables.map(({ row }) => row);
}

/** Tables by cows of the side to move times 16 plus cows of the other side. */
export type BySides<Entry> = readonly (Entry | undefined)[];
