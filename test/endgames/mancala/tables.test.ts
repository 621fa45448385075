/** Tables of endgames of mancala: their numbers, what they tell of a game, and their bytes. */
import { agreeDraw, applyMove, createGame, defineVariant, parsePosition, variants } from "morabaraba/mancala";
import { chooseMoveSync } from "morabaraba/mancala/bots";
import {
  createTablebase,
  type EndgameTables,
  probeTables,
  solveEndgames,
  tablesFromBytes,
  tablesToBytes,
} from "morabaraba/mancala/endgames";
import { beforeAll, describe, expect, test } from "vitest";
import { createNumbering, nextPosition, numberOf } from "../../../src/endgames/mancala/numbering.ts";
import { newPosition } from "../../../src/rules/mancala/engine/position.ts";

let tables: EndgameTables;
beforeAll(async () => {
  tables = await solveEndgames("kalah", { seeds: 7 });
});

describe("probeTables of mancala", () => {
  test("counts the seeds in the stores", () => {
    const game = parsePosition("0,0,0,0,2,1/0,0,0,0,0,4 20,21 s", "kalah");
    expect(probeTables(tables, game)).toEqual({
      result: "lost",
      margin: -2,
      moves: [{ house: 6 }],
    });
  });

  test.each([
    ["20,18", 1, "won"],
    ["20,19", 0, "drawn"],
    ["20,20", -1, "lost"],
  ])("with %s in the stores has the margin %i: %s", (stores, margin, result) => {
    const game = parsePosition(`0,0,0,0,2,1/0,0,0,0,0,4 ${stores} s`, "kalah");
    expect(probeTables(tables, game)).toMatchObject({ margin, result });
  });

  test("takes the side of the player who moves", () => {
    const game = parsePosition("0,0,0,0,0,4/0,0,0,0,2,1 21,20 n", "kalah");
    expect(probeTables(tables, game)?.margin).toBe(-2);
  });

  test("has the margin of finished games, and no moves", () => {
    const game = applyMove(parsePosition("0,0,0,0,0,1/0,0,0,0,0,4 20,23 s", "kalah"), 6);
    expect(probeTables(tables, game)).toEqual({ result: "lost", margin: expect.any(Number), moves: [] });
    expect(probeTables(tables, agreeDraw(createGame()))?.moves).toEqual([]);
  });

  test("does not have games with more seeds", () => {
    expect(probeTables(tables, createGame())).toBeUndefined();
  });

  test("does not look up a game in which a player may swap", async () => {
    const variant = defineVariant("kalah", { seeds: 1, houses: 2, swap: true });
    const swapping = await solveEndgames(variant, { seeds: 4 });
    const game = createGame(variant);
    expect(probeTables(swapping, game)).toBeUndefined();
  });

  test("rejects games with other rules", () => {
    const game = parsePosition("0,0,0,0,2,1/0,0,0,0,0,4 20,21 s", "kalahEmptyCapture");
    expect(() => probeTables(tables, game)).toThrow(/emptyOpposite/);
  });

  test.each([
    [null],
    [{}],
    [{ variant: "kalah", seeds: 1, values: new Int8Array(5) }],
    [{ variant: "kalah", seeds: 1, values: new Int8Array(13).fill(3) }],
    [{ variant: "kalah", seeds: 1e9, values: new Int8Array(13) }],
    [{ variant: "oware", seeds: 0, values: new Int8Array(1) }],
  ])("rejects %o", (wrong) => {
    expect(() => probeTables(wrong as never, createGame())).toThrow(
      expect.objectContaining({ code: "not-tables" }),
    );
    expect(() => createTablebase(wrong as never)).toThrow(expect.objectContaining({ code: "not-tables" }));
  });
});

