/** Games as engine positions and back, moves as small numbers and back, and bad input. */
import fc from "fast-check";
import * as mills from "morabaraba";
import {
  applyMove,
  createGame,
  formatMove,
  formatPosition,
  type Game,
  legalMoves,
  type Move,
  type MoveLike,
  parseGame,
  resign,
  whyIllegal,
} from "morabaraba";
import {
  createPosition,
  decodeGame,
  decodeMove,
  encodeGame,
  encodeMove,
  makeMove,
  type Position,
  type Ruleset,
  rulesetFor,
} from "morabaraba/engine";
import { beforeEach, describe, expect, test } from "vitest";
import { junk, game as someGame } from "../../support/mills/arbitraries.ts";
import { changed, position } from "../../support/mills/positions.ts";
import { builtIns, applyMove as play } from "../../support/mills/reference.ts";

const jsonOf = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data)) as Data;

const maskOf = (ruleset: Ruleset, points: string): number =>
  points === "" ? 0 : points.split(" ").reduce((mask, point) => mask | (1 << ruleset.numbers.get(point)!), 0);

const rulesetOf = (game: Game): Ruleset => rulesetFor(game.variant);

describe("encode and decode", () => {
  test("encode a position", () => {
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
    expect(encodeGame(rulesetFor("mssa"), game)).toEqual({
      own: (1 << 2) | (1 << 23) | (1 << 9),
      other: 3,
      ownHand: 4,
      otherHand: 3,
      ownBar: number("c4") * 32 + number("c3"),
      otherBar: number("d7") * 32 + number("d6"),
      turn: 1,
      quiet: 5,
      ply: 77,
      dead: 0,
      ownUsed: 0,
      otherUsed: 0,
      firstMill: -1,
      removals: 0,
      freeing: 0,
      previous: null,
    } satisfies Position);
  });

  test("fill the position that is passed", () => {
    const into = createPosition();
    expect(encodeGame(rulesetFor("standard"), createGame(), into)).toBe(into);
    expect(into).toEqual({ ...createPosition(), ownHand: 12, otherHand: 12 });
  });

  test("are inverse to each other", () => {
    fc.assert(
      fc.property(someGame, (game) => {
        const ruleset = rulesetOf(game);
        expect(decodeGame(ruleset, encodeGame(ruleset, game))).toEqual({ ...game, variant: ruleset.stored });
      }),
      { numRuns: 40 },
    );
  });

  test("link seen positions by `previous`, the latest first", () => {
    const variant = changed("standard", { repetition: 3 });
    const start = position({ light: "a7 d6 f2 g7", dark: "b2 c5 e4 d1", variant });
    const game = play(play(start, { from: "a7", to: "a4" }), { from: "d1", to: "a1" });
    const ruleset = rulesetFor(variant);
    const present = encodeGame(ruleset, game);
    expect(present.previous?.turn).toBe(1);
    expect(present.previous?.own).toBe(maskOf(ruleset, "b2 c5 e4 d1"));
    expect(present.previous?.previous?.own).toBe(maskOf(ruleset, "a7 d6 f2 g7"));
    expect(present.previous?.previous?.previous).toBeNull();
    expect(decodeGame(ruleset, present).seenPositions).toEqual(game.seenPositions);
  });

  test("decode collects at most as many positions as there are quiet plies", () => {
    const variant = changed("standard", { repetition: 3, moveWhilePlacing: true });
    const start = position({ light: "a7 d6", dark: "b2 c5", hands: [2, 2], variant });
    const ruleset = rulesetFor(variant);
    const [first, second, third] = [encodeGame(ruleset, start), createPosition(), createPosition()];
    makeMove(ruleset, first, encodeMove(ruleset, { from: "a7", to: "a4" }), second);
    makeMove(ruleset, second, encodeMove(ruleset, { to: "g1" }), third);
    expect(decodeGame(ruleset, second).seenPositions).toHaveLength(2);
    expect(decodeGame(ruleset, third).seenPositions).toHaveLength(1);
  });

  test("a game remembers at most as many positions as plies are counted", () => {
    const variant = changed("standard", { repetition: 3, tenMoves: null });
    const start = position({ light: "a7 d6 f2 g7", dark: "b2 c5 e4 d1", variant, quiet: 9999, ply: 9999 });
    const [present] = start.seenPositions!;
    const seenThen = ["a4", "d7", "g4", "a1", "d1", "f4", "f6"].map(
      (point) =>
        position({ light: `${point} d6 f2 g7`, dark: "b2 c5 e4 d1".replace(point, "b4"), variant })
          .seenPositions![0],
    );
    const game = {
      ...start,
      seenPositions: Array.from({ length: 10_000 }, (_, i) => (i === 9999 ? present! : seenThen[i % 7]!)),
    };
    const after = applyMove(game, "a7-a4");
    expect(after.seenPositions).toHaveLength(10_000);
    expect(after.seenPositions?.slice(0, 2)).toEqual(seenThen.slice(1, 3));
  });
});

