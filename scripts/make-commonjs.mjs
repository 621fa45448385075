// The second half of `npm run build`: makes the CommonJS files of dist from its ES modules, which differ in how they import and
// export and in nothing else. The types are kept once, as CommonJS, because a module of either sort may import those.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { entryPoints, root } from "./entry-points.mjs";

/** What esbuild writes at the top and at the end of a module. */
const imports = /^import (?:\{([^}]*)\} from )?"\.\/(.+)\.js";$/gm;
const exports = /^export \{([^}]*)\};\n?/gm;

/**
 * The names between the braces: in the file that has them, and in the one that names them.
 * @param {string} names - Such as `a, b as c`.
 */
const pairs = (names) =>
  names
    .split(",")
    .map((name) => name.trim().split(" as "))
    .map(([first = "", second = first]) => /** @type {const} */ ([first, second]));

/**
 * An ES module of dist as a CommonJS module.
 * @param {string} text
 */
export function commonJs(text) {
  const body = text
    .replace(imports, (_, names, file) => {
      if (names === undefined) return `require("./${file}.cjs");`;
      const wanted = pairs(names).map(([theirs, own]) => (theirs === own ? own : `${theirs}: ${own}`));
      return `const { ${wanted.join(", ")} } = require("./${file}.cjs");`;
    })
    .replace(exports, (_, names) =>
      pairs(names)
        .map(([own, theirs]) => `exports.${theirs} = ${own};\n`)
        .join(""),
    );
  if (/^(?:import|export)\b/m.test(body))
    throw new Error("A module of dist imports or exports in a way that is new.");
  return `"use strict";\nObject.defineProperty(exports, "__esModule", { value: true });\n${body}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const dist = join(root, "dist");
  /** @param {string} name @param {string} text */
  const write = (name, text) => writeFileSync(join(dist, name), text);
  const entries = new Set(entryPoints.map(({ entry }) => entry));
  for (const name of readdirSync(dist)) {
    const text = readFileSync(join(dist, name), "utf8");
    if (name.endsWith(".d.ts")) {
      const stem = name.slice(0, -".d.ts".length);
      write(`${stem}.d.cts`, text.replace(/(["'])(\.\/.+?)\.js\1/g, "$1$2.cjs$1"));
      if (entries.has(stem)) write(name, `export * from "./${stem}.cjs";\n`);
      else rmSync(join(dist, name));
    } else if (name.endsWith(".js")) write(name.replace(/js$/, "cjs"), commonJs(text));
  }
}
