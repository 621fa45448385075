/* The types by which a search looks up solved endgames of mancala: one public, one internal. */
import type { Position } from "./position.ts";

/** Exact endgames for a bot: what `createTablebase` of `morabaraba/mancala/endgames` returns. */
export interface Tablebase {
  /** The tables, once they are loaded, for a worker. */
  readonly "~tables": () => object | undefined;
}

/**
 * Returns what the side to move wins from here on, in seeds, less what the other side wins, with best play;
 * `undefined` if the tables do not have the position. The position must not be over.
 */
export type Lookup = (position: Position) => number | undefined;

export const tablebaseOf = (lookup: Lookup, tables: Tablebase["~tables"]): Tablebase =>
  Object.assign(lookup, { "~tables": tables });

export const lookupOf = (tablebase: Tablebase | undefined): Lookup | undefined =>
  tablebase as unknown as Lookup | undefined;
