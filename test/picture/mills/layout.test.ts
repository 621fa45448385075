/** The coordinates of points in a picture. */
import { expect, test } from "vitest";
import { layOut } from "../../../src/picture/mills/layout.ts";
import type { Spot } from "../../../src/picture/shapes.ts";

test.each<readonly [title: string, places: readonly Spot[], spots: readonly Spot[]]>([
  [
    "30 by 40 is 50 in length, the shortest of all: twice as large is 100",
    [
      [0, 99],
      [30, 59],
      [99, 19],
      [0, 0],
    ],
    [
      [60, 258],
      [120, 178],
      [258, 98],
      [60, 60],
    ],
  ],
  [
    "the shortest is the square root of two",
    [
      [0, 3],
      [1, 2],
      [2, 0],
    ],
    [
      [60, 272],
      [131, 201],
      [201, 60],
    ],
  ],
])("the nearest points are 100 apart, in whole numbers: %s", (_, places, spots) => {
  const layout = layOut(places, "light", { names: false, bands: false, frame: "plain" });
  expect(layout.spots).toEqual(spots);
  expect([layout.width, layout.height]).toEqual(
    [0, 1].map((axis) => Math.max(...spots.map((spot) => spot[axis] as number)) + 60),
  );
});
