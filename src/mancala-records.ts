/**
 * Whole games of mancala: the functions of `morabaraba/records` for the games of `morabaraba/mancala`.
 *
 * @module morabaraba/mancala/records
 */
export * from "./base/publicErrors.ts";
export {
  conclude,
  createRecord,
  current,
  endOf,
  formatLink,
  formatRecord,
  type GameRecord,
  line,
  mainline,
  type ParseOptions,
  parseLink,
  parseRecord,
  parseRecords,
  play,
  type RecordNode,
  safeParseLink,
  safeParseRecord,
} from "./records/mancala/records.ts";
export * from "./records/shared.ts";
