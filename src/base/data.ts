/* Works with plain data of any kind: tests, shows, compares and freezes it. */

/** Plain data with fields. */
type Data = Readonly<Record<string, unknown>>;

/** Whether a value is an object or a function, but not a list. */
export function isRecord(value: unknown): value is Data {
  return Object(value) === value && !Array.isArray(value);
}

/** Whether a value is a whole number in a range, both ends included. */
export function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

/** Whether a field counts as absent: JSON may hold null where JavaScript has no field. */
export function isAbsent(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}

/** Whether an object has a field that JSON would hold: its own and enumerable. */
export const isOwn: (field: PropertyKey) => boolean = Object.prototype.propertyIsEnumerable;

/** Describes a value in a few words, for messages, without reading an object's fields. */
export function show(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.length > 24 ? `${value.slice(0, 24)}…` : value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return Object(value) === value ? "an object" : String(value).slice(0, 24);
}

/**
 * Whether data equals a checked copy, which contains no `undefined`. It reads every field once and allocates
 * only lists of field names, so it is much cheaper than checking the data again.
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

/** Freezes plain data deeply and returns it. */
export function deepFreeze<Frozen>(data: Frozen): Frozen {
  if (!Object.isFrozen(data)) Object.values(Object.freeze(data) as object).forEach(deepFreeze);
  return data;
}
