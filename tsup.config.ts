import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { defineConfig } from "tsup";
import { doors } from "./scripts/doors.mjs";

export default defineConfig({
  entry: Object.fromEntries(doors.map(({ entry, source }) => [entry, source])),
  format: ["esm", "cjs"],
  target: "es2022",
  platform: "neutral",
  dts: true,
  // The declarations of the element need the types of pages; `npm run typecheck` holds the rest of src without them.
  tsconfig: "tsconfig.page.json",
  sourcemap: true,
  clean: true,
  // Shared chunks in both formats: without them each CommonJS door holds its own error classes and `instanceof` fails.
  splitting: true,
  // esbuild drops unused code itself; tsup's second pass would only damage the source maps.
  treeshake: false,
  esbuildOptions: (options) => {
    // The sources ship beside the maps.
    options.sourcesContent = false;
  },
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
  plugins: [
    {
      name: "maps-without-absolute-paths",
      // A line that came from no source is mapped to the CommonJS file itself, by its path on this machine.
      buildEnd({ writtenFiles }) {
        for (const { name } of writtenFiles) {
          if (!name.endsWith(".cjs.map")) continue;
          const map = JSON.parse(readFileSync(name, "utf8"));
          const [own, ...sources] = map.sources;
          const file = basename(own);
          writeFileSync(name, JSON.stringify({ ...map, file, sources: [file, ...sources] }));
        }
      },
    },
  ],
});
