// Writes the lists of docs/guides/board-reference.md from the manifest of the elements, which `npm run build` makes of
// their doc comments. `npm run update` runs this.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./entry-points.mjs";

const page = join(root, "docs/guides/board-reference.md");

/** @param {string} [description] */
const textOf = (description = "") => description.replaceAll("\n", " ");

/**
 * Returns the values of an attribute, the default first.
 * @param {{ name: string, type: { text: string }, default?: string }} attribute
 */
function valuesOf({ name, type, default: usual }) {
  if (name === "variant") return `\`${usual}\`, or another built-in variant`;
  const words = Array.from(type.text.matchAll(/"(\w+)"/g), ([, word]) => word);
  if (words.length === 0) return usual === undefined ? type.text : `\`${usual}\`, or another ${type.text}`;
  return [usual, ...words.filter((word) => word !== usual)].map((word) => `\`${word}\``).join(", ");
}

/** @param {readonly any[]} things */
const list = (things) =>
  things.map(({ name, description }) => `- \`${name}\`: ${textOf(description)}`).join("\n");

/** The page with its lists as the manifest has them. @param {string} text */
export function withLists(text) {
  const manifest = JSON.parse(readFileSync(join(root, "dist/custom-elements.json"), "utf8"));
  const element = manifest.modules
    .flatMap((/** @type {any} */ { declarations }) => declarations)
    .find((/** @type {any} */ { tagName }) => tagName === "morabaraba-board");
  const names = element.attributes.map((/** @type {any} */ { name }) => name);
  /** @type {Readonly<Record<string, string>>} */
  const lists = {
    attributes: element.attributes
      .map((/** @type {any} */ each) => `- \`${each.name}\`: ${valuesOf(each)}. ${textOf(each.description)}`)
      .join("\n"),
    properties: list(
      element.members
        .filter((/** @type {any} */ { name }) => !names.includes(name))
        .map((/** @type {any} */ { name, kind, ...rest }) => ({
          ...rest,
          name: kind === "method" ? `${name}()` : name,
        })),
    ),
    events: list(element.events),
    slots: list(element.slots),
    colors: element.cssProperties
      .map((/** @type {any} */ { name }) => name)
      .filter((/** @type {string} */ name) => !/-(focus|height)$/.test(name))
      .map(
        (/** @type {string} */ name, /** @type {number} */ i) =>
          `\`${i > 0 ? name.replace("--morabaraba", "") : name}\``,
      )
      .join(", "),
    parts: list(element.cssParts),
  };
  return text.replace(/(<!-- made: (\w+) -->\n).*?(\n<!-- end -->)/gs, (_, begin, name, end) => {
    const made = lists[name];
    if (made === undefined) throw new Error(`There is no list of ${name}.`);
    return `${begin}\n${made}\n${end}`;
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  writeFileSync(page, withLists(readFileSync(page, "utf8")));
