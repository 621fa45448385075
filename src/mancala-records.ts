/**
 * Whole games of mancala: creates and reads records, and has the other functions of `morabaraba/records`.
 *
 * @module morabaraba/mancala/records
 */

export type { ParseError, Result } from "./base/errors.ts";
export {
  conclude,
  createRecord,
  currentLine,
  currentNode,
  formatRecord,
  type GameRecord,
  goBack,
  mainline,
  type ParseOptions,
  parseLink,
  parseRecord,
  parseRecords,
  playMove,
  type RecordNode,
  safeParseLink,
  safeParseRecord,
  takeBack,
} from "./records/mancala/records.ts";
export * from "./records/shared.ts";
export type { Game, Move, MoveLike, Player } from "./rules/mancala/data/state.ts";
export type { ChangedVariant, StoredVariant, Variant } from "./rules/mancala/data/variant.ts";
