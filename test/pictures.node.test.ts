/**
 * The guide's pictures and table of colours are those that the library draws now; `npm run update` draws them
 * again.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../scripts/entry-points.mjs";
import { pictures } from "../scripts/pictures/pictures.mjs";
import { colorNames, themes } from "../src/picture/colors.ts";

const folder = join(root, "docs", "pictures");

test("docs/pictures has the script's pictures and no others", () => {
  expect(readdirSync(folder).sort()).toEqual(
    // The terminal is recorded while a program runs, and only the check before a release records it again.
    [...Object.keys(pictures), "terminal"].sort().map((name) => `${name}.svg`),
  );
});

test.each(Object.entries(pictures))("%s is up to date", (name, draw) => {
  expect(readFileSync(join(folder, `${name}.svg`), "utf8")).toBe(`${draw()}\n`);
});

test("the guide on pictures lists the colours of the themes", () => {
  const guide = readFileSync(join(root, "docs", "guides", "pictures.md"), "utf8");
  const rows = [...guide.matchAll(/^(\w+) +((?:[#\w]+ +){8}[#\w]+)$/gm)];
  const [head, ...listed] = rows.map(([, name, colors]) => [name, ...(colors as string).split(/ +/)]);
  expect(head).toEqual(["theme", ...colorNames]);
  expect(listed).toEqual(
    Object.entries(themes).map(([name, theme]) => [
      name,
      ...colorNames.map((color) => theme[color] ?? "light"),
    ]),
  );
});
