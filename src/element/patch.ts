/**
 * A scene on a page: its shapes as SVG nodes. Where shapes change, their nodes change; all others stay, so that nothing
 * flickers and nothing is parsed.
 */
import type { Shape } from "../picture/shapes.ts";

/** A node as it was last drawn, with the nodes of its content. */
export interface Drawn {
  readonly node: SVGElement;
  shape: Shape | undefined;
  paint: Paint | undefined;
  drawn: Map<string, Drawn>;
}

/** How a value is written: paints have names in shapes. */
export type Paint = (value: string | number) => string;

/** What happens to the nodes of shapes that come and go. */
export interface Passage {
  readonly enter: (come: Drawn) => void;
  readonly leave: (gone: Drawn) => void;
}

const immediately: Passage = { enter() {}, leave: ({ node }) => node.remove() };

/** An empty node. */
export function createDrawn(tag: string): Drawn {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  return { node, shape: undefined, paint: undefined, drawn: new Map() };
}

/** Makes what a node holds agree with these shapes, in their order. */
export function patch(
  parent: Drawn,
  shapes: readonly Shape[],
  paint: Paint,
  passage: Passage = immediately,
): void {
  const before = parent.drawn;
  const stay = new Set<ChildNode>();
  parent.drawn = new Map();
  for (const shape of shapes) {
    const stayed = before.get(shape.key);
    parent.drawn.set(shape.key, stayed ?? copyOfEqual(before, shape, paint) ?? createDrawn(shape.tag));
    if (stayed) stay.add(stayed.node);
  }
  // Shapes that go are taken away first: otherwise every node after them would have to move.
  for (const [key, gone] of before) if (!parent.drawn.has(key)) passage.leave(gone);
  let next = parent.node.firstChild;
  for (const shape of shapes) {
    const drawn = parent.drawn.get(shape.key) as Drawn;
    // A node that fades away stays for a while.
    while (next && !stay.has(next)) next = next.nextSibling;
    if (drawn.node === next) next = next.nextSibling;
    else parent.node.insertBefore(drawn.node, next);
    draw(drawn, shape, paint);
    if (!before.has(shape.key)) passage.enter(drawn);
  }
}

/** Gives a node another key, so that a cow that moves keeps its node. */
export function rename({ drawn }: Drawn, key: string, now: string): void {
  const moved = drawn.get(key);
  if (moved === undefined || drawn.has(now)) return;
  drawn.delete(key);
  drawn.set(now, moved);
}

/** A copy of a node that holds the same, such as another cow: a browser copies faster than it makes. */
function copyOfEqual(
  siblings: ReadonlyMap<string, Drawn>,
  { tag, content }: Shape,
  paint: Paint,
): Drawn | undefined {
  if (typeof content !== "object") return undefined;
  for (const each of siblings.values()) {
    const { shape } = each;
    if (shape?.tag === tag && shape.content === content && each.paint === paint) return copyOf(each);
  }
  return undefined;
}

function copyOf({ node, shape, paint, drawn }: Drawn, copy = node.cloneNode(true) as SVGElement): Drawn {
  const nodes = copy.children;
  const copies = Array.from(drawn, ([key, each], i) => [key, copyOf(each, nodes[i] as SVGElement)] as const);
  return { node: copy, shape, paint, drawn: new Map(copies) };
}

function draw(drawn: Drawn, shape: Shape, paint: Paint): void {
  const { node, shape: before } = drawn;
  const isPainted = drawn.paint === paint;
  if (isPainted && before === shape) return;
  const { key, attributes, content = [] } = shape;
  // A class for the style sheet, which has other colours for some shapes where the page has few.
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
 * A function for what is drawn often and changes seldom: it remembers its last value, and computes it again when one of its
 * sources has changed. It takes the sources, always the same number of them, and how to compute the value.
 */
export function memoizeLast<Value>(): (sources: readonly unknown[], compute: () => Value) => Value {
  let last: { readonly sources: readonly unknown[]; readonly value: Value } | undefined;
  return (sources, compute) => {
    if (last === undefined || sources.some((each, i) => each !== last?.sources[i]))
      last = { sources, value: compute() };
    return last.value;
  };
}
