// Where the version of the package is written, beside package.json: jsr.json, CITATION.cff, the lockfile and the changelog. The entry points
// of jsr.json follow from package.json too.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { entryPoints, root } from "./entry-points.mjs";

/** @param {string} file */
const textOf = (file) => readFileSync(join(root, file), "utf8");

/**
 * The version that each file says.
 * @returns {Readonly<Record<string, string | undefined>>}
 */
export const versions = () => ({
  "package.json": JSON.parse(textOf("package.json")).version,
  "package-lock.json": JSON.parse(textOf("package-lock.json")).packages[""].version,
  "jsr.json": JSON.parse(textOf("jsr.json")).version,
  "CITATION.cff": /^version: (.*)$/m.exec(textOf("CITATION.cff"))?.[1],
  "CHANGELOG.md": /^## (.*)$/m.exec(textOf("CHANGELOG.md"))?.[1],
});

/** The entry points as jsr.json lists them. JSR takes no types that a module adds to the page or to React, so the element is for npm alone. */
export const jsrExports = () =>
  Object.fromEntries(
    entryPoints
      .filter(({ entry }) => !/(^|-)board(-|$)/.test(entry))
      .map(({ specifier, source }) => [specifier.replace(/^[^/]*/, "."), `./${source}`]),
  );

/**
 * Writes the version of package.json, and the entry points, into jsr.json and CITATION.cff.
 * @param {string} [date] - Of the release, such as 2026-11-21.
 */
export function writeVersions(date) {
  const { version } = JSON.parse(textOf("package.json"));
  const jsr = { ...JSON.parse(textOf("jsr.json")), version, exports: jsrExports() };
  writeFileSync(join(root, "jsr.json"), `${JSON.stringify(jsr, null, 2)}\n`);
  const citation = textOf("CITATION.cff").replace(/^version: .*$/m, `version: ${version}`);
  const dated =
    date === undefined ? citation : citation.replace(/^date-released: .*$/m, `date-released: ${date}`);
  writeFileSync(join(root, "CITATION.cff"), dated);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) writeVersions();
