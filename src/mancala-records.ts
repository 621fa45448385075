/**
 * Whole games of mancala: the functions of `morabaraba/records` for the games of `morabaraba/mancala`.
 *
 * @module morabaraba/mancala/records
 */
export * from "./ground/api.ts";
export {
  conclude,
  createRecord,
  current,
  endOf,
  formatRecord,
  type GameRecord,
  line,
  mainline,
  type ParseOptions,
  parseRecord,
  parseRecords,
  play,
  type RecordNode,
  safeParseRecord,
} from "./records/mancalaRecords.ts";
export * from "./records/shared.ts";
