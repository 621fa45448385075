/** The engine's rules: targets, flying, generated moves, made moves, ends. */
import fc from "fast-check";
import {
  applyMove,
  type Board,
  createGame,
  type Game,
  isLegal,
  legalMoves as legalMovesOf,
  type Variant,
} from "morabaraba";
import {
  createPosition,
  decodeGame,
  divide,
  encodeGame,
  encodeMove,
  endReason,
  generateMoves,
  hasLegalMove,
  makeMove,
  mayFly,
  moveShot,
  NO_POINT,
  type Position,
  perft,
  type Ruleset,
  rulesetFor,
  winnerOf,
} from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { countMoves, generateShots } from "../../../../src/rules/mills/engine/movegen.ts";
import { game as someGame, stored } from "../../../support/mills/arbitraries.ts";
import { madePosition } from "../../../support/mills/play.ts";
import { changed, type Layout, position } from "../../../support/mills/positions.ts";
import { legalMoves, applyMove as play } from "../../../support/mills/reference.ts";
import { seeded } from "../../../support/random.ts";

const rulesetOf = (game: Game): Ruleset => rulesetFor(game.variant);

/** On 31 points, each empty one closes two of light's lines, and each cow can go there. */
function crowded(light: number, empty: number, hand: number, changes: Partial<Variant>): Game {
  const points = Array.from({ length: 31 }, (_, i) => `a${i + 1}`);
  const [own, free, other] = [
    points.slice(0, light),
    points.slice(light, light + empty),
    points.slice(light + empty),
  ];
  const lines = free.flatMap((point, i) =>
    [0, 2].map((k): [string, string, string] => [own[(i + k) % light]!, point, own[(i + k + 1) % light]!]),
  );
  const beside = (a: string, b: string): boolean =>
    lines.some((line) => line.includes(a) && line.includes(b));
  const links = [
    ...free.flatMap((point) =>
      own.filter((cow) => !beside(cow, point)).map((cow): [string, string] => [cow, point]),
    ),
    ...other.map((cow, i): [string, string] => [cow, other[(i + 1) % other.length]!]),
  ];
  const board: Board = { points, rings: [31], lines, links };
  const rules = { board, cows: 15, shooting: "optional", targetsInMills: "always", tenMoves: null } as const;
  const variant = changed("standard", { ...rules, ...changes });
  return position({ variant, light: own.join(" "), dark: other.join(" "), hands: [hand, 0] });
}

test.each([
  ["flying", 11, 10, 0, { flyAt: 15 }, 11 * 10 * 11],
  ["stepping or placing", 10, 11, 1, { moveWhilePlacing: true }, 11 * 11 * 11],
  ["shooting always", 10, 11, 1, { moveWhilePlacing: true, shooting: "required" }, 11 * 11 * 10],
] as const)("no list is longer than mostMoves: %s", (_name, light, empty, hand, changes, count) => {
  const game = crowded(light, empty, hand, changes);
  expect(count).toBeLessThanOrEqual(rulesetOf(game).mostMoves);
  const moves = legalMovesOf(game);
  expect(moves).toHaveLength(count);
  expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(count);
  expect(moves.every((move) => isLegal(game, move))).toBe(true);
  expect(moves.slice(-20)).toMatchObject(legalMoves(game).slice(-20));
  expect(divide(game, 1).map(({ move }) => move)).toEqual(moves);
  expect(perft(game, 1)).toBe(count);
});

test("long lists do not overlap", () => {
  const game = crowded(10, 8, 0, { flyAt: 15 });
  const replies = legalMovesOf(game).reduce(
    (sum, move) => sum + legalMovesOf(applyMove(game, move)).length,
    0,
  );
  expect(legalMovesOf(game).length).toBeGreaterThan(rulesetOf(game).mostMoves / 2);
  expect(perft(game, 2)).toBe(replies);
});

