// What is written and read back must be the same.

/** @param {string} what @param {string} found @param {string} expected */
export function compare(what, found, expected) {
  if (found !== expected) throw new Error(`Read back from ${what}: ${found}, but it was ${expected}.`);
  console.log(`Read back from ${what}: the same position.`);
}
