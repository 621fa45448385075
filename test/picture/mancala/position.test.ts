/** Which mancala games a picture accepts, and what it reads of them. */
import { createGame, defineVariant, type Game } from "morabaraba/mancala";
import { svg } from "morabaraba/mancala/svg";
import { expect, test } from "vitest";
import { readPosition } from "../../../src/picture/mancala/position.ts";

const start = createGame();
const badBoard = { code: "bad-board", at: "houses" };
const badNumber = (at: string): Readonly<Record<string, unknown>> => ({ code: "bad-number", at });

test("seeds and names of houses are read, from a variant in any form", () => {
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
  expect(readPosition({ ...start, houses, stores: { south: 1000, north: 0 } }).houses).toEqual(houses);
});

test.each<[string, unknown, Readonly<Record<string, unknown>>]>([
  ["nothing", undefined, { code: "syntax", at: "" }],
  ["null", null, { code: "syntax", at: "" }],
  ["a game without a variant", { ...start, variant: undefined }, { code: "syntax", at: "variant" }],
  ["a game whose variant is a number", { ...start, variant: 5 }, { code: "bad-variant" }],
  ["no houses", { ...start, houses: undefined }, badBoard],
  ["an empty list of houses", { ...start, houses: [] }, badBoard],
  ["houses in text", { ...start, houses: "444444444444" }, badBoard],
  ["houses in a set", { ...start, houses: Object.assign(new Set([1, 2]), { length: 12 }) }, badBoard],
  ["too few houses", { ...start, houses: [1, 2] }, badBoard],
  ["houses with holes", { ...start, houses: new Array(12) }, badNumber("houses[0]")],
  ["a house with less than nothing", { ...start, houses: start.houses.with(0, -1) }, badNumber("houses[0]")],
  ["a house with too much", { ...start, houses: start.houses.with(0, 1001) }, badNumber("houses[0]")],
  ["half a seed", { ...start, houses: start.houses.with(0, 0.5) }, badNumber("houses[0]")],
  ["no stores", { ...start, stores: undefined }, badNumber("stores.south")],
  ["no store of south", { ...start, stores: { north: 0 } }, badNumber("stores.south")],
  ["no store of north", { ...start, stores: { south: 0 } }, badNumber("stores.north")],
])("%s cannot be drawn", (_, game, error) => {
  expect(() => svg(game as Game)).toThrow(expect.objectContaining(error) as Error);
});
