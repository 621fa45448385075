/** What React may give an element, for the type checker alone. */
import type { HTMLAttributes, Key, Ref } from "react";
import type { Listeners, Settable } from "./props.ts";

/** The properties of a board that its attributes or its page set, and `on` with each of its events. */
export type ElementProps<Board, Names extends keyof Board, Events> = Omit<
  HTMLAttributes<Board>,
  `on${keyof Events & string}`
> &
  Settable<Board, Names> &
  Listeners<Events, "lower"> & {
    readonly key?: Key | null | undefined;
    readonly ref?: Ref<Board> | undefined;
    /** A custom element takes `class`; `className` would be an attribute of that name in older versions of React. */
    readonly class?: string | undefined;
  };
