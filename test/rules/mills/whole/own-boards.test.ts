/** Variants on boards of one's own, as users bring them: three men's morris on nine points, and Lasker morris. */
import {
  applyMove,
  ascii,
  createGame,
  defineVariant,
  formatPosition,
  type Game,
  isLegal,
  legalMoves,
  outcome,
  parseGame,
  parsePosition,
  parseVariant,
  type Variant,
  variants,
  whyIllegal,
} from "morabaraba";
import { divide, perft, rulesetFor, symmetries } from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { perft as plainPerft } from "../../../support/mills/reference.ts";

const play = (game: Game, text: string): Game =>
  text.split(" ").reduce((now, move) => applyMove(now, move), game);

describe("three men's morris", () => {
  // Whoever makes a row shoots one of three cows; with two left the other side has lost. So a row wins.
  const json = JSON.stringify({
    ...variants.nineMens,
    name: "three-mens-morris",
    board: {
      points: ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"],
      rings: [3, 3, 3],
      lines: [
        ["a3", "b3", "c3"],
        ["a2", "b2", "c2"],
        ["a1", "b1", "c1"],
        ["a3", "a2", "a1"],
        ["b3", "b2", "b1"],
        ["c3", "c2", "c1"],
      ],
      links: [],
    },
    cows: 3,
    flyAt: null,
    targetsInMills: "always",
    repetition: 3,
  });
  const variant = JSON.parse(json) as Variant;

  test("is read from JSON", () => {
    expect(parseVariant(json)).toEqual(variant);
    expect(createGame(parseVariant(json)).variant).toEqual(variant);
  });

  test("begins with nine points and three cows each", () => {
    const game = createGame(variant);
    expect(formatPosition(game)).toBe("3/3/3 l 3,3 - 0 0");
    expect(legalMoves(game)).toHaveLength(9);
    expect(symmetries(rulesetFor(variant))).toHaveLength(8);
    expect(ascii(game)).toBe(
      "3  .---.---.\n   |   |   |\n2  .---.---.\n   |   |   |\n1  .---.---.\n   a   b   c",
    );
  });

  test("a row of three wins", () => {
    const game = play(createGame(variant), "a3 a1 b3 b2");
    expect(whyIllegal(game, "c3")).toBe("shot-missing");
    const won = applyMove(game, "c3xb2");
    expect(outcome(won)).toEqual({ winner: "light", reason: "few-cows" });
    expect(parseGame(JSON.stringify(won))).toStrictEqual(won);
  });

  test("moving is to neighbours, with three cows too", () => {
    const game = play(createGame(variant), "a3 b3 c3 b2 b1 c1");
    expect(legalMoves(game).map(({ to, ...rest }) => `${"from" in rest ? rest.from : ""}-${to}`)).toEqual([
      "a3-a2",
      "c3-c2",
      "b1-a1",
    ]);
    expect(whyIllegal(game, "a3-a1")).toBe("not-adjacent");
  });

  test("a side that cannot move has lost", () => {
    const game = parsePosition("LLD/LD1/D2 l 0,0 - 0 20", variant);
    expect(outcome(game)).toEqual({ winner: "dark", reason: "no-moves" });
  });

  test("the third time a position stands the game is drawn", () => {
    const start = play(createGame(variant), "a3 b3 c3 b2 b1 c1");
    const circle = "a3-a2 b3-a3 a2-a1 a3-b3 a1-a2 b3-a3 a2-a1 a3-b3 a1-a2";
    const game = play(start, circle);
    expect(outcome(game)).toEqual({ winner: null, reason: "repetition" });
    expect(outcome(play(start, circle.slice(0, -6)))).toBeUndefined();
  });

  test("counts as the reference does", () => {
    const game = createGame(variant);
    for (const depth of [1, 2, 3, 4, 5]) expect(perft(game, depth)).toBe(plainPerft(game, depth));
    const middle = play(game, "a3 b3 c3 b2 b1 c1");
    for (const depth of [1, 4, 7]) expect(perft(middle, depth)).toBe(plainPerft(middle, depth));
    expect(
      divide(middle, 3)
        .map(({ count }) => count)
        .reduce((sum, count) => sum + count),
    ).toBe(perft(middle, 3));
  });
});

