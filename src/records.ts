/**
 * Whole games: a record is a tree of moves with a current node, which an app keeps as its state, and a text that others can
 * read. Mill games are created and read here, those of mancala in `morabaraba/mancala/records`; all else is the same in
 * both.
 *
 * @module morabaraba/records
 */
export {
  createRecord,
  type GameRecord,
  type ParseOptions,
  parseLink,
  parseRecord,
  parseRecords,
  type RecordNode,
  type RecordNotation,
  safeParseLink,
  safeParseRecord,
} from "./records/mills/records.ts";
export * from "./records/shared.ts";
