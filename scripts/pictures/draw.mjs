// Draws the pictures of pictures.mjs into docs/pictures, as part of `npm run update`. With --check, draws
// nothing and fails if a file is out of date.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../entry-points.mjs";
import { pictures } from "./pictures.mjs";
import { terminalPicture } from "./terminal.ts";

const folder = join(root, "docs", "pictures");
mkdirSync(folder, { recursive: true });
const all = Object.entries({ ...pictures, terminal: terminalPicture });
const wanted = new Map();
for (const [name, draw] of all) wanted.set(`${name}.svg`, `${await draw()}\n`);
const files = readdirSync(folder);
if (process.argv.includes("--check")) {
  const stale = [...new Set([...files, ...wanted.keys()])].filter(
    (file) => !files.includes(file) || readFileSync(join(folder, file), "utf8") !== wanted.get(file),
  );
  for (const file of stale) console.error(`docs/pictures/${file} is out of date.`);
  if (stale.length > 0) process.exitCode = 1;
} else {
  for (const file of files) rmSync(join(folder, file));
  for (const [file, picture] of wanted) writeFileSync(join(folder, file), picture);
  console.log(`${wanted.size} pictures drawn.`);
}
