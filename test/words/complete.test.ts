/** Words that lack some texts. */
import { complete } from "morabaraba/words";
import { words as afrikaans } from "morabaraba/words/af";
import { words } from "morabaraba/words/en";
import { describe, expect, test } from "vitest";

describe("words with those of another language", () => {
  test("stay as they are where they lack nothing", () => {
    expect(complete(afrikaans, words)).toEqual(afrikaans);
  });

  test("have the texts that they lack, in groups as well", () => {
    const { mill, refusals, ...rest } = afrikaans;
    const { "game-over": over, ...others } = refusals;
    expect(complete({ ...rest, refusals: others }, words)).toEqual({
      ...afrikaans,
      mill: words.mill,
      refusals: { ...refusals, "game-over": words.refusals["game-over"] },
    });
  });

  test.each([[undefined], [null], [{}], ["words"], [5], [[]]])(
    "are the other's where there are none: %j",
    (none) => {
      expect(complete(none, words)).toEqual(words);
    },
  );

  test("have a text for whatever is no text, and no other names", () => {
    const wrong = {
      mill: 5,
      points: "x",
      players: { light: null, dark: "Sipho", grey: "Nobody" },
      more: "y",
    };
    expect(complete(wrong, words)).toEqual({
      ...words,
      players: { light: words.players.light, dark: "Sipho" },
    });
  });
});
