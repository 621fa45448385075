/** What the element tells its page. */
import type { Game, Move, Outcome } from "../morabaraba/data/state.ts";
import type { Point } from "../morabaraba/data/terms.ts";
import type { Refusal } from "../turn/turnState.ts";

/** A person has made a whole move on the board. */
export interface MoveDetail {
  readonly move: Move;
  /** The move in WMD notation, such as `c5-d5xa1`. */
  readonly notation: string;
  readonly before: Game;
  readonly after: Game;
}

/** A person has chosen a cow to move, or laid it back. */
export interface PickDetail {
  /** The point of the cow; null when none is chosen any more. */
  readonly point: Point | null;
}

/** A move made on the board has ended the game. */
export interface EndDetail {
  readonly outcome: Outcome;
  readonly game: Game;
}

/** The events of the element by their names. All of them bubble, also out of the shadow of another element; `move` can be cancelled, which leaves the game as it was. */
export interface BoardEventMap {
  readonly move: CustomEvent<MoveDetail>;
  readonly refuse: CustomEvent<Refusal>;
  readonly pick: CustomEvent<PickDetail>;
  readonly end: CustomEvent<EndDetail>;
}

/** Listeners of these events know what they carry. */
export interface Listening {
  /** As on every element, for the element's own events. */
  addEventListener<Name extends keyof BoardEventMap>(
    type: Name,
    listener: (event: BoardEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** As on every element, for the element's own events. */
  removeEventListener<Name extends keyof BoardEventMap>(
    type: Name,
    listener: (event: BoardEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
}
