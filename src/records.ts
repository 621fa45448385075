/**
 * Whole games, as trees of moves with a current node. An app keeps a record as its state, and writes it as
 * text that other programs can read. This entry point creates and reads records of mill games, and
 * `morabaraba/mancala/records` those of mancala, with the same functions.
 *
 * @module morabaraba/records
 */

export type { MorabarabaError, ParseError, Result } from "./base/errors.ts";
export {
  conclude,
  createRecord,
  currentLine,
  currentNode,
  type FormatOptions,
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
  type RecordNotation,
  safeParseLink,
  safeParseRecord,
  takeBack,
} from "./records/mills/records.ts";
export * from "./records/shared.ts";
export type { Game, Move, MoveLike } from "./rules/mills/data/state.ts";
export type { Player } from "./rules/mills/data/terms.ts";
export type { ChangedVariant, StoredVariant, Variant } from "./rules/mills/data/variant.ts";
