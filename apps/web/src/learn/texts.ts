/** The texts of a lesson, with points under the name that the player has chosen. */
import { createGame, formatMove, type Notation } from "morabaraba";
import type { LearnWords } from "../words/learn/en.ts";
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

/** The texts of a step, its points still in braces. */
export const stepWords = (words: LearnWords, { id }: Pick<Lesson, "id">, step: number): StepWords => {
  const said = (words.lessons as Texts)[id]?.steps[step];
  if (said === undefined) throw new Error(`There are no words for step ${step} of ${id}.`);
  return said;
};

/** All lessons on points are on boards that share the points of the standard one. */
const start = createGame();

/** Puts the names of points into a text: `{d6}` becomes d6, or A2 with the names of Mind Sports South Africa. */
export const withPoints = (text: string, notation: Notation): string =>
  text.replace(/\{([a-g][1-7])\}/g, (_, to: string) => formatMove(start, { to }, { notation }));
