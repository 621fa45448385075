// The files that npm would pack now.
import { execFileSync } from "node:child_process";
import { root } from "./entry-points.mjs";

/**
 * Their paths below the root of the repository, with slashes, and how many bytes they have unpacked.
 * @returns {{ paths: readonly string[], bytes: number }}
 */
export function packageFiles() {
  const command = ["pack", "--dry-run", "--ignore-scripts", "--json"];
  const shell = process.platform === "win32";
  const [packed] = JSON.parse(
    execFileSync("npm", command, { cwd: root, encoding: "utf8", shell, stdio: ["ignore", "pipe", "ignore"] }),
  );
  const paths = packed.files.map((/** @type {{ path: string }} */ { path }) => path);
  return { paths, bytes: packed.unpackedSize };
}
