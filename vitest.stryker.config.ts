// Mutation testing runs each test many times, so it takes the fast ones only and no browser.
import { defineConfig } from "vitest/config";
import { sourceAliases } from "./scripts/doors.mjs";
import { allTests, deepTests, nodeTests } from "./vitest.config.ts";

export default defineConfig({
  resolve: { alias: sourceAliases },
  test: { include: [allTests], exclude: [deepTests, ...nodeTests] },
});
