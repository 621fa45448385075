/** Scenes as SVG text that any renderer draws alike: no ids, no style sheets, no scripts, nothing from elsewhere. */

import { type Check, mustBe } from "../base/checks.ts";
import type { OptionSpecs } from "../base/options.ts";
import { type Colours, coloursOf, type Theme, themeCheck } from "./colours.ts";
import type { Scene, Shape } from "./shapes.ts";

/** Options of every picture. */
export interface SharedOptions {
  /** `"earth"` if left out. */
  readonly theme?: Theme | undefined;
  /** What a screen reader calls the picture; the name of the game if left out. If empty, the picture is decoration. */
  readonly title?: string | undefined;
  /** What a screen reader says beyond the title, such as where the cows stand; nothing if left out. */
  readonly description?: string | undefined;
}

const words: Check = (value, at, faults) =>
  typeof value === "string" ? value : mustBe("text", value, at, faults);

/** What these options must be. */
export const sharedSpecs: OptionSpecs = { theme: themeCheck, title: words, description: words };

/** Text as XML holds it. Characters that XML forbids, halves of surrogate pairs among them, become U+FFFD. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "\uFFFD")
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A shape with its paints as colours. Only its words can come from outside. */
function printed({ tag, attributes, content = [] }: Shape, colours: Colours): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === undefined ? "" : ` ${name}="${colours[value as keyof Colours] ?? value}"`,
  );
  const inside = Array.isArray(content)
    ? content.map((shape) => printed(shape, colours)).join("")
    : escaped(content as string);
  return inside === "" ? `<${tag}${written.join("")}/>` : `<${tag}${written.join("")}>${inside}</${tag}>`;
}

/** A scene as a picture with a name for screen readers; without one it is decoration, and hidden from them. */
export function print({ width, height, shapes }: Scene, options: SharedOptions, name: string): string {
  const { theme = "earth", title = name, description = "" } = options;
  const about = Object.entries({ title, desc: description })
    .filter(([, content]) => content !== "")
    .map(([tag, content]): Shape => ({ key: tag, tag, attributes: {}, content }));
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${width} ${height}`,
    role: "img",
    "aria-hidden": `${title === ""}`,
    fill: "none",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    "font-family": "system-ui,sans-serif",
  };
  return printed({ key: "", tag: "svg", attributes, content: [...about, ...shapes] }, coloursOf(theme));
}
