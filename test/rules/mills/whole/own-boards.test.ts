/** Custom variants as users write them: three men's morris on nine points, and Lasker morris. */
import {
  applyMove,
  createGame,
  defineVariant,
  type Game,
  outcome,
  parsePosition,
  parseVariant,
  type Variant,
  variants,
  whyIllegal,
} from "morabaraba";
import { divide, perft } from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { perft as plainPerft } from "../../../support/mills/reference.ts";

const play = (game: Game, text: string): Game =>
  text.split(" ").reduce((now, move) => applyMove(now, move), game);

describe("three men's morris", () => {
  // The side that makes a row shoots one of three cows, and the other side loses with two. So a row wins.
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

  test("can be defined in one line", () => {
    expect(defineVariant(variants.nineMens, { name: "lasker", cows: 10, moveWhilePlacing: true })).toEqual(
      lasker,
    );
  });

  test("has the published counts", () => {
    expect([1, 2, 3, 4].map((depth) => perft(createGame(lasker), depth))).toEqual([24, 552, 13552, 319176]);
  });
});

describe("the readings of other sources, each defined in one line", () => {
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
