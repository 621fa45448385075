/**
 * Whole games: a record is a tree of moves with a place in it, which an app keeps as its state, and a text that others
 * can read. For mill games; the same functions for mancala are in `morabaraba/mancala/records`.
 *
 * @module morabaraba/records
 */
export * from "./ground/api.ts";
export {
  annotate,
  back,
  conclude,
  createRecord,
  current,
  endOf,
  formatRecord,
  forward,
  type GameRecord,
  goTo,
  mainline,
  type Place,
  parseRecord,
  parseRecords,
  play,
  promote,
  type ReadingOptions,
  type RecordNotation,
  remove,
  safeParseRecord,
  setTags,
} from "./records/morabarabaRecords.ts";
export {
  formatSanmillPosition,
  parseSanmillPosition,
  safeParseSanmillPosition,
} from "./records/sanmill.ts";
export { RecordError } from "./records/tree/error.ts";
export type {
  End,
  Notes,
  PlaceNumber,
  Places,
  RecordedMove,
  RecordPlace,
  RecordTree,
  Tags,
} from "./records/tree/state.ts";
