/** The element in the templates of Svelte 5, for the type checker alone. */
import type { ElementAttributes } from "../svelte.ts";
import type { BoardEventMap } from "./events.ts";
import type { MorabarabaBoard } from "./MorabarabaBoard.ts";
import type { SettableName } from "./props.ts";

/** What Svelte may give the element: its properties and attributes, and `on` with each of its events. */
export type BoardAttributes = ElementAttributes<MorabarabaBoard, SettableName, BoardEventMap>;

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "morabaraba-board": BoardAttributes;
  }
}
