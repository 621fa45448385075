/* The languages of the package, by tag, with their texts for the terminal program. */
import { terminal as af } from "./af/terminal.ts";
import { terminal as en } from "./en/terminal.ts";

/** The terminal program's texts in each language; English is first. */
export const languages = { en, af };

/** The tag of a language of the package. */
export type Language = keyof typeof languages;
