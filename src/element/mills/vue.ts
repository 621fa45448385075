/** The element in the templates of Vue 3, for the type checker alone. */
import type { ElementComponent } from "../vue.ts";
import type { BoardEventMap } from "./events.ts";
import type { MorabarabaBoard } from "./MorabarabaBoard.ts";
import type { SettableName } from "./props.ts";

/** The element as templates see it: its properties and attributes, and `@` with each of its events. */
export type BoardComponent = ElementComponent<MorabarabaBoard, SettableName, BoardEventMap>;

declare module "vue" {
  interface GlobalComponents {
    "morabaraba-board": BoardComponent;
  }
}
