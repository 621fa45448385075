/** Themes: whose contrast is enough to be told apart, and colours of one's own. */
import type { Colours, Theme } from "morabaraba/svg";
import { describe, expect, test } from "vitest";
import { coloursOf } from "../../src/picture/colours.ts";
import { contrast } from "../support/picture/contrast.ts";

/** What lies on what; the edge of a mark and the rim of a cow are part of them, so that they show on a mill's band too. */
const graphics: readonly (readonly [keyof Colours, keyof Colours])[] = [
  ["light", "ground"],
  ["dark", "ground"],
  ["light", "dark"],
  ["line", "ground"],
  ["wall", "ground"],
  ["wall", "line"],
  ["mark", "ground"],
  ["mark", "line"],
  ["mark", "dark"],
  ["mill", "ground"],
  ["mill", "line"],
  ["mill", "dark"],
];
/** Names and figures: on the ground, on their dark edge and in a store. */
const texts: readonly (readonly [keyof Colours, keyof Colours])[] = [
  ["light", "ground"],
  ["light", "line"],
  ["light", "dark"],
  ["mark", "line"],
  ["mark", "dark"],
];

describe.each(["earth", "night"] as const)("the colours of %s", (theme) => {
  const colours = coloursOf(theme);

  test.each(graphics)("show %s on %s: at least 3", (above, below) => {
    expect(contrast(colours[above], colours[below])).toBeGreaterThanOrEqual(3);
  });

  test.each(texts)("let %s be read on %s: at least 4.5", (above, below) => {
    expect(contrast(colours[above], colours[below])).toBeGreaterThanOrEqual(4.5);
  });
});

test("the two themes differ in every colour", () => {
  const [earth, night] = [coloursOf("earth"), coloursOf("night")];
  expect(Object.entries(earth).filter(([name, colour]) => night[name as keyof Colours] === colour)).toEqual(
    [],
  );
});

describe("colours of one's own", () => {
  test("take the place of those of earth", () => {
    const own = { ground: "#123456", light: "#FFF", dark: undefined };
    expect(coloursOf(own)).toEqual({ ...coloursOf("earth"), ground: "#123456", light: "#FFF" });
    expect(coloursOf({})).toEqual(coloursOf("earth"));
  });

  test.each([
    "red",
    "#12",
    "#1234",
    "#12345",
    "#1234567",
    "#12g",
    "x#123",
    "#123x",
    "url(#a)",
    "",
    "#123\n",
    123,
    ["#123"],
  ])("are refused where one is %j", (colour) => {
    expect(() => coloursOf({ mill: colour as string })).toThrow(
      expect.objectContaining({
        code: "bad-option",
        message: "theme.mill must be a colour such as #a42.",
      }) as Error,
    );
  });

  test.each(["dusk", "constructor", "", 5, true, null])("are refused where the theme is %j", (theme) => {
    expect(() => coloursOf(theme as Theme)).toThrow(
      expect.objectContaining({
        code: "bad-option",
        message: "theme must be earth, night or colours.",
      }) as Error,
    );
  });
});
