/** The integer engine: games there and back, keys, packed moves, endings; compared with the reference where it can be. */
import fc from "fast-check";
import { type Board, createGame, formatPosition, type Game, parsePosition, type Variant } from "morabaraba";
import {
  closers,
  createPosition,
  decode,
  decodeMove,
  type Engine,
  encode,
  encodeMove,
  ending,
  engineFor,
  generate,
  hasMove,
  key,
  MOST_MOVES,
  make,
  mayFly,
  mayStep,
  NOWHERE,
  type Position,
  secondKey,
  targets,
  winnerOf,
} from "morabaraba/engine";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { seeded } from "../random.ts";
import { board, ringBoard, game as someGame, stored, variant } from "./arbitraries.ts";
import { madePosition } from "./play.ts";
import { changed, position } from "./positions.ts";
import { builtIns, legalMoves, applyMove as play } from "./reference.ts";

/** Random games take their time on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const maskOf = (engine: Engine, points: string): number =>
  points === "" ? 0 : points.split(" ").reduce((mask, point) => mask | (1 << engine.numbers.get(point)!), 0);

const pointsIn = (engine: Engine, mask: number): string =>
  engine.points.filter((_, number) => (mask >> number) & 1).join(" ");

const engineOf = (game: Game): Engine => engineFor(game.variant);

describe("engineFor", () => {
  test("compiles a variant once", () => {
    expect(engineFor("mssa")).toBe(engineFor("mssa"));
    expect(engineFor(builtIns.mssa)).toBe(engineFor("mssa"));
    const mine = createGame(changed("mssa", { cows: 9 })).variant as Variant;
    const first = engineFor(mine);
    engineFor("standard");
    expect(engineFor(mine)).toBe(first);
    expect(first.variant).toBe(mine);
    expect(first.stored).toBe(mine);
    expect(engineFor("mssa").stored).toBe("mssa");
  });

  test("numbers the points in the board's order", () => {
    const engine = engineFor("sesotho25");
    expect(engine.points).toEqual(builtIns.sesotho25.board.points);
    expect([engine.numbers.get("a7"), engine.numbers.get("d6"), engine.numbers.get("d4")]).toEqual([
      0, 9, 24,
    ]);
    expect(engine.all).toBe(2 ** 25 - 1);
  });

  test("knows the neighbours and lines of any board", () => {
    fc.assert(
      fc.property(board, (data) => {
        const engine = engineFor({ ...builtIns.standard, name: "any", board: data, cows: 3 });
        const pairs = [
          ...data.lines.flatMap(([a, b, c]) => [
            [a, b],
            [b, c],
          ]),
          ...data.links,
        ];
        const near = (point: string): string[] =>
          data.points.filter((other) =>
            pairs.some((pair) => pair.includes(point) && pair.includes(other) && point !== other),
          );
        for (const [number, point] of data.points.entries()) {
          expect(pointsIn(engine, engine.neighbours[number]!)).toBe(near(point).join(" "));
        }
        expect([...engine.lines]).toEqual(data.lines.map((line) => maskOf(engine, line.join(" "))));
      }),
      { numRuns: 40 },
    );
  });

  test("recognizes three rings of eight by their cross lines", () => {
    const crossOf = (data: Board): number =>
      engineFor({ ...builtIns.standard, name: "rings", board: data }).cross;
    expect(engineFor("standard").cross).toBe(0xffffff);
    expect(engineFor("sesotho").cross).toBe(0xaaaaaa);
    expect(engineFor("sesotho25").cross).toBe(-1);
    const { points, rings, lines, links } = builtIns.sesotho.board;
    expect(crossOf({ points, rings, lines: lines.slice(0, 12), links })).toBe(0);
    expect(crossOf({ points, rings, lines: lines.slice(0, 13), links })).toBe(0x020202);
    expect(
      crossOf({
        points,
        rings,
        lines: lines.slice(1),
        links: [
          ["a7", "d7"],
          ["d7", "g7"],
        ],
      }),
    ).toBe(-1);
    expect(crossOf({ points, rings, lines: [...lines, ["a7", "d7", "d6"]], links })).toBe(-1);
  });
});

describe("closers", () => {
  /** Line by line, as the words have it. */
  const plainly = ({ lines }: Board, cows: ReadonlySet<string>): string[] => [
    ...new Set(
      lines.flatMap((line) =>
        line.filter((point) => line.every((other) => other === point || cows.has(other))),
      ),
    ),
  ];

  test.each([
    ["any board", board],
    ["three rings", ringBoard],
  ] as const)("on %s", (_name, boards) => {
    fc.assert(
      fc.property(boards, fc.nat(), (data, seed) => {
        const engine = engineFor({ ...builtIns.standard, name: "any", board: data, cows: 3 });
        const random = seeded(seed);
        for (let i = 0; i < 10; i++) {
          const cows = new Set(data.points.filter(() => random(3) > 0));
          const mask = maskOf(engine, [...cows].join(" "));
          expect(pointsIn(engine, closers(engine, mask)).split(" ").sort()).toEqual(
            plainly(data, cows).length === 0 ? [""] : plainly(data, cows).sort(),
          );
        }
      }),
      { numRuns: 40 },
    );
  });

  test("counts points that are taken as well as empty ones", () => {
    const engine = engineFor("standard");
    expect(pointsIn(engine, closers(engine, maskOf(engine, "a7 d7")))).toBe("g7");
    expect(pointsIn(engine, closers(engine, maskOf(engine, "a7 d7 g7")))).toBe("a7 d7 g7");
    expect(pointsIn(engine, closers(engine, maskOf(engine, "a7 d7 d6")))).toBe("g7 d5");
  });
});

