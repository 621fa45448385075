/** The element in the JSX of React 19, for the type checker alone. */
import type { HTMLAttributes, Key, Ref } from "react";
import type { BoardEventMap } from "./events.ts";
import type { MorabarabaBoard } from "./MorabarabaBoard.ts";

/** What React may give the element: its properties and attributes, and `on` with each of its events. */
export type BoardProps = Omit<HTMLAttributes<MorabarabaBoard>, `on${keyof BoardEventMap}`> &
  Partial<
    Pick<
      MorabarabaBoard,
      | "game"
      | "lastMove"
      | "messages"
      | "position"
      | "variant"
      | "orientation"
      | "playable"
      | "notation"
      | "coordinates"
      | "theme"
      | "pieces"
      | "frame"
      | "hands"
      | "status"
      | "drawable"
      | "editable"
      | "animation"
      | "drawings"
    >
  > & {
    readonly [Name in keyof BoardEventMap as `on${Name}`]?: (event: BoardEventMap[Name]) => void;
  } & {
    readonly key?: Key | null | undefined;
    readonly ref?: Ref<MorabarabaBoard> | undefined;
    /** A custom element takes `class`; `className` would be an attribute of that name in older versions of React. */
    readonly class?: string | undefined;
  };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "morabaraba-board": BoardProps;
    }
  }
}
