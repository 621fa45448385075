/**
 * Whole games of mancala: the functions of `morabaraba/records` for the games of `morabaraba/mancala`.
 *
 * @module morabaraba/mancala/records
 */
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
  remove,
  safeParseRecord,
  setTags,
  variation,
} from "./mancala/records.ts";
export { RecordError } from "./records/error.ts";
export type {
  AnnotatedMove,
  End,
  Entry,
  MoveLine,
  Notes,
  Path,
  RecordPlace,
  RecordTree,
  Tags,
} from "./records/state.ts";