test.each([
  ["last-resort", "d1 g1 a1 e3", "e3"],
  ["last-resort", "d1 g1 a1", "g1 d1 a1"],
  ["never", "d1 g1 a1 e3", "e3"],
  ["never", "d1 g1 a1", ""],
  ["always", "d1 g1 a1 e3", "g1 d1 a1 e3"],
] as const)("targets under %s among %s", (millCows, cows, expected) => {
  const engine = engineFor(changed("standard", { millCows }));
  expect(pointsIn(engine, targets(engine, maskOf(engine, cows)))).toBe(expected);
});

test("mayFly and mayStep speak of the side to move", () => {
  const asked = (game: Game): [boolean, boolean] => {
    const engine = engineOf(game);
    return [mayFly(engine, encode(engine, game)), mayStep(engine, encode(engine, game))];
  };
  const cows = { light: "a7 d7 f4", dark: "b6 d6 c4 e3" };
  expect(asked(position(cows))).toEqual([true, true]);
  expect(asked(position({ ...cows, turn: "dark" }))).toEqual([false, true]);
  expect(asked(position({ ...cows, hands: [1, 0] }))).toEqual([false, false]);
  expect(asked(position({ ...cows, hands: [1, 0], turn: "dark" }))).toEqual([false, true]);
  expect(
    asked(position({ ...cows, hands: [1, 0], variant: changed("standard", { moveWhilePlacing: true }) })),
  ).toEqual([false, true]);
  expect(asked(position({ ...cows, variant: changed("standard", { flyAt: null }) }))).toEqual([false, true]);
});

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
    expect(encode(engineFor("mssa"), game)).toEqual({
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
    expect(encode(engineFor("standard"), createGame(), into)).toBe(into);
    expect(into).toEqual({ ...createPosition(), ownHand: 12, otherHand: 12 });
  });

  test("are inverse", () => {
    fc.assert(
      fc.property(someGame, (game) => {
        const engine = engineOf(game);
        expect(decode(engine, encode(engine, game))).toEqual({ ...game, variant: engine.stored });
      }),
      { numRuns: 40 },
    );
  });

  test("the positions seen follow along previous, the latest first", () => {
    const variant = changed("standard", { repetition: 3 });
    const start = position({ light: "a7 d6 f2 g7", dark: "b2 c5 e4 d1", variant });
    const game = play(play(start, { from: "a7", to: "a4" }), { from: "d1", to: "a1" });
    const engine = engineFor(variant);
    const present = encode(engine, game);
    expect(present.previous?.turn).toBe(1);
    expect(present.previous?.own).toBe(maskOf(engine, "b2 c5 e4 d1"));
    expect(present.previous?.previous?.own).toBe(maskOf(engine, "a7 d6 f2 g7"));
    expect(present.previous?.previous?.previous).toBeNull();
    expect(decode(engine, present).seen).toEqual(game.seen);
  });

  test("decode gathers no more of the past than the quiet plies", () => {
    const variant = changed("standard", { repetition: 3, moveWhilePlacing: true });
    const start = position({ light: "a7 d6", dark: "b2 c5", hands: [2, 2], variant });
    const engine = engineFor(variant);
    const [first, second, third] = [encode(engine, start), createPosition(), createPosition()];
    make(engine, first, encodeMove(engine, { from: "a7", to: "a4" }), second);
    make(engine, second, encodeMove(engine, { to: "g1" }), third);
    expect(decode(engine, second).seen).toHaveLength(2);
    expect(decode(engine, third).seen).toHaveLength(1);
  });
});