test("stopped counts agree in the game and the engine", () => {
  const variant = changed("nineMens", {});
  let game = position({ variant, light: "a7 d7 f6 b2", dark: "c4 d2 e5 f4", quiet: 9998, ply: 9998 });
  for (const move of ["b2-b4", "d2-d1", "b4-b2", "d1-d2"]) {
    const after = applyMove(game, legalMoves(game).find((each) => formatMove(game, each) === move) as Move);
    expect(after).toEqual(applyMove(jsonOf(game), move));
    expect([after.quiet, after.ply]).toEqual([9999, 9999]);
    game = after;
  }
});

test("a game never contains -0", () => {
  const zero = { quiet: -0, ply: -0, hands: { light: -0, dark: -0 } };
  const game = { ...position({ light: "a7 d7 f6", dark: "c4 d2 e5" }), ...zero };
  for (const { hands, quiet, ply } of [resign(game, "light"), applyMove(game, "a7-a4")])
    expect([hands.light, hands.dark, quiet, ply].some((number) => Object.is(number, -0))).toBe(false);
  expect(formatPosition(parseGame(game))).toMatch(/ l 0,0 - 0 0$/);
});

test("a position of one variant can be reused for games of another", () => {
  const shax = rulesetFor("shax");
  const standard = rulesetFor("standard");
  const used = {
    ...createPosition(),
    dead: 1,
    ownUsed: 1,
    otherUsed: 1,
    firstMill: 0,
    removals: 2,
    freeing: 1,
  };
  for (const ruleset of [shax, standard]) {
    const start = encodeGame(ruleset, createGame(ruleset.variant));
    const [fresh, again] = [createPosition(), { ...used }];
    for (const into of [fresh, again]) makeMove(ruleset, start, encodeMove(ruleset, { to: "d6" }), into);
    expect(again).toEqual(fresh);
  }
});

// Moves packed into 15 bits and back.

