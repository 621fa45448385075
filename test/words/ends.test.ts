/** Ends of games in words. */
import { conclude } from "morabaraba/words";
import * as af from "morabaraba/words/af";
import * as en from "morabaraba/words/en";
import { expect, test } from "vitest";

test("somebody has won", () => {
  expect(conclude(en.words, { winner: "light", reason: "few-cows" })).toBe(
    "Light wins. Dark has too few cows left.",
  );
  expect(conclude(en.words, { winner: "dark", reason: "resignation" })).toBe("Dark wins. Light resigned.");
  expect(conclude(en.mancalaWords, { winner: "north", reason: "resignation" })).toBe(
    "North wins. South resigned.",
  );
});

test("nobody has", () => {
  expect(conclude(en.words, { winner: null, reason: "full-board" })).toBe(
    "The game is drawn. The board is full.",
  );
  expect(conclude(af.mancalaWords, { winner: null, reason: "repetition" })).toBe(
    "Die spel eindig gelykop. Dieselfde stelling het weer voorgekom.",
  );
});
