// node research/build-commit.mjs c4d934a /tmp/0.1.0
// Builds an older commit of this repository into a folder outside it, with the tools installed here, for
// matches against older bots and comparisons of speed. Without a folder it uses the temporary directory,
// where the next call finds the build again.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { root } from "../scripts/entry-points.mjs";

/**
 * Returns the folder with a commit's build. Needs a clone with its history.
 * @param {string} commit
 * @param {string} [folder]
 */
export function buildOf(commit, folder) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync("git", args, { cwd: root, maxBuffer: 2 ** 30 });
  const hash = git("rev-parse", "--verify", `${commit}^{commit}`).toString().trim();
  const target = resolve(folder ?? join(tmpdir(), `morabaraba-${hash.slice(0, 12)}`));
  if (existsSync(join(target, "dist/index.js"))) return target;
  mkdirSync(target, { recursive: true });
  execFileSync("tar", ["x", "-C", target], { input: git("archive", hash) });
  const modules = join(target, "node_modules");
  if (!existsSync(modules)) symlinkSync(join(root, "node_modules"), modules, "dir");
  const tsup = join(root, "node_modules/tsup/dist/cli-default.js");
  execFileSync(process.execPath, [tsup, "--silent", "--no-dts"], {
    cwd: target,
    stdio: ["ignore", "inherit", "inherit"],
  });
  return target;
}

if (process.argv[1] === import.meta.filename) {
  const [commit, folder] = process.argv.slice(2);
  if (commit === undefined) throw new Error("Name a commit: node research/build-commit.mjs c4d934a [folder]");
  console.log(buildOf(commit, folder));
}
