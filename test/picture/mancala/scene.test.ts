/**
 * Pictures of mancala: the seeds, their arrangement, what is accepted and what refused.
 * `whole/scenes.test.ts` lists what is in them.
 */
import { createGame, defineVariant, type Game, type Player } from "morabaraba/mancala";
import { type PictureOptions, svg } from "morabaraba/mancala/svg";
import { describe, expect, test } from "vitest";
import { type Arrangement, fittingArrangement, layOut } from "../../../src/picture/mancala/layout.ts";
import { seatsIn } from "../../../src/picture/mancala/pits.ts";
import { readPosition } from "../../../src/picture/mancala/position.ts";
import { sceneOf } from "../../../src/picture/mancala/scene.ts";

const wide = layOut(6, "south");
const upright = layOut(6, "south", "upright");

describe("the seeds", () => {
  test("are as many as the number beside them, up to 13 in a house and 60 in a store", () => {
    for (const count of [0, 1, 12, 13, 14, 59, 60, 61, 1000])
      expect([0, "north" as const].map((place) => seatsIn(place, count, wide).length)).toEqual([
        Math.min(count, 13),
        Math.min(count, 60),
      ]);
  });

  test("lie inside their house, far enough from each other to be counted", () => {
    const spots = seatsIn(0, 13, wide);
    for (const [i, [x, y]] of spots.entries()) {
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(56 - 12);
      for (const [toX, toY] of spots.slice(0, i)) expect(Math.hypot(x - toX, y - toY)).toBeGreaterThan(14);
    }
  });

  test("move closer together in a full store", () => {
    for (const count of [21, 40, 60, 1000]) {
      for (const [, y] of seatsIn("south", count, wide)) expect(y).toBeGreaterThanOrEqual(-96);
      for (const [x] of seatsIn("south", count, upright)) expect(Math.abs(x)).toBeLessThanOrEqual(126);
    }
  });
});

describe.each(
  [1, 2, 6, 7, 16].flatMap((row) =>
    (["wide", "upright"] as const).flatMap((arrangement) =>
      (["south", "north"] as const).map((bottom) => [row, arrangement, bottom] as const),
    ),
  ),
)("%d houses a side, %s, from the %s", (row: number, arrangement: Arrangement, bottom: Player) => {
  const usual = layOut(row, bottom, arrangement);
  const mirrored = layOut(row, bottom, arrangement, "clockwise");
  const houses = usual.spots.map((_, house) => house);
  /** All houses and stores, in sowing order. */
  const places = [...houses.slice(0, row), "south", ...houses.slice(row), "north"] as const;

  test("are mirrored if sown clockwise", () => {
    expect([mirrored.width, mirrored.height]).toEqual([usual.width, usual.height]);
    for (const spotOf of ["spotOf", "figureOf"] as const)
      for (const place of places) {
        const [x, y] = usual[spotOf](place);
        expect(mirrored[spotOf](place)).toEqual([usual.width - x, y]);
      }
    expect(mirrored.spots).toEqual(houses.map((house) => mirrored.spotOf(house)));
  });

  test("lie in the direction of sowing around the middle of the board", () => {
    for (const [{ spotOf, width, height }, sign] of [
      [usual, -1],
      [mirrored, 1],
    ] as const)
      places.forEach((place, i) => {
        const [x, y] = spotOf(place);
        const [toX, toY] = spotOf(places[(i + 1) % places.length] as typeof place);
        const turn = (x - width / 2) * (toY - height / 2) - (y - height / 2) * (toX - width / 2);
        expect(Math.sign(turn)).toBe(sign);
      });
  });

  test("have names and numbers of sown seeds where they can be read, even if mirrored", () => {
    for (const house of houses) {
      const [x, y] = usual.spotOf(house);
      const [seenX, seenY] = mirrored.spotOf(house);
      const isWide = arrangement === "wide";
      for (const of of ["badgeOf", "gainOf"] as const) {
        const [aside, below] = [usual[of](house)[0] - x, usual[of](house)[1] - y];
        expect(mirrored[of](house)).toEqual([seenX + (isWide ? aside : -aside), seenY + below]);
      }
    }
  });
});

test.each([
  [360, 600, "upright"],
  [549, 900, "upright"],
  [550, 900, "wide"],
  [500, 200, "wide"],
  [0, 0, "wide"],
])("in a box of %d by %d a board is %s", (across, down, arrangement) => {
  expect(fittingArrangement(6, [across, down])).toBe(arrangement);
});

test("steps and drawings of another board are refused", () => {
  const draw = (options: PictureOptions) => () => sceneOf(createGame(), options);
  expect(draw({ sowing: [{ kind: "sow", at: 12 }] })).toThrow(
    "This board has no house 12; its houses are 0 to 11.",
  );
  for (const point of ["G", "g", "C1"])
    expect(draw({ drawings: { rings: [{ point }] } })).toThrow(
      `This board has no house "${point}"; its houses are A to F and a to f.`,
    );
  expect(draw({ drawings: { arrows: [{ from: "F", to: "Z" }] } })).toThrow('no house "Z"');
  expect(draw({ drawings: { labels: { G: "+8" } } })).toThrow('no house "G"');
});

// The options of a picture of a mancala game.

test.each([
  [5],
  ["3"],
  [{}],
  [[5]],
  [[null]],
  [[{ kind: "jump" }]],
  [[{ kind: "sow", at: 32 }]],
  [[{ kind: "sow" }]],
  [[{ kind: "lift", at: -1 }]],
  [[{ kind: "capture", at: "east" }]],
])("a sowing that explainMove cannot return is rejected: %j", (sowing) => {
  expect(() => svg(createGame(), { sowing: sowing as never })).toThrow(
    expect.objectContaining({ name: "ArgumentError", at: expect.stringMatching(/^sowing/) }),
  );
});

test("the error for an unknown kind of step lists all kinds", () => {
  expect(() => svg(createGame(), { sowing: [{ kind: "jump" }] as never })).toThrow(
    '"lift" or "relay" or "sow" or "capture" or "forfeit" or "swap" or "turn" or "sweep" or "end", not "jump"',
  );
});

test("labels on houses are drawn, and bad ones rejected", () => {
  expect(svg(createGame(), { drawings: { labels: { C: "+8" } } })).toContain(">+8</text>");
  for (const [labels, fault] of [
    ["C", 'an object such as { C: "+8" }'],
    [{ C3: "+8" }, "a house such as C"],
    [{ C: "thirteen long" }, "1 to 12 characters"],
  ] as const)
    expect(() => svg(createGame(), { drawings: { labels: labels as never } })).toThrow(fault);
});

test("missing and undefined options mean the defaults", () => {
  const game = createGame();
  const picture = svg(game);
  for (const options of [{}, { theme: undefined, title: undefined, sowing: undefined }])
    expect(svg(game, options)).toBe(picture);
  expect(svg(JSON.parse(JSON.stringify(game)))).toBe(picture);
});

// Which mancala games a picture accepts, and what it reads of them.

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
