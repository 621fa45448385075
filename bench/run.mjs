/** All benchmarks, one after the other: `npm run bench`, or `npm run bench -- mills` for one of them. */
import { readdirSync } from "node:fs";

const parts = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(".mjs") && !["run.mjs", "baseline.mjs", "compare.mjs"].includes(name))
  .map((name) => name.slice(0, -4));
const wanted = process.argv.slice(2);
for (const part of wanted.length > 0 ? wanted : parts) await import(`./${part}.mjs`);
