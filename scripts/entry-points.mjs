// The package's entry points, read from "exports" in package.json, for the build, the API pages and the
// checks. To add an entry point, add it there and write src/<name>.ts, with "-" for each "/" in its name.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** @type {{ name: string, exports: Record<string, unknown>, peerDependencies: Record<string, string> }} */
const manifest = JSON.parse(readFileSync(`${root}package.json`, "utf8"));

export const packageName = manifest.name;

/**
 * `specifier` is what users import; `entry` is the file name in `src` and `dist`, without its extension.
 * @type {readonly { readonly specifier: string, readonly entry: string, readonly source: string }[]}
 */
export const entryPoints = Object.keys(manifest.exports)
  .filter((key) => !key.endsWith(".json"))
  .map((key) => {
    const entry = key === "." ? "index" : key.slice("./".length).replaceAll("/", "-");
    return { specifier: packageName + key.slice(1), entry, source: `src/${entry}.ts` };
  });

/** The entry points that need no framework. */
export const entryPointsAlone = entryPoints.filter(({ entry }) => !(entry in manifest.peerDependencies));
