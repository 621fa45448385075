/* Renders shapes as SVG nodes and updates only what changes, so nothing flickers and no text is parsed. */
import type { Shape } from "../picture/shapes.ts";

/** A node with the shape that it shows, and its children by key. */
export interface RenderedNode {
  readonly node: SVGElement;
  shape: Shape | undefined;
  paint: Paint | undefined;
  drawn: Map<string, RenderedNode>;
}

/** Turns a value in a shape into an attribute's text: the name of a colour becomes the colour itself. */
export type Paint = (value: string | number) => string;

/** `enter` is called for each added node; `leave` must remove its node, now or after a motion. */
export interface TransitionHooks {
  readonly enter: (added: RenderedNode) => void;
  readonly leave: (gone: RenderedNode) => void;
}

const immediately: TransitionHooks = { enter() {}, leave: ({ node }) => node.remove() };

/** Creates an empty node. */
export function createRendered(tag: string): RenderedNode {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  return { node, shape: undefined, paint: undefined, drawn: new Map() };
}

/** Updates the children of a node to match the shapes and their order. */
export function patch(
  parent: RenderedNode,
  shapes: readonly Shape[],
  paint: Paint,
  hooks: TransitionHooks = immediately,
): void {
  const before = parent.drawn;
  const stay = new Set<ChildNode>();
  parent.drawn = new Map();
  for (const shape of shapes) {
    const stayed = before.get(shape.key);
    parent.drawn.set(shape.key, stayed ?? copyOfEqual(before, shape, paint) ?? createRendered(shape.tag));
    if (stayed) stay.add(stayed.node);
  }
  // Superfluous nodes are removed first: otherwise every node after them would have to move.
  for (const [key, gone] of before) if (!parent.drawn.has(key)) hooks.leave(gone);
  let next = parent.node.firstChild;
  for (const shape of shapes) {
    const drawn = parent.drawn.get(shape.key) as RenderedNode;
    // Skips nodes that are still fading away.
    while (next && !stay.has(next)) next = next.nextSibling;
    if (drawn.node === next) next = next.nextSibling;
    else parent.node.insertBefore(drawn.node, next);
    draw(drawn, shape, paint);
    if (!before.has(shape.key)) hooks.enter(drawn);
  }
}

/** Changes the key of a child, so that a cow that moves keeps its node. */
export function rename({ drawn }: RenderedNode, key: string, newKey: string): void {
  const moved = drawn.get(key);
  if (moved === undefined || drawn.has(newKey)) return;
  drawn.delete(key);
  drawn.set(newKey, moved);
}

/** Copies a sibling with the same content, such as another cow: cloning is faster than creating. */
function copyOfEqual(
  siblings: ReadonlyMap<string, RenderedNode>,
  { tag, content }: Shape,
  paint: Paint,
): RenderedNode | undefined {
  if (typeof content !== "object") return undefined;
  for (const sibling of siblings.values()) {
    const { shape } = sibling;
    if (shape?.tag === tag && shape.content === content && sibling.paint === paint) return copyOf(sibling);
  }
  return undefined;
}

function copyOf(
  { node, shape, paint, drawn }: RenderedNode,
  copy = node.cloneNode(true) as SVGElement,
): RenderedNode {
  const nodes = copy.children;
  const copies = Array.from(
    drawn,
    ([key, child], i) => [key, copyOf(child, nodes[i] as SVGElement)] as const,
  );
  return { node: copy, shape, paint, drawn: new Map(copies) };
}

function draw(drawn: RenderedNode, shape: Shape, paint: Paint): void {
  const { node, shape: before } = drawn;
  const isPainted = drawn.paint === paint;
  if (isPainted && before === shape) return;
  const { key, attributes, content = [] } = shape;
  // The class lets the style sheet recolour some shapes in forced-colours mode.
  if (before?.key !== key) node.setAttribute("class", key.replace(/:.*/, ""));
  for (const name of Object.keys(attributes)) {
    const value = attributes[name];
    if (before?.attributes[name] === value && isPainted) continue;
    if (value === undefined) node.removeAttribute(name);
    else node.setAttribute(name, paint(value));
  }
  for (const name of Object.keys(before?.attributes ?? {})) {
    if (!(name in attributes)) node.removeAttribute(name);
  }
  const isFilled = before !== undefined && isPainted && before.content === shape.content;
  if (!isFilled && typeof content !== "string") patch(drawn, content, paint);
  else if (!isFilled) node.textContent = content as string;
  drawn.shape = shape;
  drawn.paint = paint;
}

/**
 * Creates a function that caches its last value, and computes it again only if one of its sources has
 * changed. Every call must pass the same number of sources.
 */
export function memoizeLast<Value>(): (sources: readonly unknown[], compute: () => Value) => Value {
  let last: { readonly sources: readonly unknown[]; readonly value: Value } | undefined;
  return (sources, compute) => {
    if (last === undefined || sources.some((source, i) => source !== last?.sources[i]))
      last = { sources, value: compute() };
    return last.value;
  };
}
