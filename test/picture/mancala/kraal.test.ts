/** The kraal: its stakes close the wall. */
import { describe, expect, test } from "vitest";
import { kraal, WALL } from "../../../src/picture/mancala/kraal.ts";

describe("a kraal", () => {
  test("has its ground within a wall of stakes with dark rims", () => {
    const box = { x: 16, y: 16, width: 868, height: 968, rx: 70 };
    const stakes = { ...box, "stroke-dasharray": "0 29.11" };
    expect(WALL).toBe(32);
    expect(kraal(900, 1000)).toEqual([
      {
        key: "ground",
        tag: "rect",
        attributes: { ...stakes, fill: "ground", stroke: "line", "stroke-width": 28 },
      },
      {
        key: "wall",
        tag: "rect",
        attributes: { ...stakes, fill: "none", stroke: "wall", "stroke-width": 21 },
      },
    ]);
  });

  test.each([
    [400, 300],
    [856, 980],
    [1401, 523],
    [10_000, 10_000],
  ])("of %i by %i has no gap where its wall closes", (width, height) => {
    const gap = Number(String(kraal(width, height)[0]?.attributes["stroke-dasharray"]).slice(2));
    const around = 2 * (width - 172 + height - 172) + 2 * Math.PI * 70;
    const rest = around / gap;
    expect(Math.abs(rest - Math.round(rest)) * gap).toBeLessThan(29 / 4);
    expect(gap).toBeGreaterThan(28);
    expect(gap).toBeLessThan(30);
  });
});
