/** The root of a search: the game as the verbs read it, refused as they refuse it, with the positions it remembers. */
import fc from "fast-check";
import {
  agreeDraw,
  applyMove,
  createGame,
  defineVariant,
  type Game,
  isLegal,
  legalMoves,
  outcome,
  resign,
  type Variant,
} from "morabaraba";
import { chooseMoveSync } from "morabaraba/bots";
import { encode, type Position, rulesetFor } from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { rootOf } from "../../src/bots/history.ts";
import { damaged, variant } from "../support/morabaraba/arbitraries.ts";
import { playedGame } from "../support/morabaraba/play.ts";
import { changed, position } from "../support/morabaraba/positions.ts";
import { seeded } from "../support/random.ts";

/** The position and those before it, the present one first, each as what makes it the same as another. */
function chain(start: Position): unknown[] {
  const all: unknown[] = [];
  for (let at: Position | null = start; at !== null; at = at.previous) {
    const { own, other, ownHand, otherHand, ownBar, otherBar, turn } = at;
    all.push({ own, other, ownHand, otherHand, ownBar, otherBar, turn });
  }
  return all;
}

const rootOfGame = (game: Game): ReturnType<typeof rootOf> => rootOf(rulesetFor(game.variant), game);

/** Random games of random variants that count repetitions. */
const remembering: fc.Arbitrary<Game> = fc
  .tuple(variant, fc.integer({ min: 2, max: 9 }), fc.nat(), fc.nat({ max: 80 }))
  .map(([data, repetition, seed, plies]) => {
    const source: Variant = { ...data, name: "remembers", repetition, tenMoves: null, noShots: null };
    return [...playedGame(source, seeded(seed), plies)].at(-1) as Game;
  });

describe("the root", () => {
  test("is the position that the engine reads, with all that can be repeated", () => {
    fc.assert(
      fc.property(remembering, (game) => {
        const { position: root } = rootOfGame(game);
        const read = encode(rulesetFor(game.variant), game);
        expect(chain(root)).toEqual(chain(read));
        expect([root.quiet, root.ply]).toEqual([game.quiet, game.ply]);
      }),
      { numRuns: 30 },
    );
  });

  test("has nothing before it where repetitions do not count", () => {
    const game = { ...createGame(), quiet: 3, seen: ["8/8/8 l 12,12 -", "8/8/8 l 12,12 -"] };
    expect(rootOfGame(game).position.previous).toBeNull();
  });

  test("knows runs of more than nine empty points, and bars of both sides", () => {
    const points = Array.from({ length: 24 }, (_, i) => `${"abcdefghijklmnopqrstuvwx"[i]}1`).slice(0, 23);
    const lines = points.slice(2).map((_, i) => points.slice(i, i + 3) as [string, string, string]);
    const ring = defineVariant(
      changed("mssa", { board: { points, rings: [23], lines, links: [] }, cows: 5 }),
      {
        name: "ring",
        repetition: 2,
      },
    );
    const at = (board: string): string => board.padEnd(23, ".");
    const game: Game = {
      ...createGame(ring),
      board: at("LLL.........DDD"),
      turn: "light",
      hands: { light: 0, dark: 0 },
      quiet: 2,
      seen: ["2LLL10DDD5 d 0,0 l:c1-b1,d:m1-n1", "LL11L1DDD5 d 0,0 d:m1-n1", "LLL9DDD8 l 0,0 -"],
    };
    const [, second, first] = chain(rootOfGame(game).position) as Position[];
    expect(first).toMatchObject({ turn: 1, own: 0b111 << 15, other: 0b111 << 2 });
    expect([first?.ownBar, first?.otherBar]).toEqual([(12 << 5) | 13, (2 << 5) | 1]);
    expect(second).toMatchObject({ turn: 1, own: 0b111 << 15, other: 0b11 | (1 << 13), otherBar: 0 });
  });
});

describe("a position that came before", () => {
  /** A step there and back by each side, with a bar on one of the two sides of the first position. */
  const twice = changed("mssa", { name: "twice", repetition: 2 });
  const cows = { variant: twice, light: "a7 g7 d1", dark: "a1 d2 g1 c3" } as const;

  test.each(["lightBar", "darkBar"] as const)("is another one with another %s", (side) => {
    const bar = side === "lightBar" ? "a7-d7" : "a1-a4";
    const other = side === "lightBar" ? "darkBar" : "lightBar";
    const past = (layout: object): string => position({ ...cows, ...layout }).seen?.[0] as string;
    const now = position({ ...cows, [side]: bar, quiet: 4 });
    const present = now.seen?.[0] as string;
    const over = (seen: readonly string[]): boolean => rootOfGame({ ...now, seen }).over;
    expect(over([past({ [side]: bar }), present])).toBe(true);
    expect(over([past({}), present])).toBe(false);
    expect(over([past({ [other]: bar }), present])).toBe(false);
  });

  test("draws when it would come back, so that the search sees it", () => {
    let game: Game = {
      ...position({
        variant: changed("nineMens", { name: "twice", repetition: 2 }),
        light: "a7 g7 c5",
        dark: "b6 f4 c3",
      }),
    };
    for (const move of ["a7-d7", "b6-d6", "d7-a7"]) game = applyMove(game, move);
    expect(outcome(applyMove(game, "d6-b6"))).toEqual({ winner: null, reason: "repetition" });
    // With nothing but losses elsewhere, dark takes the draw.
    const hopeless = { placing: new Array(12).fill(0), moving: [...new Array(11).fill(0), 2000] };
    const drawn = chooseMoveSync(game, { depth: 1, weights: hopeless });
    expect([drawn.move, drawn.score]).toEqual([expect.objectContaining({ from: "d6", to: "b6" }), 0]);
  });
});

