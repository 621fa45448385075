/** The elements in the templates of Svelte 5, for the type checker alone. */
import type { HTMLAttributes } from "svelte/elements";
import type { BoardEventMap as MancalaEventMap } from "../mancala/events.ts";
import type { MancalaBoard } from "../mancala/MancalaBoard.ts";
import type { BoardEventMap } from "../mills/events.ts";
import type { MorabarabaBoard } from "../mills/MorabarabaBoard.ts";
import type { Listeners, Settable } from "./settings.ts";

/** The properties of a board that its attributes or its page set, and `on` with each of its events. */
export type ElementAttributes<Board extends EventTarget, Events> = Omit<
  HTMLAttributes<Board>,
  `on${keyof Events & string}`
> &
  Settable<Board> &
  Listeners<Events, "lower">;

/** What Svelte may give `<morabaraba-board>`. */
export type MorabarabaBoardAttributes = ElementAttributes<MorabarabaBoard, BoardEventMap>;

/** What Svelte may give `<mancala-board>`. */
export type MancalaBoardAttributes = ElementAttributes<MancalaBoard, MancalaEventMap>;

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "morabaraba-board": MorabarabaBoardAttributes;
    "mancala-board": MancalaBoardAttributes;
  }
}
