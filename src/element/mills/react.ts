/** The element in the JSX of React 19, for the type checker alone. */
import type { ElementProps } from "../react.ts";
import type { BoardEventMap } from "./events.ts";
import type { MorabarabaBoard } from "./MorabarabaBoard.ts";
import type { SettableName } from "./props.ts";

/** What React may give the element: its properties and attributes, and `on` with each of its events. */
export type BoardProps = ElementProps<MorabarabaBoard, SettableName, BoardEventMap>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "morabaraba-board": BoardProps;
    }
  }
}
