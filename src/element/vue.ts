/** An element as a component of Vue, for the type checker of templates alone. */
import type { HTMLAttributes, PublicProps } from "vue";
import type { Listeners, Settable } from "./props.ts";

/** The properties of a board that its attributes or its page set, and `@` with each of its events. */
export type ElementComponent<Board, Names extends keyof Board, Events> = new () => Board & {
  readonly $props: Omit<HTMLAttributes, `on${Capitalize<keyof Events & string>}`> &
    Settable<Board, Names> &
    Listeners<Events, "camel"> &
    PublicProps;
};
