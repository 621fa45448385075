/** What has been solved and missed, and when it comes again. Plain data; `kept.ts` keeps it. Days are counted in UTC. */

export interface Progress {
  /** Puzzles that were solved without help, or that have been repeated often enough. */
  readonly solved: readonly string[];
  /** Puzzles that were missed, and when to try them again. */
  readonly missed: Readonly<Record<string, Missed>>;
  /** Puzzles solved without help since the last that was missed, and the most there ever were. */
  readonly streak: number;
  readonly best: number;
  /** The last day on which the daily puzzle was finished, and on how many days in a row. */
  readonly daily: { readonly day: number; readonly days: number };
}

interface Missed {
  /** How often it has been solved since: the next time is that much farther away. */
  readonly box: number;
  /** The day from which on it is to be tried again. */
  readonly due: number;
}

/** Days until a missed puzzle comes again, by how often it has been solved since. After the last it counts as solved. */
export const intervals = [1, 3, 7, 21] as const;

export const nothing: Progress = { solved: [], missed: {}, streak: 0, best: 0, daily: { day: -1, days: 0 } };

/** The day of a time: days since the first of January 1970 in UTC, the same everywhere. */
export const dayOf = (milliseconds: number): number => Math.floor(milliseconds / 86_400_000);

/** The progress after a puzzle. */
export function finish(progress: Progress, id: string, isClean: boolean, day: number): Progress {
  const { [id]: before, ...missed } = progress.missed;
  const others = progress.solved.filter((each) => each !== id);
  if (!isClean)
    return {
      ...progress,
      solved: others,
      missed: { ...missed, [id]: { box: 0, due: day + intervals[0] } },
      streak: 0,
    };
  const streak = progress.streak + 1;
  const counted = { ...progress, streak, best: Math.max(progress.best, streak) };
  // One that is not due yet is practice, and changes nothing about it.
  if (before !== undefined && before.due > day) return counted;
  const next = before === undefined ? undefined : intervals[before.box + 1];
  return before === undefined || next === undefined
    ? { ...counted, solved: [...others, id], missed }
    : { ...counted, missed: { ...missed, [id]: { box: before.box + 1, due: day + next } } };
}

/** The progress after the puzzle of a day. */
export function finishDaily(progress: Progress, day: number): Progress {
  const { daily } = progress;
  if (daily.day === day) return progress;
  return { ...progress, daily: { day, days: daily.day === day - 1 ? daily.days + 1 : 1 } };
}

/** The missed puzzles that are to be tried again, the longest due first. */
export const dueOn = ({ missed }: Progress, day: number): readonly string[] =>
  Object.entries(missed)
    .filter(([, { due }]) => due <= day)
    .sort(([, a], [, b]) => a.due - b.due)
    .map(([id]) => id);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const MOST = 5000;

/** What was stored, as far as it is progress. */
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
