/** The board for games of either family. Parts for mill games alone use `MillBoard` directly. */
import type * as mills from "morabaraba";
import type { MorabarabaBoardElement, MorabarabaBoardEventMap } from "morabaraba/board";
import type * as mancala from "morabaraba/mancala";
import type { MancalaBoardEventMap } from "morabaraba/mancala/board";
import type { PictureDrawings } from "morabaraba/svg";
import { lazy, type ReactNode, useRef } from "react";
import type { FamilyName, Game, Move, Side } from "../family/family.ts";
import { MillBoard, pendingOf } from "./MillBoard.tsx";

const MancalaBoard = lazy(() => import("./MancalaBoard.tsx"));

/** The state of the current turn on the board. */
export interface TurnNews {
  /** Why the last press was refused. */
  readonly refusal?: string | undefined;
  /** Cancels a step that waits for its shot. */
  readonly cancel?: (() => void) | undefined;
  /** The text of the status line. */
  readonly status: string;
}

export interface BoardProps {
  readonly family: FamilyName;
  readonly game: Game;
  readonly playable: Side | "both" | "none";
  readonly orientation: Side;
  /** The move to mark as the last one; on mill boards only. */
  readonly lastMove?: Move | null | undefined;
  /** Arrows and rings; bars and labels on mill boards only. */
  readonly drawings?: PictureDrawings | undefined;
  readonly names: Readonly<Partial<Record<Side, ReactNode>>>;
  readonly clocks?: Readonly<Partial<Record<Side, ReactNode>>> | undefined;
  readonly onMove: (notation: string) => void;
  /** Called when the current turn changes, and when a press is refused. */
  readonly onTurn: (turn: TurnNews) => void;
  /** Called with the kind of each event that has a sound. */
  readonly onCue: (kind: string) => void;
}

/** Shows a game on the board in `root` before Preact does, so board and page are drawn in two tasks. */
export function showOn(
  root: Element | null,
  { game, move }: { readonly game: Game; readonly move?: Move },
): void {
  const board = root?.querySelector("morabaraba-board");
  if (board) Object.assign(board, { game, lastMove: move });
  else Object.assign(root?.querySelector("mancala-board") ?? {}, { game });
}

export function Board({ family, names, clocks, onMove, onTurn, onCue, ...props }: BoardProps) {
  /** The last refusal's sentence. It is still the status of the next two `update` events. */
  const refused = useRef<string>(undefined);
  const listeners = {
    onMove: ({ detail }: { detail: { notation: string } }) => onMove(detail.notation),
    onUpdate: (event: MorabarabaBoardEventMap["update"] | MancalaBoardEventMap["update"]) =>
      onTurn({
        status: event.detail.status,
        refusal: event.detail.status === refused.current ? refused.current : undefined,
        cancel:
          "pending" in event.detail
            ? pendingOf(event as MorabarabaBoardEventMap["update"])?.cancel
            : undefined,
      }),
    onCue: ({ detail }: { detail: { kind: string } }) => onCue(detail.kind),
    onRefuse: ({ target }: Event) => {
      const board = target as unknown as MorabarabaBoardElement;
      refused.current = board.statusText;
      onTurn({
        status: board.statusText,
        refusal: board.statusText,
        cancel: board.pending?.to === undefined ? undefined : () => board.cancelTurn(),
      });
    },
  };
  const bars = { names, clocks };
  if (family === "mancala") {
    return (
      <MancalaBoard
        game={props.game as mancala.Game}
        playable={props.playable as mancala.Player}
        orientation={props.orientation as mancala.Player}
        drawings={props.drawings}
        bars={bars as unknown as { names: Record<mancala.Player, ReactNode> }}
        {...listeners}
      />
    );
  }
  return (
    <MillBoard
      game={props.game as mills.Game}
      playable={props.playable as mills.Player}
      orientation={props.orientation as mills.Player}
      lastMove={props.lastMove as mills.Move | null | undefined}
      drawings={props.drawings}
      bars={bars as unknown as { names: Record<mills.Player, ReactNode> }}
      {...listeners}
    />
  );
}
