/**
 * Turns of the event loop, one request at a time, and each of those who wait in turn. SQLite answers at once: without turns a
 * crowd of requests would be done in one go, while others wait. Whoever sends many waits behind his own alone.
 */
export function createTurns() {
  const waiting = new Map<string, (() => void)[]>();
  let running = false;

  function next(): void {
    const [first] = waiting;
    if (first === undefined) {
      running = false;
      return;
    }
    const [who, begins] = first;
    waiting.delete(who);
    const begin = begins.shift();
    // Whoever waits for more goes to the end.
    if (begins.length > 0) waiting.set(who, begins);
    begin?.();
    setImmediate(next);
  }

  return {
    wait: (who: string): Promise<void> =>
      new Promise((begin) => {
        const begins = waiting.get(who);
        if (begins === undefined) waiting.set(who, [begin]);
        else begins.push(begin);
        if (running) return;
        running = true;
        setImmediate(next);
      }),
  };
}
