/**
 * A fair queue: some requests in each turn of the event loop, and those who wait one after the other. SQLite answers at
 * once: without a queue a crowd of requests would be done in one go, while others wait. Addresses take turns, and so do
 * those behind an address: whoever sends many waits behind his own alone, and nobody waits for a crowd at another address.
 */

/** Lets the first of a map take its turn. While anything is left of it, it goes to the end. */
function takeTurn<Key, Value>(waiting: Map<Key, Value>, isLeft: (value: Value) => boolean): void {
  const [[key, value]] = waiting as unknown as [[Key, Value]];
  waiting.delete(key);
  if (isLeft(value)) waiting.set(key, value);
}

/** @param atOnce How many begin in each turn of the event loop. */
export function createQueue(atOnce: number) {
  const waiting = new Map<string, Map<unknown, (() => void)[]>>();
  let running = false;

  function next(): void {
    for (let i = 0; i < atOnce && waiting.size > 0; i++)
      takeTurn(waiting, (people) => {
        takeTurn(people, (begins) => {
          begins.shift()?.();
          return begins.length > 0;
        });
        return people.size > 0;
      });
    running = waiting.size > 0;
    if (running) setImmediate(next);
  }

  /** Waits for the turn of somebody at an address. */
  function wait(address: string, who: unknown): Promise<void> {
    const people = waiting.get(address) ?? new Map<unknown, (() => void)[]>();
    waiting.set(address, people);
    if (!running) setImmediate(next);
    running = true;
    return new Promise((begin) => people.set(who, [...(people.get(who) ?? []), begin]));
  }

  return { wait };
}

/** Lets everything else happen that waits: SQLite answers at once, so that awaiting it gives way to nobody. */
export const yieldTurn = (): Promise<void> => new Promise((next) => setImmediate(next));
