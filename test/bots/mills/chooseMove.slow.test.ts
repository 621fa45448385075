/** Moves for one call. Levels err like people: all see the obvious, and weaker levels see less. */
import {
  agreeDraw,
  applyMove,
  createGame,
  type Game,
  isLegal,
  outcome,
  parsePosition,
  resign,
  variants,
} from "morabaraba";
import { chooseMove, chooseMoveSync, pliesToEnd, type SearchChoice, weights } from "morabaraba/bots";
import { encodeGame, rulesetFor } from "morabaraba/engine";
import { describe, expect, test, vi } from "vitest";
import { evaluationError, missesMove } from "../../../src/bots/levels.ts";
import { cowsOnly, tunedFor } from "../../../src/bots/mills/evaluation/weights.ts";
import { hashOf, levelOf, playsByTheBook } from "../../../src/bots/mills/levels.ts";
import { tablebaseOf } from "../../../src/rules/mills/engine/tablebase.ts";
import { featureWeights, someGame } from "../../support/bots/laws.ts";
import { names } from "../../support/mills/arbitraries.ts";
import { position } from "../../support/mills/positions.ts";

/** How often a level plays to a point, for 40 seeds. */
function times(game: Game, level: number, to: string): number {
  let count = 0;
  for (let seed = 0; seed < 40; seed++) {
    if (chooseMoveSync(game, { level, seed, nodes: 300 }).move.to === to) count++;
  }
  return count;
}

/** Light wins by closing a mill on g7. */
const mill = parsePosition("LL1D4/2DD4/3L4 l 0,0 - 0 60");
/** Light must keep dark from closing a mill on g7. */
const threat = parsePosition("DD6/L7/3L4 l 10,10 - 0 4");

const ruleset = rulesetFor("standard");

describe("levels", () => {
  test("all take an obvious win", () => {
    for (const level of [1, 2, 4, 6, 8, 10]) expect(times(mill, level, "g7")).toBeGreaterThan(36);
  });

  test("see a threat more often, the higher they are", () => {
    const [first, second] = [times(threat, 1, "g7"), times(threat, 2, "g7")];
    expect(first).toBeLessThan(16);
    expect(second).toBeGreaterThan(first);
    for (const level of [6, 8, 10]) expect(times(threat, level, "g7")).toBeGreaterThan(32);
  });

  test("err differently with another seed; full strength does not err", () => {
    const choices = (level: number): number =>
      new Set(
        Array.from({ length: 30 }, (_, seed) =>
          JSON.stringify(chooseMoveSync(threat, { level, seed, depth: 2 }).move),
        ),
      ).size;
    expect(choices(2)).toBeGreaterThan(3);
    expect(
      new Set(Array.from({ length: 10 }, (_, seed) => chooseMoveSync(threat, { seed, depth: 3 }).score)).size,
    ).toBe(1);
  });

  test("have better evaluations, the higher they are", () => {
    const levels = Array.from({ length: 10 }, (_, i) => levelOf(i + 1, ruleset));
    expect(levels.map(({ weights }) => weights === tunedFor(ruleset))).toEqual([
      false,
      ...new Array(9).fill(true),
    ]);
    expect(levels[0]?.weights).toBe(cowsOnly);
    expect(levels.map(({ patterns }) => patterns !== undefined).indexOf(true)).toBe(7);
    expect(levels.map(({ quiescence }) => quiescence).indexOf(true)).toBe(3);
    expect(levels.map((_, i) => playsByTheBook(i + 1)).indexOf(true)).toBe(6);
  });
});

describe("errors", () => {
  const at = encodeGame(ruleset, position({ light: "a7 d6 f4", dark: "b2 e3", hands: [9, 9] }));
  const seeds = Array.from({ length: 2000 }, (_, seed) => seed);

  test("of evaluation spread evenly within the level's bound", () => {
    const level = { ...levelOf(1, ruleset), evaluationNoise: 2 };
    const counts = new Map<number, number>();
    for (const seed of seeds) {
      const error = evaluationError(level, hashOf(at, seed));
      counts.set(error, (counts.get(error) ?? 0) + 1);
    }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2]);
    for (const count of counts.values()) expect(Math.abs(count - 400)).toBeLessThan(80);
  });

  test("by missed moves are as frequent as the level sets", () => {
    const share = (missedMoves: number): number =>
      seeds.filter((seed) => missesMove({ ...levelOf(1, ruleset), missedMoves }, 77, hashOf(at, ~seed)))
        .length / seeds.length;
    expect(share(0)).toBe(0);
    expect(Math.abs(share(64) - 0.25)).toBeLessThan(0.04);
    expect(Math.abs(share(200) - 0.78)).toBeLessThan(0.04);
    expect(share(256)).toBe(1);
  });

  test("depend on each of the position, the move and the seed", () => {
    const level = { ...levelOf(1, ruleset), evaluationNoise: 1_000_000, missedMoves: 128 };
    const empty = encodeGame(ruleset, createGame());
    const other = { ...at, other: at.other ^ 1 };
    const own = { ...at, own: at.own ^ 64 };
    const errors = [empty, at, other, own].flatMap((seen) =>
      [1, 2].map((seed) => {
        const unseen = [5, 6, 7, 8, 9, 10, 11, 12].filter((move) =>
          missesMove(level, move, hashOf(seen, ~seed)),
        );
        return `${evaluationError(level, hashOf(seen, seed))}: ${unseen.join(" ")}`;
      }),
    );
    expect(errors).toEqual([
      "-530613: 6 7 8 9 10 12",
      "670806: 5 6 8 9 12",
      "982200: 5 6 9 10 12",
      "607827: 5 7 10 11 12",
      "-944911: 5 6 9 11 12",
      "-98384: 5 7 8",
      "-173997: 6 7 9 12",
      "685266: 6 8 10 11",
    ]);
  });
});

