/** What a search may ask of solved endgames: types, and nothing to run but their casts. */
import type { Ruleset } from "./compile.ts";
import type { Position } from "./position.ts";

declare const brand: unique symbol;

/** Exact endgames for a bot or a review: what `createTablebase` of `morabaraba/endgames` returns. */
export interface Tablebase {
  readonly [brand]: true;
}

/**
 * Distance to the end of a position that is not over: n if the side to move wins in n plies, -n if it loses in n, 0 for a
 * draw, `undefined` if unknown. Unless `exact`, it may return 0 for a win, which is quicker: a search sees the win one ply
 * later, as a move to a loss.
 */
export type Lookup = (ruleset: Ruleset, position: Position, exact: boolean) => number | undefined;

export const tablebaseOf = (lookup: Lookup): Tablebase => lookup as unknown as Tablebase;

export const lookupOf = (tablebase: Tablebase | undefined): Lookup | undefined =>
  tablebase as unknown as Lookup | undefined;
