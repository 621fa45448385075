/** The board of a puzzle, of either family. It takes wrong moves back immediately. */
import type * as mills from "morabaraba";
import type * as mancala from "morabaraba/mancala";
import type { PictureDrawings } from "morabaraba/svg";
import { lazy, useEffect, useState } from "react";
import { MillBoard, type Pending, pendingOf } from "../boards/MillBoard.tsx";
import { houseLetter } from "../family/mancalaWords.ts";
import { useMillWords } from "../family/millWords.ts";
import { type Action, type Attempt, expected, gameOf, isRight } from "./attempt.ts";

const MancalaBoard = lazy(() => import("../boards/MancalaBoard.tsx"));

interface Props {
  readonly attempt: Attempt;
  readonly onAct: (action: Action) => void;
  /** Called with why a press was refused, and with what the board says of a step that waits for its shot. */
  readonly onStatus: (status: string, pending?: Pending) => void;
}

export function PuzzleBoard({ attempt, onAct, onStatus }: Props) {
  const { puzzle, state, games } = attempt;
  const shown = useShown(attempt);
  const [start] = games;
  const game = games[shown];
  const isOver = state !== "solving";
  const { players } = useMillWords();
  if (start === undefined || game === undefined) return null;

  const listeners = {
    onMove(event: {
      readonly detail: { readonly notation: string; readonly game: mills.Game | mancala.Game };
      preventDefault(): void;
    }) {
      const { notation, game } = event.detail;
      onStatus("");
      // Makes the board take a wrong move back.
      if (!isRight(attempt, notation)) event.preventDefault();
      onAct({ kind: "move", notation, game });
    },
    onRefuse: ({ target }: Event) =>
      onStatus((target as unknown as { readonly statusText: string }).statusText),
  };
  if (puzzle.family === "mancala") {
    const { turn } = start as mancala.Game;
    return (
      <MancalaBoard
        game={game as mancala.Game}
        playable={isOver || shown !== attempt.at ? "none" : turn}
        orientation={turn}
        drawings={housesOf(attempt)}
        className="board"
        {...listeners}
      />
    );
  }
  const { turn, hands } = start as mills.Game;
  return (
    <MillBoard
      game={game as mills.Game}
      playable={isOver ? "none" : turn}
      orientation={turn}
      drawings={pointsOf(attempt)}
      bars={hands.light + hands.dark > 0 ? { names: players } : undefined}
      {...listeners}
      onUpdate={(event) => {
        const pending = pendingOf(event);
        onStatus(pending?.status ?? "", pending);
      }}
    />
  );
}

/**
 * Returns the index of the game to show. A board of mancala gets the answers ply by ply, since it shows one ply
 * after the other.
 */
function useShown({ puzzle, state, at }: Attempt): number {
  const [shown, setShown] = useState(at);
  const isBehind = puzzle.family === "mancala" && state === "solving" && shown < at;
  const next = isBehind ? shown + 1 : at;
  useEffect(() => setShown(next), [next]);
  return next;
}

const none: PictureDrawings = {};

const isShown = ({ hints, state }: Attempt): boolean => hints > 0 && state === "solving";

/** Marks the point of the cow to move, then the move. */
function pointsOf(attempt: Attempt): PictureDrawings {
  const move = expected(attempt);
  if (!isShown(attempt) || move === undefined) return none;
  const [step = "", shot] = move.split("x");
  const [from = "", to] = step.split("-");
  if (attempt.hints === 1) return { rings: [{ point: from }] };
  const rings = shot === undefined ? [] : [{ point: shot }];
  return to === undefined ? { rings: [{ point: from }, ...rings] } : { arrows: [{ from, to }], rings };
}

/** Marks the house to play. The first hint is in words. */
function housesOf(attempt: Attempt): PictureDrawings {
  const move = expected(attempt);
  if (!isShown(attempt) || move === undefined || attempt.hints === 1) return none;
  return { rings: [{ point: houseLetter(gameOf(attempt).turn === "south", move) }] };
}
