/**
 * Whole games of mancala: what creates and reads them, and the functions of `morabaraba/records`, which serve both families.
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
