/**
 * A fair queue: it starts a few requests in each turn of the event loop. SQLite answers synchronously, so
 * without a queue a crowd of requests would run in one go while others wait. Addresses take turns, and so do
 * the clients of an address: many requests delay only their sender, and a crowd delays only its address.
 */

/** Lets the first entry of a map take its turn. The entry goes to the end if anything is left of it. */
function takeTurn<Key, Value>(waiting: Map<Key, Value>, isLeft: (value: Value) => boolean): void {
  const [[key, value]] = waiting as unknown as [[Key, Value]];
  waiting.delete(key);
  if (isLeft(value)) waiting.set(key, value);
}

/** @param atOnce How many requests start in each turn of the event loop. */
export function createQueue(atOnce: number) {
  const waiting = new Map<string, Map<unknown, (() => void)[]>>();
  let running = false;

  function next(): void {
    for (let i = 0; i < atOnce && waiting.size > 0; i++)
      takeTurn(waiting, (clients) => {
        takeTurn(clients, (starts) => {
          starts.shift()?.();
          return starts.length > 0;
        });
        return clients.size > 0;
      });
    running = waiting.size > 0;
    if (running) setImmediate(next);
  }

  /** Waits for the turn of client `who` at an address. */
  function wait(address: string, who: unknown): Promise<void> {
    const clients = waiting.get(address) ?? new Map<unknown, (() => void)[]>();
    waiting.set(address, clients);
    if (!running) setImmediate(next);
    running = true;
    return new Promise((start) => clients.set(who, [...(clients.get(who) ?? []), start]));
  }

  return { wait };
}

/** Yields to the event loop. Awaiting SQLite does not, because it answers synchronously. */
export const yieldTurn = (): Promise<void> => new Promise((next) => setImmediate(next));

/** Creates a function that runs the actions of one name one after the other. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async <Value>(name: string, act: () => Promise<Value>): Promise<Value> => {
    const turn = (last.get(name) ?? Promise.resolve()).then(act);
    const ended = turn.catch(() => {});
    last.set(name, ended);
    try {
      return await turn;
    } finally {
      if (last.get(name) === ended) last.delete(name);
    }
  };
}
