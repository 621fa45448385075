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
});
