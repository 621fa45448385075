/** How the element comes into a page. */
import { defineElement } from "../dom.ts";
import { MancalaBoard } from "./MancalaBoard.ts";

/**
 * Makes `<mancala-board>` an element of the page. Importing does not, so that a bundler may drop what is not used. Where
 * there is no page, as on a server, and where the name is taken already, it does nothing.
 *
 * @param name - Another name for the element, if yours must differ; with a dash in it. It gets a class of its own, which
 *   extends {@link MancalaBoard}.
 * @example
 * ```ts
 * import { define } from "morabaraba/mancala/board";
 *
 * define();
 * ```
 */
export function define(name = "mancala-board"): void {
  defineElement(name, "mancala-board", MancalaBoard);
}
