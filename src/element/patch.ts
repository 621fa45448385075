/**
 * A scene on a page: its shapes as SVG nodes, which are changed where the shapes have changed and stay otherwise, so that
 * nothing flickers and nothing is parsed.
 */
import type { Shape } from "../picture/shapes.ts";

/** A node as it was last drawn, with the nodes of its content. */
export interface Drawn {
  readonly node: SVGElement;
  shape: Shape | undefined;
  drawn: Map<string, Drawn>;
}

/** How a value is written: paints have names in shapes. */
export type Paint = (value: string | number) => string;

/** A node with nothing in it yet. */
export function drawnOf(tag: string): Drawn {
  return {
    node: document.createElementNS("http://www.w3.org/2000/svg", tag),
    shape: undefined,
    drawn: new Map(),
  };
}

/** Makes what a node holds agree with these shapes, in their order; `leave` takes the nodes of shapes that are gone. */
export function patch(
  parent: Drawn,
  shapes: readonly Shape[],
  paint: Paint,
  leave: (gone: Drawn) => void,
): void {
  const before = parent.drawn;
  parent.drawn = new Map();
  let next = parent.node.firstChild;
  for (const shape of shapes) {
    const known = before.get(shape.key);
    const drawn = known ?? drawnOf(shape.tag);
    before.delete(shape.key);
    parent.drawn.set(shape.key, drawn);
    if (drawn.node === next) next = next.nextSibling;
    else parent.node.insertBefore(drawn.node, next);
    draw(drawn, shape, paint);
  }
  for (const gone of before.values()) leave(gone);
}

function draw(drawn: Drawn, shape: Shape, paint: Paint): void {
  const { node } = drawn;
  const { attributes, content = [] } = shape;
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) {
      node.removeAttribute(name);
      continue;
    }
    const written = paint(value);
    if (node.getAttribute(name) !== written) node.setAttribute(name, written);
  }
  for (const name of Object.keys(drawn.shape?.attributes ?? {})) {
    if (!(name in attributes)) node.removeAttribute(name);
  }
  if (typeof content === "string") {
    if (node.textContent !== content) node.textContent = content;
  } else patch(drawn, content, paint, ({ node }) => node.remove());
  drawn.shape = shape;
}
