/**
 * Whole games of mancala: the functions of `morabaraba/records` for the games of `morabaraba/mancala`.
 *
 * @module morabaraba/mancala/records
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
  remove,
  safeParseRecord,
  setTags,
} from "./records/mancalaRecords.ts";
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
