/**
 * How the functions take a record. One that this library made, or a copy with the same nodes, is known at once. Anything else, such
 * as a record from JSON or a structured clone, is read and checked; what was read is remembered as long as the data stays
 * the same.
 */
import { equals, isRecord, show } from "../../base/data.ts";
import { attempt, ParseError } from "../../base/errors.ts";
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

/** The family of a variant; the first family for a variant of none, since it finds the words for what is wrong. */
function familyFor(variant: unknown): RecordFamily {
  const found = families.find((family) => attempt(() => family.createGame(variant)).ok);
  return found ?? (families[0] as RecordFamily);
}

/** Data that was read, and the record that it is. */
const read = /* @__PURE__ */ new WeakMap<object, RecordTree>();

/** The record as one that was made here. Throws {@link ParseError} with the field that is wrong, and `VariantError`. */
export function ownRecord<R extends RecordTree>(record: R): R {
  const made = madeRecord(record);
  if (made !== undefined) return made as R;
  if (!isRecord(record))
    throw new ParseError(
      "syntax",
      "",
      `A record is an object, not ${show(record)}; pass a record as createRecord or parseRecord returns it.`,
    );
  const known = read.get(record);
  if (known !== undefined && equals(known, record)) return known as R;
  const own = recordFrom(familyFor(record.variant), record);
  read.set(record, own);
  return own as R;
}
