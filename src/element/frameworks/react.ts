/** The elements in the JSX of React 19, for the type checker alone. */
import type { HTMLAttributes, Key, Ref } from "react";
import type { BoardEventMap as MancalaEventMap } from "../mancala/events.ts";
import type { MancalaBoard } from "../mancala/MancalaBoard.ts";
import type { BoardEventMap } from "../mills/events.ts";
import type { MorabarabaBoard } from "../mills/MorabarabaBoard.ts";
import type { Listeners, Settable } from "./settings.ts";

/** The properties of a board that its attributes or its page set, and `on` with each of its events. */
export type ElementProps<Board, Events> = Omit<HTMLAttributes<Board>, `on${keyof Events & string}`> &
  Settable<Board> &
  Listeners<Events, "lower"> & {
    readonly key?: Key | null | undefined;
    readonly ref?: Ref<Board> | undefined;
    /** A custom element takes `class`; `className` would be an attribute of that name in older versions of React. */
    readonly class?: string | undefined;
  };

/** What React may give `<morabaraba-board>`. */
export type MorabarabaBoardProps = ElementProps<MorabarabaBoard, BoardEventMap>;

/** What React may give `<mancala-board>`. */
export type MancalaBoardProps = ElementProps<MancalaBoard, MancalaEventMap>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "morabaraba-board": MorabarabaBoardProps;
      "mancala-board": MancalaBoardProps;
    }
  }
}
