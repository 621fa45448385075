/** The elements in the templates of Vue 3, for the type checker alone. */
import type { HTMLAttributes, PublicProps } from "vue";
import type { BoardEventMap as MancalaEventMap } from "../mancala/events.ts";
import type { MancalaBoard } from "../mancala/MancalaBoard.ts";
import type { BoardEventMap } from "../mills/events.ts";
import type { MorabarabaBoard } from "../mills/MorabarabaBoard.ts";
import type { Listeners, Settable } from "./settings.ts";

/** The properties of a board that its attributes or its page set, and `@` with each of its events. */
export type ElementComponent<Board, Events> = new () => Board & {
  readonly $props: Omit<HTMLAttributes, `on${Capitalize<keyof Events & string>}`> &
    Settable<Board> &
    Listeners<Events, "camel"> &
    PublicProps;
};

/** `<morabaraba-board>` as templates see it. */
export type MorabarabaBoardComponent = ElementComponent<MorabarabaBoard, BoardEventMap>;

/** `<mancala-board>` as templates see it. */
export type MancalaBoardComponent = ElementComponent<MancalaBoard, MancalaEventMap>;

declare module "vue" {
  interface GlobalComponents {
    "morabaraba-board": MorabarabaBoardComponent;
    "mancala-board": MancalaBoardComponent;
  }
}
