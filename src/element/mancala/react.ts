/** The element in the JSX of React 19, for the type checker alone. */
import type { ElementProps } from "../react.ts";
import type { BoardEventMap } from "./events.ts";
import type { MancalaBoard } from "./MancalaBoard.ts";

/** What React may give the element: its properties and attributes, and `on` with each of its events. */
export type BoardProps = ElementProps<
  MancalaBoard,
  | "game"
  | "messages"
  | "drawings"
  | "position"
  | "variant"
  | "orientation"
  | "layout"
  | "playable"
  | "coordinates"
  | "theme"
  | "status"
  | "animation",
  BoardEventMap
>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "mancala-board": BoardProps;
    }
  }
}
