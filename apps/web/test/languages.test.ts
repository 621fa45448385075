/**
 * Every language of the page has every text, with the right placeholders and in its own words. The texts stand
 * in one file for each language, which `--update` writes.
 */
import { expect, test } from "vitest";
import { type Language, languageAmong, languages } from "../src/core/languages.ts";

const files = import.meta.glob<{ readonly words: object }>("../src/languages/*/*.ts", { eager: true });
const tags = Object.keys(languages) as Language[];

/** The texts of an object by their paths. Functions get numbers and names as in the page. */
function textsOf(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") {
    const call = value as (...values: readonly unknown[]) => string;
    return [1, 2, 21].map((count) => [`${path} ${count}`, call(count, 5)] as const);
  }
  return Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

const allTexts = (tag: Language): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(files).flatMap(([path, { words }]) => {
      const [, folder, part = ""] = /languages\/(.*)\/(.*)\.ts$/.exec(path) ?? [];
      return folder === tag ? textsOf(words, part) : [];
    }),
  );

const english = allTexts("en");
const placeholdersIn = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/g))].sort();
const wordsIn = (text: string): readonly string[] =>
  text
    .replace(/\{\w+\}/g, " ")
    .toLowerCase()
    .match(/[\p{L}']+/gu) ?? [];

/** English words that a language has too, and names. */
const sharedWords: Readonly<Partial<Record<Language, string>>> = {
  de: "a achi africa am an analyse b browser c cham code codes congkak d da engine f fast format gonu h hand https in kalah link links mancala mb min mind minute moment morabaraba name normal online oware person pgn picaria playok png qi rest ring s san sanmill server shax shisima so south sports stand such svg system tab text txt umlabalaba utc was will x xa",
  id: "a achi africa b c cham congkak d da f format gonu https kalah lasker main mancala mb menu mind morabaraba no oware pgn picaria playok png qi san sanmill server shax shisima south sports svg tab txt umlabalaba utc x xa",
};

test.each(tags)("%s has every text, with the placeholders that the English one has", (tag) => {
  const texts = allTexts(tag);
  expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  const other = [...texts].filter(
    ([path, text]) => `${placeholdersIn(text)}` !== `${placeholdersIn(english.get(path) ?? "")}`,
  );
  expect(other).toEqual([]);
  const empty = [...texts].filter(([path, text]) => text === "" && english.get(path) !== "");
  expect(
    empty.map(([path]) => path).filter((path) => !/^(learn\.english|settings\.readers)$/.test(path)),
  ).toEqual([]);
});

test.each(tags)("%s has the texts of its file", async (tag) => {
  const lines = [...allTexts(tag)].map(([path, text]) => `${path}: ${text}`);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`texts/${tag}.txt`);
});

test.each(Object.entries(sharedWords))("%s has its own words, but for the listed ones", (tag, shares) => {
  const ofEnglish = new Set([...english.values()].flatMap(wordsIn));
  const shared = [...allTexts(tag as Language).values()]
    .flatMap(wordsIn)
    .filter((word) => ofEnglish.has(word));
  expect([...new Set(shared)].sort().join(" ")).toBe(shares);
});

test("a visitor gets the first language that the page has", () => {
  expect(languageAmong(["fr-FR", "de-AT", "en"])).toBe("de");
  expect(languageAmong(["ID"])).toBe("id");
  expect(languageAmong(["en-ZA", "af"])).toBe("en");
  expect(languageAmong(["zu", ""])).toBe("en");
  expect(languageAmong([])).toBe("en");
});
