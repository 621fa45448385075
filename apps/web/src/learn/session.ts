/** A lesson in progress as plain data: the session after a move, a refusal or "go on"; and finished lessons. */
import { createStored, useStore } from "../core/store.ts";
import type { Game } from "../family/family.ts";
import { gameOf, isRight, isRightRefusal, type Lesson, play, replyTo, type Step } from "./lesson.ts";
import { lessons } from "./lessons.ts";

export interface Session {
  readonly lesson: Lesson;
  /** The index of the step. */
  readonly at: number;
  readonly game: Game;
  /** The last answer; undefined before the first. */
  readonly answer?: "right" | "wrong" | undefined;
  /** The last wrong move. */
  readonly wrong?: string | undefined;
  /** The point or house to mark as closed, after a right answer that the rules refuse. */
  readonly shut?: string | undefined;
}

export type Action =
  | { readonly kind: "move"; readonly notation: string }
  | { readonly kind: "refuse"; readonly code: string; readonly to?: string | undefined }
  | { readonly kind: "go-on" }
  | { readonly kind: "restart"; readonly lesson: Lesson };

export const begin = (lesson: Lesson): Session => enter(lesson, 0, undefined);

function enter(lesson: Lesson, at: number, before: Game | undefined): Session {
  return { lesson, at, game: gameOf(lesson, stepOf({ lesson, at }), before) };
}

export function stepOf({ lesson, at }: Pick<Session, "lesson" | "at">): Step {
  const step = lesson.steps[at];
  if (step === undefined) throw new Error(`The lesson ${lesson.id} has no step ${at}.`);
  return step;
}

/** Returns whether the last step has its right answer. */
export const isDone = ({ lesson, at, answer }: Session): boolean =>
  answer === "right" && at === lesson.steps.length - 1;

export function advance(session: Session, action: Action): Session {
  const { lesson, at, game, answer } = session;
  if (action.kind === "restart") return begin(action.lesson);
  if (action.kind === "go-on")
    return answer === "right" && !isDone(session) ? enter(lesson, at + 1, game) : session;
  if (answer === "right") return session;
  const step = stepOf(session);
  if (action.kind === "refuse") {
    return isRightRefusal(step, action.code)
      ? { ...session, answer: "right", wrong: undefined, shut: action.to }
      : session;
  }
  if (!isRight(step, action.notation)) return { ...session, answer: "wrong", wrong: action.notation };
  const after = play(lesson, game, action.notation);
  const reply = replyTo(lesson, step, after);
  return {
    ...session,
    answer: "right",
    wrong: undefined,
    game: reply === undefined ? after : play(lesson, after, reply),
  };
}

/** Reads the stored progress, and drops unknown lessons. */
export function readDone(stored: unknown): readonly string[] {
  const listed: unknown = Array.isArray(stored) ? stored : [];
  return lessons.map(({ id }) => id).filter((id) => (listed as readonly unknown[]).includes(id));
}

/** The lessons that the player has finished, stored in the browser. */
const done = createStored("learn", readDone);

export const useDone = (): readonly string[] => useStore(done);

export function markDone(id: string): void {
  if (!done.get().includes(id)) done.change((all) => readDone([...all, id]));
}
