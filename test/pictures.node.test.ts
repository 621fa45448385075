/** The pictures of docs/pictures against what the library draws now; `npm run draw` draws them again. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../scripts/doors.mjs";
import { pictures } from "../scripts/pictures.mjs";

const folder = join(root, "docs", "pictures");

test("docs/pictures holds the pictures of the script and no others", () => {
  expect(readdirSync(folder).sort()).toEqual(
    Object.keys(pictures)
      .sort()
      .map((name) => `${name}.svg`),
  );
});

test.each(Object.entries(pictures))("%s is as it is drawn now", (name, picture) => {
  expect(readFileSync(join(folder, `${name}.svg`), "utf8")).toBe(`${picture}\n`);
});
