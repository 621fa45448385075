// Sets the budgets of .size-limit.json, and the rows of README.md that name them, to what the build measures now and three percent more:
// `npm run update -- sizes`. A budget is there to notice accidents, so look at the difference before you commit it.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./entry-points.mjs";

const program = join(root, "node_modules/size-limit/bin.js");
const { stdout } = spawnSync(process.execPath, [program, "--json"], { cwd: root, encoding: "utf8" });
/** @type {{ name: string, size: number }[]} */
const measured = JSON.parse(stdout);
const limits = new Map(measured.map(({ name, size }) => [name, `${Math.ceil((size * 1.03) / 100) / 10} kB`]));

const budgets = join(root, ".size-limit.json");
/** @type {{ name: string, limit: string }[]} */
const entries = JSON.parse(readFileSync(budgets, "utf8"));
for (const entry of entries) entry.limit = limits.get(entry.name) ?? entry.limit;
writeFileSync(budgets, `${JSON.stringify(entries, null, 2)}\n`);

const readme = join(root, "README.md");
const text = readFileSync(readme, "utf8").replace(
  /^(\| (?:all of )?(.*) \| )[\d.]+ kB \|$/gm,
  (row, start, name) => {
    const limit = limits.get(name.replaceAll("`", "").replace("of morabaraba/mancala", "of mancala"));
    return limit === undefined ? row : `${start}${limit} |`;
  },
);
writeFileSync(readme, text);
console.log(`${limits.size} budgets written.`);