describe("packed moves", () => {
  let engine: Engine;
  let moving: Position;
  let flying: Position;
  beforeEach(() => {
    engine = engineFor("standard");
    moving = encode(engine, position({ light: "a7 d7 f6 b2", dark: "c4 d2 e5 f4" }));
    flying = encode(engine, position({ light: "a7 d7 f6", dark: "c4 d2 e5 f4" }));
  });

  test.each([
    [{ to: "a7" }, 0 + 31 * 32 + 31 * 1024],
    [{ to: "g7", shot: "a4" }, 2 + 31 * 32 + 7 * 1024],
    [{ from: "a7", to: "d7" }, 1 + 0 * 32 + 31 * 1024],
    [{ from: "c5", to: "b6", shot: "a7" }, 8 + 16 * 32 + 0 * 1024],
  ])("%o is %i", (move, packed) => {
    expect(encodeMove(engine, move)).toBe(packed);
    expect(decodeMove(engine, moving, packed)).toMatchObject(move);
  });

  test("the kind depends on who may fly", () => {
    const packed = encodeMove(engine, { from: "f6", to: "g7", shot: "c4" });
    expect(decodeMove(engine, moving, packed)).toStrictEqual({
      kind: "move",
      from: "f6",
      to: "g7",
      shot: "c4",
    });
    expect(decodeMove(engine, flying, packed)).toStrictEqual({
      kind: "fly",
      from: "f6",
      to: "g7",
      shot: "c4",
    });
    expect(decodeMove(engine, flying, encodeMove(engine, { to: "g7" }))).toStrictEqual({
      kind: "place",
      to: "g7",
    });
  });

  test("the same move is the same frozen object", () => {
    const packed = encodeMove(engine, { from: "f6", to: "g7" });
    expect(decodeMove(engine, moving, packed)).toBe(decodeMove(engine, moving, packed));
    expect(Object.isFrozen(decodeMove(engine, moving, packed))).toBe(true);
  });

  test("what is no move of the board is refused", () => {
    const refusal = (code: string): unknown => expect.objectContaining({ name: "IllegalMoveError", code });
    expect(() => encodeMove(engine, { to: "d4" })).toThrow(refusal("unknown-point") as Error);
    expect(() => encodeMove(engine, { from: "d4", to: "d5" })).toThrow(refusal("unknown-point") as Error);
    expect(() => encodeMove(engine, { to: "d5", shot: "h1" })).toThrow(refusal("unknown-point") as Error);
    expect(() => encodeMove(engine, null as never)).toThrow(refusal("malformed") as Error);
    expect(() => encodeMove(engine, { from: "d5" } as never)).toThrow(refusal("malformed") as Error);
    expect(() => encodeMove(engineFor("sesotho25"), { to: "d4" })).not.toThrow();
  });
});

