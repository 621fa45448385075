/** Works with plain data of any kind: tests, shows, compares, copies and freezes it. */

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

/** A copy has at most this many entries, counted over all its lists and objects. */
const MOST_ENTRIES = 5000;

/**
 * Copies plain data and reads every field once. The copy leaves out what JSON cannot hold, what is deeper
 * than `levels`, and what exceeds {@link MOST_ENTRIES}.
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
  // A list that contains itself many times is small, but its copy would be huge.
  if (room.left < 0) return undefined;
  if (fields === undefined)
    return (data as readonly unknown[]).map((entry) => plain(entry, levels - 1, room));
  const entries = fields.map((field) => [field, plain((data as Data)[field], levels - 1, room)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
