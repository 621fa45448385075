/** What the doc comment of the element tells editors is what the element has and what the guide tells people. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MancalaBoard } from "morabaraba/mancala/board";
import { describe, expect, test } from "vitest";
import { root } from "../../../../scripts/entry-points.mjs";

const read = (path: string): string => readFileSync(join(root, path), "utf8");
const element = read("src/element/mancala/MancalaBoard.ts");
const guide = read("docs/guides/mancala.md").split("## A board to play on")[1] ?? "";
const tagged = (tag: string): string[] =>
  [...element.matchAll(new RegExp(`^ \\* @${tag} (?:\\{.*?\\} )?\\[?([\\w-]+)`, "gm"))].map(
    ([, name = ""]) => name,
  );

test("attributes are those that the element observes", () => {
  expect(tagged("attr").sort()).toEqual([...MancalaBoard.observedAttributes].sort());
});

test("parts are those of its nodes", () => {
  const nodes = ["dom", "Stage", "mancala/MancalaView"]
    .map((name) => read(`src/element/${name}.ts`))
    .join("");
  for (const name of tagged("csspart")) expect(nodes).toMatch(new RegExp(`["\`]${name}\\b`));
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
