/* Creates and updates nodes of the shadow tree. Their classes are also parts, for the page's style sheet. */
import { createRendered, type RenderedNode } from "./patch.ts";

/**
 * Sets an attribute, or removes it if the value is null. The same value is not set again, because browsers
 * would restyle the element, and for `lang` everything within it.
 */
export function setAttribute(node: Element, name: string, value: string | null): void {
  if (node.getAttribute(name) === value) return;
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}

export const setHidden = (node: Element, hidden: boolean): void =>
  setAttribute(node, "hidden", hidden ? "" : null);

/** Sets the text of an element if it differs. */
export function setText(node: Element, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}

/** Sets an element's classes, and the same names as parts. */
export function setParts(node: Element, names: string): void {
  if (node.getAttribute("part") === names) return;
  node.setAttribute("class", names);
  node.setAttribute("part", names);
}

/**
 * Creates an observer of the sizes of nodes in a node's window; `undefined` without a browser, as in tests of
 * apps.
 */
export function sizeObserver({ ownerDocument }: Node, onResize: () => void): ResizeObserver | undefined {
  const page: { ResizeObserver?: typeof ResizeObserver } | null | undefined = ownerDocument?.defaultView;
  return page?.ResizeObserver && new page.ResizeObserver(onResize);
}

/** Creates an element with these parts. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  names: string,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  setParts(node, names);
  node.append(...content);
  return node;
}

/** Creates a button that does not submit a form. */
export function createButton(names: string): HTMLButtonElement {
  const node = createElement("button", names);
  node.type = "button";
  return node;
}

/** Creates a slot with default content. */
export function createSlot(name: string, ...content: readonly (Node | string)[]): HTMLSlotElement {
  const slot = document.createElement("slot");
  slot.name = name;
  slot.append(...content);
  return slot;
}

const PICTURE = {
  "aria-hidden": "true",
  fill: "none",
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
  "font-family": "system-ui,sans-serif",
};

/** Creates an empty picture. */
export function createPicture(names: string): RenderedNode {
  const picture = createRendered("svg");
  setParts(picture.node, names);
  for (const [name, value] of Object.entries(PICTURE)) picture.node.setAttribute(name, value);
  return picture;
}

/** Registers a custom element. A class can have only one name, so another name gets a subclass. */
export function defineElement(name: string, usual: string, board: CustomElementConstructor): void {
  if (typeof customElements === "undefined" || customElements.get(name)) return;
  customElements.define(name, name === usual ? board : class extends board {});
}
