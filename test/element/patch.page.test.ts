/** Shapes become nodes, and nodes stay as long as their shapes do. */
import { expect, test } from "vitest";
import { type Drawn, drawnOf, patch } from "../../src/element/patch.ts";
import type { Shape } from "../../src/picture/shapes.ts";

const shape = (key: string, attributes: Shape["attributes"] = {}, content?: Shape["content"]): Shape =>
  content === undefined ? { key, tag: "g", attributes } : { key, tag: "g", attributes, content };
const gone: string[] = [];
const show = (parent: Drawn, ...shapes: readonly Shape[]): string => {
  patch(
    parent,
    shapes,
    (value) => (value === "ground" ? "red" : `${value}`),
    ({ node, shape }) => {
      gone.push(shape?.key ?? "");
      node.remove();
    },
  );
  return parent.node.innerHTML;
};

test("paints are written as colours, numbers as they are, words as text alone", () => {
  const picture = drawnOf("svg");
  expect(show(picture, shape("a", { fill: "ground", r: 3 }), shape("b", {}, "<b>&"))).toBe(
    '<g fill="red" r="3"></g><g>&lt;b&gt;&amp;</g>',
  );
  expect(show(picture, shape("a", { r: 3 }), shape("b", {}, "x"))).toBe('<g r="3"></g><g>x</g>');
});

test("nodes stay, in the order of their shapes; those of shapes that are gone are handed over", () => {
  const picture = drawnOf("svg");
  show(picture, shape("a", { id: 1 }), shape("b", { id: 2 }), shape("c", { id: 3 }));
  const [a, b, c] = [...picture.node.children];
  show(picture, shape("c", { id: 3 }), shape("a", { id: 4 }), shape("d", { id: 5 }));
  expect(picture.node.children[0]).toBe(c);
  expect(picture.node.children[1]).toBe(a);
  expect([a?.id, b?.isConnected, picture.node.children.length, gone.splice(0)]).toEqual([
    "4",
    false,
    3,
    ["b"],
  ]);
});

test("what a shape holds is patched alike", () => {
  const picture = drawnOf("svg");
  expect(show(picture, shape("a", {}, [shape("b", { id: 1 }), shape("c")]))).toBe(
    '<g><g id="1"></g><g></g></g>',
  );
  expect(show(picture, shape("a", {}, [shape("c")]))).toBe("<g><g></g></g>");
  expect(show(picture)).toBe("");
});

test("nodes that linger are passed over", () => {
  const picture = drawnOf("svg");
  const linger = (...shapes: readonly Shape[]): void => patch(picture, shapes, String, () => {});
  linger(shape("a", { id: 1 }), shape("b", { id: 2 }));
  linger(shape("b", { id: 2 }), shape("c", { id: 3 }));
  expect([...picture.node.children].map(({ id }) => id).sort()).toEqual(["1", "2", "3"]);
  expect([...picture.drawn.keys()]).toEqual(["b", "c"]);
});
