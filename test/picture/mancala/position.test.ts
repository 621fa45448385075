/** Which mancala games can be drawn. */
import { createGame, defineVariant, type Game, ParseError } from "morabaraba/mancala";
import { svg } from "morabaraba/mancala/svg";
import { expect, test } from "vitest";
import { readPosition } from "../../../src/picture/mancala/position.ts";

const start = createGame();

test("a game has its seeds, and its houses their names, whatever the form of the variant", () => {
  const variant = defineVariant("oware", { name: "own", houses: 3 });
  const bare = Object.assign(Object.create(null), JSON.parse(JSON.stringify(variant)));
  for (const each of [variant, bare]) {
    const { houses, stores } = createGame(variant);
    const read = readPosition({ ...createGame(variant), variant: each });
    expect(read).toEqual({ houses, stores, names: [..."ABCabc"] });
  }
  const changed = { base: "oware", seeds: 3 } as never;
  expect(readPosition({ ...createGame("oware"), variant: changed }).names.join("")).toBe("ABCDEFabcdef");
});

test("a house or a store has up to a thousand seeds", () => {
  const houses = Array<number>(12).fill(1000);
  expect(readPosition({ ...start, houses, stores: { south: 1000, north: 0 } }).houses).toBe(houses);
});

test.each<[string, unknown]>([
  ["nothing", undefined],
  ["null", null],
  ["a game without a variant", { ...start, variant: undefined }],
  ["a game whose variant is a number", { ...start, variant: 5 }],
  ["no houses", { ...start, houses: undefined }],
  ["an empty list of houses", { ...start, houses: [] }],
  ["houses in text", { ...start, houses: "444444444444" }],
  ["houses in a set", { ...start, houses: Object.assign(new Set([1, 2]), { length: 12 }) }],
  ["too few houses", { ...start, houses: [1, 2] }],
  ["a house with less than nothing", { ...start, houses: start.houses.with(0, -1) }],
  ["a house with too much", { ...start, houses: start.houses.with(0, 1001) }],
  ["half a seed", { ...start, houses: start.houses.with(0, 0.5) }],
  ["no stores", { ...start, stores: undefined }],
  ["no store of south", { ...start, stores: { north: 0 } }],
  ["no store of north", { ...start, stores: { south: 0 } }],
])("%s cannot be drawn", (_, game) => {
  expect(() => svg(game as Game)).toThrow(ParseError);
  expect(() => svg(game as Game)).toThrow(expect.objectContaining({ code: "syntax", at: "" }) as Error);
});
