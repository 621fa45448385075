/**
 * Solved tables as data. To be small, they keep only the positions that the side to move loses: a win is a move to one of
 * them, and the rest are draws. `retrograde.ts` finds them, `values.ts` reads them, `bytes.ts` writes them.
 */

import { isWhole } from "../base/data.ts";
import { RulesError } from "../base/errors.ts";
import type { StoredVariant } from "../rules/morabaraba/data/variant.ts";
import { rulesetFor } from "../rules/morabaraba/engine/compile.ts";
import { MOST_PLIES } from "../rules/morabaraba/engine/movegen.ts";
import { refuseRules } from "./rules.ts";
import { binomial } from "./sets.ts";
import { type Cows, shapesUpTo } from "./slots.ts";

/** No end is more plies away: a slot of the solver has 14 bits for them. */
export const PLIES = 0x3fff as const;

/** The results of one table. Every placement of the cows with a side to move is one position. */
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

/** One table, for the cows that `row` names. What else it holds only this library reads. */
export interface Table {
  readonly row: Row;
}

/**
 * A table with its lost positions. Where quiet plies draw, a position comes once for every number of them that makes the loss
 * quicker, the fewest first.
 */
export interface StoredTable extends Table {
  /** The slots of the lost positions, ascending. */
  readonly slots: Uint32Array;
  /** For each of them: the quiet plies that must be left, 0 where they do not draw. */
  readonly needs: Uint16Array;
  /** For each of them: plies to the end with best play. */
  readonly plies: Uint16Array;
}

/**
 * Tables of all positions with no cow in hand and up to a number of cows a side. Plain data, so that they can be sent from a
 * worker; read them with {@link probe} and {@link summary}.
 */
export interface Tables {
  /** The variant, a built-in by its name. */
  readonly variant: StoredVariant;
  /** The most cows of a side. */
  readonly cows: number;
  /** One for each number of cows of the two sides, the fewest together first; of two that differ in who is to move, first the side with more. */
  readonly tables: readonly Table[];
}

/**
 * The tables, once it is certain that they are as {@link solve} or {@link fromBytes} made them: of the right sizes and in order.
 * Throws {@link RulesError} `not-tables`.
 */
export function checkedTables(tables: Tables): readonly StoredTable[] {
  try {
    const { variant, cows, tables: list } = tables as Tables & { readonly tables: readonly StoredTable[] };
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
    // Whatever is wrong with the variant or a table, the tables are not as they were made.
  }
  throw new RulesError("not-tables", "Pass tables as solve or fromBytes gives them.");
}

function isStored(
  { row, slots, needs, plies }: StoredTable,
  cows: Cows,
  most: number,
  points: number,
): boolean {
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
    slots.every((slot, i) => slot < most && slot >= (slots[i - 1] ?? 0)) &&
    needs.every((count) => count <= MOST_PLIES) &&
    plies.every((count) => count <= PLIES && count % 2 === 0)
  );
}

/**
 * The results of the tables, a row for each, the fewest cows first.
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
  return checkedTables(tables).map(({ row }) => row);
}

/** Tables by cows of the side to move times 16 plus cows of the other side. */
export type BySides<Entry> = readonly (Entry | undefined)[];
