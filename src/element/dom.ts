/** Nodes of a shadow: elements whose classes are parts for the page's style sheet as well. */
import { type Drawn, drawnOf } from "./patch.ts";

/**
 * Sets an attribute of an element, or removes it with null. An equal value is not set again: browsers would restyle the element,
 * and for a language everything within it.
 */
export function give(node: Element, name: string, value: string | null): void {
  if (node.getAttribute(name) === value) return;
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}

/** Hides an element, or shows it. */
export const hide = (node: Element, hidden: boolean): void => give(node, "hidden", hidden ? "" : null);

/** Sets the text of an element, unless it is the same. */
export function write(node: Element, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}

/** Gives an element these classes, and the same as parts. */
export function mark(node: Element, names: string): void {
  if (node.getAttribute("part") === names) return;
  node.setAttribute("class", names);
  node.setAttribute("part", names);
}

/** An element with these classes. */
export function made<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  names: string,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  mark(node, names);
  node.append(...content);
  return node;
}

/** A button that sends no form. */
export function madeButton(names: string): HTMLButtonElement {
  const node = made("button", names);
  node.type = "button";
  return node;
}

/** A slot that a page may fill, and what it holds otherwise. */
export function madeSlot(name: string, ...content: readonly (Node | string)[]): HTMLSlotElement {
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

/** A picture with nothing in it yet. */
export function madePicture(names: string): Drawn {
  const picture = drawnOf("svg");
  mark(picture.node, names);
  for (const [name, value] of Object.entries(PICTURE)) picture.node.setAttribute(name, value);
  return picture;
}
