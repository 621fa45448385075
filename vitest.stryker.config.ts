// Mutation testing runs the tests thousands of times, so it takes the fast ones of one family, in one worker.
import { defineConfig } from "vitest/config";
import { sourceAliases } from "./scripts/doors.mjs";
import { family } from "./scripts/families.mjs";
import { deepTests, nodeTests, pageTests } from "./vitest.config.ts";

export default defineConfig({
  resolve: { alias: sourceAliases },
  test: {
    include: [`test/${family}/**/*.test.ts`, "test/ground/**/*.test.ts"],
    exclude: [deepTests, pageTests, ...nodeTests],
    isolate: false,
    fileParallelism: false,
    // Counting what each test reaches makes the long texts slow; a change that hangs is found by Stryker's own clock.
    testTimeout: 60_000,
  },
});
