/** Which mancala games can be drawn. */
import { createGame, defineVariant, type Game, ParseError } from "morabaraba/mancala";
import { svg } from "morabaraba/mancala/svg";
import { describe, expect, test } from "vitest";
import { readPosition } from "../../../src/picture/mancala/position.ts";
import { names } from "../../support/mancala/arbitraries.ts";

const start = createGame();

describe("a game that can be drawn", () => {
  test.each(names)("is one of %s", (name) => {
    const game = createGame(name);
    const { houses, stores } = readPosition(game);
    expect({ houses, stores }).toEqual({ houses: game.houses, stores: game.stores });
  });

  test("may have a variant of its own, made in any way", () => {
    const variant = defineVariant("oware", { name: "own", houses: 3 });
    const bare = Object.assign(Object.create(null), JSON.parse(JSON.stringify(variant)));
    for (const each of [variant, bare])
      expect(readPosition({ ...createGame(variant), variant: each }).names.join("")).toBe("ABCabc");
  });

  test("may have a built-in with changes", () => {
    const variant = { base: "oware", seeds: 3 } as never;
    expect(readPosition({ ...createGame("oware"), variant }).names.join("")).toBe("ABCDEFabcdef");
  });

  test("has up to sixteen houses a side and a thousand seeds in one", () => {
    const houses = Array<number>(32).fill(1000);
    expect(readPosition({ ...start, houses, stores: { south: 1000, north: 0 } }).names).toHaveLength(32);
    expect(readPosition({ ...start, houses: [0, 0] }).names).toEqual(["1", "1"]);
  });
});

describe("a game that cannot be drawn", () => {
  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["a game without a variant", { ...start, variant: undefined }],
    ["one of an unknown variant", { ...start, variant: "chess" }],
    ["one of a variant that only looks like one", { ...start, variant: "constructor" }],
    ["changes of a variant that does not exist", { ...start, variant: { base: "chess" } }],
    ["no houses", { ...start, houses: undefined }],
    ["an empty list of houses", { ...start, houses: [] }],
    ["houses in text", { ...start, houses: "444444444444" }],
    ["an odd number of houses", { ...start, houses: [1, 2, 3] }],
    ["too many houses", { ...start, houses: Array(34).fill(1) }],
    ["a house with less than nothing", { ...start, houses: [1, -1] }],
    ["a house with too much", { ...start, houses: [1001, 0] }],
    ["half a seed", { ...start, houses: [0.5, 0] }],
    ["no stores", { ...start, stores: undefined }],
    ["no store of south", { ...start, stores: { north: 0 } }],
    ["no store of north", { ...start, stores: { south: 0 } }],
  ])("is %s", (_, game) => {
    const error = { code: "syntax", at: "", message: "This is not a sound game; ask parseGame why." };
    expect(() => svg(game as Game)).toThrow(ParseError);
    expect(() => svg(game as Game)).toThrow(expect.objectContaining(error) as Error);
  });
});
