/** Words of morris speak of no cattle, in either language, and lack no sentence. */
import { af, afMorris, en, enMorris, type Words } from "morabaraba/words";
import { expect, test } from "vitest";

/** Every text of a language by its path, but for the titles of variants and the keys. */
const textsOf = ({ variants: _variants, ...words }: Words): Readonly<Record<string, string>> => {
  const walk = (value: unknown, path: string): readonly (readonly [string, string])[] =>
    typeof value === "string"
      ? [[path, value]]
      : Object.entries(value as object).flatMap(([key, inner]) => walk(inner, `${path}.${key}`));
  return Object.fromEntries(walk(words, ""));
};

test.each([
  ["English", enMorris, en, /cow|cattle|sho[ot]t/i],
  ["Afrikaans", afMorris, af, /koei|bees|skiet|skoot/i],
])("%s", (_language, morris, cattle, ofCattle) => {
  const texts = textsOf(morris);
  expect(Object.keys(texts)).toEqual(Object.keys(textsOf(cattle)));
  for (const [path, text] of Object.entries(texts)) {
    expect(text).not.toMatch(ofCattle);
    const holes = (words: string | undefined) => words?.match(/\{\w+\}/g)?.sort();
    expect(holes(text)).toEqual(holes(textsOf(cattle)[path]));
  }
});
