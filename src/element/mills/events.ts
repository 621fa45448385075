/** What the page hears of the element. */
import type { ReadError } from "../../base/errors.ts";
import type { Drawings } from "../../picture/mills/drawings.ts";
import type { Game, Move, Outcome } from "../../rules/mills/data/state.ts";
import type { Player, Point } from "../../rules/mills/data/terms.ts";
import type { PendingMove, Refusal } from "../../turn/turnState.ts";

/** A person has made a whole move on the board. */
export interface MoveDetail {
  readonly move: Move;
  /** The move in WMD notation, such as `c5-d5xa1`. */
  readonly notation: string;
  readonly before: Game;
  readonly after: Game;
}

/** A person has chosen a cow to move, or put it back. */
export interface PickDetail {
  /** The point of the cow; null when none is chosen any more. */
  readonly point: Point | null;
}

/** A move made on the board has ended the game. */
export interface EndDetail {
  readonly outcome: Outcome;
  readonly game: Game;
}

/** A person has set the next move while the other side is to move, or it was given up. */
export interface PremoveDetail {
  /** The step; null where it was given up or could not be played. One that is played comes as a move. */
  readonly move: { readonly from?: Point | undefined; readonly to: Point } | null;
}

/** Something has changed: the game, or what has been chosen of a turn. */
export interface ChangeDetail {
  readonly game: Game;
  /** What has been chosen: with `from` alone, a cow; with `to`, a step that awaits its shot. */
  readonly pending: PendingMove;
  /** What the status line says. */
  readonly status: string;
}

/** An occasion for a sound: it comes when it is seen, also for moves that a program makes. */
export interface CueDetail {
  /** A cow was placed, moved or flew, made a mill, or was shot; the game is over; a move was refused. */
  readonly kind: "place" | "move" | "fly" | "mill" | "shot" | "end" | "refuse";
  /** Where; not for the end. */
  readonly point?: Point | undefined;
}

/** A person has drawn on the board. */
export interface DrawDetail {
  /** Everything that people have drawn since the last move, without what the program has set. */
  readonly drawings: Drawings;
}

/** A person has changed the position of a board that is `editable`. */
export interface EditDetail {
  /** The position, as `formatPosition` writes it; not every position that can be set up is one that can be played. */
  readonly position: string;
  /** The position as a game, if it can be played. */
  readonly game?: Game | undefined;
  /** Why it cannot be played. */
  readonly error?: ReadError | undefined;
  readonly turn: Player;
}

/**
 * The events of the element by their names. All of them bubble, also out of the shadow of another element; `move` can be
 * cancelled, which leaves the game as it was.
 */
export interface BoardEventMap {
  readonly move: CustomEvent<MoveDetail>;
  readonly refuse: CustomEvent<Refusal>;
  readonly pick: CustomEvent<PickDetail>;
  readonly premove: CustomEvent<PremoveDetail>;
  readonly end: CustomEvent<EndDetail>;
  readonly change: CustomEvent<ChangeDetail>;
  readonly cue: CustomEvent<CueDetail>;
  readonly draw: CustomEvent<DrawDetail>;
  readonly edit: CustomEvent<EditDetail>;
}
