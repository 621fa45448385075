/** The progress that the browser keeps, and the day it is. */
import { readStored, store } from "../app/storage.ts";
import { createStore, useStore } from "../app/store.ts";
import { dayOf, type Progress, readProgress } from "./progress.ts";

const kept = createStore(readProgress(readStored("solve")));

export const useProgress = (): Progress => useStore(kept);

/** Changes what is stored, which another tab may have changed. */
export function changeProgress(change: (progress: Progress) => Progress): void {
  const stored = readStored("solve");
  const next = change(stored === undefined ? kept.get() : readProgress(stored));
  store("solve", next);
  kept.set(next);
}

addEventListener("storage", ({ key }) => {
  if (key === "morabaraba.solve") kept.set(readProgress(readStored("solve")));
});

export const today = (): number => dayOf(Date.now());
