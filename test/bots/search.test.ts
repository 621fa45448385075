/** The search against looking at everything: forced ends, draws by each rule, exact distances. */
import {
  applyMove,
  createGame,
  defineVariant,
  type Game,
  legalMoves,
  outcome,
  type Variant,
  variants,
} from "morabaraba";
import { chooseMoveSync, pliesToEnd } from "morabaraba/bots";
import { describe, expect, test } from "vitest";
import { forced, smallVariants } from "../support/bots/small.ts";
import { pick, seeded } from "../support/random.ts";

/** Positions of random games, one of each game. */
function positions(variant: Variant, games: number): Game[] {
  const random = seeded(variant.name.length);
  return Array.from({ length: games }, () => {
    let game = createGame(variant);
    for (let left = 6 + random(14); left > 0; left--) {
      const next = applyMove(game, pick(legalMoves(game), random));
      if (outcome(next) !== undefined) break;
      game = next;
    }
    return game;
  });
}

describe("the search agrees with looking at everything", { timeout: 60_000 }, () => {
  test.each(smallVariants.map((variant) => [variant.name, variant] as const))("in %s", (_name, variant) => {
    const depth = 4;
    let ends = 0;
    for (const game of positions(variant, 12)) {
      const expected = forced(game, depth);
      const { score } = chooseMoveSync(game, { depth, book: false });
      const found = pliesToEnd(score) ?? 0;
      // Mills are followed beyond the depth, so more may be found there, but never nearer.
      if (expected === 0) expect(Math.abs(found) === 0 || Math.abs(found) > depth).toBe(true);
      else expect(found).toBe(expected);
      if (expected !== 0) ends++;
    }
    expect(ends).toBeGreaterThan(0);
  });

  test("where a full board is a loss of the first player, whose turn it then is or not", () => {
    const points = ["a3", "b3", "c3", "c2", "c1", "b1", "a1", "a2"];
    const lines = [
      ["a3", "b3", "c3"],
      ["c3", "c2", "c1"],
      ["c1", "b1", "a1"],
      ["a1", "a2", "a3"],
    ] as const;
    const ring = defineVariant(variants.nineMens, {
      name: "ring",
      board: { points, rings: [8], lines, links: [] },
      cows: 4,
      fullBoard: "first-player-loses",
    });
    const last: Game = { ...createGame(ring), board: "LDLDLD.D", hands: { light: 1, dark: 0 }, ply: 7 };
    expect(pliesToEnd(chooseMoveSync(last, { depth: 3 }).score)).toBe(-1);
    const other: Game = { ...last, board: "DLDLDL.L", turn: "dark", hands: { light: 0, dark: 1 } };
    expect(pliesToEnd(chooseMoveSync(other, { depth: 3 }).score)).toBe(1);
  });

  test("and plays its forced wins to their ends", () => {
    for (const variant of smallVariants) {
      for (const start of positions(variant, 4)) {
        let game = start;
        let left = pliesToEnd(chooseMoveSync(game, { depth: 6 }).score) ?? 0;
        if (left <= 0) continue;
        const winner = game.turn;
        for (; left > 0; left--) game = applyMove(game, chooseMoveSync(game, { depth: left }).move);
        expect(outcome(game)?.winner).toBe(winner);
      }
    }
  });
});

/** Three against three on the board with diagonals, light to move, with the plies to the end as a retrograde count has them. */
const endgames: readonly (readonly [light: string, dark: string, plies: number])[] = [
  ["b6 b2 d5", "a7 a1 f6", 1],
  ["g7 a1 d6", "d5 e5 e3", -2],
  ["g4 a4 f6", "g7 b2 c5", 3],
  ["d1 f4 b4", "a4 c5 c3", -4],
  ["d1 f4 c5", "d7 a4 e4", 5],
  ["g1 d6 c4", "d1 d2 e5", -6],
  ["a4 d5 d3", "g7 e3 c3", 7],
  ["d2 d5 c3", "d7 a4 b4", 9],
];

describe("three against three", { timeout: 60_000 }, () => {
  const endless = defineVariant(variants.standard, { name: "endless", tenMoves: null });
  const standing = (light: string, dark: string): Game => {
    const of = (text: string, letter: string) => (point: string) =>
      text.split(" ").includes(point) ? letter : "";
    const [l, d] = [of(light, "L"), of(dark, "D")];
    const board = endless.board.points.map((point) => l(point) || d(point) || ".").join("");
    return { ...createGame(endless), board, hands: { light: 0, dark: 0 }, ply: 60 };
  };

  test.each(endgames)("%s against %s ends in %i plies", (light, dark, plies) => {
    const { score } = chooseMoveSync(standing(light, dark), { depth: Math.abs(plies) });
    expect(pliesToEnd(score)).toBe(plies);
  });

  test("the counter decides what is still in time, also within one search", () => {
    const [light, dark] = endgames.find(([, , plies]) => plies === 5) as (typeof endgames)[number];
    const game: Game = { ...standing(light, dark), variant: "standard" };
    expect(pliesToEnd(chooseMoveSync({ ...game, quiet: 5 }, { depth: 6 }).score)).toBe(5);
    expect(chooseMoveSync({ ...game, quiet: 6 }, { depth: 6 }).score).toBe(0);
  });
});
