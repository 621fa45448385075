/** What editors read about the elements, as `npm run build` writes it: the manifest, custom data and web-types. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import schema from "custom-elements-manifest/schema.json" with { type: "json" };
import { MorabarabaBoardElement } from "morabaraba/board";
import { MancalaBoardElement } from "morabaraba/mancala/board";
import { describe, expect, test } from "vitest";
import {
  getLanguageService,
  type HTMLDataV1,
  newHTMLDataProvider,
  TextDocument,
} from "vscode-html-languageservice";
import { withLists } from "../../../scripts/board-reference.mjs";
import { root } from "../../../scripts/entry-points.mjs";

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), "utf8"));
const manifestOfPackage = read("package.json") as Record<string, unknown> & {
  readonly contributes: { readonly html: { readonly customData: readonly [string] } };
};
const elements = { "morabaraba-board": MorabarabaBoardElement, "mancala-board": MancalaBoardElement };

interface Named {
  readonly name: string;
  readonly description?: string;
  readonly inheritedFrom?: { readonly module: string };
}
interface Declaration extends Named {
  readonly tagName?: string;
  readonly members: readonly Named[];
  readonly attributes?: readonly Named[];
  readonly events?: readonly Named[];
}
interface Module {
  readonly path: string;
  readonly declarations: readonly Declaration[];
}
const manifest = read(`${manifestOfPackage["customElements"]}`) as {
  readonly schemaVersion: string;
  readonly modules: readonly Module[];
};

test("the board reference has what the manifest has: else run npm run update", () => {
  const page = readFileSync(join(root, "docs/guides/board-reference.md"), "utf8");
  expect(page.match(/<!-- made: \w+ -->/g)?.length).toBe(6);
  expect(withLists(page)).toBe(page);
});

describe("the manifest", () => {
  test("is valid by the schema of its version", () => {
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    validate(manifest);
    expect([validate.errors, manifest.schemaVersion]).toEqual([null, "2.1.0"]);
  });

  test("names the package's modules only, each once", () => {
    expect(manifest.modules.map(({ path }) => path)).toEqual(["dist/board.js", "dist/mancala-board.js"]);
    expect(JSON.stringify(manifest)).not.toContain("src/");
  });

  test.each(Object.entries(elements))("has what <%s> has, and nothing else", (tag, Element) => {
    const found = manifest.modules.flatMap(({ declarations }) => declarations);
    const {
      members,
      attributes = [],
      events = [],
    } = found.find(({ tagName }) => tagName === tag) as Declaration;
    const names = members.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, description } of members) {
      expect(name in Element.prototype).toBe(true);
      expect(description ?? "").not.toBe("");
    }
    expect(names).toEqual(expect.arrayContaining(["game", "playable", "drawings", "cancelTurn"]));
    expect(attributes.map(({ name }) => name).sort()).toEqual([...Element.observedAttributes].sort());
    expect(events.map(({ name }) => name)).toContain("move");
  });
});

describe("VS Code", () => {
  const [file] = manifestOfPackage.contributes.html.customData;
  const service = getLanguageService({
    useDefaultDataProvider: false,
    customDataProviders: [newHTMLDataProvider("boards", read(file) as HTMLDataV1)],
  });
  /** What the editor offers at the bar in a page. */
  const offered = (page: string): string[] => {
    const at = page.indexOf("¦");
    const text = TextDocument.create("page.html", "html", 1, page.replace("¦", ""));
    const { items } = service.doComplete(text, text.positionAt(at), service.parseHTMLDocument(text));
    return items.map(({ label }) => label);
  };

  test("offers both elements", () => {
    expect(offered("<m¦")).toEqual(expect.arrayContaining(Object.keys(elements)));
  });

  test.each(Object.entries(elements))("offers the attributes of <%s>", (tag, { observedAttributes }) => {
    expect(offered(`<${tag} ¦></${tag}>`)).toEqual(expect.arrayContaining([...observedAttributes]));
  });

  test.each([
    ['<morabaraba-board theme="¦"></morabaraba-board>', ["cream", "auto"]],
    ['<morabaraba-board spoken="¦"></morabaraba-board>', ["true", "false"]],
    ['<morabaraba-board variant="¦"></morabaraba-board>', ["standard", "russianMill"]],
    ['<mancala-board variant="¦"></mancala-board>', ["kalah", "congkak"]],
    ['<mancala-board layout="¦"></mancala-board>', ["auto", "wide", "upright"]],
  ])("offers the values in %s", (page, values) => {
    const all = offered(page);
    for (const value of values) expect(all).toContain(value);
    expect(all).not.toContain("");
  });

  test("explains an attribute", () => {
    const text = TextDocument.create("page.html", "html", 1, "<mancala-board layout></mancala-board>");
    const hover = service.doHover(text, { line: 0, character: 17 }, service.parseHTMLDocument(text));
    expect(JSON.stringify(hover)).toContain("two columns");
  });
});

test("web-types has the same elements, attributes, slots, events, properties and parts", () => {
  const { contributions, ...head } = read(`${manifestOfPackage["web-types"]}`) as {
    readonly name: string;
    readonly version: string;
    readonly contributions: {
      readonly html: {
        readonly elements: readonly {
          readonly name: keyof typeof elements;
          readonly attributes: readonly Named[];
          readonly slots: readonly Named[];
          readonly js: { readonly events: readonly Named[]; readonly properties: readonly Named[] };
          readonly css: { readonly parts: readonly Named[]; readonly properties: readonly Named[] };
        }[];
      };
    };
  };
  expect(head).toMatchObject({ name: manifestOfPackage["name"], version: manifestOfPackage["version"] });
  const listed = contributions.html.elements;
  expect(listed.map(({ name }) => name)).toEqual(Object.keys(elements));
  for (const { name, attributes, slots, js, css } of listed) {
    expect(attributes.map((each) => each.name).sort()).toEqual([...elements[name].observedAttributes].sort());
    expect(slots.map((each) => each.name)).toContain("status");
    expect(js.events.map((each) => each.name)).toContain("move");
    expect(js.properties.map((each) => each.name)).toContain("game");
    expect(css.parts.map((each) => each.name)).toContain("point");
    expect(css.properties.map((each) => each.name)).toContain("--morabaraba-ground");
  }
});
