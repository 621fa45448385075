/**
 * Solved endgames of mancala: tables of all positions with few seeds in the houses.
 *
 * @module morabaraba/mancala/endgames
 */

export type { Signal } from "./base/clock.ts";
export { tablesFromBytes, tablesToBytes } from "./endgames/mancala/bytes.ts";
export { createTablebase, type ProbeResult, probeTables } from "./endgames/mancala/probe.ts";
export { type SolveOptions, type SolveProgress, solveEndgames } from "./endgames/mancala/solve.ts";
export { type EndgameTables, type TableSummary, tableSummaries } from "./endgames/mancala/tables.ts";
export type { Game, Move } from "./rules/mancala/data/state.ts";
export type { StoredVariant } from "./rules/mancala/data/variant.ts";
export type { Tablebase } from "./rules/mancala/engine/tablebase.ts";
