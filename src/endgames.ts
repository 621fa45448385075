/**
 * Exact endgames: tables of all positions with few cows on the board and none in hand, solved backwards from the ends.
 *
 * @module morabaraba/endgames
 */

export type { Signal } from "./base/clock.ts";
export * from "./base/publicErrors.ts";
export { fromBytes, toBytes } from "./endgames/bytes.ts";
export { type Probe, probe, tablebase } from "./endgames/probe.ts";
export { type Progress, type SolveOptions, solve } from "./endgames/solve.ts";
export { type Row, summary, type Table, type Tables } from "./endgames/tables.ts";
export type { Tablebase } from "./rules/mills/engine/tablebase.ts";
