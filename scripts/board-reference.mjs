// Writes the tables of docs/guides/board-reference.md from the manifest of the elements, which `npm run build` makes of
// their doc comments. `npm run update` runs this.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./entry-points.mjs";

const page = join(root, "docs/guides/board-reference.md");

/** @param {string} text */
const cell = (text = "") => text.replaceAll("\n", " ").replaceAll("|", "\\|");

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

/**
 * Returns a table, with a row of names and descriptions for each thing.
 * @param {string} heading
 * @param {readonly any[]} things
 * @param {(thing: any) => string} [middle]
 */
const table = (heading, things, middle) =>
  [
    `| ${heading}${middle ? " | values, the default first" : ""} | |`,
    `|---|---|${middle ? "---|" : ""}`,
    ...things.map(
      (each) => `| \`${each.name}\` |${middle ? ` ${middle(each)} |` : ""} ${cell(each.description)} |`,
    ),
  ].join("\n");

/** The page with its tables as the manifest has them. @param {string} text */
export function withTables(text) {
  const manifest = JSON.parse(readFileSync(join(root, "dist/custom-elements.json"), "utf8"));
  const element = manifest.modules
    .flatMap((/** @type {any} */ { declarations }) => declarations)
    .find((/** @type {any} */ { tagName }) => tagName === "morabaraba-board");
  const names = element.attributes.map((/** @type {any} */ { name }) => name);
  /** @type {Readonly<Record<string, string>>} */
  const tables = {
    attributes: table("attribute and property", element.attributes, valuesOf),
    properties: table(
      "property or method",
      element.members
        .filter((/** @type {any} */ { name }) => !names.includes(name))
        .map((/** @type {any} */ { name, kind, ...rest }) => ({
          ...rest,
          name: kind === "method" ? `${name}()` : name,
        })),
    ),
    events: table("event", element.events),
    slots: table("slot", element.slots),
    colors: element.cssProperties
      .map((/** @type {any} */ { name }) => name)
      .filter((/** @type {string} */ name) => !/-(focus|height)$/.test(name))
      .map(
        (/** @type {string} */ name, /** @type {number} */ i) =>
          `\`${i > 0 ? name.replace("--morabaraba", "") : name}\``,
      )
      .join(", "),
    parts: table("part", element.cssParts),
  };
  return text.replace(/(<!-- made: (\w+) -->\n).*?(\n<!-- end -->)/gs, (_, begin, name, end) => {
    const made = tables[name];
    if (made === undefined) throw new Error(`There is no table of ${name}.`);
    return `${begin}\n${made}\n${end}`;
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  writeFileSync(page, withTables(readFileSync(page, "utf8")));
