/** Small values in the browser's local storage. A browser may refuse it, and what it returns may be anything. */
import { createStore } from "./store.ts";

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
