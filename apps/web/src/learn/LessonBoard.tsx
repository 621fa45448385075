/** A lesson's board, of either family. It takes wrong moves back immediately. */
import type { Game as MillGame } from "morabaraba";
import type { Game as MancalaGame } from "morabaraba/mancala";
import type { PictureDrawings } from "morabaraba/svg";
import { lazy } from "react";
import { MillBoard, pendingOf } from "../boards/MillBoard.tsx";
import { useMillWords } from "../family/millWords.ts";
import { gameOf } from "./lesson.ts";
import { type Action, advance, type Session } from "./session.ts";

const MancalaBoard = lazy(() => import("../boards/MancalaBoard.tsx"));

interface Props {
  readonly session: Session;
  /** A right move to show as a hint. */
  readonly hint: string | undefined;
  readonly onAnswer: (action: Action) => void;
  /** Called with the board's description of the turn, and how to cancel a step that waits for its shot. */
  readonly onStatus: (status: string, cancel?: () => void) => void;
}

export function LessonBoard(props: Props) {
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

function Mills({ session, hint, onStatus, onMove, onRefuse }: Props & Listeners) {
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
