// What was written and read again must be what it was.

/** @param {string} what @param {string} found @param {string} expected */
export function compare(what, found, expected) {
  if (found !== expected) throw new Error(`Read back from ${what}: ${found}, but it was ${expected}.`);
  console.log(`Read back from ${what}: the same position.`);
}
