/**
 * Runs all benchmarks in turn: `node research/bench.mjs`, or one of them: `node research/bench.mjs mills`.
 * `--save` writes the ratios to `research/bench/measured.json`, with the version and the machine.
 */
import "./fresh.mjs";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { root } from "../scripts/entry-points.mjs";
import { measured } from "./bench/compare.mjs";

const parts = readdirSync(new URL("bench", import.meta.url))
  .filter(
    (name) => name.endsWith(".mjs") && !["baseline.mjs", "compare.mjs", "long-records.mjs"].includes(name),
  )
  .map((name) => name.slice(0, -4));
const wanted = process.argv.slice(2).filter((word) => word !== "--save");
for (const part of wanted.length > 0 ? wanted : parts) await import(`./bench/${part}.mjs`);

if (process.argv.includes("--save")) {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const machine = { node: process.versions.node, processor: cpus()[0]?.model };
  const text = JSON.stringify({ version, ...machine, rows: measured }, null, 2);
  writeFileSync(new URL("bench/measured.json", import.meta.url), `${text}\n`);
}
