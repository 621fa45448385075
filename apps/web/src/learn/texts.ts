/** The texts of lessons, with points in the player's notation. */
import { createGame, formatMove, type Notation } from "morabaraba";
import type { LearnWords } from "../languages/en/learn.ts";
import type { Lesson } from "./lesson.ts";

/** The texts of one step. */
export interface StepWords {
  readonly ask: string;
  readonly right: string;
  readonly wrong?: string;
}

type Texts = Readonly<
  Record<string, { readonly title: string; readonly steps: readonly StepWords[] } | undefined>
>;

export const titleOf = (words: LearnWords, { id }: Pick<Lesson, "id">): string =>
  (words.lessons as Texts)[id]?.title ?? id;

/** Returns the texts of a step, with points in braces. */
export const stepWords = (words: LearnWords, { id }: Pick<Lesson, "id">, step: number): StepWords => {
  const texts = (words.lessons as Texts)[id]?.steps[step];
  if (texts === undefined) throw new Error(`There are no words for step ${step} of ${id}.`);
  return texts;
};

/** Points in braces are points of the standard board. */
const start = createGame();

/** Fills in the points of a text: `{d6}` becomes d6, or A2 in the notation of Mind Sports South Africa. */
export const withPoints = (text: string, notation: Notation): string =>
  text.replace(/\{([a-g][1-7])\}/g, (_, to: string) => formatMove(start, { to }, { notation }));
