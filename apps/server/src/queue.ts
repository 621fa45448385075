/**
 * A fair queue: some requests in each turn of the event loop, and those who wait one after the other. SQLite answers at once: without
 * a queue a crowd of requests would be done in one go, while others wait. Whoever sends many waits behind his own alone.
 */

/** A request takes a millisecond or two. */
const atOnce = 4;

export type Queue = ReturnType<typeof createQueue>;

export function createQueue() {
  const waiting = new Map<string, (() => void)[]>();
  let running = false;

  function next(): void {
    for (let i = 0; i < atOnce && waiting.size > 0; i++) {
      const [[who, begins]] = waiting as unknown as [[string, (() => void)[]]];
      waiting.delete(who);
      begins.shift()?.();
      // Whoever waits for more goes to the end.
      if (begins.length > 0) waiting.set(who, begins);
    }
    running = waiting.size > 0;
    if (running) setImmediate(next);
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

/** Lets everything else happen that waits: SQLite answers at once, so that awaiting it gives way to nobody. */
export const yieldTurn = (): Promise<void> => new Promise((next) => setImmediate(next));
