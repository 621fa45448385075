/** The records of mancala, as apps for every family ask for them. */
export {
  createRecord,
  parseRecords,
  safeParseLink,
  safeParseRecord,
} from "../../records/mancala/records.ts";
export * from "../../records/shared.ts";
