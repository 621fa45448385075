import { expect, test } from "vitest";
import { houseValues } from "../../src/analyze/advice.ts";

test("houses have their values, green for a win, yellow for a draw and red for a loss", () => {
  const values = [
    { move: "6", lead: 4 },
    { move: "1", lead: 0 },
    { move: "2", lead: -2 },
    { move: "swap", lead: 8 },
  ];
  expect(houseValues(values, false)).toEqual({
    rings: [
      { point: "f", color: "green" },
      { point: "a", color: "yellow" },
      { point: "b", color: "red" },
    ],
    labels: { f: "+4", a: "0", b: "\u22122" },
  });
  expect(houseValues(values, true).labels).toHaveProperty("F", "+4");
});
