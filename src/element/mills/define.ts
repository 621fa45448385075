/* Registers `<morabaraba-board>`. */
import { defineElement } from "../dom.ts";
import { MorabarabaBoardElement } from "./MorabarabaBoardElement.ts";

/**
 * Registers `<morabaraba-board>` as a custom element.
 * Importing the module does not register it, so that bundlers can drop unused elements. The function does
 * nothing on a server, or if the name is taken already.
 *
 * @param name - Another name for the element, with a dash in it. Each such name has its own subclass of
 * {@link MorabarabaBoardElement}.
 * @example
 * ```ts
 * import { define } from "morabaraba/board";
 *
 * define();
 * ```
 */
export function define(name?: string): void {
  defineElement(name ?? "morabaraba-board", "morabaraba-board", MorabarabaBoardElement);
}
