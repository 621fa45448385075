/** One lesson: its board, its task, and its text from the guide. */
import type { Game as MillGame } from "morabaraba";
import type { Game as MancalaGame } from "morabaraba/mancala";
import type { PictureDrawings } from "morabaraba/svg";
import { lazy, useLayoutEffect, useReducer, useState } from "react";
import { MillBoard, pendingOf } from "../boards/MillBoard.tsx";
import { useReasons } from "../boards/reasons.ts";
import { goTo, hashOf } from "../core/place.ts";
import { useSettings } from "../core/settings.ts";
import { useMillWords } from "../family/millWords.ts";
import { Button, Icon } from "../ui/Button.tsx";
import { StepBars } from "../ui/StepBars.tsx";
import { fill, useLearnWords } from "../words/words.ts";
import { GuideText } from "./GuideText.tsx";
import { gameOf, type Lesson, rightMoves, stepWords, titleOf, withPoints } from "./lesson.ts";
import { lessons } from "./lessons.ts";
import { type Action, advance, begin, isDone, markDone, type Session, stepOf } from "./session.ts";

const MancalaBoard = lazy(() => import("../boards/MancalaBoard.tsx"));

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

interface BoardProps {
  readonly session: Session;
  /** A right move to show as a hint. */
  readonly hint: string | undefined;
  readonly onAnswer: (action: Action) => void;
  /** Called with the board's description of the turn, and how to cancel a step that waits for its shot. */
  readonly onStatus: (status: string, cancel?: () => void) => void;
}

/** The board, of either family. It takes wrong moves back immediately. */
function LessonBoard(props: BoardProps) {
  const { session, onAnswer, onStatus } = props;
  const listeners: Listeners = {
    onMove(event) {
      const action: Action = { kind: "move", notation: event.detail.notation };
      onStatus("");
      if (advance(session, action).answer === "wrong") event.preventDefault();
      onAnswer(action);
    },
    onRefuse({ detail, target }) {
      onStatus((target as unknown as { readonly statusText: string }).statusText);
      onAnswer({ kind: "refuse", code: detail.code, to: detail.move?.to });
    },
  };
  if (session.lesson.family === "mills") return <Mills {...props} {...listeners} />;
  const game = session.game as MancalaGame;
  return (
    <MancalaBoard
      game={game}
      playable={session.answer === "right" ? "none" : game.turn}
      orientation={(firstGame(session) as MancalaGame).turn}
      bars={undefined}
      {...listeners}
    />
  );
}

interface Refused {
  readonly code: string;
  readonly move?: { readonly to?: string | undefined } | undefined;
}

type Listeners = {
  readonly onMove: (event: {
    readonly detail: { readonly notation: string };
    preventDefault(): void;
  }) => void;
  readonly onRefuse: (event: { readonly detail: Refused; readonly target: EventTarget | null }) => void;
};

function Mills({ session, hint, onStatus, onMove, onRefuse }: BoardProps & Listeners) {
  const { players } = useMillWords();
  const game = session.game as MillGame;
  const first = firstGame(session) as MillGame;
  const placing = first.hands.light + first.hands.dark > 0;
  return (
    <MillBoard
      game={game}
      playable={session.answer === "right" ? "none" : game.turn}
      orientation={first.turn}
      drawings={drawingsOf(session, hint)}
      bars={placing ? { names: players } : undefined}
      onMove={onMove}
      onRefuse={onRefuse}
      onUpdate={(event) => {
        const pending = pendingOf(event);
        onStatus(pending?.status ?? "", pending?.cancel);
      }}
    />
  );
}

/** Returns the lesson's first game, in which the learner is to move. */
const firstGame = ({ lesson }: Session) => gameOf(lesson, lesson.steps[0] ?? { answers: "any" }, undefined);

const none: PictureDrawings = {};

function drawingsOf({ shut }: Session, hint: string | undefined): PictureDrawings {
  if (shut !== undefined) return { shut: [shut] };
  if (hint === undefined) return none;
  const [step = "", ...shots] = hint.split("x");
  const [from = "", to] = step.split("-");
  const rings = (to === undefined && from !== "" ? [from, ...shots] : shots).map((point) => ({ point }));
  return to === undefined ? { rings } : { arrows: [{ from, to }], rings };
}
