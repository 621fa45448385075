/* Registers `<mancala-board>`. */
import { defineElement } from "../dom.ts";
import { MancalaBoardElement } from "./MancalaBoardElement.ts";

/**
 * Registers `<mancala-board>` as a custom element.
 * Importing the module does not register it, so that bundlers can drop unused elements. The function does
 * nothing on a server, or if the name is taken already.
 *
 * @param name - Another name for the element, with a dash in it. Each such name has its own subclass of
 * {@link MancalaBoardElement}.
 * @example
 * ```ts
 * import { define } from "morabaraba/mancala/board";
 *
 * define();
 * ```
 */
export function define(name?: string): void {
  defineElement(name ?? "mancala-board", "mancala-board", MancalaBoardElement);
}
