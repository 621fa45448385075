// What editors know about the elements, made from their source into dist by `npm run build`: the manifest, web-types for
// JetBrains editors, and custom data for VS Code. All three have what a page can use, and nothing private.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const outdir = "dist";
const { name, version } = JSON.parse(readFileSync("package.json", "utf8"));

/**
 * Returns the module of the package that has what a source file declares.
 * @param {string} file
 */
const published = (file) => (file.includes("/mancala/") ? "dist/mancala-board.js" : "dist/board.js");

/**
 * Returns the words that an attribute can have. The empty one means true, and need not be offered.
 * @param {{ type?: { text: string } }} attribute
 */
const valuesOf = ({ type }) =>
  (type?.text ?? "").split("|").flatMap((word) => {
    const [, value] = /^\s*"([^"]+)"\s*$/.exec(word) ?? [];
    return value === undefined ? [] : [{ name: value }];
  });

/**
 * Returns the names and the descriptions of some things.
 * @param {readonly any[] | undefined} all
 */
const described = (all = []) => all.map(({ name, description }) => ({ name, description }));

/** The custom data of VS Code. @param {readonly any[]} elements */
const customData = (elements) => ({
  version: 1.1,
  tags: elements.map(({ tagName, description, attributes }) => ({
    name: tagName,
    description,
    attributes: attributes.map((/** @type {any} */ attribute) => ({
      name: attribute.name,
      description: attribute.description,
      values: valuesOf(attribute),
    })),
  })),
});

/** The web-types of JetBrains editors. @param {readonly any[]} elements */
const webTypes = (elements) => ({
  $schema: "https://json.schemastore.org/web-types",
  name,
  version,
  "description-markup": "markdown",
  contributions: {
    html: {
      elements: elements.map((each) => ({
        name: each.tagName,
        description: each.description,
        attributes: each.attributes.map((/** @type {any} */ attribute) => ({
          name: attribute.name,
          description: attribute.description,
          default: attribute.default,
          value: { type: attribute.type.text },
        })),
        slots: described(each.slots),
        js: {
          properties: described(each.members.filter((/** @type {any} */ { kind }) => kind === "field")),
          events: described(each.events),
        },
        css: { properties: described(each.cssProperties), parts: described(each.cssParts) },
      })),
    },
  },
});

/** @type {{ name: string, packageLinkPhase: (step: { customElementsManifest: any }) => void }} */
const forEditors = {
  name: "for-editors",
  packageLinkPhase({ customElementsManifest: manifest }) {
    manifest.schemaVersion = "2.1.0";
    /** @type {Map<string, any>} */
    const modules = new Map();
    for (const { path, ...module } of manifest.modules) {
      const merged = modules.get(published(path)) ?? {
        ...module,
        path: published(path),
        declarations: [],
        exports: [],
      };
      modules.set(merged.path, merged);
      merged.declarations.push(...module.declarations);
      merged.exports.push(...module.exports);
    }
    manifest.modules = [...modules.values()];
    const all = manifest.modules.flatMap((/** @type {any} */ { declarations }) => declarations);
    const base = all.find((/** @type {any} */ each) => each.name === "BoardElement");
    for (const { path, declarations, exports } of manifest.modules) {
      for (const each of exports) each.declaration.module = path;
      for (const each of declarations) {
        // The tool mixes up the two classes named `Settings`, and does not see what they extend.
        each.members = each.members?.filter(
          (/** @type {any} */ { privacy, inheritedFrom }) => privacy !== "private" && !inheritedFrom,
        );
        // The tool takes the name of a variable for an event.
        each.events = each.events?.filter((/** @type {any} */ { description }) => description);
        if (each.name === "Settings") each.superclass = { name: base.name, module: "dist/board.js" };
        else if (each.tagName) each.superclass.module = path;
        else each.superclass = { name: "HTMLElement", package: "global:" };
      }
    }
    for (const { path, declarations } of manifest.modules) {
      const settings = declarations.find((/** @type {any} */ each) => each.name === "Settings");
      const element = declarations.find((/** @type {any} */ each) => each.tagName);
      const inherited = (/** @type {any} */ from, /** @type {string} */ module) =>
        from.members.map((/** @type {any} */ member) => ({
          ...member,
          inheritedFrom: { name: from.name, module },
        }));
      element.members.push(...inherited(settings, path), ...inherited(base, "dist/board.js"));
    }
    const elements = all.filter((/** @type {any} */ { tagName }) => tagName);
    mkdirSync(outdir, { recursive: true });
    const write = (/** @type {string} */ file, /** @type {object} */ data) =>
      writeFileSync(`${outdir}/${file}`, `${JSON.stringify(data, undefined, 2)}\n`);
    write("web-types.json", webTypes(elements));
    write("vscode.html-custom-data.json", customData(elements));
  },
};

export default {
  globs: [
    "src/element/BoardElement.ts",
    "src/element/mills/Settings.ts",
    "src/element/mills/MorabarabaBoardElement.ts",
    "src/element/mancala/Settings.ts",
    "src/element/mancala/MancalaBoardElement.ts",
  ],
  outdir,
  packagejson: false,
  plugins: [forEditors],
};
