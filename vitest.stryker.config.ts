// Mutation testing runs each test many times: only the fast ones, no browser, and none that read files of the repository.
import { defineConfig } from "vitest/config";
import { doors, root } from "./scripts/doors.mjs";

export default defineConfig({
  resolve: {
    alias: doors.map(({ specifier, source }) => ({
      find: new RegExp(`^${specifier}$`),
      replacement: root + source,
    })),
  },
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/**/*.deep.test.ts", "test/**/*.node.test.ts", "test/docs.test.ts", "test/house.test.ts"],
  },
});
