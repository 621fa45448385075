/** The stored progress, and today's day. */
import { createStored, useStore } from "../core/store.ts";
import { dayOf, type Progress, readProgress } from "./progress.ts";

const kept = createStored("solve", readProgress);

export const useProgress = (): Progress => useStore(kept);
export const changeProgress = kept.change;

export const today = (): number => dayOf(Date.now());
