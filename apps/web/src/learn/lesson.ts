/** What a lesson is: plain data that `lessons.ts` lists, and what the rules make of an answer. The texts are in `src/words/learn`. */
import type * as mill from "morabaraba";
import { type FamilyRules, mancala, mills } from "morabaraba/families";
import type * as sowing from "morabaraba/mancala";
import type { EitherTypes, FamilyName, Game } from "../family/family.ts";

/** One thing to do on the board. */
export interface Step {
  /** The position to begin with. Left out, the game of the step before goes on. */
  readonly position?: string;
  /**
   * The moves that are right. One without a shot stands for every shot. `any`: every legal move is. With
   * `refused`, the step asks for something that the rules refuse, with this code.
   */
  readonly answers: readonly string[] | "any" | { readonly refused: string };
  /** The other side's reply: the first legal one of these. */
  readonly reply?: readonly string[];
  /** The reason by which the right move ends the game. */
  readonly ends?: string;
}

interface LessonData<Family extends FamilyName, Variant> {
  readonly id: string;
  readonly family: Family;
  readonly variant: Variant;
  /** The sections of the guide that it shows, by the anchors of their headings. */
  readonly sections: readonly string[];
  /** The rows of the guide's table of rules that it shows, by their first cell. */
  readonly rules: readonly string[];
  /** The fields of the variant that decide about it, for the list of what the variants play. */
  readonly fields: readonly string[];
  readonly steps: readonly Step[];
}

export type MillLesson = LessonData<"mills", mill.StoredVariant>;
export type MancalaLesson = LessonData<"mancala", sowing.StoredVariant>;
export type Lesson = MillLesson | MancalaLesson;

const rules: Readonly<Record<FamilyName, FamilyRules<EitherTypes>>> = {
  mills: mills.rules,
  mancala: mancala.rules,
};

/** The game that a step begins with; `before` is the game at the end of the step before it. */
export function gameOf({ family, variant }: Lesson, step: Step, before: Game | undefined): Game {
  if (step.position !== undefined) return rules[family].parsePosition(step.position, variant);
  if (before === undefined) throw new Error("The first step of a lesson needs a position.");
  return before;
}

/** Whether a legal move is the right answer to a step. */
export const isRight = ({ answers }: Step, notation: string): boolean =>
  answers === "any" ||
  ("refused" in answers
    ? false
    : answers.some((answer) => notation === answer || notation.startsWith(`${answer}x`)));

/** Returns whether the step wanted a move that the rules refuse. */
export const isRightRefusal = ({ answers }: Step, code: string): boolean =>
  typeof answers === "object" && "refused" in answers && answers.refused === code;

/** All legal moves that are right. */
export const rightMoves = ({ family }: Lesson, step: Step, game: Game): readonly string[] =>
  rules[family]
    .legalMoves(game)
    .map((move) => rules[family].formatMove(game, move))
    .filter((notation) => isRight(step, notation));

export const play = ({ family }: Lesson, game: Game, notation: string): Game =>
  rules[family].applyMove(game, notation);

export const reasonOf = ({ family }: Lesson, game: Game): string | undefined =>
  rules[family].outcome(game)?.reason;

/** Returns the other side's reply to the right move, or undefined. */
export const replyTo = ({ family }: Lesson, { reply = [] }: Step, game: Game): string | undefined =>
  reply.find((notation) => rules[family].whyIllegal(game, notation) === undefined);
