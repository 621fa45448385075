/**
 * A value with subscribers: the only way in which parts share state. Local storage keeps some values between
 * visits. The browser may refuse to store them, and return anything.
 */
import { useSyncExternalStore } from "react";

interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<Value>(value: Value): Store<Value> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <Value>(store: Store<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get);

/** Whether the browser has refused to store a value; the shell then shows one message. */
export const refused = createStore(false);

/** Returns a stored value as parsed JSON; `undefined` if there is none or it is invalid. */
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

/** A value that is stored between visits and shared by all tabs. */
interface Stored<Value> extends Store<Value> {
  /** Changes the stored value, which may be newer than this tab's. */
  change(next: (value: Value) => Value): void;
}

/** Creates a stored value. `read` turns anything that was stored into a valid value. */
export function createStored<Value>(name: string, read: (stored: unknown) => Value): Stored<Value> {
  const value = createStore(read(readStored(name)));
  // There is no window in the tests of plain functions.
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
      // If nothing is stored, the page's own value is used.
      set(next(stored === undefined ? value.get() : read(stored)));
    },
  };
}
