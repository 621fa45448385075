// Code of the tests, with the source it tests, for scripts: bundled into a temporary folder.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "tsup";
import { root } from "./doors.mjs";

/**
 * Bundles a TypeScript file, named from the root of the repository, for as long as it is used, such as by workers.
 * @template Result
 * @param {string} file
 * @param {(bundle: string) => Promise<Result>} use - Gets the path of the bundle, which is gone when this is done.
 * @returns {Promise<Result>}
 */
export async function withBundle(file, use) {
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
      noExternal: [/^morabaraba/, "fast-check"],
      target: "node20",
    });
    return await use(join(directory, "code.mjs"));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * What a TypeScript file exports, which is named from the root of the repository.
 * @param {string} file
 * @returns {Promise<unknown>}
 */
export function bundled(file) {
  return withBundle(file, (bundle) => import(pathToFileURL(bundle).href));
}