describe("a game is over", () => {
  test("by its position or by decision, and not before", () => {
    const over = (game: Game): boolean => rootOfGame(game).over;
    expect(over(createGame())).toBe(false);
    expect(over(resign(createGame(), "dark"))).toBe(true);
    expect(over(agreeDraw(createGame("mssa")))).toBe(true);
    expect(over(position({ light: "a7 d7 g7", dark: "a1 d1" }))).toBe(true);
    expect(over(position({ light: "a7", dark: "d7 b6 a4 g1" }))).toBe(true);
    expect(over(position({ light: "a7 d7 g7", dark: "a1 d1 b2", quiet: 9 }))).toBe(false);
    expect(over(position({ light: "a7 d7 g7", dark: "a1 d1 b2", quiet: 10 }))).toBe(true);
  });

  test("by repetition, with the occurrence that the variant names", () => {
    const cows = { light: "a7 g7 c5 e4", dark: "b6 f4 c3 e3", quiet: 9 } as const;
    for (const repetition of [2, 3, 4]) {
      const now = position({ ...cows, variant: changed("sesotho", { repetition }) });
      const [present] = now.seen as [string];
      const occurred = (times: number): boolean =>
        rootOfGame({ ...now, seen: new Array<string>(times).fill(present) }).over;
      expect([repetition - 1, repetition, repetition + 1].map(occurred)).toEqual([false, true, true]);
      const mixed = [...new Array<string>(repetition - 1).fill(present), "8/8/8 l 0,0 -", present];
      expect(rootOfGame({ ...now, seen: mixed }).over).toBe(true);
      expect(rootOfGame({ ...now, seen: mixed.slice(1) }).over).toBe(false);
    }
  });
});

describe("a game is refused", () => {
  const remembers = changed("standard", { name: "remembers", repetition: 3 });
  const unsound = expect.objectContaining({ name: "ParseError", code: "syntax" });
  const present = "8/8/8 l 12,12 -";

  test.each([
    ["missing", undefined],
    ["null", null],
    ["empty", []],
    ["text", "x"],
    ["the text of the position", present],
    ["nonsense", ["nonsense"]],
    ["another position", ["8/8/8 d 12,12 -"]],
    ["in the wrong order", [present, "8/8/8 d 12,12 -"]],
    ["with a last entry that is not text", [present, [present]]],
    ["like a list", { 0: present, length: 1, at: () => present }],
  ])("with memories %s", (_name, seen) => {
    const game = { ...createGame(remembers), seen } as unknown as Game;
    expect(() => applyMove(game, "d6")).toThrow(unsound);
    expect(() => chooseMoveSync(game, { depth: 1 })).toThrow(unsound);
  });

  test.each([
    ["a number", 7],
    ["null", null],
    ["a symbol", Symbol("seen")],
    ["an object without a text", Object.create(null)],
    ["an object whose text is an error", { toString: () => Number.parseInt.call(null, Symbol() as never) }],
    ["a list", ["8/8/8 d 12,12 -"]],
  ])("with an earlier memory of %s", (_name, entry) => {
    const game = { ...createGame(remembers), quiet: 5, seen: [entry, present] } as unknown as Game;
    expect(() => legalMoves(game)).toThrow(unsound);
    expect(() => chooseMoveSync(game, { depth: 1 })).toThrow(unsound);
  });

  test.each([
    ["nonsense", "nonsense"],
    ["a position of another board", "8/8/8/1 l 12,12 -"],
    ["points without end", "9999999999/8/8 l 12,12 -"],
    ["a bar that this variant does not have", "8/8/8 l 12,12 l:a7-d7"],
    ["a bar without an end", "8/8/8 l 12,12 l:a7"],
    ["other hands", "8/8/8 l 11,12 -"],
    ["no turn", "8/8/8"],
    ["nothing", ""],
  ])("by neither the verbs nor a bot for an earlier memory of %s", (_name, entry) => {
    const game = { ...createGame(remembers), quiet: 5, seen: [entry, present] } as unknown as Game;
    expect(legalMoves(game)).toHaveLength(24);
    expect(rootOfGame(game)).toMatchObject({ over: false, position: { previous: null } });
  });

  test("by a bot exactly when the verbs refuse it, and has no move exactly when they have none", () => {
    const games = remembering.chain((game) =>
      fc.oneof(
        damaged(game),
        damaged(game.seen).map((seen) => ({ ...game, seen })),
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
        if (!Array.isArray(verbs)) expect(bot).toEqual(verbs);
        else if (verbs.length === 0) expect(bot).toMatchObject({ name: "RulesError", code: "game-over" });
        else expect(isLegal(game, (bot as ReturnType<typeof chooseMoveSync>).move)).toBe(true);
      }),
    );
  });
});
