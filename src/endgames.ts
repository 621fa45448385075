/**
 * Exact endgames: tables of all positions with few cows on the board and none in hand, solved backwards from the ends.
 *
 * @module morabaraba/endgames
 */
export { fromBytes, toBytes } from "./endgames/bytes.ts";
export type { Progress, SolveOptions } from "./endgames/options.ts";
export { oracle } from "./endgames/oracle.ts";
export { type Probe, probe } from "./endgames/probe.ts";
export { solve } from "./endgames/solve.ts";
export { type Row, summary, type Table, type Tables } from "./endgames/tables.ts";
export * from "./ground/api.ts";
export type { Signal } from "./ground/clock.ts";
export type { Oracle } from "./morabaraba/engine/oracle.ts";
