/**
 * How the functions take a record. One that this library made, or a copy with the same nodes, is known at once. Anything else, such
 * as a record from JSON or a structured clone, is read and checked; what was read is remembered as long as the data stays
 * the same.
 */
import { equals, isRecord } from "../../base/data.ts";
import type { RecordFamily } from "./family.ts";
import { recordFrom } from "./fromData.ts";
import { madeRecord } from "./games.ts";
import type { RecordTree } from "./record.ts";

/** The families whose entry points are loaded. */
const families: RecordFamily[] = [];

/** Lets records of a family be read wherever a function takes a record. */
export function addFamily(family: RecordFamily): void {
  families.push(family);
}

/** The family that a record names; the first one for a record of none, which finds what is wrong. */
function familyFor(name: unknown): RecordFamily {
  return families.find((family) => family.name === name) ?? (families[0] as RecordFamily);
}

/** Data that was read, and the record that it is. */
const read = /* @__PURE__ */ new WeakMap<object, RecordTree>();

/** The record as one that was made here. Throws `RecordError` with the field that is wrong. */
export function ownRecord<R extends RecordTree>(record: R): R {
  const made = madeRecord(record);
  if (made !== undefined) return made as R;
  // Throws.
  if (!isRecord(record)) return recordFrom(familyFor(undefined), record) as R;
  const known = read.get(record);
  if (known !== undefined && equals(known, record)) return known as R;
  const own = recordFrom(familyFor(record.family), record);
  read.set(record, own);
  return own as R;
}
