/** A step that waits for its shot. The page has its own button to cancel it, so boards hide theirs. */
import type { MorabarabaBoardElement, MorabarabaBoardEventMap } from "morabaraba/board";

export interface Pending {
  /** The board's description of the turn. */
  readonly status: string;
  readonly cancel: () => void;
}

/** Returns the step that waits for its shot, if there is one. */
export function pendingOf({ detail, target }: MorabarabaBoardEventMap["update"]): Pending | undefined {
  if (detail.pending.to === undefined) return undefined;
  return { status: detail.status, cancel: () => (target as unknown as MorabarabaBoardElement).cancelTurn() };
}
