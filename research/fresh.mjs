// Stops a program that uses the build if the build is incomplete or older than the sources. Import it first.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "../scripts/entry-points.mjs";

/** @param {string} path */
const timeOf = (path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" });
if (Math.max(...sources.map((name) => timeOf(join("src", name)))) > timeOf("dist/index.js")) {
  console.error('The build is older than the sources: run "npm run build" first.');
  process.exit(1);
}
