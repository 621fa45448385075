/* Writes scenes as SVG that all renderers draw alike: no ids, styles, scripts or external resources. */

import { type Check, mustBe } from "../base/checks.ts";
import type { OptionSpecs } from "../base/options.ts";
import { type Colors, colorsOf, type Theme, themeCheck } from "./colors.ts";
import type { Scene, Shape } from "./shapes.ts";

/** The options of every picture. */
export interface SharedOptions {
  /** The colours; `"earth"` if left out. */
  readonly theme?: Theme | undefined;
  /** The name for screen readers; the family's name if left out. If it is empty, they skip the picture. */
  readonly title?: string | undefined;
  /** More text for screen readers, such as where the cows stand; none if left out. */
  readonly description?: string | undefined;
}

const anyText: Check = (value, at, faults) =>
  typeof value === "string" ? value : mustBe("text", value, at, faults);

export const sharedSpecs: OptionSpecs = { theme: themeCheck, title: anyText, description: anyText };

/** Escapes text for XML. Characters that XML forbids, such as lone surrogates, become U+FFFD. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "\uFFFD")
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Writes a shape in the theme's colours. Attributes have been checked, so only text needs escaping. */
function shapeToSvg({ tag, attributes, content = [] }: Shape, colors: Colors): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === undefined ? "" : ` ${name}="${colors[value as keyof Colors] ?? value}"`,
  );
  const inside = Array.isArray(content)
    ? content.map((shape) => shapeToSvg(shape, colors)).join("")
    : escapeXml(content as string);
  return inside === "" ? `<${tag}${written.join("")}/>` : `<${tag}${written.join("")}>${inside}</${tag}>`;
}

/** Writes a scene as SVG with a title for screen readers, or hidden from them if the title is empty. */
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
  return shapeToSvg({ key: "", tag: "svg", attributes, content: [...about, ...shapes] }, colorsOf(theme));
}
