/** Shapes as plain data. */
import { expect, test } from "vitest";
import { disc, group, label, mark, stroke } from "../../../src/picture/mancala/strokes.ts";

test("a stroke, plain and in dashes", () => {
  const plain = { d: "M0 0h9", stroke: "line", "stroke-width": 7 };
  expect(stroke("a", "M0 0h9", "line", 7)).toEqual({ key: "a", tag: "path", attributes: plain });
  expect(stroke("a", "M0 0h9", "line", 7, "")).toEqual({ key: "a", tag: "path", attributes: plain });
  expect(stroke("a", "M0 0h9", "line", 7, "3 4").attributes).toEqual({ ...plain, "stroke-dasharray": "3 4" });
});

test("a disc, with a rim of its own colour or another", () => {
  const attributes = { cx: 3, cy: 4, r: 5, fill: "dark", stroke: "dark", "stroke-width": 4 };
  expect(disc("b", [3, 4], 5, "dark")).toEqual({ key: "b", tag: "circle", attributes });
  expect(disc("b", [3, 4], 5, "dark", "light").attributes).toEqual({ ...attributes, stroke: "light" });
});

test("a group about a spot", () => {
  const part = disc("b", [0, 0], 5, "dark");
  expect(group("c", [3, -4], [part])).toEqual({
    key: "c",
    tag: "g",
    attributes: { transform: "translate(3 -4)" },
    content: [part],
  });
  expect(group("c", [3, -4], [], "scale(.6)").attributes).toEqual({ transform: "translate(3 -4)scale(.6)" });
});

test("words in the middle of a spot, with a dark edge beneath them", () => {
  const attributes = {
    x: 10,
    y: 29,
    fill: "light",
    stroke: "line",
    "stroke-width": 8,
    "paint-order": "stroke",
    "font-size": 27,
    "text-anchor": "middle",
  };
  expect(label("d", [10, 20], "d6")).toEqual({ key: "d", tag: "text", attributes, content: "d6" });
  expect(label("d", [10, 20], "9", "mark", 36).attributes).toEqual({
    ...attributes,
    y: 32,
    fill: "mark",
    "font-size": 36,
  });
});

test("a mark in its colour upon a broader dark one", () => {
  expect(mark("e", [1, 2], "M0 0h9", "0 9")).toEqual(
    group(
      "e",
      [1, 2],
      [stroke("edge", "M0 0h9", "line", 13, "0 9"), stroke("mark", "M0 0h9", "mark", 7, "0 9")],
    ),
  );
  expect(mark("e", [1, 2], "M0 0h9")).toEqual(
    group("e", [1, 2], [stroke("edge", "M0 0h9", "line", 13), stroke("mark", "M0 0h9", "mark", 7)]),
  );
});
