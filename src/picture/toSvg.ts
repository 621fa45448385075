/** Scenes as SVG text that any renderer draws alike: no ids, no style sheets, no scripts, nothing from elsewhere. */

import { type Check, mustBe } from "../base/checks.ts";
import type { OptionSpecs } from "../base/options.ts";
import { type Colours, coloursOf, type Theme, themeCheck } from "./colours.ts";
import type { Scene, Shape } from "./shapes.ts";

/** Options of every picture. */
export interface SharedOptions {
  /** `"earth"` if left out. */
  readonly theme?: Theme | undefined;
  /**
   * The name of the picture for screen readers; the name of the game if left out. With an empty title the picture is
   * decoration.
   */
  readonly title?: string | undefined;
  /** More text for screen readers, such as where the cows stand; none if left out. */
  readonly description?: string | undefined;
}

const anyText: Check = (value, at, faults) =>
  typeof value === "string" ? value : mustBe("text", value, at, faults);

export const sharedSpecs: OptionSpecs = { theme: themeCheck, title: anyText, description: anyText };

/** Text as XML holds it. Characters that XML forbids, such as halves of surrogate pairs, become U+FFFD. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "\uFFFD")
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A shape as text, in the colours of the theme. Of a shape, only the text in it can come from outside. */
function shapeToSvg({ tag, attributes, content = [] }: Shape, colours: Colours): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === undefined ? "" : ` ${name}="${colours[value as keyof Colours] ?? value}"`,
  );
  const inside = Array.isArray(content)
    ? content.map((shape) => shapeToSvg(shape, colours)).join("")
    : escapeXml(content as string);
  return inside === "" ? `<${tag}${written.join("")}/>` : `<${tag}${written.join("")}>${inside}</${tag}>`;
}

/** A scene as a picture with a title for screen readers; without a title it is decoration, and hidden from them. */
export function toSvg({ width, height, shapes }: Scene, options: SharedOptions, name: string): string {
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
  return shapeToSvg({ key: "", tag: "svg", attributes, content: [...about, ...shapes] }, coloursOf(theme));
}
