/** The words of the game on the terminal. */
import { expect, test } from "vitest";
import { languages } from "../../src/languages/list.ts";

const textsOf = (value: unknown, at = ""): [string, string][] =>
  typeof value === "string"
    ? [[at, value]]
    : Object.entries(Object(value)).flatMap(([name, part]) => textsOf(part, `${at}.${name}`));
const namesIn = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

test("both languages have the same texts and placeholders, without cows", () => {
  const [en, af] = [languages.en, languages.af].map((words) => textsOf(words));
  expect(af?.map(([at, text]) => [at, namesIn(text)])).toEqual(en?.map(([at, text]) => [at, namesIn(text)]));
  expect(JSON.stringify(languages)).not.toMatch(/cow|koei|piece|stuk/);
});

test("commands are one word, and cannot be read as moves", () => {
  for (const { commands } of Object.values(languages)) {
    const all = Object.values(commands).map(([word]) => word);
    expect(new Set(all).size).toBe(all.length);
    for (const word of all) expect(word).toMatch(/^\p{Ll}{2,}$/u);
  }
});
