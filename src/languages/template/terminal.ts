/*
 * The terminal program's texts in a language that has no texts yet. Copy the folder, replace `xx` by the tag
 * of the language, say where each term comes from, and fill in what the test of languages lists. At the end,
 * write `TerminalWords` for `PartialWords<TerminalWords>`: the compiler then names what is missing.
 */
import type { PartialWords } from "../en/shape.ts";
import type { TerminalWords } from "../en/terminal.ts";

/** The texts of the terminal program. */
export const terminal: PartialWords<TerminalWords> = {};
