/** The puzzle of the day, chosen from the date alone, so everybody gets the same one without a server. */
import { type PuzzleVariant, puzzleVariants } from "../puzzles/puzzles.ts";

/** Steps through a file; a prime, so that every puzzle has its day before one comes again. */
const STEP = 61;

/** The variant of a day: each in turn. */
export const dailyVariant = (day: number): PuzzleVariant =>
  puzzleVariants[day % puzzleVariants.length] ?? "standard";

/** Which of `count` puzzles is the one of a day, from 0. */
export const dailyIndex = (day: number, count: number): number =>
  (Math.floor(day / puzzleVariants.length) * (count % STEP === 0 ? STEP + 6 : STEP)) % count;
