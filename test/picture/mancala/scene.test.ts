/** The seeds, arrangement and errors of a mancala picture. `whole/scenes.test.ts` lists what is in it. */
import { createGame, type Player } from "morabaraba/mancala";
import type { PictureOptions } from "morabaraba/mancala/svg";
import { describe, expect, test } from "vitest";
import { type Arrangement, fittingArrangement, layOut } from "../../../src/picture/mancala/layout.ts";
import { seatsIn } from "../../../src/picture/mancala/pits.ts";
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
