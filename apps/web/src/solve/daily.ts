/** The daily puzzle. It depends on the date alone, so everybody gets the same one without a server. */
import { type PuzzleVariant, variantsOf } from "../puzzles/puzzles.ts";

/** A day's puzzle is of a mill game: everybody who opens the page knows one. */
const variants = variantsOf.mills;

/** The step through a file: a prime, so every puzzle has its day before one repeats. */
const STEP = 61;

/** Returns the variant of a day; they take turns. */
export const dailyVariant = (day: number): PuzzleVariant => variants[day % variants.length] ?? "standard";

/** Returns the index of a day's puzzle among `count`. */
export const dailyIndex = (day: number, count: number): number =>
  (Math.floor(day / variants.length) * (count % STEP === 0 ? STEP + 6 : STEP)) % count;
