import { variants } from "morabaraba";
import { usualPieces } from "morabaraba/words";
import { expect, test } from "vitest";

test("Morabaraba and umlabalaba have cows, other built-ins have stones", () => {
  const withCows = Object.values(variants).filter((variant) => usualPieces(variant) === "cows");
  expect(withCows.map(({ name }) => name)).toEqual([
    "standard",
    "mssa",
    "sesotho",
    "sesotho25",
    "elevenMens",
    "umlabalaba",
  ]);
});

test("a custom variant has stones if its name says men's or morris, otherwise cows", () => {
  expect(usualPieces({ ...variants.nineMens, name: "five-mens" })).toBe("stones");
  expect(usualPieces("Village-Morris")).toBe("stones");
  expect(usualPieces("constructor")).toBe("cows");
});
