import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { defineConfig, type Options } from "tsup";
import { entryPoints } from "./scripts/entry-points.mjs";

const entries = Object.fromEntries(entryPoints.map(({ entry, source }) => [entry, source]));
/** By name in `dist`: what has a file of its own there. */
const files: Readonly<Record<string, string>> = {
  ...entries,
  // So that a bundler leaves out the family that an app does not name.
  "family-mills": "src/families/mills/mills.ts",
  "family-mancala": "src/families/mancala/mancala.ts",
  // For the command.
  errors: "src/base/errors.ts",
};

const common = {
  // CommonJS programs require() these modules as they are: Node does that since 20.19.
  format: "esm",
  target: "es2022",
  platform: "neutral",
  // Lines and names stay, so that an error's stack can be read.
  esbuildOptions(options) {
    options.minifySyntax = true;
  },
  // The declarations of the element need the types of pages; src/tsconfig.core.json holds the rest of src without them.
  tsconfig: "src/tsconfig.page.json",
  esbuildPlugins: [
    {
      // Style sheets are readable in src and small in dist: the text between the backticks of a `styles.ts`.
      name: "small-sheets",
      setup({ esbuild, onLoad }) {
        onLoad({ filter: /[\\/]styles\.ts$/ }, async ({ path }) => {
          const [before, sheet = "", ...after] = readFileSync(path, "utf8").split("`");
          const { code } = await esbuild.transform(sheet, { loader: "css", minify: true });
          return { contents: [before, code.trim(), ...after].join("`"), loader: "ts" };
        });
      },
    },
  ],
} satisfies Options;

export default defineConfig([
  {
    ...common,
    entry: files,
    dts: { entry: entries, compilerOptions: { ignoreDeprecations: "6.0" } },
    clean: true,
    plugins: [
      {
        // Bundlers drop the directive of a source file, and Next asks for it where a server component imports the boards.
        name: "of-the-page",
        renderChunk: (code, { path }) =>
          /\breact\.js$/.test(path) ? { code: `"use client";\n${code}` } : undefined,
      },
    ],
    // Entry points share chunks: without them each holds its own error classes and `instanceof` fails between them.
    splitting: true,
  },
  {
    // In one build with the entry points, the command would move their code to chunks, and a bundler would leave out what
    // `sideEffects` keeps in their files.
    ...common,
    entry: { command: "src/command/main.ts" },
    splitting: true,
    esbuildPlugins: [
      {
        name: "built-beside",
        setup({ onResolve }) {
          onResolve({ filter: /^\.\.?\/.*\.ts$/ }, ({ path, resolveDir }) => {
            const source = relative(".", resolve(resolveDir, path));
            const found = Object.keys(files).find((name) => files[name] === source);
            return found === undefined ? undefined : { path: `./${found}.js`, external: true };
          });
        },
      },
    ],
  },
]);
