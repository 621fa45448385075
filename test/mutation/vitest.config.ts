// Mutation testing runs the tests thousands of times, so it takes the fast ones of one family, in one worker.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { deepTests, nodeTests, pageTests } from "../../vitest.config.ts";
import { family } from "./parts.mjs";

export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  resolve: { tsconfigPaths: true },
  test: {
    include: [`test/${family}/**/*.test.ts`, "test/base/**/*.test.ts"],
    exclude: [deepTests, pageTests, ...nodeTests],
    isolate: false,
    fileParallelism: false,
    // Counting what each test reaches makes the long texts slow; a change that hangs is found by Stryker's own clock.
    testTimeout: 300_000,
  },
});
