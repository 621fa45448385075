// The player of 0.1.0, as it was published: unpacked from its tarball into a temporary folder.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const tarball = fileURLToPath(new URL("morabaraba-0.1.0.tgz", import.meta.url));

/** The address of `morabaraba/bots` of 0.1.0; its folder is removed when the process ends. */
export function oldBots() {
  const folder = mkdtempSync(join(tmpdir(), "morabaraba-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  execFileSync("tar", ["xzf", tarball, "-C", folder]);
  return pathToFileURL(join(folder, "package", "dist", "bots.js")).href;
}
