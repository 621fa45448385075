/* The events of a mancala board. */
import type { Game, IllegalMoveCode, Move, Outcome, SowingStep } from "../../rules/mancala/data/state.ts";

/** The detail of `move`: a person has made a move on the board. */
export interface MoveDetail {
  readonly move: Move;
  /** The move as `formatMove` writes it, such as `3` or `C`. */
  readonly notation: string;
  /** The steps that `explainMove` returns for the move. */
  readonly steps: readonly SowingStep[];
  readonly before: Game;
  /** The game after the move. */
  readonly game: Game;
}

/** The detail of `refuse`: a person has pressed a house that cannot be played. */
export interface Refusal {
  readonly code: IllegalMoveCode | "not-your-house";
  /** The index of the house in `Game.houses`. */
  readonly at: number;
}

/** The detail of `end`: a move made on the board has ended the game. */
export interface EndDetail {
  readonly outcome: Outcome;
  readonly game: Game;
}

/** The detail of `premove`: a person has set a premove, or it was dropped. */
export interface PremoveDetail {
  /** The move; null if it was dropped or became illegal. A premove that is played is reported by `move`. */
  readonly move: Move | null;
}

/** The detail of `update`: the game or the status line has changed. */
export interface UpdateDetail {
  readonly game: Game;
  /** The text of the status line. */
  readonly status: string;
}

/** The detail of `cue`: the board shows something that could have a sound. Programs' moves have cues too. */
export interface CueDetail {
  /** The kind of a ply's step, such as the end of the game, or `refuse` for a press that was refused. */
  readonly kind: SowingStep["kind"] | "refuse";
  /** The index of a house, or the player whose store it is; missing for some kinds. */
  readonly at?: number | "south" | "north" | undefined;
}

/**
 * The events of the element by name.
 * None of them bubbles. `move` is cancelable: cancelling it takes the move back.
 */
export interface MancalaBoardEventMap {
  /** A person has made a whole move. Cancelling the event takes the move back. */
  readonly move: CustomEvent<MoveDetail>;
  /** A person has tried something illegal. */
  readonly refuse: CustomEvent<Refusal>;
  /** A person has set a premove, or it was dropped. */
  readonly premove: CustomEvent<PremoveDetail>;
  /** A move made on the board has ended the game. */
  readonly end: CustomEvent<EndDetail>;
  /** The game, the unfinished move or the status line has changed. */
  readonly update: CustomEvent<UpdateDetail>;
  /** The board shows something that could have a sound. */
  readonly cue: CustomEvent<CueDetail>;
}
