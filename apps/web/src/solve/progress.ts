/** Solved and missed puzzles, and when to repeat them, as plain data that is stored. Days are in UTC. */
import { createStored, useStore } from "../core/store.ts";

export interface Progress {
  /** The puzzles that were solved without help, or were repeated often enough. */
  readonly solved: readonly string[];
  /** The missed puzzles, and when to repeat them. */
  readonly missed: Readonly<Record<string, Missed>>;
  /** How many puzzles were solved without help since the last miss, and the record. */
  readonly streak: number;
  readonly best: number;
  /** The last day on which the daily puzzle was solved, and the number of such days in a row. */
  readonly daily: { readonly day: number; readonly days: number };
}

interface Missed {
  /** How often the puzzle was solved since: an index of {@link intervals}. */
  readonly box: number;
  /** The first day to repeat the puzzle. */
  readonly due: number;
}

/** Days until a missed puzzle is repeated, by how often it was solved since. After the last, it is solved. */
export const intervals = [1, 3, 7, 21] as const;

export const nothing: Progress = { solved: [], missed: {}, streak: 0, best: 0, daily: { day: -1, days: 0 } };

/** Returns the day of a time: days since 1 January 1970 in UTC. */
export const dayOf = (milliseconds: number): number => Math.floor(milliseconds / 86_400_000);

/** Returns the progress after a puzzle. `isClean` means without a mistake or help. */
export function finish(progress: Progress, id: string, isClean: boolean, day: number): Progress {
  const { [id]: before, ...missed } = progress.missed;
  const others = progress.solved.filter((solvedId) => solvedId !== id);
  if (!isClean)
    return {
      ...progress,
      solved: others,
      missed: { ...missed, [id]: { box: 0, due: day + intervals[0] } },
      streak: 0,
    };
  const streak = progress.streak + 1;
  const counted = { ...progress, streak, best: Math.max(progress.best, streak) };
  // Solving a puzzle before its day is only practice, so the day stays.
  if (before !== undefined && before.due > day) return counted;
  const next = before === undefined ? undefined : intervals[before.box + 1];
  return before === undefined || next === undefined
    ? { ...counted, solved: [...others, id], missed }
    : { ...counted, missed: { ...missed, [id]: { box: before.box + 1, due: day + next } } };
}

/** Returns the progress after the daily puzzle. */
export function finishDaily(progress: Progress, day: number): Progress {
  const { daily } = progress;
  if (daily.day === day) return progress;
  return { ...progress, daily: { day, days: daily.day === day - 1 ? daily.days + 1 : 1 } };
}

/** Returns the missed puzzles to repeat on a day, those that have waited longest first. */
export const dueOn = ({ missed }: Progress, day: number): readonly string[] =>
  Object.entries(missed)
    .filter(([, { due }]) => due <= day)
    .sort(([, a], [, b]) => a.due - b.due)
    .map(([id]) => id);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const MOST = 5000;

/** Reads stored progress, with defaults for invalid fields. */
export function readProgress(stored: unknown): Progress {
  const { solved, missed, streak, best, daily } = Object(stored) as Record<string, unknown>;
  const ids = Array.isArray(solved) ? solved.filter((id): id is string => typeof id === "string") : [];
  const again = Object.entries(Object(missed) as Record<string, unknown>).flatMap(([id, value]) => {
    const { box, due } = Object(value) as Record<string, unknown>;
    return isCount(box) && box < intervals.length && isCount(due) ? [[id, { box, due }] as const] : [];
  });
  const { day, days } = Object(daily) as Record<string, unknown>;
  return {
    solved: [...new Set(ids)].slice(0, MOST),
    missed: Object.fromEntries(again.slice(0, MOST)),
    streak: isCount(streak) ? streak : 0,
    best: isCount(best) ? best : 0,
    daily: isCount(day) && isCount(days) ? { day, days } : nothing.daily,
  };
}

const kept = createStored("solve", readProgress);

export const useProgress = (): Progress => useStore(kept);
export const changeProgress = kept.change;

export const today = (): number => dayOf(Date.now());
