import { readFileSync } from "node:fs";
import { defineConfig } from "tsup";
import { doors } from "./scripts/doors.mjs";

export default defineConfig({
  entry: Object.fromEntries(doors.map(({ entry, source }) => [entry, source])),
  // `scripts/make-commonjs.mjs` makes the other format of this one.
  format: "esm",
  target: "es2022",
  platform: "neutral",
  dts: true,
  // The declarations of the element need the types of pages; `npm run typecheck` holds the rest of src without them.
  tsconfig: "tsconfig.page.json",
  clean: true,
  // Doors share chunks: without them each CommonJS door holds its own error classes and `instanceof` fails.
  splitting: true,
  esbuildPlugins: [
    {
      // Style sheets are readable in src and small in dist: the text between the backticks of a `sheet.ts`.
      name: "small-sheets",
      setup({ esbuild, onLoad }) {
        onLoad({ filter: /[\\/]sheet\.ts$/ }, async ({ path }) => {
          const [before, sheet = "", ...after] = readFileSync(path, "utf8").split("`");
          const { code } = await esbuild.transform(sheet, { loader: "css", minify: true });
          return { contents: [before, code.trim(), ...after].join("`"), loader: "ts" };
        });
      },
    },
  ],
});
