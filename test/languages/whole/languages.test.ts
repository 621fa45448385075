/**
 * Every language of the list has every text, with the right placeholders and in its own words. The texts stand
 * in one file for each language, which `--update` writes: tests of anything else name a text and don't repeat it.
 */
import { variants } from "morabaraba";
import * as mancala from "morabaraba/mancala";
import * as mancalaReview from "morabaraba/mancala/review";
import * as mancalaRulebook from "morabaraba/mancala/rulebook";
import * as mancalaWords from "morabaraba/mancala/words";
import * as review from "morabaraba/review";
import * as rulebook from "morabaraba/rulebook";
import * as words from "morabaraba/words";
import { describe, expect, test } from "vitest";
import type { Plural } from "../../../src/languages/en/shape.ts";
import { type Language, languages } from "../../../src/languages/list.ts";
import { counted } from "../../../src/words/counted.ts";

type Texts = Readonly<Record<string, unknown>>;
type EntryPoint = Readonly<Record<string, unknown>>;

/** The entry points with languages. Those of mills have each language twice: for cows and for other pieces. */
const entryPoints: Readonly<Record<string, EntryPoint>> = {
  "morabaraba/words": words,
  "morabaraba/review": review,
  "morabaraba/rulebook": rulebook,
  "morabaraba/mancala/words": mancalaWords,
  "morabaraba/mancala/review": mancalaReview,
  "morabaraba/mancala/rulebook": mancalaRulebook,
};

const namesIn = (entryPoint: string, tag: string): readonly string[] =>
  entryPoint.includes("mancala") ? [tag] : [tag, `${tag}Morris`];

/** The texts of an object by their paths. The game words that reviews and rulebooks hold are left out. */
const textsOf = (value: unknown, path: string): readonly (readonly [string, string])[] =>
  typeof value === "string"
    ? [[path, value]]
    : Object.entries(value as Texts).flatMap(([key, inner]) =>
        key === "names" && path !== "" ? [] : textsOf(inner, `${path}.${key}`),
      );

/** All texts of a language by their paths. */
const allTexts = (tag: Language): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(entryPoints).flatMap(([entryPoint, all]) =>
      namesIn(entryPoint, tag).flatMap((name) =>
        textsOf(all[name] ?? {}, `${entryPoint}${name === tag ? "" : " without cows"}`),
      ),
    ),
    ...textsOf(languages[tag], "terminal"),
  ]);

