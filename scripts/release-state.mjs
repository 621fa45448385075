// node scripts/release-state.mjs
// Prints "state=..." and "version=..." for release.yml. The state is `new` if npm does not have the version
// of package.json, `public` if npm has it but there is no tag, and `released` if there is a tag. Fails if npm
// does not respond, because that does not mean that the version is missing.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { packageName, root } from "./entry-points.mjs";

/**
 * @param {string} printed - What `npm view --json` printed.
 * @param {boolean} isTagged
 * @returns {"new" | "public" | "released"}
 */
export function stateOf(printed, isTagged) {
  const answer = printed.trim() === "" ? undefined : JSON.parse(printed);
  if (typeof answer === "string") return isTagged ? "released" : "public";
  // npm prints nothing if the package has other versions, and E404 if it has none.
  if (answer === undefined || answer.error?.code === "E404") return "new";
  throw new Error(`npm did not report whether the version exists. It printed: ${printed.trim()}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  /** @param {string} command @param {readonly string[]} args */
  const printed = (command, args) => spawnSync(command, args, { cwd: root, encoding: "utf8" }).stdout;
  const isTagged = printed("git", ["tag", "--list", `v${version}`]).trim() !== "";
  const state = stateOf(printed("npm", ["view", `${packageName}@${version}`, "version", "--json"]), isTagged);
  console.log(`state=${state}\nversion=${version}`);
}
