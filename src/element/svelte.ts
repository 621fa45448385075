/** What Svelte may give an element, for the type checker alone. */
import type { HTMLAttributes } from "svelte/elements";
import type { Listeners, Settable } from "./props.ts";

/** The properties of a board that its attributes or its page set, and `on` with each of its events. */
export type ElementAttributes<Board extends EventTarget, Names extends keyof Board, Events> = Omit<
  HTMLAttributes<Board>,
  `on${keyof Events & string}`
> &
  Settable<Board, Names> &
  Listeners<Events, "lower">;
