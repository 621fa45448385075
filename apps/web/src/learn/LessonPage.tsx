/** One lesson: its board, its task, and its text from the guide. */
import { useLayoutEffect, useReducer, useState } from "react";
import { useReasons } from "../boards/reasons.ts";
import { goTo, hashOf } from "../core/place.ts";
import { useSettings } from "../core/settings.ts";
import { useMillWords } from "../family/millWords.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { StepBars } from "../ui/StepBars.tsx";
import { fill, useLearnWords } from "../words/words.ts";
import { GuideText } from "./GuideText.tsx";
import { LessonBoard } from "./LessonBoard.tsx";
import { type Lesson, rightMoves } from "./lesson.ts";
import { lessons } from "./lessons.ts";
import { markDone } from "./progress.ts";
import { type Action, advance, begin, isDone, type Session, stepOf } from "./session.ts";
import { stepWords, titleOf, withPoints } from "./texts.ts";

export function LessonPage({ lesson }: { readonly lesson: Lesson }) {
  const words = useLearnWords();
  const { notation } = useSettings();
  const [session, act] = useReducer(advance, lesson, begin);
  const [hinted, setHinted] = useState(false);
  const [status, setStatus] = useState("");
  const [cancel, setCancel] = useState<() => void>();
  const done = isDone(session);
  const number = lessons.indexOf(lesson);
  const texts = stepWords(words, lesson, session.at);
  const named = (text: string) => withPoints(text, notation);
  const why = useReasons(lesson.family, session.game, session.wrong, "against");

  // Stored before the answer is painted, so that it is kept even if the page is closed right then.
  useLayoutEffect(() => {
    if (done) markDone(lesson.id);
  }, [done, lesson.id]);

  const answer = (action: Action) => {
    setHinted(false);
    act(action);
  };
  const right = rightMoves(lesson, stepOf(session), session.game);
  return (
    <article className="lesson">
      <header>
        <p className="soft small">
          <a href={hashOf("learn")}>{words.title}</a>
          {" · "}
          {fill(words.count, { number: number + 1, all: lessons.length })}
        </p>
        <h1>{titleOf(words, lesson)}</h1>
      </header>
      <LessonBoard
        session={session}
        hint={hinted ? right[0] : undefined}
        onAnswer={answer}
        onStatus={(status, cancel) => {
          setStatus(status);
          setCancel(() => cancel);
        }}
      />
      <section className="task" aria-label={words.tryIt}>
        {lesson.steps.length > 1 && (
          <StepBars
            label={fill(words.steps, { number: session.at + 1, all: lesson.steps.length })}
            count={lesson.steps.length}
            done={done ? lesson.steps.length : session.at}
          />
        )}
        <p className="note">
          <strong>{words.tryIt}</strong> {named(texts.ask)}
        </p>
        <div role="status" className="answer">
          {session.answer && (
            <p className={session.answer}>
              <Icon name={session.answer === "right" ? "check" : "hint"} />
              {named(session.answer === "right" ? texts.right : (texts.wrong ?? words.wrong))} {why}
            </p>
          )}
        </div>
        {status !== "" && session.answer !== "right" && <p className="soft small">{status}</p>}
        <Buttons {...{ session, right, cancel, onAnswer: answer }} onHint={() => setHinted(true)} />
      </section>
      <GuideText lesson={lesson} />
    </article>
  );
}

interface ButtonsProps {
  readonly session: Session;
  /** The right moves. */
  readonly right: readonly string[];
  readonly cancel: (() => void) | undefined;
  readonly onAnswer: (action: Action) => void;
  readonly onHint: () => void;
}

function Buttons({ session, right, cancel, onAnswer, onHint }: ButtonsProps) {
  const words = useLearnWords();
  const { lesson } = session;
  const { buttons } = useMillWords(lesson.variant);
  const number = lessons.indexOf(lesson);
  const [previous, next] = [lessons[number - 1], lessons[number + 1]];
  return (
    <div className="buttons">
      {session.answer === "right" ? (
        isDone(session) ? (
          <>
            {next ? (
              <Button kind="main" onClick={() => goTo("learn", next.id)}>
                {fill(words.next, { title: titleOf(words, next) })}
              </Button>
            ) : (
              <Button kind="main" onClick={() => goTo("solve")}>
                {words.solve}
              </Button>
            )}
            <Button onClick={() => onAnswer({ kind: "restart", lesson })}>{words.restart}</Button>
          </>
        ) : (
          <Button kind="main" onClick={() => onAnswer({ kind: "go-on" })}>
            {words.goOn}
          </Button>
        )
      ) : (
        <>
          {lesson.family === "mills" && right.length > 0 && right.length < 8 && (
            <Button icon="hint" onClick={onHint}>
              {words.hint}
            </Button>
          )}
          {cancel && (
            <Button icon="undo" onClick={cancel}>
              {buttons.cancelTurn}
            </Button>
          )}
          {previous && (
            <Button kind="ghost" onClick={() => goTo("learn", previous.id)}>
              {words.back}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
