/** Lessons as plain data, how the rules judge answers, and texts, which are in `src/languages`. */
import type * as mill from "morabaraba";
import { createGame, formatMove, type Notation } from "morabaraba";
import { type Family, mancala, mills } from "morabaraba/families";
import type * as sowing from "morabaraba/mancala";
import type { EitherTypes, FamilyName, Game } from "../family/family.ts";
import type { LearnWords } from "../languages/en/learn.ts";

/** One thing to do on the board. */
export interface Step {
  /** The first position. By default, the game of the step before goes on. */
  readonly position?: string;
  /**
   * The right moves. A mill without a shot stands for all its shots. With `any`, every legal move is right.
   * With `refused`, the right answer is an illegal move that is refused with this code.
   */
  readonly answers: readonly string[] | "any" | { readonly refused: string };
  /** The other side's replies; it plays the first legal one. */
  readonly reply?: readonly string[];
  /** The reason of the outcome, if the right move ends the game. */
  readonly ends?: string;
}

interface LessonData<Name extends FamilyName, Variant> {
  readonly id: string;
  readonly family: Name;
  readonly variant: Variant;
  /** The guide's sections to show, by the anchors of their headings. */
  readonly sections: readonly string[];
  /** The rows of the guide's table of rules to show, by their first cell. */
  readonly rules: readonly string[];
  /** The variant's fields that the lesson is about, for the list of differences. */
  readonly fields: readonly string[];
  readonly steps: readonly Step[];
}

export type MillLesson = LessonData<"mills", mill.StoredVariant>;
export type MancalaLesson = LessonData<"mancala", sowing.StoredVariant>;
export type Lesson = MillLesson | MancalaLesson;

const rules: Readonly<Record<FamilyName, Family<EitherTypes>["rules"]>> = {
  mills: mills.rules,
  mancala: mancala.rules,
};

/** Returns the game that a step begins with. `before` is the game at the end of the previous step. */
export function gameOf({ family, variant }: Lesson, step: Step, before: Game | undefined): Game {
  if (step.position !== undefined) return rules[family].parsePosition(step.position, variant);
  if (before === undefined) throw new Error("The first step of a lesson needs a position.");
  return before;
}

/** Returns whether a legal move is right in a step. */
export const isRight = ({ answers }: Step, notation: string): boolean =>
  answers === "any" ||
  ("refused" in answers
    ? false
    : answers.some((answer) => notation === answer || notation.startsWith(`${answer}x`)));

/** Returns whether a step asks for a move that is refused with this code. */
export const isRightRefusal = ({ answers }: Step, code: string): boolean =>
  typeof answers === "object" && "refused" in answers && answers.refused === code;

/** Returns all right legal moves. */
export const rightMoves = ({ family }: Lesson, step: Step, game: Game): readonly string[] =>
  rules[family]
    .legalMoves(game)
    .map((move) => rules[family].formatMove(game, move))
    .filter((notation) => isRight(step, notation));

export const play = ({ family }: Lesson, game: Game, notation: string): Game =>
  rules[family].applyMove(game, notation);

export const reasonOf = ({ family }: Lesson, game: Game): string | undefined =>
  rules[family].outcome(game)?.reason;

/** Returns the other side's reply to a right move, if there is one. */
export const replyTo = ({ family }: Lesson, { reply = [] }: Step, game: Game): string | undefined =>
  reply.find((notation) => rules[family].whyIllegal(game, notation) === undefined);

/** The texts of one step. */
interface StepWords {
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
