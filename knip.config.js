import { doors } from "./scripts/doors.mjs";

/** @type {import("knip").KnipConfig} */
export default {
  entry: [
    ...doors.map(({ source }) => source),
    "bench/*.mjs",
    "examples/*.mjs",
    "vitest.stryker.config.ts",
    "test/**/*.test-d.ts",
  ],
  project: ["src/**/*.ts", "test/**/*.ts", "bench/**", "examples/**", "scripts/**"],
  // Named by the schema line of .changeset/config.json only; comes with the tool.
  ignoreDependencies: ["@changesets/config"],
};
