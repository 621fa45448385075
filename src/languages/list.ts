/* The languages of the package, by tag, with their texts for the terminal program. */
import { terminal as af } from "./af/terminal.ts";
import { terminal as de } from "./de/terminal.ts";
import { terminal as en, type TerminalWords } from "./en/terminal.ts";
import { terminal as id } from "./id/terminal.ts";

/** The tag of a language of the package, such as `en`. */
export type Language = "en" | "af" | "de" | "id";

/** The terminal program's texts in each language; English is first. */
export const languages: Readonly<Record<Language, TerminalWords>> = { en, af, de, id };
