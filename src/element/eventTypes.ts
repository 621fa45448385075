/** Types for listeners of the elements' own events. */
import type { BoardElement } from "./BoardElement.ts";

/** Adds and removes listeners whose event type follows from the event's name. */
export interface Listening<Events> {
  /** Works as on every element, for the board's own events. */
  addEventListener<Name extends keyof Events & string>(
    type: Name,
    listener: (event: Events[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** Works as on every element, for the board's own events. */
  removeEventListener<Name extends keyof Events & string>(
    type: Name,
    listener: (event: Events[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** The class that all boards extend, with listeners of these events. */
export type ListeningBoard<Events, Game, Words, Drawings> = Omit<typeof BoardElement, "prototype"> &
  (abstract new () => Listening<Events> & BoardElement<Game, Words, Drawings>);
