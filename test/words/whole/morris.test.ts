/** Words for morris have no cows or shots, in either language, in games, reviews and rulebooks. */
import * as reviews from "morabaraba/review";
import * as rulebooks from "morabaraba/rulebook";
import * as words from "morabaraba/words";
import { expect, test } from "vitest";

/** Every text of a language by its path. */
const textsOf = (value: unknown, path = ""): readonly (readonly [string, string])[] =>
  typeof value === "string"
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));

const holesIn = (text: string): readonly string[] => [...(text.match(/\{\w+\}/g) ?? [])].sort();

test.each(Object.entries({ words, reviews, rulebooks }))("in %s", (_name, { af, afMorris, en, enMorris }) => {
  for (const [morris, cattle, ofCattle] of [
    [enMorris, en, /\b(cow|cattle|shoo?t)/i],
    [afMorris, af, /koei|bees|skiet|skoot|skote/i],
  ] as const) {
    const texts = textsOf(cattle);
    expect(textsOf(morris).map(([path, text]) => [path, holesIn(text)])).toEqual(
      texts.map(([path, text]) => [path, holesIn(text)]),
    );
    for (const [path, text] of textsOf(morris))
      expect(text.replace(/\{\w+\}/g, ""), path).not.toMatch(ofCattle);
    // Texts without cows or shots stay the same.
    const retold = textsOf(morris).filter(([, text], i) => text !== texts[i]?.[1]);
    for (const [path] of retold) expect(new Map(texts).get(path)).toMatch(ofCattle);
  }
});

test("a rulebook counts pieces", () => {
  const rules = rulebooks.describeRules(rulebooks.enMorris, "nineMens");
  expect(rules.find(({ rule }) => rule === "cows")?.text).toBe("Light and dark have 9 pieces each.");
  expect(rules.map(({ text }) => text).join(" ")).toContain("A mill allows a removal when it is closed");
});
