/** The lessons that the player has finished, stored in the browser. */
import { createStored, useStore } from "../core/store.ts";
import { lessons } from "./lessons.ts";

/** Reads the stored progress, and drops unknown lessons. */
export function readDone(stored: unknown): readonly string[] {
  const listed: unknown = Array.isArray(stored) ? stored : [];
  return lessons.map(({ id }) => id).filter((id) => (listed as readonly unknown[]).includes(id));
}

const done = createStored("learn", readDone);

export const useDone = (): readonly string[] => useStore(done);

export function markDone(id: string): void {
  if (!done.get().includes(id)) done.change((all) => readDone([...all, id]));
}