describe("packed moves", () => {
  let ruleset: Ruleset;
  let moving: Position;
  let flying: Position;
  beforeEach(() => {
    ruleset = rulesetFor("standard");
    moving = encodeGame(ruleset, position({ light: "a7 d7 f6 b2", dark: "c4 d2 e5 f4" }));
    flying = encodeGame(ruleset, position({ light: "a7 d7 f6", dark: "c4 d2 e5 f4" }));
  });

  test.each([
    [{ to: "a7" }, 0 + 31 * 32 + 31 * 1024],
    [{ to: "g7", shots: ["a4"] }, 2 + 31 * 32 + 7 * 1024],
    [{ from: "a7", to: "d7" }, 1 + 0 * 32 + 31 * 1024],
    [{ from: "c5", to: "b6", shots: ["a7"] }, 8 + 16 * 32 + 0 * 1024],
  ])("%o is %i", (move, packed) => {
    expect(encodeMove(ruleset, move)).toBe(packed);
    expect(decodeMove(ruleset, moving, packed)).toMatchObject(move);
  });

  test("the kind depends on who may fly", () => {
    const packed = encodeMove(ruleset, { from: "f6", to: "g7", shots: ["c4"] });
    expect(decodeMove(ruleset, moving, packed)).toStrictEqual({
      kind: "move",
      from: "f6",
      to: "g7",
      shots: ["c4"],
    });
    expect(decodeMove(ruleset, flying, packed)).toStrictEqual({
      kind: "fly",
      from: "f6",
      to: "g7",
      shots: ["c4"],
    });
    expect(decodeMove(ruleset, flying, encodeMove(ruleset, { to: "g7" }))).toStrictEqual({
      kind: "place",
      to: "g7",
    });
  });

  test("equal moves are the same frozen object", () => {
    const packed = encodeMove(ruleset, { from: "f6", to: "g7" });
    expect(decodeMove(ruleset, moving, packed)).toBe(decodeMove(ruleset, moving, packed));
    expect(Object.isFrozen(decodeMove(ruleset, moving, packed))).toBe(true);
  });

  test("anything but a move of the board is rejected", () => {
    const refusal = (code: string): unknown => expect.objectContaining({ name: "IllegalMoveError", code });
    expect(() => encodeMove(ruleset, { to: "d4" })).toThrow(refusal("unknown-point") as Error);
    expect(() => encodeMove(ruleset, { from: "d4", to: "d5" })).toThrow(refusal("unknown-point") as Error);
    expect(() => encodeMove(ruleset, { to: "d5", shots: ["h1"] })).toThrow(refusal("unknown-point") as Error);
    expect(() => encodeMove(ruleset, null as never)).toThrow(refusal("malformed") as Error);
    expect(() => encodeMove(ruleset, { from: "d5" } as never)).toThrow(refusal("malformed") as Error);
    expect(() => encodeMove(ruleset, { to: "d4" })).toThrow(/point/);
    expect(() => encodeMove(ruleset, null as never)).toThrow(/^null is not a move like/);
    expect(() => encodeMove(rulesetFor("sesotho25"), { to: "d4" })).not.toThrow();
  });
});

// Anything passed as a move or as text gives a result or a typed error, at once. `every-game.test.ts` tests
// what is passed as a game.

test("any value as a move is legal or has a code", () => {
  const games = [
    createGame(),
    position({ light: "a7 d7 f6 b2", dark: "c4 d2 e5 f4" }),
    position({ light: "a7 d7", dark: "c4 d2 e5 f4" }),
  ];
  const field = fc.oneof(fc.constantFrom("a7", "d7", "g7", "f6", "c4", "", "z", undefined), junk);
  const likely = fc.record(
    { from: field, to: field, shots: fc.oneof(fc.array(field), field) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...games),
      fc.oneof(likely, junk, fc.anything(), fc.string()),
      (game, move) => {
        const code = whyIllegal(game, move as MoveLike);
        const play = (): Game => applyMove(game, move as MoveLike);
        if (code === undefined) play();
        else expect(play).toThrow(expect.objectContaining({ name: "IllegalMoveError", code }));
      },
    ),
    { numRuns: 200 },
  );
});

test("long text is rejected at once", () => {
  const long = "a7".repeat(2_000_000);
  expect(whyIllegal(createGame(), long)).toBe("malformed");
  expect(whyIllegal(createGame(), { to: long })).toBe("unknown-point");
  expect(() => applyMove(createGame(), { to: long })).toThrow(/^.{1,200}$/);
  const parseMove = (text: string) => mills.parseMove(createGame(), text);
  for (const read of [parseMove, mills.parsePosition, mills.parseGame, mills.parseVariant])
    for (const text of [long, " ".repeat(999_999), "-".repeat(999)])
      expect(() => read(text)).toThrow(mills.MorabarabaError);
});

test("a sealed or exotic game works like any other", () => {
  const game = createGame("mssa");
  const exotic = Object.assign(Object.create(null) as object, game) as Game;
  expect(legalMoves(exotic)).toEqual(legalMoves(game));
  expect(applyMove(Object.seal({ ...game }), "d6")).toEqual(applyMove(game, "d6"));
});