test.each([
  [30_000, 0],
  [29_985, 15],
  [29_001, 999],
  [29_000, undefined],
  [812, undefined],
  [0, undefined],
  [-812, undefined],
  [-29_000, undefined],
  [-29_001, -999],
  [-29_984, -16],
])("a score of %i is %s plies from the end", (score, plies) => {
  expect(pliesToEnd(score)).toBe(plies);
});

test("a value that is not a score is refused", () => {
  const others = [undefined, "29999", 29_999n, Symbol("score"), null, Number.NaN, Number.POSITIVE_INFINITY];
  for (const score of [...others, 0.5, 30_001, -30_001, 40_000])
    expect(() => pliesToEnd(score as number)).toThrow(
      expect.objectContaining({ name: "ArgumentError", at: "score" }),
    );
  expect(() => pliesToEnd(Number.NaN)).toThrow("score must be a whole number from -30000 to 30000, not NaN.");
});

// A call: a legal, reproducible move within limits; it can be stopped, and is refused with a code.

function expectLines(game: Game, { move, score, lines }: SearchChoice): void {
  expect([lines[0].moves[0], lines[0].score]).toEqual([move, score]);
  for (const { moves } of lines) {
    expect(moves.length).toBeGreaterThan(0);
    let now = game;
    for (const next of moves) {
      expect(isLegal(now, next)).toBe(true);
      now = applyMove(now, next);
    }
  }
}

