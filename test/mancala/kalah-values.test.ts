/** The value table of kalah, as far as it takes a second; the rest is in `kalah-values.deep.test.ts`. */
import { expect, test } from "vitest";
import { kalahGames, sized } from "./kalah-values.ts";
import { valueOf } from "./solver.ts";

test.each(kalahGames.filter(([houses, seeds]) => houses * seeds <= 10))(
  "kalah(%i,%i) is %i for the first player",
  (houses, seeds, value) => {
    expect(valueOf(sized("kalah", houses, seeds))).toBe(value);
  },
);

test("the table of empty capture differs", () => {
  expect(valueOf(sized("kalahEmptyCapture", 3, 3))).not.toBe(valueOf(sized("kalah", 3, 3)));
});
