// The parts of `src` that mutation testing takes one at a time, each judged by the tests of its own folder.
import { existsSync, readdirSync, readFileSync } from "node:fs";

/**
 * Most of this touches a page and is tested in one, where Stryker cannot go: it changes the files that have a plain
 * test.
 */
const paged = "src/element/";

/** The folders of `src`, a feature each. */
export const parts = readdirSync("src", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The one that this process tests. */
export const part = process.env["PART"] ?? "rules";

/** Lines in a row that are drawn together. */
const STRETCH = 12;

/** @param {string} folder */
const sourcesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .sort()
    .map((file) => `${folder}/${file}`)
    .filter(
      (file) => !file.startsWith(paged) || existsSync(file.replace("src", "test").replace(/ts$/, "test.ts")),
    );

/**
 * How many changes the last run of a part tried, and where those stand that no test noticed.
 * @param {string} name
 */
export function livedIn(name) {
  const { files } = JSON.parse(readFileSync(`reports/mutation/${name}.json`, "utf8"));
  /** @type {string[]} */
  const lived = [];
  let count = 0;
  for (const [file, { mutants }] of Object.entries(files)) {
    for (const { status, location } of mutants) {
      if (status === "Ignored" || status === "CompileError") continue;
      count++;
      const { start, end } = location;
      const place = `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
      if (status === "Survived" || status === "NoCoverage") lived.push(place);
    }
  }
  return { count, lived };
}

/**
 * What Stryker is to change: what `LIVED` names, or every line, or with `SHARE=0.1 SEED=1` about that share of the
 * lines, drawn in stretches.
 * @param {string} name
 * @returns {string[]}
 */
export function linesOf(name) {
  const lived = process.env["LIVED"];
  if (lived) return lived.split(",");
  const files = sourcesIn(`src/${name}`);
  const share = Number(process.env["SHARE"] ?? 1);
  if (share >= 1) return files;
  let state = Number(process.env["SEED"] ?? 1);
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return files.flatMap((file) => {
    const lines = readFileSync(file, "utf8").split("\n").length;
    const stretches = Array.from({ length: Math.ceil(lines / STRETCH) }, (_, index) => index * STRETCH + 1);
    return stretches
      .filter(() => random() < share)
      .map((first) => `${file}:${first}-${Math.min(first + STRETCH - 1, lines)}`);
  });
}
