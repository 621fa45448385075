/** Small values in the browser's local storage. A browser may refuse it, and what it returns may be anything. */
import { createStore, type Store } from "./store.ts";

/** Whether the browser has refused to store something; the shell says so once. */
export const refused = createStore(false);

/** What was stored under a name, as JSON gives it; undefined if there is nothing, or nothing that can be read. */
export function readStored(name: string): unknown {
  try {
    const text = localStorage.getItem(`morabaraba.${name}`);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function store(name: string, value: unknown): void {
  try {
    localStorage.setItem(`morabaraba.${name}`, JSON.stringify(value));
  } catch {
    if (!refused.get()) refused.set(true);
  }
}

/** A value that is kept from visit to visit, and is the same in all tabs. */
export interface Stored<Value> extends Store<Value> {
  /** Changes what is stored now, which another tab may have changed. */
  change(next: (value: Value) => Value): void;
}

/** `read` makes a value of whatever was stored. */
export function createStored<Value>(name: string, read: (stored: unknown) => Value): Stored<Value> {
  const value = createStore(read(readStored(name)));
  // Tests of plain functions have no window.
  globalThis.addEventListener?.("storage", ({ key }) => {
    if (key === `morabaraba.${name}`) value.set(read(readStored(name)));
  });
  const set = (next: Value) => {
    store(name, next);
    value.set(next);
  };
  return {
    ...value,
    set,
    change(next) {
      const stored = readStored(name);
      // Where the browser stores nothing, there is only what this page has.
      set(next(stored === undefined ? value.get() : read(stored)));
    },
  };
}
