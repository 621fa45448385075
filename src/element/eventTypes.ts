/* Types for listeners of the elements' own events. */
import type { BoardElement } from "./BoardElement.ts";

/** Adds and removes listeners whose event type follows from the event's name. */
export interface Listening<Events> {
  /** Adds a listener for one of the board's own events, as on any element. */
  addEventListener<Name extends keyof Events & string>(
    type: Name,
    listener: (event: Events[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** Removes a listener for one of the board's own events, as on any element. */
  removeEventListener<Name extends keyof Events & string>(
    type: Name,
    listener: (event: Events[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** The class that all boards extend, with typed listener methods for these events. */
export type ListeningBoard<Events, Game, Words, Drawings> = Omit<typeof BoardElement, "prototype"> &
  (abstract new () => Listening<Events> & BoardElement<Game, Words, Drawings>);
