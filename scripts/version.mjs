// npm run release:version
// Turns the changesets into the next version and its entry in CHANGELOG.md. Changesets ignores a package that
// is also the root of workspaces, so this removes the list of workspaces meanwhile.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./entry-points.mjs";

/** Files with CDN addresses. */
const pagesWithAddresses = [
  "README.md",
  "AGENTS.md",
  "docs/guides/app.md",
  "docs/guides/begin.md",
  ...readdirSync(join(root, "site/pages/try")).map((name) => `site/pages/try/${name}`),
];

const file = join(root, "package.json");
const read = () => JSON.parse(readFileSync(file, "utf8"));
const write = (/** @type {object} */ manifest) =>
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
const npm = (/** @type {string} */ command) =>
  spawnSync(command, { cwd: root, shell: true, stdio: "inherit" }).status === 0;

const manifest = read();
write({ ...manifest, workspaces: undefined });
let isVersioned = false;
try {
  isVersioned = npm("npx changeset version");
} finally {
  write({ ...manifest, version: read().version });
}
// Pages load the version that they were written for.
for (const page of pagesWithAddresses) {
  const text = readFileSync(join(root, page), "utf8");
  writeFileSync(join(root, page), text.replace(/(npm\/morabaraba@)[^/"]+/g, `$1${read().version}`));
}
if (!isVersioned || !npm("npm install --package-lock-only --no-audit --no-fund")) process.exitCode = 1;