describe("Lasker morris: nine men's morris with ten cows, moving while placing", () => {
  const lasker: Variant = { ...variants.nineMens, name: "lasker", cows: 10, moveWhilePlacing: true };

  test("is one line", () => {
    expect(defineVariant(variants.nineMens, { name: "lasker", cows: 10, moveWhilePlacing: true })).toEqual(
      lasker,
    );
  });

  test("its published counts", () => {
    expect([1, 2, 3, 4].map((depth) => perft(createGame(lasker), depth))).toEqual([24, 552, 13552, 319176]);
  });

  test("a cow may move before all are placed, to a neighbour, also with three on the board", () => {
    const game = play(createGame(lasker), "a7 d7 b6 d6 c5 e5");
    expect(isLegal(game, "a7-a4")).toBe(true);
    expect(isLegal(game, "a7-g1")).toBe(false);
    expect(isLegal(game, "g1")).toBe(true);
    const moved = applyMove(game, "a7-a4");
    expect([moved.hands, moved.quiet, moved.turn]).toEqual([{ light: 7, dark: 7 }, 1, "dark"]);
  });

  test("the last cow in hand frees the flight", () => {
    const game = parsePosition("L1L5/5L2/D1D1D1D1 l 1,0 - 0 50", lasker);
    expect(legalMoves(game).some(({ kind }) => kind === "fly")).toBe(false);
    const after = parsePosition("L1L5/5L2/D1D1D1D1 l 0,0 - 0 50", lasker);
    expect(legalMoves(after).every(({ kind }) => kind === "fly")).toBe(true);
  });

  test("a side that is shut in still places", () => {
    const game = parsePosition("LD5D/8/8 l 9,8 - 0 4", lasker);
    expect(outcome(game)).toBeUndefined();
    expect(legalMoves(game).every(({ kind }) => kind === "place")).toBe(true);
    expect(
      outcome(
        parsePosition("LD1L1LDD/8/8 l 0,7 - 0 40", defineVariant(lasker, { name: "walking", flyAt: null })),
      ),
    ).toBeUndefined();
    expect(
      outcome(
        parsePosition(
          "LD5D/8/8 l 0,8 - 0 40",
          defineVariant(lasker, { name: "last", flyAt: null, loseBelow: 1 }),
        ),
      ),
    ).toEqual({
      winner: "dark",
      reason: "no-moves",
    });
  });
});

describe("the readings of other sources, each one line", () => {
  test("WP-af: the ten-move draw needs three cows on both sides", () => {
    const wpAf = defineVariant(variants.standard, {
      name: "wp-af",
      tenMoves: { plies: 10, cows: 3, who: "both" },
    });
    const text = "L1L5/5L2/D1D1D1D1 l 0,0 - 10 80";
    expect(outcome(parsePosition(text))?.reason).toBe("ten-moves");
    expect(outcome(parsePosition(text, wpAf))).toBeUndefined();
    expect(outcome(parsePosition("L1L5/5L2/D1D1D3 l 0,0 - 10 80", wpAf))?.reason).toBe("ten-moves");
  });

  test("ZB: no cow may re-form the broken mill", () => {
    const zb = defineVariant(variants.mssa, { name: "zb", repeatMill: "same-mill" });
    const text = "1LL1D1DL/L1D4L/D1D1D2L l 0,0 l:a4-a7 0 80";
    expect(whyIllegal(parsePosition(text, zb), "b6-a7xg1")).toBe("mill-barred");
    expect(whyIllegal(parsePosition(text, "mssa"), "b6-a7xg1")).toBeUndefined();
  });
});
