/* The events of a mills board. */

import type { Drawings } from "../../base/drawings.ts";
import type { ReadError } from "../../base/errors.ts";
import type { Game, Move, Outcome } from "../../rules/mills/data/state.ts";
import type { Player, Point } from "../../rules/mills/data/terms.ts";
import type { PendingMove, Refusal } from "../../turn/turnState.ts";

/** The detail of `move`: a person has made a whole move on the board. */
export interface MoveDetail {
  readonly move: Move;
  /** The move in WMD notation, such as `c5-d5xa1`. */
  readonly notation: string;
  readonly before: Game;
  /** The game after the move. */
  readonly game: Game;
}

/** The detail of `pick`: a person has chosen a cow to move, or put it back. */
export interface PickDetail {
  /** The point of the cow; null if it was put back. */
  readonly point: Point | null;
}

/** The detail of `end`: a move made on the board has ended the game. */
export interface EndDetail {
  readonly outcome: Outcome;
  readonly game: Game;
}

/** The detail of `premove`: a person has set a premove, or it was dropped. */
export interface PremoveDetail {
  /** The step; null if it was dropped or became illegal. A premove that is played is reported by `move`. */
  readonly move: { readonly from?: Point | undefined; readonly to: Point } | null;
}

/** The detail of `update`: the game, the pending move or the status line has changed. */
export interface UpdateDetail {
  readonly game: Game;
  /** The unfinished turn: with `from` alone, a chosen cow; with `to`, a step that awaits its shot. */
  readonly pending: PendingMove;
  /** The text of the status line. */
  readonly status: string;
}

/** The detail of `cue`: the board shows something that could have a sound. Programs' moves have cues too. */
export interface CueDetail {
  /** A cow was placed, moved, flew, closed a mill or was shot; the game ended; or a move was refused. */
  readonly kind: "place" | "move" | "fly" | "mill" | "shot" | "end" | "refuse";
  /** The point; missing for `end`. */
  readonly point?: Point | undefined;
}

/** The detail of `drawingschange`: a person has drawn on the board. */
export interface DrawingsChangeDetail {
  /** All drawings of people since the last move, without those of the program, as `formatComment` takes them. */
  readonly drawings: Drawings;
}

/** The detail of `edit`: a person has changed the position of an `editable` board. */
export interface EditDetail {
  /** The position, as `formatPosition` writes it. Not every position that people set up can be played. */
  readonly position: string;
  /** The position as a game, if it can be played. */
  readonly game?: Game | undefined;
  /** The reason why the position cannot be played. */
  readonly error?: ReadError | undefined;
  readonly turn: Player;
}

/**
 * The events of the element by name.
 * None of them bubbles. `move` is cancelable: cancelling it takes the move back.
 */
export interface MorabarabaBoardEventMap {
  /** A person has made a whole move. Cancelling the event takes the move back. */
  readonly move: CustomEvent<MoveDetail>;
  /** A person has tried something illegal. */
  readonly refuse: CustomEvent<Refusal>;
  /** A person has chosen a cow, or put it back. */
  readonly pick: CustomEvent<PickDetail>;
  /** A person has set a premove, or it was dropped. */
  readonly premove: CustomEvent<PremoveDetail>;
  /** A move made on the board has ended the game. */
  readonly end: CustomEvent<EndDetail>;
  /** The game, the unfinished move or the status line has changed. */
  readonly update: CustomEvent<UpdateDetail>;
  /** The board shows something that could have a sound. */
  readonly cue: CustomEvent<CueDetail>;
  /** A person has drawn on the board. */
  readonly drawingschange: CustomEvent<DrawingsChangeDetail>;
  /** A person has changed the position of an `editable` board. */
  readonly edit: CustomEvent<EditDetail>;
}
