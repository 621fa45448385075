/** Shapes become nodes, and a node stays as long as its shape. */
import { expect, test } from "vitest";
import { createRendered, patch, type RenderedNode, rename } from "../../src/element/patch.ts";
import type { Shape } from "../../src/picture/shapes.ts";

const shape = (key: string, attributes: Shape["attributes"] = {}, content?: Shape["content"]): Shape =>
  content === undefined ? { key, tag: "g", attributes } : { key, tag: "g", attributes, content };
const come: string[] = [];
const gone: string[] = [];
const red = (value: string | number): string => (value === "ground" ? "red" : `${value}`);
const show = (parent: RenderedNode, ...shapes: readonly Shape[]): string => {
  patch(parent, shapes, red, {
    enter: ({ shape }) => come.push(shape?.key ?? ""),
    leave: ({ node, shape }) => {
      gone.push(shape?.key ?? "");
      node.remove();
    },
  });
  return parent.node.innerHTML;
};

test("paints become colours, numbers stay, and text is not parsed", () => {
  const picture = createRendered("svg");
  expect(show(picture, shape("a", { fill: "ground", r: 3 }), shape("b", {}, "<b>&"))).toBe(
    '<g class="a" fill="red" r="3"></g><g class="b">&lt;b&gt;&amp;</g>',
  );
  const later = show(picture, shape("a", { r: 3, opacity: undefined }), shape("b", {}, "x"));
  expect(later).toBe('<g class="a" r="3"></g><g class="b">x</g>');
});

test("nodes stay in the order of their shapes, and `leave` gets those of removed shapes", () => {
  const picture = createRendered("svg");
  come.length = 0;
  show(picture, shape("a", { id: 1 }), shape("b", { id: 2 }), shape("c", { id: 3 }));
  expect(come.splice(0)).toEqual(["a", "b", "c"]);
  const [a, b, c] = [...picture.node.children];
  show(picture, shape("c", { id: 3 }), shape("a", { id: 4 }), shape("d", { id: 5 }));
  expect(come.splice(0)).toEqual(["d"]);
  expect(picture.node.children[0]).toBe(c);
  expect(picture.node.children[1]).toBe(a);
  expect([a?.id, b?.isConnected, picture.node.children.length, gone.splice(0)]).toEqual([
    "4",
    false,
    3,
    ["b"],
  ]);
});

test("the content of a shape is patched too", () => {
  const picture = createRendered("svg");
  expect(show(picture, shape("a", {}, [shape("b", { id: 1 }), shape("c")]))).toBe(
    '<g class="a"><g class="b" id="1"></g><g class="c"></g></g>',
  );
  expect(show(picture, shape("a", {}, [shape("c")]))).toBe('<g class="a"><g class="c"></g></g>');
  expect(show(picture)).toBe("");
});

test("lingering nodes are skipped", () => {
  const picture = createRendered("svg");
  const linger = (...shapes: readonly Shape[]): void =>
    patch(picture, shapes, String, { enter() {}, leave() {} });
  linger(shape("a", { id: 1 }), shape("b", { id: 2 }));
  linger(shape("b", { id: 2 }), shape("c", { id: 3 }));
  expect([...picture.node.children].map(({ id }) => id).sort()).toEqual(["1", "2", "3"]);
  expect([...picture.drawn.keys()]).toEqual(["b", "c"]);
});

test("only nodes of new, removed or reordered shapes are touched", () => {
  const picture = createRendered("svg");
  const stayed = ["b", "c", "d"].map((key) => shape(key, { id: 1 }, []));
  show(picture, shape("a"), ...stayed);
  const observer = new MutationObserver(() => {});
  observer.observe(picture.node, { subtree: true, childList: true, attributes: true });
  show(picture, ...stayed, shape("e"));
  expect(observer.takeRecords().map(({ type, target }) => [type, target.nodeName])).toEqual([
    ["childList", "svg"],
    ["childList", "svg"],
    ["attributes", "g"],
  ]);
  show(picture, ...stayed, shape("e"));
  expect(observer.takeRecords()).toEqual([]);
});

test("a shape with the same content gets a cloned node, which changes on its own", () => {
  const picture = createRendered("svg");
  const cow = [shape("disc", { r: 40 }), shape("head", {}, [shape("brow", {}, "x")])];
  show(picture, shape("cow:a1", { id: 1 }, cow));
  show(picture, shape("cow:a1", { id: 1 }, cow), shape("ghost:d1", { opacity: 0.5 }, cow));
  const inner = '<g class="disc" r="40"></g><g class="head"><g class="brow">x</g></g>';
  expect(picture.node.innerHTML).toBe(
    `<g class="cow" id="1">${inner}</g><g class="ghost" opacity="0.5">${inner}</g>`,
  );
  show(picture, shape("cow:a1", { id: 1 }, cow), shape("ghost:d1", {}, [shape("head", {}, [])]));
  expect(picture.node.innerHTML).toBe(
    `<g class="cow" id="1">${inner}</g><g class="ghost"><g class="head"></g></g>`,
  );
});

test("a node can be renamed, unless the key is taken", () => {
  const picture = createRendered("svg");
  show(picture, shape("cow:a1"), shape("cow:d1"));
  const [first, second] = [...picture.node.children];
  gone.length = 0;
  rename(picture, "cow:a1", "cow:g1");
  rename(picture, "cow:g1", "cow:d1");
  rename(picture, "cow:a4", "cow:b4");
  show(picture, shape("cow:d1"), shape("cow:g1"));
  expect([...picture.node.children]).toEqual([second, first]);
  expect(gone.splice(0)).toEqual([]);
});

test("another theme repaints unchanged shapes, and missing attributes are removed", () => {
  const picture = createRendered("svg");
  const one = [shape("cow:d6", { fill: "ground", r: 3 })];
  patch(picture, one, red);
  patch(picture, one, (value) => (value === "ground" ? "blue" : `${value}`));
  expect(picture.node.innerHTML).toBe('<g class="cow" fill="blue" r="3"></g>');
  patch(picture, [shape("cow:d6", { fill: undefined })], red);
  expect(picture.node.innerHTML).toBe('<g class="cow"></g>');
  patch(picture, [], red);
  expect(picture.node.innerHTML).toBe("");
});
