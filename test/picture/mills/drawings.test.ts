/** What people draw on a board. */
import { describe, expect, test } from "vitest";
import { type Drawings, drawingsOf } from "../../../src/picture/mills/drawings.ts";
import type { Spot } from "../../../src/picture/shapes.ts";
import { partsOf } from "../../support/picture/xml.ts";

const spots: Readonly<Record<string, Spot>> = { a1: [0, 0], b1: [100, 0], a2: [0, -100] };
const drawn = (drawings: Drawings) => drawingsOf(drawings, (point) => spots[point] as Spot);
const keys = (drawings: Drawings): readonly string[] => drawn(drawings).map(({ key }) => key);

describe("drawings", () => {
  test("may be none", () => {
    expect(drawn({})).toEqual([]);
  });

  test("are rings, shut points, arrows and labels, from back to front", () => {
    const all = { labels: { a1: "7" }, arrows: [{ from: "a1", to: "b1" }], shut: ["a2"], rings: ["b1"] };
    expect(keys(all)).toEqual(["ring:b1", "shut:a2", "arrow:0:a1-b1", "label:a1"]);
  });

  test("of the same thing twice are one, and an arrow to its own point is none", () => {
    expect(keys({ rings: ["a1", "a1"], shut: ["b1", "b1"], arrows: [{ from: "a1", to: "a1" }] })).toEqual([
      "ring:a1",
      "shut:b1",
    ]);
    expect(
      keys({
        arrows: [
          { from: "a1", to: "b1" },
          { from: "a1", to: "b1" },
        ],
      }),
    ).toHaveLength(2);
  });
});

test("an arrow begins beside its first point and ends before its second, in the colour of hints", () => {
  const [arrow] = drawn({ arrows: [{ from: "a1", to: "b1" }] });
  const [, body] = partsOf(arrow as never);
  expect(body?.attributes).toMatchObject({
    d: "M22 4L72 6L69.33 16L96 0L69.33 -16L72 -6L22 -4Z",
    fill: "hint",
  });
  const [up] = drawn({ arrows: [{ from: "a1", to: "a2" }] });
  expect(partsOf(up as never)[1]?.attributes["d"]).toBe(
    "M4 -22L6 -72L16 -69.33L0 -96L-16 -69.33L-6 -72L-4 -22Z",
  );
});

test("a label is in a pill as long as its text", () => {
  const widths = ["7", "12", "best!"].map((text) => {
    const [label] = drawn({ labels: { a1: text } });
    return partsOf(label as never)[1]?.attributes["d"];
  });
  expect(widths).toEqual(["M0 0h0", "M0 0h0", "M-16.5 0h33"]);
});
