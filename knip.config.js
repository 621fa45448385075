import { doors } from "./scripts/doors.mjs";

/** @type {import("knip").KnipConfig} */
export default {
  entry: [
    ...doors.map(({ source }) => source),
    "bench/*.mjs",
    "arena/{run,ladder,goals,tune,play,selfplay}.mjs",
    "examples/worker/*.mjs",
    "examples/*.mjs",
    "vitest.stryker.config.ts",
    "test/**/*.test-d.ts",
  ],
  project: ["src/**/*.ts", "test/**/*.ts", "arena/**", "bench/**", "examples/**", "scripts/**"],
  // Named by the schema line of .changeset/config.json only; it comes with its tool.
  ignoreDependencies: ["@changesets/config"],
};
