/** The board of a game of either family. A part that shows mill games only uses `MillBoard` itself. */
import type * as mills from "morabaraba";
import type * as mancala from "morabaraba/mancala";
import type { Drawings as MancalaDrawings } from "morabaraba/mancala/svg";
import type { Drawings } from "morabaraba/svg";
import { lazy, type ReactNode } from "react";
import type { FamilyName, Game, Move, Side } from "../games/family.ts";
import { MillBoard } from "./MillBoard.tsx";

const MancalaBoard = lazy(async () => ({ default: (await import("./MancalaBoard.tsx")).MancalaBoard }));

export interface BoardProps {
  readonly family: FamilyName;
  readonly game: Game;
  readonly playable: Side | "both" | "none";
  readonly orientation: Side;
  /** The move that led to the game, to be marked; on boards of mills only. */
  readonly lastMove?: Move | null | undefined;
  /** Arrows and rings on boards of mills, rings around houses on boards of mancala. */
  readonly drawings?: Drawings | MancalaDrawings | undefined;
  readonly names: Readonly<Partial<Record<Side, ReactNode>>>;
  readonly clocks?: Readonly<Partial<Record<Side, ReactNode>>> | undefined;
  readonly onMove: (notation: string) => void;
  /** What the status line says, and whether a step awaits its shot. */
  readonly onStatus: (status: string, isShooting: boolean) => void;
  /** Something worth a sound. */
  readonly onCue: (kind: string) => void;
}

export function Board({ family, names, clocks, onMove, onStatus, onCue, ...props }: BoardProps) {
  const told = {
    onMove: ({ detail }: { detail: { notation: string } }) => onMove(detail.notation),
    onChange: ({ detail }: { detail: { status: string; pending?: { to?: unknown } } }) =>
      onStatus(detail.status, detail.pending?.to !== undefined),
    onCue: ({ detail }: { detail: { kind: string } }) => onCue(detail.kind),
    onRefuse: ({ target }: Event) => {
      const board = target as unknown as { statusText: string; pending?: { to?: unknown } };
      onStatus(board.statusText, board.pending?.to !== undefined);
    },
  };
  const bars = { names, clocks };
  if (family === "mancala") {
    return (
      <MancalaBoard
        game={props.game as mancala.Game}
        playable={props.playable as mancala.Player}
        orientation={props.orientation as mancala.Player}
        drawings={props.drawings as MancalaDrawings | undefined}
        bars={bars as unknown as { names: Record<mancala.Player, ReactNode> }}
        {...told}
      />
    );
  }
  return (
    <MillBoard
      game={props.game as mills.Game}
      playable={props.playable as mills.Player}
      orientation={props.orientation as mills.Player}
      lastMove={props.lastMove as mills.Move | null | undefined}
      drawings={props.drawings as Drawings | undefined}
      bars={bars as unknown as { names: Record<mills.Player, ReactNode> }}
      {...told}
    />
  );
}
