/**
 * Whole games of mancala: creates and reads records, and has the other functions of `morabaraba/records`.
 *
 * @module morabaraba/mancala/records
 */
export {
  createRecord,
  type GameRecord,
  type ParseOptions,
  parseLink,
  parseRecord,
  parseRecords,
  type RecordNode,
  safeParseLink,
  safeParseRecord,
} from "./records/mancala/records.ts";
export * from "./records/shared.ts";
