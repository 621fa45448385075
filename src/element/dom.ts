/** Nodes of a shadow: elements whose classes are parts for the page's style sheet as well. */
import { createDrawn, type Drawn } from "./patch.ts";

/**
 * Sets an attribute of an element, or removes it with null. An equal value is not set again: browsers would restyle the
 * element, and for a language everything within it.
 */
export function setAttribute(node: Element, name: string, value: string | null): void {
  if (node.getAttribute(name) === value) return;
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}

/** Hides an element, or shows it. */
export const setHidden = (node: Element, hidden: boolean): void =>
  setAttribute(node, "hidden", hidden ? "" : null);

/** Sets the text of an element, unless it is the same. */
export function setText(node: Element, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}

/** Gives an element these classes, and the same as parts. */
export function setParts(node: Element, names: string): void {
  if (node.getAttribute("part") === names) return;
  node.setAttribute("class", names);
  node.setAttribute("part", names);
}

/** An observer of sizes; none without a browser, as in tests of apps, where nothing has a size. */
export const sizeObserver = (told: () => void): ResizeObserver | undefined =>
  typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(told);

/** An element with these parts. */
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

/** A button that sends no form. */
export function createButton(names: string): HTMLButtonElement {
  const node = createElement("button", names);
  node.type = "button";
  return node;
}

/** A slot that a page may fill, and what it holds otherwise. */
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

/** An empty picture. */
export function createPicture(names: string): Drawn {
  const picture = createDrawn("svg");
  setParts(picture.node, names);
  for (const [name, value] of Object.entries(PICTURE)) picture.node.setAttribute(name, value);
  return picture;
}

/**
 * Makes a class an element of the page by a name. A page knows a class by one name, so by any but its own it is a class of
 * its own.
 */
export function defineElement(name: string, own: string, board: CustomElementConstructor): void {
  if (typeof customElements === "undefined" || customElements.get(name)) return;
  customElements.define(name, name === own ? board : class extends board {});
}
