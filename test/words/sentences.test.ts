/** The functions for all languages: templates, incomplete languages, and how games ended. */

import { variants } from "morabaraba";
import {
  announceEnd as announceMancalaEnd,
  af as mancalaAf,
  en as mancalaEn,
} from "morabaraba/mancala/words";
import { af, announceEnd, complete, en, fill, titleOf } from "morabaraba/words";
import { describe, expect, test } from "vitest";

describe("a template", () => {
  test("has every name replaced that has a value", () => {
    expect(fill("{a}{b} {a}", { a: "x", b: 0 })).toBe("x0 x");
  });

  test("keeps names without a value, and everything that is not a name", () => {
    expect(fill("{a} {b} {} { a } {constructor}", { a: undefined })).toBe("{a} {b} {} { a } {constructor}");
  });

  test("takes values as they are", () => {
    expect(fill("{a}", { a: "{b} $& $1", b: "x" })).toBe("{b} $& $1");
  });
});

test("a variant has the title of its name, or the name itself", () => {
  expect(titleOf(af, variants.mssa)).toBe(af.variants.mssa);
  expect(titleOf(en, "village")).toBe("village");
  expect(titleOf({ ...en, variants: { ...en.variants, village: "Village" } }, "village")).toBe("Village");
  expect(titleOf(en, "constructor")).toBe("constructor");
});

describe("words completed from another language", () => {
  test("stay as they are if they lack nothing", () => {
    expect(complete(af, en)).toEqual(af);
  });

  test("get the texts that they lack, in groups as well", () => {
    const { mill, refusals, ...rest } = af;
    const { "game-over": over, ...others } = refusals;
    expect(complete({ ...rest, refusals: others }, en)).toEqual({
      ...af,
      mill: en.mill,
      refusals: { ...refusals, "game-over": en.refusals["game-over"] },
    });
  });

  test.each([[undefined], [null], [{}], ["words"], [5], [[]]])(
    "are the other language's if there are none: %j",
    (none) => {
      expect(complete(none, en)).toEqual(en);
    },
  );

  test("keep the titles of your own variants", () => {
    const titles = { mssa: "Ours", village: "Village morris", ["__proto__"]: "Odd", none: 5 };
    const { variants: completed, ...rest } = complete({ variants: titles }, en);
    const { none: _, ...kept } = titles;
    expect(completed).toEqual({ ...en.variants, ...kept });
    expect({ ...rest, variants: en.variants }).toEqual(en);
    expect(titleOf({ variants: completed }, "village")).toBe("Village morris");
    expect(complete({ variants: "abc" }, en)).toEqual(en);
    expect(complete({ variants: ["abc"] }, mancalaEn)).toEqual(mancalaEn);
  });

  test("get texts in place of invalid values, and no additional names", () => {
    const wrong = {
      language: 7,
      mill: 5,
      points: "x",
      players: { light: null, dark: "Sipho", gray: "Nobody" },
      more: "y",
    };
    expect(complete(wrong, en)).toEqual({
      ...en,
      players: { light: en.players.light, dark: "Sipho" },
    });
  });
});

test.each([
  [announceEnd(en, { winner: "light", reason: "few-cows" }), "Light wins. Dark has too few cows left."],
  [announceEnd(en, { winner: "dark", reason: "resignation" }), "Dark wins. Light resigned."],
  [announceMancalaEnd(mancalaEn, { winner: "north", reason: "resignation" }), "North wins. South resigned."],
  [announceEnd(en, { winner: null, reason: "full-board" }), "The game is drawn. The board is full."],
  [
    announceMancalaEnd(mancalaAf, { winner: null, reason: "repetition" }),
    "Die spel eindig gelykop. Dieselfde stelling het weer voorgekom.",
  ],
])("%s", (text, expected) => {
  expect(text).toBe(expected);
});

const endless: Record<string, unknown> = {};
endless["group"] = endless;

test.each<[string, () => unknown, string, RegExp]>([
  ["a template", () => fill(5 as never, {}), "template", /^template must be text, not 5\.$/],
  ["values", () => fill("{a}", null as never), "values", /^values must be an object, not null\.$/],
  [
    "another language",
    () => complete({}, { mill: 5 }),
    "other.mill",
    /^other\.mill must be text or an object with texts, not 5\.$/,
  ],
  ["a language in itself", () => complete({}, endless), `other${".group".repeat(9)}`, /must be text/],
])("an invalid argument is refused: %s", (_, call, argument, message) => {
  expect(call).toThrow(expect.objectContaining({ code: "bad-argument", at: argument }));
  expect(call).toThrow(message);
});
