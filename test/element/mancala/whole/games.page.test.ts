/** Whole games by clicks, taps, keys and ear, in each variant, and with a swap. */
import { createGame, defineVariant, type Game, variants } from "morabaraba/mancala";
import { expect, test } from "vitest";
import { boardOn, clicks, hearing, keys, playWholeGame, taps } from "../../../support/element/mancala.ts";
import { drawn } from "../../../support/element/page.ts";

const pie = defineVariant("oware", { name: "pie", houses: 4, seeds: 3, swap: true });
const games: readonly (readonly [string, () => Game])[] = [
  ...Object.values(variants).map((variant) => [variant.name, () => createGame(variant)] as const),
  ["pie", () => createGame(pie)],
];
const ways = { clicks, taps, keys, hearing };

test.each(
  games.flatMap(([name, make], i) =>
    Object.entries(ways).map(([way, play]) => [name, way, i, make, play] as const),
  ),
)(
  "%s by %s",
  async (_name, _way, seed, make, play) => {
    const board = boardOn({ game: make() }, 380);
    await drawn();
    expect((await playWholeGame(board, play, seed + 1)).length).toBeGreaterThan(4);
  },
  180_000,
);

test("a game whose seeds are sown one by one ends as quickly as the player presses", async () => {
  const board = boardOn({ game: createGame("congkak"), animation: 200 }, 380);
  await drawn();
  expect((await playWholeGame(board, clicks, 7)).length).toBeGreaterThan(4);
}, 180_000);

test.each<Readonly<Record<string, unknown>>>([
  { orientation: "north", layout: "wide" },
  { orientation: "north", layout: "upright" },
  { coordinates: false, status: "hidden" },
  { theme: "auto", animation: 10 },
])(
  "a whole game with %j",
  async (settings) => {
    const board = boardOn(settings, 380);
    await drawn();
    expect((await playWholeGame(board, clicks, 5)).length).toBeGreaterThan(4);
  },
  180_000,
);