describe("generateMoves and makeMove", () => {
  test("write from the given index, and nowhere else", () => {
    const ruleset = rulesetFor("standard");
    const moves = new Int32Array(ruleset.mostMoves).fill(-1);
    const end = generateMoves(ruleset, encodeGame(ruleset, createGame()), moves, 5);
    expect(end).toBe(29);
    expect([...moves.subarray(0, 6), moves[28], moves[29]]).toEqual([
      -1,
      -1,
      -1,
      -1,
      -1,
      0 | (31 << 5) | (31 << 10),
      23 | (31 << 5) | (31 << 10),
      -1,
    ]);
  });

  test("hasLegalMove, countMoves and generateShots agree with generateMoves", () => {
    fc.assert(
      fc.property(stored, fc.nat(), (source, seed) => {
        const ruleset = rulesetFor(source);
        const random = seeded(seed);
        const at = encodeGame(ruleset, madePosition(ruleset.stored, random));
        const [moves, shooting] = [new Int32Array(ruleset.mostMoves), new Int32Array(ruleset.mostMoves)];
        const count = generateMoves(ruleset, at, moves, 0);
        expect(hasLegalMove(ruleset, at)).toBe(count > 0);
        expect(countMoves(ruleset, at)).toBe(count);
        const shots = moves.slice(0, count).filter((move) => moveShot(move) !== NO_POINT);
        expect(shooting.slice(0, generateShots(ruleset, at, shooting))).toEqual(shots);
      }),
      { numRuns: 400 },
    );
  });

  test("makeMove leaves the position before it unchanged, and links to it", () => {
    fc.assert(
      fc.property(someGame, (game) => {
        const ruleset = rulesetOf(game);
        const at = encodeGame(ruleset, game);
        const before = { ...at };
        for (const move of legalMoves(game).slice(0, 5)) {
          const next = createPosition();
          makeMove(ruleset, at, encodeMove(ruleset, move), next);
          expect(at).toEqual(before);
          expect(next.previous).toBe(at);
          expect(decodeGame(ruleset, next)).toEqual(play({ ...game, variant: ruleset.stored }, move));
        }
      }),
      { numRuns: 40 },
    );
  });

  test("repetition is found along `previous`, only since the last placement or shot", () => {
    const variant = changed("standard", { repetition: 2 });
    const ruleset = rulesetFor(variant);
    const walk = (quiet: number): (string | undefined)[] => {
      let at = encodeGame(ruleset, position({ light: "a7 d6 f2 g7", dark: "b2 c5 e4 d1", variant }));
      at.quiet = quiet;
      return ["a7-a4", "d1-a1", "a4-a7", "a1-d1"].map((text) => {
        const [from, to] = text.split("-") as [string, string];
        const next = createPosition();
        makeMove(ruleset, at, encodeMove(ruleset, { from, to }), next);
        at = next;
        return endReason(ruleset, at);
      });
    };
    expect(walk(0)).toEqual([undefined, undefined, undefined, "repetition"]);
    const at = encodeGame(ruleset, position({ light: "a7 d6 f2 g7", dark: "b2 c5 e4 d1", variant }));
    expect(endReason(ruleset, { ...at, previous: { ...at }, quiet: 2 })).toBe("repetition");
    expect(endReason(ruleset, { ...at, previous: { ...at }, quiet: 0 })).toBe(undefined);
    for (const other of [
      { turn: 1 },
      { own: at.own ^ 2 },
      { other: at.other ^ 2 },
      { ownBar: 33 },
      { otherBar: 33 },
    ]) {
      expect(endReason(ruleset, { ...at, previous: { ...at, ...other }, quiet: 2 })).toBe(undefined);
    }
  });
});

// The engine's ends of games and their winners; `game.test.ts` tests the verbs.

const encoded = (game: Game): Position => encodeGame(rulesetFor(game.variant), game);
const endOf = (game: Game): string | undefined => endReason(rulesetFor(game.variant), encoded(game));

