import { doors } from "./scripts/doors.mjs";

/** @type {import("knip").KnipConfig} */
export default {
  entry: [
    ...doors.map(({ source }) => source),
    "research/*.mjs",
    "research/bench/*.mjs",
    "research/arena/{play,selfplay}.mjs",
    "examples/worker/*.mjs",
    "examples/*.mjs",
    "vitest.stryker.config.ts",
    "test/**/*.test-d.ts",
  ],
  project: ["src/**/*.ts", "test/**/*.ts", "research/**", "examples/**", "!examples/server/**", "scripts/**"],
  // Named by the schema line of .changeset/config.json only; it comes with its tool.
  ignoreDependencies: ["@changesets/config"],
};
