/** Keys are equal exactly if the positions are. */
import fc from "fast-check";
import { type Board, formatPosition, type Game, safeParseGame, type Variant } from "morabaraba";
import { createPosition, encodeGame, positionKeys, rulesetFor } from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { key, secondKey, secondKeyEnd } from "../../../../src/rules/mills/engine/key.ts";
import { variant } from "../../../support/mills/arbitraries.ts";
import { madePosition } from "../../../support/mills/play.ts";
import { changed } from "../../../support/mills/positions.ts";
import { seeded } from "../../../support/random.ts";

describe("keys", () => {
  const fields = (game: Game): string => formatPosition(game).split(" ").slice(0, -2).join(" ");

  test("are equal exactly if the positions are", () => {
    fc.assert(
      fc.property(variant, fc.array(fc.nat(), { minLength: 2, maxLength: 12 }), (data, seeds) => {
        // Seen positions do not matter here, and would have to fit.
        const ruleset = rulesetFor({ ...data, repetition: null } as Variant);
        const games = seeds.map((seed) => madePosition(ruleset.stored, seeded(seed % 50)));
        const near = games
          .flatMap((game): Game[] => [
            game,
            { ...game, turn: game.turn === "light" ? "dark" : "light" },
            { ...game, quiet: 3, ply: 9 },
            {
              ...game,
              hands: { light: game.hands.dark, dark: game.hands.light },
              board: swapped(game.board),
            },
            { ...game, barred: { light: null, dark: null } },
          ])
          .filter((each) => safeParseGame(each).ok);
        const keys = new Map<string, string>();
        for (const game of near) {
          const at = encodeGame(ruleset, game);
          const parts = positionKeys(ruleset, at);
          const pair = parts.join(" ");
          expect(parts.every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
          expect(parts[1]).toBeLessThan(secondKeyEnd(ruleset));
          if (!ruleset.isSpecial) expect(parts[2]).toBe(0);
          expect(keys.get(pair) ?? fields(game)).toBe(fields(game));
          keys.set(pair, fields(game));
        }
        expect(keys.size).toBe(new Set(near.map(fields)).size);
      }),
      { numRuns: 40 },
    );
  });

  const swapped = (text: string): string => text.replace(/[LD]/g, (cell) => (cell === "L" ? "D" : "L"));

  test("no two combinations of hands and bars share both keys", () => {
    const counts = [0, 1, 2, 3, 7, 13];
    const bars = [0, 1, 2, 32, 33, 64, 1, 990, 1022].filter((bar, i, all) => all.indexOf(bar) === i);
    for (const [size, most] of [
      [24, 12],
      [31, 15],
    ] as const) {
      const ruleset = rulesetFor(
        changed("standard", { board: bigBoard(size), cows: most, repeatMill: "same-cow" }),
      );
      const keys = new Set<string>();
      const hands = [...counts, most].filter((count, i, all) => count <= most && all.indexOf(count) === i);
      for (const ownHand of hands) {
        for (const otherHand of hands) {
          for (const ownBar of bars) {
            for (const otherBar of bars) {
              const at = { ...createPosition(), own: 5, other: 10, ownHand, otherHand, ownBar, otherBar };
              expect(secondKey(ruleset, at)).toBeGreaterThanOrEqual(0);
              keys.add(`${key(ruleset, at)} ${secondKey(ruleset, at)}`);
            }
          }
        }
      }
      expect(keys.size).toBe(hands.length ** 2 * bars.length ** 2);
    }
  });

  function bigBoard(size: number): Board {
    const points = Array.from({ length: size }, (_, i) => `a${i + 1}`);
    const links = points.slice(1).map((point, i) => [points[i]!, point] as const);
    return { points, rings: [size], lines: [[points[0]!, points[2]!, points[4]!]], links };
  }
});
