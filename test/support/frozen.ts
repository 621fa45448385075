/** Whether data is deeply frozen, as everything that the library returns is. */
export function isDeepFrozen(data: unknown): boolean {
  if (typeof data !== "object" || data === null) return true;
  // A module cannot be changed, though its exports do not count as frozen.
  if (Object.prototype.toString.call(data) === "[object Module]") return true;
  return Object.isFrozen(data) && Object.values(data).every(isDeepFrozen);
}
