/** Games with a history: the bot accepts the same games as the verbs, and sees repetitions. */
import fc from "fast-check";
import {
  agreeDraw,
  applyMove,
  createGame,
  type Game,
  isLegal,
  legalMoves,
  outcome,
  resign,
  type Variant,
} from "morabaraba";
import { chooseMoveSync } from "morabaraba/bots";
import { describe, expect, test } from "vitest";
import { featureWeights } from "../../../support/bots/laws.ts";
import { damaged, variant } from "../../../support/mills/arbitraries.ts";
import { playedGame } from "../../../support/mills/play.ts";
import { changed, position } from "../../../support/mills/positions.ts";
import { seeded } from "../../../support/random.ts";

/** Whether the bot throws `game-over`. */
function over(game: Game): boolean {
  try {
    chooseMoveSync(game, { nodes: 1, book: false });
    return false;
  } catch (error) {
    expect(error).toMatchObject({ name: "IllegalMoveError", code: "game-over" });
    return true;
  }
}

/** Random games of random variants that count repetitions. */
const remembering: fc.Arbitrary<Game> = fc
  .tuple(variant, fc.integer({ min: 2, max: 9 }), fc.nat(), fc.nat({ max: 80 }))
  .map(([data, repetition, seed, plies]) => {
    const source: Variant = {
      ...data,
      name: "remembers",
      repetition,
      tenMoves: null,
      drawAfterQuietPlies: null,
    };
    return [...playedGame(source, seeded(seed), plies)].at(-1) as Game;
  });

describe("a position that came before", () => {
  /** A step there and back by each side, with a bar on one of the two sides of the first position. */
  const twice = changed("mssa", { name: "twice", repetition: 2 });
  const cows = { variant: twice, light: "a7 g7 d1", dark: "a1 d2 g1 c3" } as const;

  test.each(["lightBar", "darkBar"] as const)("is different with another %s", (side) => {
    const bar = side === "lightBar" ? "a7-d7" : "a1-a4";
    const other = side === "lightBar" ? "darkBar" : "lightBar";
    const past = (layout: object): string => position({ ...cows, ...layout }).seenPositions?.[0] as string;
    const now = position({ ...cows, [side]: bar, quiet: 4 });
    const present = now.seenPositions?.[0] as string;
    const repeats = (seen: readonly string[]): boolean => over({ ...now, seenPositions: seen });
    expect(repeats([past({ [side]: bar }), present])).toBe(true);
    expect(repeats([past({}), present])).toBe(false);
    expect(repeats([past({ [other]: bar }), present])).toBe(false);
  });

  test("is a draw if it recurs, and the search knows it", () => {
    let game: Game = {
      ...position({
        variant: changed("nineMens", { name: "twice", repetition: 2 }),
        light: "a7 g7 c5",
        dark: "b6 f4 c3",
      }),
    };
    for (const move of ["a7-d7", "b6-d6", "d7-a7"]) game = applyMove(game, move);
    expect(outcome(applyMove(game, "d6-b6"))).toEqual({ winner: null, reason: "repetition" });
    // Every other move loses, so dark takes the draw.
    const hopeless = { placing: featureWeights(0), moving: { ...featureWeights(0), toMove: 2000 } };
    const drawn = chooseMoveSync(game, { depth: 1, weights: hopeless });
    expect([drawn.move, drawn.score]).toEqual([expect.objectContaining({ from: "d6", to: "b6" }), 0]);
  });
});

describe("a game is over", () => {
  test("by its position or by a decision, and not before", () => {
    expect(over(createGame())).toBe(false);
    expect(over(resign(createGame(), "dark"))).toBe(true);
    expect(over(agreeDraw(createGame("mssa")))).toBe(true);
    expect(over(position({ light: "a7 d7 g7", dark: "a1 d1" }))).toBe(true);
    expect(over(position({ light: "a7", dark: "d7 b6 a4 g1" }))).toBe(true);
    expect(over(position({ light: "a7 d7 g7", dark: "a1 d1 b2", quiet: 9 }))).toBe(false);
    expect(over(position({ light: "a7 d7 g7", dark: "a1 d1 b2", quiet: 10 }))).toBe(true);
  });

  test("by repetition, at the occurrence that the variant sets", () => {
    const cows = { light: "a7 g7 c5 e4", dark: "b6 f4 c3 e3", quiet: 9 } as const;
    for (const repetition of [2, 3, 4]) {
      const now = position({ ...cows, variant: changed("sesotho", { repetition }) });
      const [present] = now.seenPositions as [string];
      const occurred = (times: number): boolean =>
        over({ ...now, seenPositions: new Array<string>(times).fill(present) });
      expect([repetition - 1, repetition, repetition + 1].map(occurred)).toEqual([false, true, true]);
    }
  });
});

describe("a game is refused", () => {
  test("by a bot exactly if the verbs refuse it, and the bot has a move exactly if they have one", () => {
    const games = remembering.chain((game) =>
      fc.oneof(
        damaged(game),
        damaged(game.seenPositions).map((seen) => ({ ...game, seenPositions: seen })),
      ),
    );
    fc.assert(
      fc.property(games, (data) => {
        const game = data as Game;
        const [verbs, bot] = [() => legalMoves(game), () => chooseMoveSync(game, { nodes: 50 })].map(
          (call) => {
            try {
              return call();
            } catch (error) {
              return error as { name: string; code: string };
            }
          },
        );
        // Of the earlier positions the verbs compare only the texts.
        if (/^seenPositions\[/.test(String((bot as { at?: unknown }).at))) return;
        if (!Array.isArray(verbs)) expect(bot).toEqual(verbs);
        else if (verbs.length === 0)
          expect(bot).toMatchObject({ name: "IllegalMoveError", code: "game-over" });
        else expect(isLegal(game, (bot as ReturnType<typeof chooseMoveSync>).move)).toBe(true);
      }),
    );
  });
});
