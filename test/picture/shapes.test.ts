/** Shapes as plain data. */
import { expect, test } from "vitest";
import {
  CROSS,
  cachedFor,
  circle,
  cross,
  disc,
  group,
  label,
  path,
  ring,
  rounded,
  stroke,
} from "../../src/picture/shapes.ts";

test("a path, filled or drawn with a pen", () => {
  expect(path("a", "M0 0h9", { fill: "wall", opacity: 0.17 })).toEqual({
    key: "a",
    tag: "path",
    attributes: { d: "M0 0h9", fill: "wall", opacity: 0.17 },
  });
  expect(stroke("a", "M0 0h9", "line", 7, { opacity: 0.5 }).attributes).toEqual({
    d: "M0 0h9",
    stroke: "line",
    "stroke-width": 7,
    opacity: 0.5,
  });
});

test("a circle, filled or drawn with a pen", () => {
  expect(circle("b", [3, 4], 5, { fill: "dark" }).attributes).toEqual({ cx: 3, cy: 4, r: 5, fill: "dark" });
  expect(disc("b", [3, 4], 5, "dark", 0.3).attributes).toEqual({
    cx: 3,
    cy: 4,
    r: 5,
    fill: "dark",
    opacity: 0.3,
  });
  expect(ring("b", [3, 4], 5, "mark", 8).attributes).toEqual({
    cx: 3,
    cy: 4,
    r: 5,
    stroke: "mark",
    "stroke-width": 8,
  });
});

test("a group around a spot, perhaps smaller and translucent", () => {
  const part = disc("b", [0, 0], 5, "dark");
  expect(group("c", [3, -4], [part])).toEqual({
    key: "c",
    tag: "g",
    attributes: { transform: "translate(3 -4)" },
    content: [part],
  });
  expect(group("c", [3, -4], [], { scale: 0.42, opacity: 0.3 }).attributes).toEqual({
    transform: "translate(3 -4) scale(0.42)",
    opacity: 0.3,
  });
});

test("a cross around a spot, dark at its edges", () => {
  const { attributes, content } = cross("captured:3", [3, 4], { opacity: 0.9 });
  expect(attributes).toEqual({ transform: "translate(3 4)", opacity: 0.9 });
  expect(content).toEqual([
    stroke("edge", CROSS, "shade", 15, { opacity: 0.55 }),
    stroke("cross", CROSS, "mark", 8),
  ]);
});

test("words whose middle is at a spot", () => {
  expect(label("d", [10, 20], "d6", 19, { "font-weight": 600 })).toEqual({
    key: "d",
    tag: "text",
    attributes: {
      x: 10,
      y: 26.84,
      fill: "light",
      "font-size": 19,
      "text-anchor": "middle",
      "font-weight": 600,
    },
    content: "d6",
  });
});

test("numbers have two digits after the point at most", () => {
  expect([1 / 3, 2, -0.126].map(rounded)).toEqual([0.33, 2, -0.13]);
});

test("what depends on data is made once for each key", () => {
  const board = Object.freeze({ size: 3 });
  const made = (key: string): object => cachedFor(board, key, () => ({ size: board.size }));
  expect(made("a")).toBe(made("a"));
  expect(made("a")).not.toBe(made("b"));
});
