const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Copies a value as plain data that shares nothing with it. */
export function snapshot(value: unknown): unknown {
  if (!isObject(value)) return typeof value === "function" ? "a function" : value;
  if (value instanceof Map) return Array.from(value, snapshot);
  if (ArrayBuffer.isView(value) || Array.isArray(value)) return Array.from(value as unknown[], snapshot);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, snapshot(each)]));
}
