/* The languages of the package. */

/** The tags of the languages; English is first, and stands in for texts that another language lacks. */
export const languages = ["en", "af", "de", "id"] as const;

/** The tag of a language of the package. */
export type Language = (typeof languages)[number];
