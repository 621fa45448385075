/**
 * Plain data, whatever it stands for: what kind it is, how it reads in a message, whether it is the same, and how it is
 * frozen.
 */

/** Plain data with fields. */
type Data = Readonly<Record<string, unknown>>;

/** True for anything with fields that is not a list. */
export function isRecord(value: unknown): value is Data {
  return Object(value) === value && !Array.isArray(value);
}

/** True for a whole number of the range, both ends included. */
export function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

/** Whether a field counts as absent: JSON has null for what JavaScript leaves out. */
export function isAbsent(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}

/** Whether an object has a field itself, as JSON would hold it. */
export const isOwn: (field: PropertyKey) => boolean = Object.prototype.propertyIsEnumerable;

/** A value in few words, for messages; of an object nothing is read. */
export function show(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.length > 24 ? `${value.slice(0, 24)}…` : value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return Object(value) === value ? "an object" : String(value).slice(0, 24);
}

/**
 * Whether data equals a checked copy of such data, which has no `undefined` in it. Every field is read once, and nothing
 * but lists of field names is made, so that this is much cheaper than another check.
 */
export function equals(copy: unknown, data: unknown): boolean {
  if (copy === data) return true;
  if (Object(copy) !== copy || Object(data) !== data) return false;
  if (Array.isArray(copy)) {
    if (!Array.isArray(data) || data.length !== copy.length) return false;
    for (let i = 0; i < copy.length; i++) if (!equals(copy[i], data[i])) return false;
    return true;
  }
  if (Array.isArray(data)) return false;
  const [fields, given] = [copy, data] as [Data, Data];
  for (const field of Object.keys(fields)) {
    if (!isOwn.call(given, field) || !equals(fields[field], given[field])) return false;
  }
  return Object.keys(given).every((field) => Object.hasOwn(fields, field) || isAbsent(given[field]));
}

/** Freezes plain data all the way down and returns it. */
export function deepFreeze<Frozen>(data: Frozen): Frozen {
  if (!Object.isFrozen(data)) Object.values(Object.freeze(data) as object).forEach(deepFreeze);
  return data;
}

/** The most entries of a copy, in all its lists and objects together. */
const MOST_ENTRIES = 5000;

/**
 * A copy of plain data, without what JSON cannot hold, what lies deeper than so many levels, and what comes after the most
 * entries. Every field is read once.
 */
export function plain(
  data: unknown,
  levels: number,
  room: { left: number } = { left: MOST_ENTRIES },
): unknown {
  if (typeof data === "symbol" || typeof data === "bigint") return undefined;
  if (Object(data) !== data) return data;
  if (levels === 0) return undefined;
  const fields = Array.isArray(data) ? undefined : Object.keys(data as Data);
  room.left -= (fields ?? (data as readonly unknown[])).length;
  // A list that contains itself many times is small, but its copy has no end.
  if (room.left < 0) return undefined;
  if (fields === undefined)
    return (data as readonly unknown[]).map((entry) => plain(entry, levels - 1, room));
  const entries = fields.map((field) => [field, plain((data as Data)[field], levels - 1, room)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
