/** Games to integers and back. */
import fc from "fast-check";
import { applyMove, createGame, type Game } from "morabaraba";
import {
  createPosition,
  decode,
  encode,
  encodeMove,
  make,
  type Position,
  type Ruleset,
  rulesetFor,
} from "morabaraba/engine";
import { describe, expect, test, vi } from "vitest";
import { game as someGame } from "../../support/morabaraba/arbitraries.ts";
import { changed, position } from "../../support/morabaraba/positions.ts";
import { builtIns, applyMove as play } from "../../support/morabaraba/reference.ts";

/** Random games take their time on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const maskOf = (ruleset: Ruleset, points: string): number =>
  points === "" ? 0 : points.split(" ").reduce((mask, point) => mask | (1 << ruleset.numbers.get(point)!), 0);

const rulesetOf = (game: Game): Ruleset => rulesetFor(game.variant);

describe("encode and decode", () => {
  test("a position, whole", () => {
    const game = position({
      variant: "mssa",
      light: "a7 d7",
      dark: "g7 c4 d6",
      turn: "dark",
      hands: [3, 4],
      lightBar: "d7-d6",
      darkBar: "c4-c3",
      quiet: 5,
      ply: 77,
    });
    const number = (point: string): number => builtIns.mssa.board.points.indexOf(point);
    expect(encode(rulesetFor("mssa"), game)).toEqual({
      own: (1 << 2) | (1 << 23) | (1 << 9),
      other: 3,
      ownHand: 4,
      otherHand: 3,
      ownBar: number("c4") * 32 + number("c3"),
      otherBar: number("d7") * 32 + number("d6"),
      turn: 1,
      quiet: 5,
      ply: 77,
      previous: null,
    } satisfies Position);
  });

  test("fills the position it is given", () => {
    const into = createPosition();
    expect(encode(rulesetFor("standard"), createGame(), into)).toBe(into);
    expect(into).toEqual({ ...createPosition(), ownHand: 12, otherHand: 12 });
  });

  test("are inverse", () => {
    fc.assert(
      fc.property(someGame, (game) => {
        const ruleset = rulesetOf(game);
        expect(decode(ruleset, encode(ruleset, game))).toEqual({ ...game, variant: ruleset.stored });
      }),
      { numRuns: 40 },
    );
  });

  test("the positions seen follow along previous, the latest first", () => {
    const variant = changed("standard", { repetition: 3 });
    const start = position({ light: "a7 d6 f2 g7", dark: "b2 c5 e4 d1", variant });
    const game = play(play(start, { from: "a7", to: "a4" }), { from: "d1", to: "a1" });
    const ruleset = rulesetFor(variant);
    const present = encode(ruleset, game);
    expect(present.previous?.turn).toBe(1);
    expect(present.previous?.own).toBe(maskOf(ruleset, "b2 c5 e4 d1"));
    expect(present.previous?.previous?.own).toBe(maskOf(ruleset, "a7 d6 f2 g7"));
    expect(present.previous?.previous?.previous).toBeNull();
    expect(decode(ruleset, present).seen).toEqual(game.seen);
  });

  test("decode gathers no more of the past than the quiet plies", () => {
    const variant = changed("standard", { repetition: 3, moveWhilePlacing: true });
    const start = position({ light: "a7 d6", dark: "b2 c5", hands: [2, 2], variant });
    const ruleset = rulesetFor(variant);
    const [first, second, third] = [encode(ruleset, start), createPosition(), createPosition()];
    make(ruleset, first, encodeMove(ruleset, { from: "a7", to: "a4" }), second);
    make(ruleset, second, encodeMove(ruleset, { to: "g1" }), third);
    expect(decode(ruleset, second).seen).toHaveLength(2);
    expect(decode(ruleset, third).seen).toHaveLength(1);
  });

  test("a remembered text that is not a position is named", () => {
    const variant = changed("standard", { repetition: 3 });
    const game = position({ light: "a7 d6 f2 g7", dark: "b2 c5 e4 d1", variant });
    expect(() =>
      encode(rulesetFor(variant), { ...game, seen: [...game.seen!, "8/9/8", ...game.seen!] }),
    ).toThrow(
      expect.objectContaining({
        code: "syntax",
        at: "seen[1]",
        message: expect.stringMatching(
          /^In this game seen\[1\] must be a position such as ".{10,}", not "8\/9\/8"\.$/,
        ) as string,
      }) as Error,
    );
  });

  test("a game remembers no more positions than plies are counted", () => {
    const variant = changed("standard", { repetition: 3, tenMoves: null });
    const start = position({ light: "a7 d6 f2 g7", dark: "b2 c5 e4 d1", variant, quiet: 9999, ply: 9999 });
    const [present] = start.seen!;
    const game = {
      ...start,
      seen: Array.from({ length: 10_000 }, (_, i) => (i === 9999 ? present! : `${i}`)),
    };
    const after = applyMove(game, "a7-a4");
    expect(after.seen).toHaveLength(10_000);
    expect(after.seen?.slice(0, 2)).toEqual(["1", "2"]);
  });
});
