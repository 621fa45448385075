/** The player's choice of puzzles, stored between visits, the next puzzle, and the daily one. */
import { createStored, useStore } from "../core/store.ts";
import {
  familyOf,
  fitting,
  levels,
  type Puzzle,
  type PuzzleChoice,
  type PuzzleVariant,
  puzzleVariants,
  themesOf,
  variantsOf,
} from "../puzzles/puzzles.ts";
import type { Progress } from "./progress.ts";

export function readChoice(stored: unknown): PuzzleChoice {
  const { variant, level, theme } = Object(stored) as Partial<Record<keyof PuzzleChoice, unknown>>;
  const chosen = puzzleVariants.find((name) => name === variant) ?? "standard";
  return {
    variant: chosen,
    level: levels.find((number) => number === level) ?? "all",
    theme: themesOf[familyOf(chosen)].find((name) => name === theme) ?? "all",
  };
}

const choice = createStored("solve.choice", readChoice);

export const useChoice = (): PuzzleChoice => useStore(choice);
export const choose = choice.set;

/**
 * Returns the index of the next puzzle after `after` that fits a choice and was neither solved nor missed.
 * The first puzzle follows the last one. If all that fit were solved or missed, returns the next of them;
 * `undefined` if none fits.
 */
export function nextOf(
  puzzles: readonly Puzzle[],
  choice: PuzzleChoice,
  { solved, missed }: Pick<Progress, "solved" | "missed">,
  after: number,
): number | undefined {
  const fit = fitting(puzzles, choice);
  const done = new Set([...solved, ...Object.keys(missed)]);
  const inTurn = [...fit.filter((index) => index > after), ...fit.filter((index) => index <= after)];
  return inTurn.find((index) => !done.has(puzzles[index]?.id ?? "")) ?? inTurn[0];
}

/** A day's puzzle is of a mill game: everybody who opens the page knows one. It depends on the date alone. */
const variants = variantsOf.mills;

/** The step through a file: a prime, so every puzzle has its day before one repeats. */
const STEP = 61;

/** Returns the variant of a day; they take turns. */
export const dailyVariant = (day: number): PuzzleVariant => variants[day % variants.length] ?? "standard";

/** Returns the index of a day's puzzle among `count`. */
export const dailyIndex = (day: number, count: number): number =>
  (Math.floor(day / variants.length) * (count % STEP === 0 ? STEP + 6 : STEP)) % count;
