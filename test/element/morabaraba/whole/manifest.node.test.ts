/** What the doc comment of the element tells editors is what the element has and what the guide tells people. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MorabarabaBoard } from "morabaraba/board";
import { describe, expect, test } from "vitest";
import { root } from "../../../../scripts/entry-points.mjs";
import { themes } from "../../../../src/picture/colours.ts";

const read = (path: string): string => readFileSync(join(root, path), "utf8");
const element = read("src/element/morabaraba/MorabarabaBoard.ts");
const guide = read("docs/guides/board.md").split("## A board to play on")[1] ?? "";
const tagged = (tag: string): string[] =>
  [...element.matchAll(new RegExp(`^ \\* @${tag} (?:\\{.*?\\} )?\\[?([\\w-]+)`, "gm"))].map(
    ([, name = ""]) => name,
  );

test("attributes are those that the element observes", () => {
  expect(tagged("attr").sort()).toEqual([...MorabarabaBoard.observedAttributes].sort());
});

test("parts and custom properties are those of its nodes and styles", () => {
  const styles = read("src/element/styles.ts");
  const nodes = ["dom", "Stage", "morabaraba/bars", "morabaraba/MillView"]
    .map((name) => read(`src/element/${name}.ts`))
    .join("");
  for (const name of tagged("csspart")) expect(nodes).toMatch(new RegExp(`["\`]${name}\\b`));
  for (const name of ["--morabaraba-focus", "--morabaraba-height"]) expect(styles).toContain(`var(${name},`);
  const colours = Object.keys(themes.earth).map((name) => `--morabaraba-${name}`);
  expect(tagged("cssprop")).toEqual([...colours, "--morabaraba-focus", "--morabaraba-height"]);
});

describe("the guide has", () => {
  test.each(["attr", "fires", "csspart"].flatMap((tag) => tagged(tag).map((name) => [tag, name])))(
    "a row for %s %s",
    (_tag, name) => {
      expect(guide).toMatch(new RegExp(`^\\| \`${name}\` \\|`, "m"));
    },
  );

  test.each(tagged("cssprop"))("the custom property %s", (name) => {
    expect(guide.includes(`\`${name}\``) || guide.includes(`\`${name.replace("--morabaraba", "")}\``)).toBe(
      true,
    );
  });
});
