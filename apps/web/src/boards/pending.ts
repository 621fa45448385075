/** A step that awaits its shot. The page offers to give it up among its own actions, so the boards hide their button for that. */
import type { BoardEventMap, MorabarabaBoard } from "morabaraba/board";

export interface Pending {
  /** The board's description of the turn. */
  readonly status: string;
  readonly cancel: () => void;
}

/** The board's unfinished turn; undefined unless it awaits a shot. */
export function pendingOf({ detail, target }: BoardEventMap["change"]): Pending | undefined {
  if (detail.pending.to === undefined) return undefined;
  return { status: detail.status, cancel: () => (target as unknown as MorabarabaBoard).cancelTurn() };
}
