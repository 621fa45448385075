/* Solved tables of mancala as data: a byte for each position, in the order of `numbering.ts`. */

import { isWhole } from "../../base/data.ts";
import { MorabarabaError } from "../../base/errors.ts";
import { variantFrom } from "../../rules/mancala/data/define.ts";
import type { StoredVariant } from "../../rules/mancala/data/variant.ts";
import { createNumbering, MOST_TABLE_SEEDS, type Numbering } from "./numbering.ts";
import { refuseRules } from "./rules.ts";

/**
 * Tables of all positions with up to a number of seeds in the houses. They are plain data, which a worker can
 * post. Read them with {@link probeTables} and {@link tableSummaries}, and never change them. The library
 * checks sizes and ranges before it first reads the tables and each time it writes them, but not whether each
 * value is right.
 */
export interface EndgameTables {
  /** The variant, or the name of a built-in. */
  readonly variant: StoredVariant;
  /** The most seeds in the houses. */
  readonly seeds: number;
  /**
   * For each position, what the side to move wins from here on less what the other side wins, in seeds. The
   * order of the positions is internal.
   */
  readonly values: Int8Array;
}

/** The results of all positions with the same number of seeds in the houses. */
export interface TableSummary {
  /** Seeds in the houses. */
  readonly seeds: number;
  /** Positions in which the side to move wins more of these seeds than the other side. */
  readonly won: number;
  /** Positions in which both sides win equally many. */
  readonly drawn: number;
  /** Positions in which the side to move wins fewer. */
  readonly lost: number;
}

/** Returns how the tables number positions; throws `MorabarabaError` `not-tables` if their form is wrong. */
export function checkedTables(tables: EndgameTables): Numbering {
  try {
    const { variant, seeds, values } = tables;
    const data = variantFrom(variant);
    refuseRules(data);
    // Check the number first: too large a number would make a long list.
    if (isWhole(seeds, 0, MOST_TABLE_SEEDS) && values instanceof Int8Array) {
      const numbering = createNumbering(2 * data.houses, seeds);
      if (values.length === numbering.upTo[seeds] && areValues(values, numbering)) return numbering;
    }
  } catch {
    // The variant is invalid, or something is not an object.
  }
  throw new MorabarabaError("not-tables", "Pass tables as solveEndgames or tablesFromBytes returned them.");
}

/** Whether no value is greater than the number of seeds. */
export function areValues(values: Int8Array, { upTo }: Numbering): boolean {
  let count = 0;
  return values.every((value, i) => {
    if (i >= upTo[count]!) count++;
    return value >= -count && value <= count;
  });
}

/**
 * Lists the results of the tables, a row for each number of seeds, the fewest first.
 *
 * @throws `MorabarabaError` `not-tables` if `tables` are not endgame tables.
 * @example
 * ```ts
 * import { solveEndgames, tableSummaries } from "morabaraba/mancala/endgames";
 *
 * const tables = await solveEndgames("kalah", { seeds: 4 });
 * tableSummaries(tables)[1]; // => { seeds: 1, won: 6, drawn: 0, lost: 6 }
 * ```
 */
export function tableSummaries(tables: EndgameTables): readonly TableSummary[] {
  const { upTo } = checkedTables(tables);
  return upTo.map((end, seeds) => {
    const values = tables.values.subarray(upTo[seeds - 1] ?? 0, end);
    let [won, lost] = [0, 0];
    for (const value of values) {
      if (value > 0) won++;
      else if (value < 0) lost++;
    }
    return { seeds, won, drawn: values.length - won - lost, lost };
  });
}
