/* The terms of games whose pieces are not cows. Cows are shot, but other pieces are removed. */
import { isRecord } from "../../base/data.ts";

/** Replacements by term, in lower case; phrases come before the single words in them. */
type Terms = Readonly<Record<string, string>>;

export const enTerms: Terms = {
  "do not shoot": "do not remove a piece",
  "never shoots": "never removes a piece",
  "mills shoot": "mills remove pieces",
  "gives a shot": "allows a removal",
  "a shot": "a removal",
  "or shot": "or removal",
  shots: "removals",
  shot: "removed",
  shoots: "removes",
  shoot: "remove",
  cows: "pieces",
  cow: "piece",
};

/** *Stuk* is the word for a chess piece. */
export const afTerms: Terms = {
  "meule skiet nooit": "meule verwyder nooit 'n stuk",
  "meules skiet": "meules stukke verwyder",
  skote: "verwyderings",
  skoot: "verwydering",
  geskiet: "verwyder",
  skiet: "verwyder",
  koeie: "stukke",
  koei: "stuk",
};

/** Replaces terms in all texts of an object, but not in its keys or in names in braces. */
export function inTerms<Texts>(texts: Texts, terms: Terms): Texts {
  const pattern = new RegExp(`\\{\\w+\\}|\\b(${Object.keys(terms).join("|")})\\b`, "gi");
  const replacement = (match: string, term?: string): string => {
    const other = (term && terms[term.toLowerCase()]) ?? match;
    return /^[A-Z]/.test(match) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  };
  const replaceIn = (value: unknown): unknown => {
    if (typeof value === "string") return value.replace(pattern, replacement);
    if (!isRecord(value)) return Array.isArray(value) ? value.map(replaceIn) : value;
    return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, replaceIn(text)]));
  };
  return replaceIn(texts) as Texts;
}
