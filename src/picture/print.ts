/** Scenes as SVG text that any renderer draws alike: no ids, no style sheets, no scripts, nothing from elsewhere. */
import { type Colours, coloursOf } from "./colours.ts";
import { fitting } from "./fitting.ts";
import type { SharedOptions } from "./options.ts";
import type { Scene, Shape } from "./shapes.ts";

/** Text as XML holds it. Characters that XML forbids, halves of surrogate pairs among them, become U+FFFD. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "\uFFFD")
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A shape with its paints as colours. Only its words can come from outside. */
function printed({ tag, attributes, content = [] }: Shape, colours: Colours): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${colours[value as keyof Colours] ?? value}"`,
  );
  const inside = Array.isArray(content)
    ? content.map((shape) => printed(shape, colours)).join("")
    : escaped(content as string);
  return `<${tag}${written.join("")}>${inside}</${tag}>`;
}

/** A scene as a picture with a name for screen readers; without one it is decoration, and hidden from them. */
export function print({ width, height, shapes }: Scene, options: SharedOptions, name: string): string {
  const { theme = "earth", title = name, description = "" } = options;
  const about = Object.entries({ title, description }).flatMap(([key, content]) =>
    fitting(key, content, typeof content === "string", "text") === ""
      ? []
      : [{ key, tag: key === "title" ? key : "desc", attributes: {}, content }],
  );
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${width} ${height}`,
    role: "img",
    "aria-hidden": `${title === ""}`,
    fill: "none",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    "font-family": "sans-serif",
  };
  const content = [...about, ...shapes];
  return printed({ key: "", tag: "svg", attributes, content }, coloursOf(theme));
}
