/** Where points lie and which strokes join them: built-in boards by hand. What holds for any board is in `data/places.test.ts`. */
import {
  type Board,
  createGame,
  defineVariant,
  type Game,
  placeOf,
  strokes,
  type Variant,
  VariantError,
  variants,
} from "morabaraba";
import { describe, expect, test } from "vitest";

const own: Board = {
  points: ["k20", "k21", "m20", "m22", "k24", "m24"],
  rings: [6],
  lines: [["k20", "k21", "k24"]],
  links: [
    ["k20", "m20"],
    ["m22", "m24"],
  ],
};
const variant = defineVariant("standard", { name: "own", cows: 3, board: own });

describe("placeOf", () => {
  test("counts from the left and from the top", () => {
    expect(placeOf("standard", "a7")).toEqual([0, 0]);
    expect(placeOf("standard", "g1")).toEqual([6, 6]);
    expect(placeOf("standard", "c4")).toEqual([2, 3]);
  });

  test("takes a game, a variant, or its name", () => {
    expect(placeOf(createGame("sesotho25"), "d4")).toEqual([3, 3]);
    expect(placeOf(variants.sesotho25, "d4")).toEqual([3, 3]);
    expect(placeOf("sesotho25", "d4")).toEqual([3, 3]);
  });

  test("counts from a board's own edges", () => {
    expect(placeOf(variant, "k24")).toEqual([0, 0]);
    expect(placeOf(variant, "m20")).toEqual([2, 4]);
  });

  test("goes by the places that a board gives its points", () => {
    const at = Object.fromEntries(own.points.map((point, i) => [point, [50 - i, 2 * i] as const]));
    const moved = defineVariant(variant, { board: { ...own, at } });
    expect(placeOf(moved, "k20")).toEqual([5, 10]);
    expect(placeOf(moved, "m24")).toEqual([0, 0]);
  });

  test("refuses a point that the board does not have, and an invalid variant", () => {
    const unknown = {
      code: "unknown-point",
      at: "point",
      message: '"d4" is not a point of this board; name one of its points.',
    };
    expect(() => placeOf("standard", "d4")).toThrow(expect.objectContaining(unknown) as Error);
    expect(() => placeOf("chess" as "mssa", "a7")).toThrow(VariantError);
    expect(() => placeOf({} as Variant, "a7")).toThrow(VariantError);
    expect(() => placeOf({ variant: "chess" } as unknown as Game, "a7")).toThrow(VariantError);
    expect(() => placeOf(null as unknown as Game, "a7")).toThrow(VariantError);
  });
});

describe("strokes", () => {
  const drawn = (source: Parameters<typeof strokes>[0], kind: string): string =>
    strokes(source)
      .filter((stroke) => stroke.kind === kind)
      .map(({ from, to }) => `${from}-${to}`)
      .join(" ");

  test("of the board with diagonals are its lines", () => {
    expect(drawn("standard", "line")).toBe(
      "a7-g7 g7-g1 a1-g1 a7-a1 b6-f6 f6-f2 b2-f2 b6-b2 c5-e5 e5-e3 c3-e3 c5-c3 " +
        "d7-d5 d3-d1 a4-c4 e4-g4 a7-c5 e3-g1 a1-c3 e5-g7",
    );
    expect(drawn("standard", "link")).toBe("");
    expect(strokes(createGame("mssa"))).toEqual(strokes("standard"));
  });

  test("of the board with a centre join its lines, and leave its links apart", () => {
    expect(drawn("sesotho25", "line")).toBe(
      "a7-g7 g7-g1 a1-g1 a7-a1 b6-f6 f6-f2 b2-f2 b6-b2 c5-e5 e5-e3 c3-e3 c5-c3 d7-d1 a4-g4",
    );
    expect(drawn("sesotho25", "link")).toBe("a7-b6 f2-g1 a1-b2 f6-g7");
  });

  test("of a board on which a step has no length are not asked for: such a board is refused", () => {
    const at = { k20: [5, 9], k21: [5, 9], k24: [5, 0], m20: [5, 4], m22: [0, 0], m24: [1, 0] } as const;
    expect(() => defineVariant(variant, { board: { ...own, at } })).toThrow(
      expect.objectContaining({
        code: "bad-variant",
        faults: [expect.objectContaining({ at: "board.at.k21" })],
      }),
    );
  });

  test("of a board of one's own", () => {
    expect(drawn(variant, "line")).toBe("k24-k20");
    expect(drawn(variant, "link")).toBe("k20-m20 m24-m22");
  });
});
