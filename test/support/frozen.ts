/** Whether data is frozen all the way down, as everything is that the library gives. */
export function isDeepFrozen(data: unknown): boolean {
  if (typeof data !== "object" || data === null) return true;
  return Object.isFrozen(data) && Object.values(data).every(isDeepFrozen);
}