const english = allTexts("en");
const tags = Object.keys(languages) as Language[];
const placeholdersIn = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/g))].sort();
const wordsIn = (text: string): readonly string[] =>
  text
    .replace(/\{\w+\}/g, " ")
    .toLowerCase()
    .match(/[\p{L}']+/gu) ?? [];

/** Plural forms differ between languages, but for `other`. */
const isPlural = (path: string): boolean => /\.counts\.\w+\.(zero|one|two|few|many)$/.test(path);

/** Titles, which end without a full stop, and texts that are parts of others. */
const isTitle = (path: string): boolean =>
  /\.(language|players|variants|phases|points|places|marks|buttons|letters|sections|counts)\b|^terminal/.test(
    path,
  );

/** English words that a language has too, and names. */
const sharedWords: Readonly<Record<string, string>> = {
  de: "a an c d da enter escape hand i in l n notation s so stand tab terminal",
  id: "a c ctrl d enter escape i kalah l n s tab terminal",
};

describe.each(tags)("%s", (tag) => {
  const texts = allTexts(tag);

  test("is exported by every entry point, with its tag", () => {
    const missing = Object.entries(entryPoints).flatMap(([entryPoint, all]) =>
      namesIn(entryPoint, tag)
        .filter((name) => (all[name] as Texts | undefined)?.["language"] !== tag)
        .map((name) => `${entryPoint}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test("has every text, with the placeholders that the English one has", () => {
    const paths = (of: ReadonlyMap<string, string>) =>
      [...of.keys()].filter((path) => !isPlural(path)).sort();
    expect(paths(texts)).toEqual(paths(english));
    const other = [...texts].filter(
      ([path, text]) =>
        !isPlural(path) && `${placeholdersIn(text)}` !== `${placeholdersIn(english.get(path) ?? "")}`,
    );
    expect(other).toEqual([]);
  });

  test("has sentences that end with a full stop, and titles that don't", () => {
    const faulty = [...texts].filter(([path, text]) =>
      /^terminal|\.prompt\./.test(path)
        ? / {2}|^\s|\s$/.test(text)
        : !(isTitle(path) ? /^[^.]*[^.\s]$/ : /^\S(?!.* {2}).*[^.\s]\.$/).test(text),
    );
    expect(faulty).toEqual([]);
  });

  test("has a title of its own for every built-in variant", () => {
    for (const [entryPoint, rules] of [
      ["morabaraba/words", variants],
      ["morabaraba/mancala/words", mancala.variants],
    ] as const) {
      const own = entryPoints[entryPoint]?.[tag] as mancalaWords.Titled;
      const titles = own.variants ?? {};
      expect(Object.keys(titles)).toEqual(Object.keys(rules));
      expect(new Set(Object.values(titles)).size).toBe(Object.keys(rules).length);
    }
  });

  test("names no cows in the words for other pieces", async () => {
    const { cattle, pieces } = (await import(`../../../src/languages/${tag}/mills/words.ts`)) as Record<
      string,
      Texts
    >;
    const kept = new Set(Object.values(pieces as Texts).flatMap((term) => wordsIn(term as string)));
    // Articles and the like are words of every text.
    for (const [path, text] of texts)
      if (path.includes("mancala")) for (const word of wordsIn(text)) kept.add(word);
    const gone = Object.values(cattle as Texts)
      .flatMap((term) => wordsIn(term as string))
      .filter((word) => !kept.has(word));
    for (const [path, text] of texts)
      if (path.includes(" without cows") && !path.includes(".variants."))
        expect(
          wordsIn(text).filter((word) => gone.includes(word)),
          path,
        ).toEqual([]);
  });

  test("counts from 0 to 21 without a gap", () => {
    for (const [entryPoint, all] of Object.entries(entryPoints))
      for (const name of namesIn(entryPoint, tag)) {
        const own = all[name] as { language: string; counts?: Readonly<Record<string, Plural>> };
        for (const thing of Object.keys(own.counts ?? {}))
          for (let count = 0; count <= 21; count++) {
            const text = counted(own as never, own as never, thing as never, count, 0, { mills: "a7 d7 g7" });
            expect(text, `${entryPoint} ${thing}`).toMatch(/^[^{}]+$/);
            const form = new Intl.PluralRules(tag).select(count);
            expect(own.counts?.[thing]?.[form] ?? own.counts?.[thing]?.other).toBeDefined();
          }
      }
  });

  test("describes every built-in variant without a gap", () => {
    for (const name of namesIn("", tag))
      for (const variant of Object.keys(variants))
        for (const { text } of rulebook.describeRules(
          (rulebook as EntryPoint)[name] as rulebook.Words,
          variant as "standard",
        ))
          expect(text).toMatch(/^['\p{Lu}][^{}]+\.$/u);
    for (const variant of Object.keys(mancala.variants))
      for (const { text } of mancalaRulebook.describeRules(
        (mancalaRulebook as EntryPoint)[tag] as mancalaRulebook.Words,
        variant as "kalah",
      ))
        expect(text).toMatch(/^['\p{Lu}][^{}]+\.$/u);
  });

  test("has commands of one word, which cannot be read as moves", () => {
    const all = Object.values(languages[tag].commands).map(([word]) => word);
    expect(new Set(all).size).toBe(all.length);
    for (const word of all) expect(word).toMatch(/^\p{Ll}{2,}$/u);
  });

  test("has the texts of its file", async () => {
    const lines = [...texts].flatMap(([path, text]) => {
      // Texts without cows are listed only if they differ.
      if (texts.get(path.replace(" without cows", "")) === text && path.includes(" without cows")) return [];
      return [`${path.replace("morabaraba/", "")}: ${text}`];
    });
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`texts/${tag}.txt`);
  });
});

test.each(Object.entries(sharedWords))("%s has its own words, but for the listed ones", (tag, shares) => {
  const ofEnglish = new Set([...english.values()].flatMap(wordsIn));
  const shared = new Set(
    [...allTexts(tag as Language)]
      .filter(([path]) => !/\.(language|variants|letters|prompt)\b/.test(path))
      .flatMap(([, text]) => wordsIn(text).filter((word) => ofEnglish.has(word))),
  );
  expect([...shared].sort().join(" ")).toBe(shares);
});
