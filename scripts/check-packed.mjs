// Compares the files that npm packs with packed.txt, so that nothing ships or stays behind by accident; with --update writes that
// file. Follows the links and pictures of the packed pages, and finds pictures that no page shows. Needs a build.
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { entryPoints, root } from "./entry-points.mjs";
import { deadLinks } from "./links.mjs";
import { packageFiles } from "./package-files.mjs";

const entries = new Set(entryPoints.map(({ entry }) => entry));

/**
 * A line of packed.txt for each file, or for all chunks that entry points share, whose names change with
 * their contents.
 * @param {readonly string[]} paths
 */
export function listOf(paths) {
  const lines = paths.map((path) => {
    const [, name, ending] = /^dist\/([^.]+)\.(.*)$/.exec(path) ?? [];
    const isChunk = name !== undefined && !entries.has(name) && ending !== "json";
    return isChunk ? `dist/*.${ending} (shared by the entry points)` : path;
  });
  return `${[...new Set(lines)].sort().join("\n")}\n`;
}

/**
 * What is wrong with the package in a folder.
 * @param {string} folder
 * @param {readonly string[]} paths - Its files.
 * @param {string} wanted - The text of packed.txt.
 */
export function faultsOf(folder, paths, wanted) {
  const [now, before] = [listOf(paths).trim().split("\n"), wanted.trim().split("\n")];
  const pages = paths.filter((path) => path.endsWith(".md"));
  const texts = pages.map((page) => readFileSync(join(folder, page), "utf8")).join("");
  return [
    ...now.filter((line) => !before.includes(line)).map((line) => `ships, but is not in packed.txt: ${line}`),
    ...before
      .filter((line) => !now.includes(line))
      .map((line) => `is in packed.txt, but does not ship: ${line}`),
    ...deadLinks(
      folder,
      pages,
      (target) => paths.includes(target) || paths.some((path) => path.startsWith(`${target}/`)),
    ).map((link) => `dead link: ${link}`),
    ...paths
      .filter((path) => path.endsWith(".svg") && !texts.includes(basename(path)))
      .map((path) => `no page shows ${path}`),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const report = join(root, "packed.txt");
  const { paths, bytes } = packageFiles();
  if (process.argv.includes("--update")) {
    writeFileSync(report, listOf(paths));
    console.log(`${report} written.`);
  } else {
    const faults = faultsOf(root, paths, readFileSync(report, "utf8"));
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) {
      console.error('If that is on purpose, run "npm run update -- packed".');
      process.exit(1);
    }
    console.log(`${paths.length} files, ${(bytes / 1e6).toFixed(2)} MB unpacked, as in packed.txt.`);
  }
}
