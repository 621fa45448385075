/* The types by which a search looks up solved endgames: one public, one internal. */
import type { Ruleset } from "./compile.ts";
import type { Position } from "./position.ts";

/** Exact endgames for a bot or a review: what `createTablebase` of `morabaraba/endgames` returns. */
export interface Tablebase {
  /** The tables, once they are loaded, for a worker. */
  readonly "~tables": () => object | undefined;
}

/**
 * Returns the distance to the end of a game that is not over: n if the side to move wins in n plies, -n if it
 * loses in n, 0 for a draw, `undefined` if unknown. Unless `exact` is set, it may return 0 for a win, which
 * is quicker: a search still sees the win one ply later, as a move to a loss.
 */
export type Lookup = (ruleset: Ruleset, position: Position, exact: boolean) => number | undefined;

export const tablebaseOf = (lookup: Lookup, tables: Tablebase["~tables"] = () => undefined): Tablebase =>
  Object.assign(lookup, { "~tables": tables });

export const lookupOf = (tablebase: Tablebase | undefined): Lookup | undefined =>
  tablebase as unknown as Lookup | undefined;
