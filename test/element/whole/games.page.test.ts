/**
 * Whole games by clicks, taps, drags, keys and screen reader: a short variant in every way, each other one in
 * one way, on custom boards, and with every setting. A run draws some of them.
 */
import { createGame, type MoveLike, variants } from "morabaraba";
import { createGame as createMancala, defineVariant, variants as mancalaVariants } from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import * as mancala from "../../support/element/mancala.ts";
import * as mills from "../../support/element/morabaraba.ts";
import { act, all, clickOn, drawn } from "../../support/element/page.ts";
import { someOf } from "../../support/share.ts";

/** What a test needs of a family: a board with settings, and ways to play a game on it. */
interface Kind<Board, Way> {
  readonly boardOn: (settings: object, width: number) => Board;
  readonly play: (board: Board, way: Way, seed: number) => Promise<readonly unknown[]>;
  readonly ways: Readonly<Record<string, Way>>;
  /** Games by variant name. */
  readonly games: readonly (readonly [name: string, game: object])[];
  readonly settings: readonly object[];
  /** The way to play games with settings. */
  readonly way: Way;
}

/** Clicks points by their attribute, whatever their labels are. */
const presses: mills.Way = async (board, move) => {
  const { from, to, shots = [] }: MoveLike = move;
  for (const point of [from, to, ...shots]) await clickOn(...all(board, `[data-point="${point}"]`));
};
const pie = defineVariant("oware", { name: "pie", houses: 4, seeds: 3, swap: true });

const ofMills: Kind<ReturnType<typeof mills.boardOn>, mills.Way> = {
  boardOn: mills.boardOn,
  play: mills.playWholeGame,
  ways: {
    clicks: mills.clicks,
    taps: mills.taps,
    drags: mills.drags,
    keys: mills.keys,
    hearing: mills.hearing,
  },
  games: [mills.threeMens, ...Object.values(variants), mills.optionalShots].map((variant) => [
    variant.name,
    createGame(variant),
  ]),
  settings: [
    { orientation: "dark", frame: "kraal" },
    { notation: "mssa", pieces: "stones" },
    { coordinates: false, hands: "none", frame: "none" },
    { status: "hidden", theme: "auto" },
    { drawable: true, hands: "always" },
    { animation: 30, theme: "slate" },
    {
      drawings: {
        arrows: [{ from: "a1", to: "a4" }],
        rings: [{ point: "d6", color: "blue" }],
        shut: ["g7"],
        labels: { g1: "7" },
      },
    },
  ],
  way: presses,
};
const ofMancala: Kind<ReturnType<typeof mancala.boardOn>, mancala.Way> = {
  boardOn: mancala.boardOn,
  play: mancala.playWholeGame,
  ways: { clicks: mancala.clicks, taps: mancala.taps, keys: mancala.keys, hearing: mancala.hearing },
  games: [...Object.values(mancalaVariants), pie].map((variant) => [variant.name, createMancala(variant)]),
  settings: [
    { orientation: "north", layout: "wide" },
    { orientation: "north", layout: "upright" },
    { coordinates: false, status: "hidden" },
    { theme: "auto", animation: 10 },
    // The next press ends a sowing at once.
    { variant: "congkak", animation: 200 },
  ],
  way: mancala.clicks,
};

describe.each([
  ["mills", ofMills as unknown as Kind<HTMLElement, never>],
  ["mancala", ofMancala as unknown as Kind<HTMLElement, never>],
])("%s", (_, { boardOn, play, ways, games, settings, way }) => {
  // Variant and way of pressing are independent, so not every pair needs a test.
  const names = Object.keys(ways);
  const played = games.map(([name, game], i) => [name, names[i % names.length] ?? "", game, i] as const);
  const short = names.map((each) => [...(games[0] as (typeof games)[number]), each] as const);
  test.each([
    ...short.map(([name, game, each]) => [name, each, game, 0] as const),
    ...someOf(played.slice(1), 4),
  ])("%s by %s", async (_name, each, game, seed) => {
    const board = boardOn({ game }, 380);
    await drawn();
    if (each === "keys") await act(["key", "Tab"]);
    expect((await play(board, ways[each] as never, seed + 1)).length).toBeGreaterThan(4);
  });

  test.each(someOf(settings, 2))("a whole game with %j", async (given) => {
    const board = boardOn(given, 380);
    await drawn();
    expect((await play(board, way, 11)).length).toBeGreaterThan(4);
  });
});

test.each(someOf(Object.entries(ofMancala.ways), 1))(
  "congkak sown clockwise by %s",
  { timeout: 180_000 },
  async (_, way) => {
    const board = ofMancala.boardOn({ variant: "congkak", direction: "clockwise" }, 380);
    await drawn();
    expect((await ofMancala.play(board, way, 3)).length).toBeGreaterThan(4);
  },
);
