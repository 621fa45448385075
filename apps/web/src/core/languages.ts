/** The page's languages, by tag. Their texts are in `src/languages`, in a folder for each. */
import type { Language } from "morabaraba/families";

export type { Language };

/** The languages' own names, and the directions of their scripts. English is first. */
export const languages: Readonly<
  Record<Language, { readonly name: string; readonly direction: "ltr" | "rtl" }>
> = {
  en: { name: "English", direction: "ltr" },
  af: { name: "Afrikaans", direction: "ltr" },
  de: { name: "Deutsch", direction: "ltr" },
  id: { name: "Bahasa Indonesia", direction: "ltr" },
};

/** Returns the first of a visitor's languages that the page has, or English. */
export function languageAmong(tags: readonly string[]): Language {
  const known = Object.keys(languages) as Language[];
  const spoken = tags.map((tag) => tag.toLowerCase().split("-")[0]);
  return spoken.map((tag) => known.find((own) => own === tag)).find((tag) => tag !== undefined) ?? "en";
}