describe("generate and make", () => {
  test("writes from the index it is given, and nowhere else", () => {
    const engine = engineFor("standard");
    const moves = new Int32Array(MOST_MOVES).fill(-1);
    const end = generate(engine, encode(engine, createGame()), moves, 5);
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

  test("hasMove says whether generate would find one", () => {
    fc.assert(
      fc.property(stored, fc.nat(), (source, seed) => {
        const engine = engineFor(source);
        const random = seeded(seed);
        const at = encode(engine, madePosition(engine.stored, random));
        expect(hasMove(engine, at)).toBe(generate(engine, at, new Int32Array(MOST_MOVES), 0) > 0);
      }),
      { numRuns: 80 },
    );
  });

  test("make leaves the position it starts from alone and links to it", () => {
    fc.assert(
      fc.property(someGame, (game) => {
        const engine = engineOf(game);
        const at = encode(engine, game);
        const before = { ...at };
        for (const move of legalMoves(game).slice(0, 5)) {
          const next = createPosition();
          make(engine, at, encodeMove(engine, move), next);
          expect(at).toEqual(before);
          expect(next.previous).toBe(at);
          expect(decode(engine, next)).toEqual(play({ ...game, variant: engine.stored }, move));
        }
      }),
      { numRuns: 40 },
    );
  });

  test("ending tells whose cows are too few", () => {
    const few = (turn: "light" | "dark"): string | undefined => {
      const game = position({ light: "a7 d7", dark: "b6 d6 c5", turn });
      const [engine, at] = [engineOf(game), encode(engineOf(game), game)];
      expect(ending(engine, at)).toBe("few-cows");
      return ["light", "dark"][winnerOf(engine, at, "few-cows")];
    };
    expect([few("light"), few("dark")]).toEqual(["dark", "dark"]);
  });

  test("repetition is found along previous, and only since the last placement or shot", () => {
    const variant = changed("standard", { repetition: 2 });
    const engine = engineFor(variant);
    const walk = (quiet: number): (string | undefined)[] => {
      let at = encode(engine, position({ light: "a7 d6 f2 g7", dark: "b2 c5 e4 d1", variant }));
      at.quiet = quiet;
      return ["a7-a4", "d1-a1", "a4-a7", "a1-d1"].map((text) => {
        const [from, to] = text.split("-") as [string, string];
        const next = createPosition();
        make(engine, at, encodeMove(engine, { from, to }), next);
        at = next;
        return ending(engine, at);
      });
    };
    expect(walk(0)).toEqual([undefined, undefined, undefined, "repetition"]);
    const at = encode(engine, position({ light: "a7 d6 f2 g7", dark: "b2 c5 e4 d1", variant }));
    expect(ending(engine, { ...at, previous: { ...at }, quiet: 2 })).toBe("repetition");
    expect(ending(engine, { ...at, previous: { ...at }, quiet: 0 })).toBe(undefined);
    for (const other of [
      { turn: 1 },
      { own: at.own ^ 2 },
      { other: at.other ^ 2 },
      { ownBar: 33 },
      { otherBar: 33 },
    ]) {
      expect(ending(engine, { ...at, previous: { ...at, ...other }, quiet: 2 })).toBe(undefined);
    }
  });
});

describe("keys", () => {
  const fields = (game: Game): string => formatPosition(game).split(" ").slice(0, 4).join(" ");

  test("are equal exactly where the positions are", () => {
    fc.assert(
      fc.property(variant, fc.array(fc.nat(), { minLength: 2, maxLength: 12 }), (data, seeds) => {
        const engine = engineFor(data);
        const games = seeds.map((seed) => madePosition(engine.stored, seeded(seed % 50)));
        const near = games.flatMap((game): Game[] => [
          game,
          { ...game, turn: game.turn === "light" ? "dark" : "light" },
          { ...game, quiet: 3, ply: 9 },
          { ...game, hands: { light: game.hands.dark, dark: game.hands.light }, board: swapped(game.board) },
          { ...game, barred: { light: null, dark: null } },
        ]);
        const keys = new Map<string, string>();
        for (const game of near) {
          const at = encodeLoosely(engine, game);
          const pair = `${key(engine, at)} ${secondKey(engine, at)}`;
          expect(Number.isSafeInteger(key(engine, at)) && key(engine, at) >= 0).toBe(true);
          expect(keys.get(pair) ?? fields(game)).toBe(fields(game));
          keys.set(pair, fields(game));
        }
        expect(keys.size).toBe(new Set(near.map(fields)).size);
      }),
      { numRuns: 40 },
    );
  });

  const swapped = (text: string): string => text.replace(/[LD]/g, (cell) => (cell === "L" ? "D" : "L"));

  /** Positions that differ from `game` in few fields; what was seen does not matter here. */
  function encodeLoosely(engine: Engine, game: Game): Position {
    const seen = engine.variant.repetition === null ? {} : { seen: [fields(game)] };
    return encode(engine, { ...game, ...seen });
  }

  test("the second is 0 where nothing is barred and the hands fit the first", () => {
    const engine = engineFor("standard");
    const at = encode(engine, position({ light: "a7 d7", dark: "g7 c4 d6", hands: [10, 9] }));
    expect(secondKey(engine, at)).toBe(0);
    expect(key(engine, at)).not.toBe(key(engine, { ...at, ownHand: 9 }));
    expect(key(engine, at)).not.toBe(key(engine, { ...at, otherHand: 10 }));
  });

  test("hands move to the second where the board is large or the cows many", () => {
    const many = engineFor(changed("standard", { board: bigBoard(31), cows: 15 }));
    const at = {
      ...createPosition(),
      own: 2 ** 31 - 1,
      ownHand: 15,
      otherHand: 15,
      ownBar: 1022,
      otherBar: 990,
      turn: 1,
    };
    expect(secondKey(many, at)).toBeGreaterThan(0);
    expect(secondKey(many, at)).toBeLessThan(2 ** 30);
    expect(secondKey(many, at)).not.toBe(secondKey(many, { ...at, ownHand: 14 }));
    expect(secondKey(many, at)).not.toBe(secondKey(many, { ...at, otherHand: 14 }));
    expect(Number.isSafeInteger(key(many, at))).toBe(true);
    for (const [size, cows, fit] of [
      [27, 13, true],
      [28, 13, false],
      [29, 14, false],
      [28, 14, false],
    ] as const) {
      const engine = engineFor(changed("standard", { board: bigBoard(size), cows }));
      const full = { ...createPosition(), other: engine.all, ownHand: cows, otherHand: cows };
      expect(Number.isSafeInteger(key(engine, full))).toBe(true);
      expect([size, cows, secondKey(engine, full) === 0]).toEqual([size, cows, fit]);
    }
  });

  function bigBoard(size: number): Board {
    const points = Array.from({ length: size }, (_, i) => `a${i + 1}`);
    const links = points.slice(1).map((point, i) => [points[i]!, point] as const);
    return { points, rings: [size], lines: [[points[0]!, points[2]!, points[4]!]], links };
  }
});

test("NOWHERE is no point of any board", () => {
  expect(NOWHERE).toBe(31);
  expect(parsePosition("8/8/8 l 12,12 - 0 0").board.length).toBeLessThan(NOWHERE);
});
