/** The languages: every text exists, has only the names that it may have, and is a sentence or a title. */
import { variants } from "morabaraba";
import * as mancala from "morabaraba/mancala";
import { type Words as MancalaWords, af as mancalaAf, en as mancalaEn } from "morabaraba/mancala/words";
import { af, en, type Words } from "morabaraba/words";
import { describe, expect, test } from "vitest";

/** The texts of a language by their paths. */
function textsOf(data: object, path = ""): readonly (readonly [path: string, text: string])[] {
  return Object.entries(data).flatMap(([key, value]) =>
    typeof value === "string" ? [[path + key, value] as const] : textsOf(value as object, `${path}${key}.`),
  );
}

/** The names in braces that texts may have, by the beginning of their paths; the first match counts. */
const allowed: readonly (readonly [RegExp, string])[] = [
  [/^turns\./, "player"],
  [/^moves\.(place|give)/, "player to"],
  [/^moves\./, "player from to"],
  [/^mill$/, "mill"],
  [/^shot$/, "player shot"],
  [/^order\./, "player"],
  [/^premove$/, "move"],
  [/^points\./, "point"],
  [/^marks\./, "place"],
  [/^(hand|shots)$/, "player count"],
  [/^results\.won/, "winner"],
  [/^reasons\.(mill|few-cows|resignation|cheating|abandonment|double-turn|time)/, "winner loser"],
  [/^around\.neighbors/, "point places"],
  [/^around\.line/, "places"],
  [/^refusals\.malformed/, "move example"],
  [/^refusals\.ambiguous/, "move moves"],
  [/^refusals\.unknown-point/, "point example"],
  [/^refusals\.unknown-house/, "house example"],
  [/^refusals\.shots-missing/, "mills shots due"],
  [/^refusals\.(not-your-cow|blocked)/, "from"],
  [/^refusals\.(occupied|no-placing)/, "to"],
  [/^refusals\.not-adjacent/, "from to"],
  [/^refusals\.(not-a-target|target-in-mill)/, "shot"],
  [/^steps\.lift/, "player house seeds"],
  [/^steps\.(relay|forfeit)/, "owner house seeds"],
  [/^steps\.capture/, "player owner house seeds"],
  [/^steps\.(swap|pass)/, "player"],
  [/^steps\.sweep/, "south north"],
  [/^places\.house/, "owner house seeds"],
  [/^places\.store/, "owner seeds"],
  [/./, ""],
];

/** Texts that are not sentences. */
const title = /^(?:language|players|variants|phases|points|places|marks|buttons|letters|numbers)\b/;

const languages: readonly (readonly [string, Words | MancalaWords])[] = [
  ["en", en],
  ["en for mancala", mancalaEn],
  ["af", af],
  ["af for mancala", mancalaAf],
];

describe.each(languages)("%s", (language, words) => {
  test("has its language tag", () => {
    expect(language).toContain(words.language);
  });

  test.each(textsOf(words))("%s: %s", (path, text) => {
    const may = allowed.find(([paths]) => paths.test(path))?.[1].split(" ") ?? [];
    for (const [, name] of text.matchAll(/\{(.*?)\}/g)) expect(may).toContain(name);
    expect(text).toMatch(title.test(path) ? /^[^.]*[^.\s]$/ : /^\S[^.]*[^.\s]\.$/);
    expect(text).not.toMatch(/ {2}/);
  });
});

test("both languages have the same texts", () => {
  const paths = (data: object): readonly string[] => textsOf(data).map(([path]) => path);
  expect(paths(af)).toEqual(paths(en));
  expect(paths(mancalaAf)).toEqual(paths(mancalaEn));
});

test("every text differs from the other language, except titles that are names", () => {
  const same = (a: object, b: object): readonly string[] => {
    const other = new Map(textsOf(b));
    return textsOf(a).flatMap(([path, text]) => (other.get(path) === text ? [path] : []));
  };
  expect(same(en, af)).toEqual(
    ["standard", "mssa", "achi", "picaria", "shisima", "tsoroYematatu", "umlabalaba", "shax", "daSanQi"]
      .concat("chamGonu")
      .map((name) => `variants.${name}`),
  );
  expect(same(mancalaEn, mancalaAf)).toEqual(
    ["kalah", "oware", "awari", "congkak"].map((name) => `variants.${name}`),
  );
});

test("every built-in variant has its own title", () => {
  for (const [language, words] of languages) {
    const names = Object.keys(language.includes("mancala") ? mancala.variants : variants);
    expect(Object.keys(words.variants)).toEqual(names);
    expect(new Set(Object.values(words.variants)).size).toBe(names.length);
  }
});
