/** The value table of kalah for up to four houses and six seeds, and for (5,4) and (6,3); takes minutes. */
import { expect, test } from "vitest";
import { firstPlayersValue, kalahGames, sized } from "../../../support/mancala/solver.ts";

test.each(kalahGames.filter(([houses, seeds]) => houses * seeds > 10))(
  "kalah(%i,%i) is %i for the first player",
  (houses, seeds, value) => {
    expect(firstPlayersValue(sized("kalah", houses, seeds))).toBe(value);
  },
);