describe("a choice", () => {
  test.each(names)("has lines of legal moves at every moment and level, in %s", (variant) => {
    for (const level of [2, 6, 10]) {
      let game = createGame(variant);
      while (outcome(game) === undefined && game.ply < 45) {
        const nodes = 1 + ((game.ply * 37) % 120);
        const choice = chooseMoveSync(game, { level, nodes, seed: game.ply, lines: 1 + (game.ply % 3) });
        expectLines(game, choice);
        game = applyMove(game, choice.move);
      }
      expect(game.ply).toBeGreaterThan(variants[variant].millEffect === "wins" ? 4 : 15);
    }
  });

  test("is the same for the same seed and limits, with or without pauses, and from JSON", async () => {
    for (const variant of names) {
      const game = someGame(variant, 2, 20);
      const text = JSON.stringify(game);
      for (const options of [{ nodes: 3210, seed: 5 }, { depth: 3 }, { level: 3, nodes: 1500, seed: 9 }]) {
        const choice = chooseMoveSync(game, options);
        expect(chooseMoveSync(JSON.parse(text), options)).toEqual(choice);
        expect(await chooseMove(game, options)).toEqual(choice);
      }
      expect(JSON.stringify(game)).toBe(text);
    }
  });

  test("is independent of another call in progress", async () => {
    const [a, b] = [someGame("standard", 3, 24), someGame("sesotho25", 4, 30)];
    const both = await Promise.all([chooseMove(a, { nodes: 8000 }), chooseMove(b, { nodes: 8000 })]);
    expect(both).toEqual([chooseMoveSync(a, { nodes: 8000 }), chooseMoveSync(b, { nodes: 8000 })]);
  });

  test("respects its limits", () => {
    const game = someGame("standard", 5, 16);
    expect(chooseMoveSync(game, { nodes: 777 }).nodes).toBe(777);
    expect(chooseMoveSync(game, { depth: 3 }).depth).toBe(3);
    expect(chooseMoveSync(game, { depth: 3, nodes: 1e12 }).depth).toBe(3);
    expect(chooseMoveSync(game).nodes).toBe(100_000);
    expect(chooseMoveSync(game, { level: 1 }).depth).toBe(2);
    expect(chooseMoveSync(game, { nodes: 1 })).toMatchObject({ depth: 0, nodes: 1, score: 0 });
  });

  test("has no default limit of positions with a depth or a time", async () => {
    const game = parsePosition("LD1D1L2/DLDL1DL1/4L1DL d 0,0 - 0 40");
    const deep = chooseMoveSync(game, { depth: 9 });
    expect([deep.depth, deep.nodes > 100_000]).toEqual([9, true]);
    const now = vi.spyOn(performance, "now");
    let looks = 0;
    now.mockImplementation(() => (++looks > 105 ? 1000 : 0));
    const long = await chooseMove(game, { timeMs: 1000 });
    now.mockRestore();
    // Five short slices, and a hundred of a thousand.
    expect(long.nodes).toBe(101_550);
  });

  test("uses as much memory as it may", () => {
    const won = parsePosition("LL1D4/2DD4/3L4 l 0,0 - 0 60");
    const sizes: number[] = [];
    const Plain = Float64Array;
    vi.stubGlobal(
      "Float64Array",
      class extends Plain {
        constructor(size: number) {
          super(size);
          sizes.push(size * Plain.BYTES_PER_ELEMENT);
        }
      },
    );
    for (const memory of [1, 24, undefined]) chooseMoveSync(won, { nodes: 1e12, memory });
    vi.unstubAllGlobals();
    // Two thirds of the table, in bytes.
    expect(sizes).toEqual([2 ** 19, 2 ** 24, 2 ** 24]);
  });

  test("visits as many positions as requested with an empty tablebase", () => {
    const game = someGame("standard", 6, 12);
    const choice = chooseMoveSync(game, { nodes: 5000 });
    expect(choice.nodes).toBe(5000);
    expect(chooseMoveSync(game, { nodes: 5000, tablebase: tablebaseOf(() => undefined) })).toEqual(choice);
  });

  test("uses the caller's weights", () => {
    const game = someGame("standard", 6, 12);
    const nothing = featureWeights(0);
    const blind = { placing: nothing, moving: nothing };
    expect(chooseMoveSync(game, { depth: 2, weights: blind }).score).toBe(0);
    // If there are no patterns, full strength uses these weights too.
    const other = someGame("sesotho25", 6, 12);
    expect(chooseMoveSync(other, { depth: 2, weights })).toEqual(chooseMoveSync(other, { depth: 2 }));
  });

  test("reports its progress depth by depth", async () => {
    const game = someGame("standard", 7, 22);
    const reports: unknown[] = [];
    const last = chooseMoveSync(game, { depth: 4, onProgress: (progress) => reports.push(progress) });
    expect(reports).toHaveLength(4);
    expect(reports).toMatchObject([{ depth: 1 }, { depth: 2 }, { depth: 3 }, { depth: 4 }]);
    expect(reports.at(-1)).toEqual(last);
    reports.length = 0;
    chooseMoveSync(game, { depth: 3, lines: 5, onProgress: (progress) => reports.push(progress) });
    expect(reports).toMatchObject([{ depth: 1 }, { depth: 2 }, { depth: 3 }]);
    const onProgress = (): never => {
      throw new Error("enough");
    };
    await expect(chooseMove(game, { onProgress })).rejects.toThrow("enough");
  });
});

describe("a call that is stopped", () => {
  const game = someGame("standard", 8, 20);

  test("by the clock returns the best move so far", async () => {
    const choice = await chooseMove(game, { timeMs: 5, depth: 60 });
    expectLines(game, choice);
    expect(choice.depth).toBeLessThan(60);
  });

  test("only reads the signal and leaves no listener on it", async () => {
    const asked: PropertyKey[] = [];
    const signal = new Proxy(
      { aborted: false },
      {
        get: (target, name) => {
          asked.push(name);
          return Reflect.get(target, name);
        },
      },
    );
    await chooseMove(game, { nodes: 5000, signal });
    expect(new Set(asked)).toEqual(new Set(["aborted"]));
  });
});

test("a finished game is refused", async () => {
  const refused = expect.objectContaining({ name: "IllegalMoveError", code: "game-over" });
  const over = [
    resign(createGame(), "dark"),
    agreeDraw(createGame("mssa")),
    parsePosition("LLL5/DD6/8 d 0,0 - 0 40"),
    parsePosition("LDLDLDLD/D1D1D1D1/8 l 0,0 - 0 40"),
    parsePosition("LLL5/DD1D4/8 d 0,0 - 10 40"),
  ];
  for (const game of over) {
    expect(() => chooseMoveSync(game)).toThrow(refused);
    await expect(chooseMove(game)).rejects.toThrow(refused);
  }
});
