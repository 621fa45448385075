/* The terminal program's texts in each language. */
import { terminal as af } from "./af/terminal.ts";
import { terminal as de } from "./de/terminal.ts";
import { terminal as en, type TerminalWords } from "./en/terminal.ts";
import { terminal as id } from "./id/terminal.ts";
import type { Language } from "./list.ts";

/** The terminal program's texts by language. */
export const terminals: Readonly<Record<Language, TerminalWords>> = { en, af, de, id };
