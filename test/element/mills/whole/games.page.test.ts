/** Whole games by clicks, taps, drags, keys and ear, in each variant and on boards of one's own. */
import { createGame, type MoveLike, variants } from "morabaraba";
import { expect, test } from "vitest";
import {
  boardOn,
  clicks,
  drags,
  hearing,
  keys,
  optionalShots,
  playWholeGame,
  taps,
  threeMens,
  type Way,
} from "../../../support/element/morabaraba.ts";
import { act, all, clickOn, drawn } from "../../../support/element/page.ts";

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
    expect((await playWholeGame(board, way, seed + 1)).length).toBeGreaterThan(4);
    // By ear the whole tree is read for every press.
  },
  180_000,
);

/** Clicks that know points by their attribute, whatever they are called. */
const presses: Way = async (board, move) => {
  const { from, to, shots = [] }: MoveLike = move;
  for (const point of [from, to, ...shots]) await clickOn(...all(board, `[data-point="${point}"]`));
};

test.each<Readonly<Record<string, unknown>>>([
  { orientation: "dark", frame: "kraal" },
  { notation: "mssa", pieces: "stones" },
  { coordinates: false, hands: "none", frame: "none" },
  { status: "hidden", theme: "auto" },
  { drawable: true, hands: "always" },
  { animation: 30, theme: "slate" },
  { drawings: { arrows: [{ from: "a1", to: "a4" }], rings: ["d6"], shut: ["g7"], labels: { g1: "7" } } },
])(
  "a whole game with %j",
  async (settings) => {
    const board = boardOn(settings, 380);
    await drawn();
    expect((await playWholeGame(board, presses, 11)).length).toBeGreaterThan(4);
  },
  180_000,
);
