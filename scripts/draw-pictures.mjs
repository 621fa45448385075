// Draws the pictures of pictures.mjs into docs/pictures: `npm run update -- pictures`.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./doors.mjs";
import { pictures } from "./pictures.mjs";

const folder = join(root, "docs", "pictures");
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) rmSync(join(folder, file));
for (const [name, picture] of Object.entries(pictures))
  writeFileSync(join(folder, `${name}.svg`), `${picture}\n`);
console.log(`${Object.keys(pictures).length} pictures drawn.`);
