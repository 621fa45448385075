/** All benchmarks, one after the other: `node research/bench.mjs`, or `node research/bench.mjs mills` for one of them. */
import "./fresh.mjs";
import { readdirSync } from "node:fs";

const parts = readdirSync(new URL("bench", import.meta.url))
  .filter((name) => name.endsWith(".mjs") && !["baseline.mjs", "compare.mjs"].includes(name))
  .map((name) => name.slice(0, -4));
const wanted = process.argv.slice(2);
for (const part of wanted.length > 0 ? wanted : parts) await import(`./bench/${part}.mjs`);
