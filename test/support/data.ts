/** Data as it must be: deeply frozen, or copied so that nothing is shared. */

/** Whether data is deeply frozen, as everything that the library returns is. */
export function isDeepFrozen(data: unknown): boolean {
  if (typeof data !== "object" || data === null) return true;
  // A module cannot be changed, though its exports do not count as frozen.
  if (Object.prototype.toString.call(data) === "[object Module]") return true;
  return Object.isFrozen(data) && Object.values(data).every(isDeepFrozen);
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Copies a value as plain data that shares nothing with it. */
export function snapshot(value: unknown): unknown {
  if (!isObject(value)) return typeof value === "function" ? "a function" : value;
  if (value instanceof Map) return Array.from(value, snapshot);
  if (ArrayBuffer.isView(value) || Array.isArray(value)) return Array.from(value as unknown[], snapshot);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, snapshot(each)]));
}