describe("a tablebase of mancala", () => {
  const game = parsePosition("0,0,0,0,2,1/0,0,0,0,0,4 20,21 s", "kalah");
  const found = (tablebase: ReturnType<typeof createTablebase>) =>
    chooseMoveSync(game, { tablebase, nodes: 1 });

  test("has the values of its tables, from the moment that they are there", () => {
    expect(found(createTablebase(tables))).toMatchObject({
      move: { house: 6 },
      exact: true,
      score: -1_000_200,
    });
    let loaded: EndgameTables | undefined;
    const later = createTablebase(() => loaded);
    expect(found(later).exact).toBe(false);
    loaded = tables;
    expect(found(later).exact).toBe(true);
  });

  test("refuses games with other rules when it is used", () => {
    const other = parsePosition("0,0,0,0,2,1/0,0,0,0,0,4 20,21 s", "kalahEmptyCapture");
    const tablebase = createTablebase(tables);
    expect(() => chooseMoveSync(other, { tablebase })).toThrow(
      expect.objectContaining({ code: "unsupported-variant" }),
    );
  });
});

describe("solveEndgames of mancala", () => {
  test.each(["oware", "awari"] as const)("refuses %s, with the reason", async (name) => {
    await expect(solveEndgames(name, { seeds: 3 })).rejects.toMatchObject({
      code: "unsupported-variant",
      message: expect.stringMatching(/positions can occur again/),
    });
  });

  test("refuses a majority", async () => {
    const variant = defineVariant("kalah", { majority: true });
    await expect(solveEndgames(variant, { seeds: 3 })).rejects.toMatchObject({ code: "unsupported-variant" });
  });

  test("refuses tables that are too large", async () => {
    await expect(solveEndgames("kalah", { seeds: 60 })).rejects.toMatchObject({ code: "too-large" });
  });

  test("ends when its signal is aborted", async () => {
    const controller = new AbortController();
    const onProgress = () => controller.abort();
    const solving = solveEndgames("kalah", { seeds: 12, onProgress, signal: controller.signal });
    await expect(solving).rejects.toMatchObject({ code: "aborted" });
  });

  test("reports its progress", async () => {
    const shares: number[] = [];
    await solveEndgames("kalah", { seeds: 6, onProgress: ({ done }) => shares.push(done) });
    expect(shares.at(-1)).toBe(1);
    expect(shares.length).toBeGreaterThan(5);
    expect([...shares].sort((a, b) => a - b)).toEqual(shares);
  });
});

test.each([1, 2, 3, 6])("positions with %i houses a side have the numbers of their order", (houses) => {
  const numbering = createNumbering(2 * houses, 4);
  const board = Array<number>(2 * houses).fill(0);
  const position = newPosition(variants.kalah, board, [0, 0], 0, false);
  for (let number = 0; number < numbering.upTo[4]!; number++) {
    expect(numberOf(numbering, position)).toBe(number);
    const turned = newPosition(
      variants.kalah,
      [...board.slice(houses), ...board.slice(0, houses)],
      [0, 0],
      1,
      false,
    );
    expect(numberOf(numbering, turned)).toBe(number);
    nextPosition(board);
  }
  expect(numberOf(numbering, position)).toBe(-1);
});

let written: EndgameTables;
let bytes: Uint8Array;
beforeAll(async () => {
  written = await solveEndgames({ base: "kalah", houses: 3 }, { seeds: 6 });
  bytes = await tablesToBytes(written);
});

test("tables become bytes and come back", async () => {
  expect(await tablesFromBytes(bytes)).toEqual(written);
  expect(await tablesFromBytes(bytes.slice().buffer)).toEqual(written);
});

test("no damaged byte passes", async () => {
  for (let i = 0; i < bytes.length; i++) {
    const damaged = bytes.slice();
    damaged[i]! ^= 1 + (i % 255);
    await expect(tablesFromBytes(damaged)).rejects.toMatchObject({
      code: expect.stringMatching(/^(not|damaged|future)-tables$/),
    });
  }
});

test("no part of the bytes passes", async () => {
  for (let length = 0; length < bytes.length; length += 7)
    await expect(tablesFromBytes(bytes.subarray(0, length))).rejects.toMatchObject({
      code: expect.stringMatching(/^(not|damaged)-tables$/),
    });
});
