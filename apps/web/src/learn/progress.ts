/** Which lessons have been played to their end, kept in the browser. */
import { readStored, store } from "../app/storage.ts";
import { createStore, useStore } from "../app/store.ts";
import { lessons } from "./lessons.ts";

const name = "learn";

/** What was stored, as far as it names lessons. */
export function readDone(stored: unknown): readonly string[] {
  const listed: unknown = Array.isArray(stored) ? stored : [];
  return lessons.map(({ id }) => id).filter((id) => (listed as readonly unknown[]).includes(id));
}

const done = createStore(readDone(readStored(name)));

export const useDone = (): readonly string[] => useStore(done);

export function markDone(id: string): void {
  if (done.get().includes(id)) return;
  // Another tab may have finished others.
  const all = readDone([...readDone(readStored(name)), ...done.get(), id]);
  store(name, all);
  done.set(all);
}
