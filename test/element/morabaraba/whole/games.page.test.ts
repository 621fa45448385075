/** Whole games by clicks, taps, drags, keys and ear, in each variant and on strangers' boards. */
import { createGame, variants } from "morabaraba";
import { expect, test } from "vitest";
import {
  clicks,
  drags,
  hearing,
  keys,
  optionalShots,
  playWholeGame,
  taps,
  threeMens,
} from "../../../support/element/games.ts";
import { act, boardOn, drawn } from "../../../support/element/page.ts";

const games = [...Object.values(variants), threeMens, optionalShots];
const ways = { clicks, taps, drags, keys, hearing };

test.each(
  games.flatMap((variant, i) =>
    Object.entries(ways).map(([name, way]) => [variant.name, name, i, variant, way] as const),
  ),
)(
  "%s by %s",
  async (_variant, name, seed, variant, way) => {
    const board = boardOn({ game: createGame(variant) }, 380);
    await drawn();
    if (name === "keys") await act(["key", "Tab"]);
    const played = await playWholeGame(board, way, seed + 1);
    expect(played.plies).toBeGreaterThan(4);
    // By ear the whole tree is read for every press.
  },
  180_000,
);
