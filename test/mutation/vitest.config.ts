// Mutation testing runs the tests thousands of times, so it takes the fast ones of one part, in one worker, and the
// slow ones for what they left.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { deepTests, nodeTests, pageTests, slowTests } from "../../vitest.config.ts";
import { part } from "./parts.mjs";

/** What pictures look like is held by the pictures of the docs. */
const also = part === "picture" ? ["test/pictures.node.test.ts"] : [];
/** Tests of the command need files, and processes of their own. */
const needsNode = ["picture", "command"].includes(part);

export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  resolve: { tsconfigPaths: true },
  test: {
    include: [`test/${part}/**/*.test.ts`, "test/base/**/*.test.ts", ...also],
    exclude: [
      deepTests,
      pageTests,
      ...(process.env["LIVED"] ? [] : [slowTests]),
      ...nodeTests.filter((test) => !needsNode || !test.includes(".node.")),
    ],
    isolate: false,
    fileParallelism: false,
    // Counting what each test reaches makes the long texts slow; a change that hangs is found by Stryker's own clock.
    testTimeout: 300_000,
  },
});
