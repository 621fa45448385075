/** What the page hears of the element. */
import type { Game, IllegalMoveCode, Move, Outcome, SowingStep } from "../../rules/mancala/data/state.ts";

/** A person has made a move on the board. */
export interface MoveDetail {
  readonly move: Move;
  /** The move as `formatMove` writes it, such as `3` or `C`. */
  readonly notation: string;
  /** What `explainMove` gives for it. */
  readonly steps: readonly SowingStep[];
  readonly before: Game;
  readonly after: Game;
}

/** A person has pressed a house that cannot be played. */
export interface Refusal {
  readonly code: IllegalMoveCode | "not-your-house";
  /** The index of the house in `Game.houses`. */
  readonly at: number;
}

/** A move made on the board has ended the game. */
export interface EndDetail {
  readonly outcome: Outcome;
  readonly game: Game;
}

/** A person has set the next move while the other side is to move, or it was given up. */
export interface PremoveDetail {
  /** The move; null where it was given up or could not be played. One that is played comes as a move. */
  readonly move: Move | null;
}

/** The game has changed, or what the status line says. */
export interface ChangeDetail {
  readonly game: Game;
  /** What the status line says. */
  readonly status: string;
}

/** An occasion for a sound: it comes when it is seen, also for moves that a program makes. */
export interface CueDetail {
  /** A step of a ply is seen, the game is over, or a press was refused. */
  readonly kind: SowingStep["kind"] | "refuse";
  /** The index of a house, or the player whose store it is; not for every kind. */
  readonly at?: number | "south" | "north" | undefined;
}

/**
 * The events of the element by their names. All of them bubble, also out of the shadow of another element; `move` can be
 * cancelled, which leaves the game as it was.
 */
export interface BoardEventMap {
  readonly move: CustomEvent<MoveDetail>;
  readonly refuse: CustomEvent<Refusal>;
  readonly premove: CustomEvent<PremoveDetail>;
  readonly end: CustomEvent<EndDetail>;
  readonly change: CustomEvent<ChangeDetail>;
  readonly cue: CustomEvent<CueDetail>;
}
