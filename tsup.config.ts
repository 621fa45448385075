import { readFileSync } from "node:fs";
import { defineConfig } from "tsup";
import { entryPoints } from "./scripts/entry-points.mjs";

const entries = Object.fromEntries(entryPoints.map(({ entry, source }) => [entry, source]));

export default defineConfig({
  entry: {
    ...entries,
    // Files of their own, so that a bundler leaves out the family that an app does not name.
    command: "src/command/main.ts",
    "family-mills": "src/families/morabaraba/mills.ts",
    "family-mancala": "src/families/mancala/mancala.ts",
  },
  // CommonJS programs require() these modules as they are: Node does that since 20.19.
  format: "esm",
  target: "es2022",
  platform: "neutral",
  dts: { entry: entries, compilerOptions: { ignoreDeprecations: "6.0" } },
  // The declarations of the element need the types of pages; `npm run typecheck` holds the rest of src without them.
  tsconfig: "tsconfig.page.json",
  clean: true,
  // Entry points share chunks: without them each holds its own error classes and `instanceof` fails between them.
  splitting: true,
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
});
