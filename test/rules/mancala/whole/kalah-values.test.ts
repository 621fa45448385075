/** The quick part of kalah's value table; the rest is in `kalah-values.deep.test.ts`. */
import { expect, test } from "vitest";
import { kalahGames, sized } from "../../../support/mancala/kalah-values.ts";
import { firstPlayersValue } from "../../../support/mancala/solver.ts";

test.each(kalahGames.filter(([houses, seeds]) => houses * seeds <= 10))(
  "kalah(%i,%i) is %i for the first player",
  (houses, seeds, value) => {
    expect(firstPlayersValue(sized("kalah", houses, seeds))).toBe(value);
  },
);

test.each([
  [2, 4, -12],
  [5, 2, 0],
] as const)("with empty capture kalah(%i,%i) is %i, another value", (houses, seeds, value) => {
  expect(firstPlayersValue(sized("kalahEmptyCapture", houses, seeds))).toBe(value);
});
