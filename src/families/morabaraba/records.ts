/** The records of mills, as apps for every family ask for them. */
export {
  createRecord,
  parseRecords,
  safeParseLink,
  safeParseRecord,
} from "../../records/morabaraba/records.ts";
export * from "../../records/shared.ts";
