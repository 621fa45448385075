// Loads code of the tests, with the source it tests, into a script.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "tsup";
import { root } from "./doors.mjs";

/**
 * What a TypeScript file exports, which is named from the root of the repository.
 * @param {string} file
 * @returns {Promise<unknown>}
 */
export async function bundled(file) {
  const directory = mkdtempSync(join(tmpdir(), "morabaraba-bundled-"));
  try {
    await build({
      config: false,
      silent: true,
      entry: { code: root + file },
      outDir: directory,
      format: "esm",
      outExtension: () => ({ js: ".mjs" }),
      tsconfig: `${root}tsconfig.test.json`,
      noExternal: [/^morabaraba/],
      target: "node20",
    });
    return await import(pathToFileURL(join(directory, "code.mjs")).href);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
