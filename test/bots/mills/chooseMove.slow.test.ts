/** A call: a legal, reproducible move within limits; it can be stopped, and is refused with a code. */
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
import { chooseMove, chooseMoveSync, type SearchChoice, weights } from "morabaraba/bots";
import { describe, expect, test, vi } from "vitest";
import { tablebaseOf } from "../../../src/rules/mills/engine/tablebase.ts";
import { someGame } from "../../support/bots/games.ts";
import { featureWeights } from "../../support/bots/laws.ts";
import { names } from "../../support/mills/arbitraries.ts";

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
