/** The player's choice of puzzles, stored between visits, and the next puzzle. */
import { createStored, useStore } from "../core/store.ts";
import {
  type Choice,
  familyOf,
  fitting,
  levels,
  type Puzzle,
  puzzleVariants,
  themesOf,
} from "../puzzles/puzzles.ts";
import type { Progress } from "./progress.ts";

export function readChoice(stored: unknown): Choice {
  const { variant, level, theme } = Object(stored) as Partial<Record<keyof Choice, unknown>>;
  const chosen = puzzleVariants.find((name) => name === variant) ?? "standard";
  return {
    variant: chosen,
    level: levels.find((number) => number === level) ?? "all",
    theme: themesOf[familyOf(chosen)].find((name) => name === theme) ?? "all",
  };
}

const choice = createStored("solve.choice", readChoice);

export const useChoice = (): Choice => useStore(choice);
export const choose = choice.set;

/**
 * Returns the index of the next puzzle after `after` that fits a choice and was neither solved nor missed.
 * The first puzzle follows the last one. If all that fit were solved or missed, returns the next of them;
 * `undefined` if none fits.
 */
export function nextOf(
  puzzles: readonly Puzzle[],
  choice: Choice,
  { solved, missed }: Pick<Progress, "solved" | "missed">,
  after: number,
): number | undefined {
  const fit = fitting(puzzles, choice);
  const done = new Set([...solved, ...Object.keys(missed)]);
  const inTurn = [...fit.filter((index) => index > after), ...fit.filter((index) => index <= after)];
  return inTurn.find((index) => !done.has(puzzles[index]?.id ?? "")) ?? inTurn[0];
}