describe("hasLegalMove", () => {
  const has = (layout: Layout): boolean => {
    const game = position(layout);
    return hasLegalMove(rulesetFor(game.variant), encoded(game));
  };
  const lastPoint = {
    light: "a7 g7 d6 f4 g1 d2 a1 b4 c5 e5 d3",
    dark: "b6 f6 e4 f2 d1 b2 a4 c4 d5 e3 c3 g4",
    hands: [1, 0],
    lightBar: "d6-d7",
  } as const;

  test("a cow in hand needs a point that is not barred", () => {
    expect(has({ ...lastPoint, variant: changed("standard", { repeatMill: "same-cow" }) })).toBe(true);
    expect(has({ ...lastPoint, variant: changed("standard", { repeatMill: "same-mill" }) })).toBe(false);
  });

  test("if cows may move while placing, a step is enough", () => {
    const variant = changed("standard", { repeatMill: "same-mill", moveWhilePlacing: true });
    expect(has({ ...lastPoint, variant })).toBe(true);
  });

  test("enclosed cows have none, unless they fly", () => {
    const locked = { light: "a4 b6 d6 g4 f4 e5", dark: "a7 d7 g7 f6", turn: "dark" } as const;
    expect(has(locked)).toBe(false);
    expect(has({ ...locked, variant: changed("standard", { flyAt: 4 }) })).toBe(true);
    expect(has({ ...locked, turn: "light" })).toBe(true);
    expect(has({ ...locked, hands: [0, 1] })).toBe(true);
  });
});

describe("winnerOf", () => {
  const winner = (layout: Layout): readonly [string | undefined, number] => {
    const game = position(layout);
    const ruleset = rulesetFor(game.variant);
    const reason = endReason(ruleset, encoded(game));
    return [reason, reason === undefined ? Number.NaN : winnerOf(ruleset, encoded(game), reason)];
  };

  test("few cows: the hand counts, for both sides", () => {
    expect(winner({ light: "a7 d7", dark: "b6 d6", hands: [1, 0] })).toEqual(["few-cows", 0]);
    expect(winner({ light: "a7 d7", dark: "b6 d6", hands: [1, 0], turn: "dark" })).toEqual(["few-cows", 0]);
    expect(winner({ light: "a7 d7", dark: "b6 d6", hands: [0, 1] })).toEqual(["few-cows", 1]);
    expect(winner({ light: "a7 d7", dark: "b6 d6", hands: [0, 1], turn: "dark" })).toEqual(["few-cows", 1]);
  });

  test("a draw has none, also on a full board", () => {
    const variant = changed("mssa", {
      fullBoard: "first-player-loses",
      blocked: "draws",
      drawAfterQuietPlies: 3,
    });
    const few = { variant, light: "a7 d6 f2", dark: "b2 c5 e4 d1" };
    expect(winner({ ...few, quiet: 10 })).toEqual(["ten-moves", -1]);
    expect(winner({ ...few, quiet: 3 })).toEqual(["no-shots", -1]);
    const locked = { light: "a4 b6 d6 g4 f4 e5", dark: "a7 d7 g7 f6", turn: "dark" } as const;
    expect(winner({ ...locked, variant })).toEqual(["no-moves", -1]);
    expect(winner(locked)).toEqual(["no-moves", 0]);
  });

  test("a full board, by the side that started", () => {
    const full = {
      light: "a7 g7 d6 g4 f4 g1 d2 a1 b4 c5 e5 d3",
      dark: "d7 b6 f6 e4 f2 d1 b2 a4 c4 d5 e3 c3",
    };
    const losing = { fullBoard: "first-player-loses" } as const;
    expect(winner(full)).toEqual(["full-board", -1]);
    expect(winner({ ...full, variant: changed("standard", losing) })).toEqual(["full-board", 1]);
    expect(winner({ ...full, variant: changed("mssa", losing) })).toEqual(["full-board", 0]);
  });
});

test("nobody flies if the variant has no flying, not even a last cow", () => {
  const variant = changed("standard", { flyAt: null, loseBelow: 0 });
  const ruleset = rulesetFor(variant);
  for (const light of ["a7", ""]) {
    expect(mayFly(ruleset, encoded(position({ variant, light, dark: "b6 d6 c5" })))).toBe(false);
  }
  expect(endOf(position({ variant, dark: "b6 d6 c5" }))).toBe("no-moves");
});
