/**
 * Solved endgames: tables of all positions with few cows on the board and none in hand.
 *
 * @module morabaraba/endgames
 */

export type { Signal } from "./base/clock.ts";
export { tablesFromBytes, tablesToBytes } from "./endgames/mills/bytes.ts";
export { createTablebase, type ProbeResult, probeTables } from "./endgames/mills/probe.ts";
export { type SolveOptions, type SolveProgress, solveEndgames } from "./endgames/mills/solve.ts";
export {
  type EndgameTable,
  type EndgameTables,
  type TableSummary,
  tableSummaries,
} from "./endgames/mills/tables.ts";
export type { Game, Move } from "./rules/mills/data/state.ts";
export type { StoredVariant } from "./rules/mills/data/variant.ts";
export type { Tablebase } from "./rules/mills/engine/tablebase.ts";
