/** What a lesson is: plain data that `lessons.ts` lists, and what the rules make of an answer. The texts are in `src/words/learn`. */
import * as mills from "morabaraba";
import * as mancala from "morabaraba/mancala";

/** One thing to do on the board. */
export interface Step {
  /** The position to begin with. Left out, the game of the step before goes on. */
  readonly position?: string;
  /**
   * The moves that are right. One without a shot stands for every shot. `any`: every legal move is. With `refused`, the step asks for
   * something that the rules refuse, with this code.
   */
  readonly answers: readonly string[] | "any" | { readonly refused: string };
  /** What the other side plays then: the first of these that is legal. */
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

export type MillLesson = LessonData<"mills", mills.StoredVariant>;
export type MancalaLesson = LessonData<"mancala", mancala.StoredVariant>;
export type Lesson = MillLesson | MancalaLesson;
type FamilyName = "mills" | "mancala";
export type Game = mills.Game | mancala.Game;

/** The same verbs of both families, on whatever games belong to them. Methods, so that the functions of either fit. */
interface Verbs {
  parsePosition(text: string, variant: unknown): Game;
  applyMove(game: Game, move: string): Game;
  whyIllegal(game: Game, move: string): string | undefined;
  outcome(game: Game): { readonly reason: string } | undefined;
  notations(game: Game): readonly string[];
}

const verbs: Readonly<Record<FamilyName, Verbs>> = {
  mills: {
    parsePosition: mills.parsePosition as Verbs["parsePosition"],
    applyMove: mills.applyMove as Verbs["applyMove"],
    whyIllegal: mills.whyIllegal as Verbs["whyIllegal"],
    outcome: mills.outcome as Verbs["outcome"],
    notations: (game) =>
      mills.legalMoves(game as mills.Game).map((move) => mills.formatMove(move, game as mills.Game)),
  },
  mancala: {
    parsePosition: mancala.parsePosition as Verbs["parsePosition"],
    applyMove: mancala.applyMove as Verbs["applyMove"],
    whyIllegal: mancala.whyIllegal as Verbs["whyIllegal"],
    outcome: mancala.outcome as Verbs["outcome"],
    notations: (game) =>
      mancala.legalMoves(game as mancala.Game).map((move) => mancala.formatMove(move, game as mancala.Game)),
  },
};

/** The game that a step begins with; `before` is the game at the end of the step before it. */
export function gameOf({ family, variant }: Lesson, step: Step, before: Game | undefined): Game {
  if (step.position !== undefined) return verbs[family].parsePosition(step.position, variant);
  if (before === undefined) throw new Error("The first step of a lesson needs a position.");
  return before;
}

/** Whether a legal move is the right answer to a step. */
export const isRight = ({ answers }: Step, notation: string): boolean =>
  answers === "any" ||
  ("refused" in answers
    ? false
    : answers.some((answer) => notation === answer || notation.startsWith(`${answer}x`)));

/** Whether it is right that the rules refused this: the step asked for it. */
export const isRightRefusal = ({ answers }: Step, code: string): boolean =>
  typeof answers === "object" && "refused" in answers && answers.refused === code;

/** All legal moves that are right. */
export const rightMoves = ({ family }: Lesson, step: Step, game: Game): readonly string[] =>
  verbs[family].notations(game).filter((notation) => isRight(step, notation));

export const play = ({ family }: Lesson, game: Game, notation: string): Game =>
  verbs[family].applyMove(game, notation);

export const reasonOf = ({ family }: Lesson, game: Game): string | undefined =>
  verbs[family].outcome(game)?.reason;

/** What the other side answers after the right move, or undefined. */
export const replyTo = ({ family }: Lesson, { reply = [] }: Step, game: Game): string | undefined =>
  reply.find((notation) => verbs[family].whyIllegal(game, notation) === undefined);
