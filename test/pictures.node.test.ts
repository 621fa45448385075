/** The pictures and the tables of colours of the guides against what the library draws now; `npm run draw` draws them again. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../scripts/doors.mjs";
import { pictures } from "../scripts/pictures.mjs";
import { type Colours, coloursOf } from "../src/picture/colours.ts";
import { contrast } from "./support/picture/contrast.ts";

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

describe("the guide on boards", () => {
  const guide = readFileSync(join(root, "docs", "guides", "board.md"), "utf8");
  const [earth, night] = [coloursOf("earth"), coloursOf("night")];

  test("lists the colours of both themes", () => {
    const rows = [...guide.matchAll(/^\| `(\w+)` \| .* \| `(#\w+)` \| `(#\w+)` \|$/gm)];
    const listed = rows.map(([, name, ofEarth, ofNight]) => [name, ofEarth, ofNight]);
    expect(listed).toEqual(
      Object.entries(earth).map(([name, colour]) => [name, colour, night[name as keyof Colours]]),
    );
  });

  test("lists their contrasts", () => {
    const rows = [...guide.matchAll(/^\| `(\w+)` on `(\w+)`: .* \| ([\d.]+) \| ([\d.]+) \|$/gm)];
    expect(rows).toHaveLength(11);
    for (const [, above, below, ofEarth, ofNight] of rows) {
      const [a, b] = [above as keyof Colours, below as keyof Colours];
      const measured = [earth, night].map((colours) => contrast(colours[a], colours[b]).toFixed(2));
      expect([above, below, ...measured]).toEqual([above, below, ofEarth, ofNight]);
    }
  });
});
