/**
 * Examples as files that Node can run without the built package: bundled with the package's source into a temporary folder. Node 20
 * cannot run TypeScript by itself.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "tsup";
import { doors, root } from "../../../scripts/doors.mjs";

/** The folder with `<name>.mjs` for each entry; call `remove` when the tests are done. */
export async function bundle(
  entry: Readonly<Record<string, string>>,
): Promise<{ readonly folder: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), "morabaraba-"));
  await build({
    config: false,
    entry: Object.fromEntries(Object.entries(entry).map(([name, path]) => [name, join(root, path)])),
    format: "esm",
    outDir: folder,
    outExtension: () => ({ js: ".mjs" }),
    platform: "node",
    target: "node20",
    silent: true,
    noExternal: [/^morabaraba/],
    esbuildPlugins: [
      {
        name: "source",
        setup: ({ onResolve }) => {
          onResolve({ filter: /^morabaraba/ }, ({ path }) => {
            const door = doors.find(({ specifier }) => specifier === path);
            return door && { path: join(root, door.source) };
          });
        },
      },
    ],
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
