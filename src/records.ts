/**
 * Whole games: a record is a tree of moves with a current node, which an app keeps as its state, and a text that others can
 * read. For mill games; the same functions for mancala are in `morabaraba/mancala/records`.
 *
 * @module morabaraba/records
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
  type RecordNotation,
  safeParseLink,
  safeParseRecord,
} from "./records/morabaraba/records.ts";
export {
  formatSanmillPosition,
  parseSanmillPosition,
  safeParseSanmillPosition,
} from "./records/morabaraba/sanmill.ts";
export * from "./records/shared.ts";
