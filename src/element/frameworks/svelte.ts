/** The elements in the templates of Svelte 5, for the type checker alone. */
import type { HTMLAttributes } from "svelte/elements";
import type { BoardEventMap as MancalaEventMap } from "../mancala/events.ts";
import type { MancalaBoard } from "../mancala/MancalaBoard.ts";
import type { BoardEventMap } from "../mills/events.ts";
import type { MorabarabaBoard } from "../mills/MorabarabaBoard.ts";
import type { Listeners, Settable, SettingOf } from "./settings.ts";

type MorabarabaSetting = SettingOf<MorabarabaBoard>;
type MancalaSetting = SettingOf<MancalaBoard>;

/** The properties of a board that its attributes or its page set, and `on` with each of its events. */
export type ElementAttributes<Board extends EventTarget, Names extends keyof Board, Events> = Omit<
  HTMLAttributes<Board>,
  `on${keyof Events & string}`
> &
  Settable<Board, Names> &
  Listeners<Events, "lower">;

/** What Svelte may give `<morabaraba-board>`. */
export type MorabarabaBoardAttributes = ElementAttributes<MorabarabaBoard, MorabarabaSetting, BoardEventMap>;

/** What Svelte may give `<mancala-board>`. */
export type MancalaBoardAttributes = ElementAttributes<MancalaBoard, MancalaSetting, MancalaEventMap>;

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "morabaraba-board": MorabarabaBoardAttributes;
    "mancala-board": MancalaBoardAttributes;
  }
}
