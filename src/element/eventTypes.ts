/** Listeners of an element's own events, for the compiler: types, and nothing to run. */
import type { BoardElement } from "./BoardElement.ts";

/** Listeners of these events, by their names, know what they carry. */
export interface Listening<Events> {
  /** As on every element, for the element's own events. */
  addEventListener<Name extends keyof Events & string>(
    type: Name,
    listener: (event: Events[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** As on every element, for the element's own events. */
  removeEventListener<Name extends keyof Events & string>(
    type: Name,
    listener: (event: Events[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** The class that all boards extend, with listeners of these events. */
export type ListeningBoard<Events, Game, Words, Drawings> = Omit<typeof BoardElement, "prototype"> &
  (abstract new () => Listening<Events> & BoardElement<Game, Words, Drawings>);
