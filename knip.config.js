import { entryPoints } from "./scripts/entry-points.mjs";

/** @type {import("knip").KnipConfig} */
export default {
  entry: [
    ...entryPoints.map(({ source }) => source),
    "scripts/*.mjs",
    "research/*.mjs",
    "research/bench/*.mjs",
    "research/sheets/page.ts",
    "research/arena/{play,selfplay}.mjs",
    "examples/worker/*.mjs",
    "examples/*.mjs",
    "vitest.stryker.config.ts",
    "test/**/*.test-d.ts",
  ],
  project: [
    "src/**/*.ts",
    "test/**/*.ts",
    "research/**",
    "examples/**",
    "!examples/{server,boardgame,react-board,web}/**",
    "scripts/**",
  ],
  ignoreDependencies: [
    // Named by the schema line of .changeset/config.json only; it comes with its tool.
    "@changesets/config",
    // Run by scripts/check.mjs.
    "@arethetypeswrong/cli",
    "publint",
    // Of the site and of an example, which have a package.json of their own.
    "linkinator",
    "boardgame.io",
  ],
  // Debian's, for scripts/check-browsers.mjs.
  ignoreBinaries: ["Xvfb", "WebKitWebDriver"],
};
