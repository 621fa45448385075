/** The doc comments of the elements agree with the elements and with the guides. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { variants } from "morabaraba";
import { define, MorabarabaBoardElement } from "morabaraba/board";
import { variants as mancalaVariants } from "morabaraba/mancala";
import { define as defineMancala, MancalaBoardElement } from "morabaraba/mancala/board";
import { describe, expect, test } from "vitest";
import { root } from "../../../scripts/entry-points.mjs";
import { colorNames } from "../../../src/picture/colors.ts";

const read = (path: string): string => readFileSync(join(root, path), "utf8");
const tagsOf = (element: string, tag: string): string[] =>
  [...read(element).matchAll(new RegExp(`^ \\* @${tag} (?:\\{[^}]*\\} )?\\[?([\\w-]+)`, "gm"))].map(
    ([, name = ""]) => name,
  );
const styles = read("src/element/styles.ts");
const [focus, height] = ["--morabaraba-focus", "--morabaraba-height"] as const;
const colors = colorNames.map((name) => `--morabaraba-${name}`);

describe.each([
  [
    MorabarabaBoardElement,
    "mills/MorabarabaBoardElement",
    ["bars", "labels", "MillView"],
    ["board-reference"],
    colors,
    variants,
  ],
  [
    MancalaBoardElement,
    "mancala/MancalaBoardElement",
    ["MancalaView"],
    // The guide to mancala has only what differs from the other board.
    ["mancala-app", "board-reference"],
    colors.filter((name) => name !== "--morabaraba-dark"),
    mancalaVariants,
  ],
] as const)("%o", (Board, path, views, pages, painted, builtIns) => {
  const guide = pages.map((page) => read(`docs/guides/${page}.md`)).join("\n");
  const tagged = (tag: string): string[] => tagsOf(`src/element/${path}.ts`, tag);

  test("attributes are those that the element observes", () => {
    expect(tagged("attr").sort()).toEqual([...Board.observedAttributes].sort());
  });

  test("the variants are the built-in ones", () => {
    const [, list = ""] = /@attr \{([^}]*)\} \[variant=/.exec(read(`src/element/${path}.ts`)) ?? [];
    expect(list.match(/\w+/g)).toEqual(Object.keys(builtIns));
  });

  test("parts and custom properties are those of the nodes and styles", () => {
    const folder = path.split("/")[0];
    const files = ["dom", "Stage", ...views.map((name) => `${folder}/${name}`)];
    const nodes = files.map((name) => read(`src/element/${name}.ts`)).join("");
    for (const name of tagged("csspart")) expect(nodes).toMatch(new RegExp(`["\`]${name}\\b`));
    expect(tagged("cssprop")).toEqual([...painted, focus, height]);
    for (const name of [focus, height]) expect(styles).toContain(`var(${name},`);
  });

  test.each(["attr", "fires", "csspart"].flatMap((tag) => tagged(tag).map((name) => [tag, name])))(
    "the guide lists %s %s",
    (_tag, name) => {
      expect(guide).toMatch(new RegExp(`^(\\| \`${name}\` \\||- \`${name}\`:)`, "m"));
    },
  );

  test.each(tagged("cssprop"))("the guide has the custom property %s", (name) => {
    expect([name, name.replace("--morabaraba", "")].some((each) => guide.includes(`\`${each}\``))).toBe(true);
  });
});

// On a server, importing works and defines nothing.

test.each([
  [define, MorabarabaBoardElement],
  [defineMancala, MancalaBoardElement],
])("importing and defining do nothing without a page", (defineBoard, Board) => {
  expect(typeof HTMLElement).toBe("undefined");
  expect(() => defineBoard()).not.toThrow();
  expect(Board.observedAttributes).toContain("variant");
});
