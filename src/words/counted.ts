/*
 * Numbers and lists in words, by the rules of each language. `Intl` gets the language from the words, never
 * from the machine, so a sentence is the same everywhere.
 */
// biome-ignore-all lint/style/noRestrictedGlobals: see above.
import { isAbsent } from "../base/data.ts";
import type { Plural } from "../languages/en/shape.ts";
import { at, checkText, fill, type PartialWords, readWords } from "./sentences.ts";

/** Words that count things, in the plural categories of their language. */
export interface Counting {
  readonly language: string;
  readonly counts: Readonly<Record<string, Plural>>;
}

/**
 * Returns a number of things in words, such as "3 cows", in the plural form that the language has for it.
 *
 * @param name - The name of the thing in `counts`.
 * @param digits - How many digits to write after the decimal point.
 * @param values - What else the text contains.
 */
export function counted<Words extends Counting>(
  english: Words,
  words: PartialWords<Words>,
  name: keyof Words["counts"] & string,
  count: number,
  digits = 0,
  values: Readonly<Record<string, string>> = {},
): string {
  const own = at(readWords(words), ["counts", name]);
  const [texts, locales] = isAbsent(own) ? [english.counts[name], ["en"]] : [own, localesOf(words)];
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  const category = new Intl.PluralRules(locales, format).select(count);
  const [path, other] = [category, "other"].map((form) => ["counts", name, form]) as [string[], string[]];
  const form = at(texts, [category]) ?? at(texts, ["other"]) ?? english.counts[name]?.other;
  const text = checkText(form, isAbsent(at(texts, [category])) ? other : path);
  return fill(text, { ...values, count: new Intl.NumberFormat(locales, format).format(count) });
}

/** Returns a list in words, such as "a7, d7, and g7", or with "or" for a choice. */
export const listed = (
  words: { readonly language?: string | undefined },
  items: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string => new Intl.ListFormat(localesOf(words), { type }).format(items);

/** The language's tag, or else English: `Intl` throws for an invalid tag, and has no rules for many others. */
function localesOf(words: { readonly language?: unknown }): string[] {
  const { language } = words;
  try {
    return [...Intl.getCanonicalLocales(typeof language === "string" ? language : []), "en"];
  } catch {
    return ["en"];
  }
}
