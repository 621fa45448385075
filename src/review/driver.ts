/**
 * How a review of any family asks its questions: it is a generator that yields a game and limits, and is given what the search
 * chose. So one text serves both a promise and an answer at once.
 */
import type { Signal } from "../base/clock.ts";
import type { OptionSpecs } from "../base/options.ts";
import { signal } from "../base/options.ts";

/** How far a review looks. */
export interface ReviewLimits {
  /** The most positions to look at, 1,000 to 10 to the 9; 20,000 if left out. Fewer positions prove fewer things. */
  readonly nodes?: number | undefined;
  /** The most findings to tell, 1 to 100, the most important first; 3 if left out. */
  readonly most?: number | undefined;
}

/** What only a review that returns a promise takes. */
export interface ReviewSignal {
  /** An `AbortSignal`: once it is aborted, the promise rejects within a few milliseconds. */
  readonly signal?: Signal | undefined;
}

export const reviewLimits: OptionSpecs = { nodes: "1000..1e9", most: "1..100" };

export const reviewSignal: OptionSpecs = { signal };

/** A game that a review asks the search about. */
export interface Question<Game> {
  readonly game: Game;
  readonly nodes: number;
  readonly depth?: number;
}

/** A review under way. */
export type Reviewing<Game, Choice, Answer> = Generator<Question<Game>, Answer, Choice>;

/** Carries a review out in one go. */
export function answerSync<Game, Choice, Answer>(
  reviewing: Reviewing<Game, Choice, Answer>,
  search: (question: Question<Game>) => Choice,
): Answer {
  let step = reviewing.next();
  while (!step.done) step = reviewing.next(search(step.value));
  return step.value;
}

/** Carries a review out, one search after the other. */
export async function answer<Game, Choice, Answer>(
  reviewing: Reviewing<Game, Choice, Answer>,
  search: (question: Question<Game>) => Promise<Choice>,
): Promise<Answer> {
  let step = reviewing.next();
  while (!step.done) step = reviewing.next(await search(step.value));
  return step.value;
}
