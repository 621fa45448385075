/**
 * The tables of the built-in boards up to four cows: totals, every position, and random ones against the
 * search of the bots.
 */
import {
  applyMove,
  defineVariant,
  type Game,
  legalMoves,
  outcome,
  parsePosition,
  type Variant,
  variants,
} from "morabaraba";
import { chooseMoveSync, randomMove } from "morabaraba/bots";
import {
  createTablebase,
  type EndgameTables,
  probeTables,
  solveEndgames,
  tableSummaries,
} from "morabaraba/endgames";
import { describe, expect, test } from "vitest";
import { certify } from "../../support/endgames/certify.ts";
import { compareWithSearch } from "../../support/endgames/searched.ts";

const endless = (name: "standard" | "sesotho"): Variant =>
  defineVariant(name, { name: `endless-${name}`, tenMoves: null });

/** Own and other cows, won, drawn, lost, longest win and loss, as known before this solver. */
const known = {
  standard: [
    [3, 3, 2_240_880, 0, 451_040, 15, 16],
    [4, 3, 2_523_980, 9_451_724, 137_936, 7, 22],
    [3, 4, 2_455_232, 9_446_808, 211_600, 23, 6],
    [4, 4, 2_854_380, 47_962_746, 665_844, 19, 18],
  ],
  sesotho: [
    [3, 3, 2_232_160, 4112, 455_648, 25, 26],
    [4, 3, 1_201_560, 10_863_360, 48_720, 1, 32],
    [3, 4, 1_629_336, 10_484_304, 0, 33, null],
    [4, 4, 2456, 51_480_175, 339, 9, 8],
  ],
};

describe("without the ten-move rule, the totals are the known ones", () => {
  test.each(["standard", "sesotho"] as const)("of %s", async (name) => {
    const rows = tableSummaries(await solveEndgames(endless(name), { cows: 4 }));
    expect(rows.map((row) => Object.values(row))).toEqual(known[name]);
  });
});

test("standard and mssa have the same tables, since no step out of a mill makes one", async () => {
  const [standard, mssa] = [
    await solveEndgames("standard", { cows: 4 }),
    await solveEndgames("mssa", { cows: 4 }),
  ];
  expect(mssa.tables).toEqual(standard.tables);
});

describe("every position agrees with those after its moves, with every number of quiet plies", () => {
  test.each([variants.standard, variants.mssa, variants.sesotho, endless("standard"), endless("sesotho")])(
    "of $name",
    async (variant) => {
      expect(certify(await solveEndgames(variant, { cows: 4 }), 4)).toEqual({
        positions: expect.any(Number),
        faults: [],
      });
    },
  );

  test("of the board with a centre", async () => {
    expect(certify(await solveEndgames("sesotho25", { cows: 3 }), 3).faults).toEqual([]);
  });
});

describe("random positions have the result that the bots' search finds", () => {
  test.each(["standard", "sesotho", "mssa"] as const)("of %s", async (name) => {
    const tables = await solveEndgames(name, { cows: 4 });
    for (const [own, other] of [
      [3, 3],
      [4, 3],
      [3, 4],
      [4, 4],
    ] as const) {
      // With four cows each no side flies, so more plies can be searched.
      const depth = own + other === 8 ? 8 : 4;
      expect(compareWithSearch(tables, variants[name], own, other, 1000, depth, own).faults).toEqual([]);
    }
  });
});

// A bot at full strength with tables of four cows keeps the result of every endgame, at the least search.

const seeds = Array.from({ length: 200 }, (_, seed) => seed);

/** A position of three or four cows per side, after some random moves from separate places. */
function ending(seed: number): Game | undefined {
  const start = seed % 2 === 0 ? "LLLL4/8/4DDDD l 0,0 - 0 60" : "LL1L4/D7/4D1DD l 0,0 - 0 60";
  let game = parsePosition(start);
  for (let ply = 0; ply < 4 + (seed % 9) && outcome(game) === undefined; ply++)
    game = applyMove(
      game,
      randomMove({ legalMoves, applyMove, outcome }, game, { seed: 100 * seed + ply }).move,
    );
  return outcome(game) ? undefined : game;
}

const worth = { won: 1, drawn: 0, lost: -1 };

/** The result of a game for the side that moved last. */
function worthAfter(tables: EndgameTables, game: Game): number {
  const end = outcome(game);
  if (end) return end.winner === null ? 0 : end.winner === game.turn ? -1 : 1;
  const found = probeTables(tables, game);
  return found ? 0 - worth[found.result] : Number.NaN;
}

test("the bot keeps every win and draw in the tables", async () => {
  const tables = await solveEndgames("standard", { cows: 4 });
  const ask = createTablebase(tables);
  const met = { won: 0, drawn: 0, lost: 0 };
  for (const seed of seeds) {
    const game = ending(seed);
    const found = game && probeTables(tables, game);
    if (!game || !found) continue;
    met[found.result]++;
    const { move } = chooseMoveSync(game, { seed, nodes: 1, tablebase: ask });
    expect([game, worthAfter(tables, applyMove(game, move))]).toEqual([game, worth[found.result]]);
  }
  expect(met.won).toBeGreaterThan(30);
  expect(met.drawn).toBeGreaterThan(30);
});
