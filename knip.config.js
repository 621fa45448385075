import { entryPoints } from "./scripts/entry-points.mjs";

/** @type {import("knip").KnipConfig} */
export default {
  workspaces: {
    ".": {
      entry: [
        // Two of those for a CDN are known from tsup.config.ts.
        ...entryPoints
          .map(({ source }) => source)
          .filter((source) => !/src\/(index|mancala)\.ts/.test(source)),
        "scripts/*.mjs",
        "scripts/consumers/{run,boardgame,sites}.mjs",
        "research/*.mjs",
        "research/{arena,bench,study}/*.mjs",
        "test/support/store-samples.mjs",
        "examples/**/*.{mjs,cjs,ts,tsx}",
        "test/mutation/*.{mjs,ts}",
        "test/brute/*.ts",
        "test/support/element/{reactApps.tsx,vueApps.ts}",
        "test/**/*.test-d.ts",
      ],
      project: ["{src,test,research,examples,scripts}/**"],
      ignoreDependencies: [
        // Named by the schema line of .changeset/config.json only; it comes with its tool.
        "@changesets/config",
        // Run by scripts/check.mjs, and by Stryker.
        "@arethetypeswrong/cli",
        "publint",
        "@stryker-mutator/*",
        // Of the consumers, which have a lockfile of their own.
        "boardgame.io",
      ],
    },
    "apps/protocol": {
      // Nobody but the page and the server imports it.
      includeEntryExports: true,
    },
    "apps/mcp": {
      entry: ["test/**/*.ts"],
    },
    "apps/server": {
      entry: ["src/main.ts", "test/**/*.ts"],
      // A small disk for the heavy run that fills it.
      ignoreBinaries: ["mount", "umount"],
    },
    "apps/web": {
      entry: ["src/workers/*.ts", "scripts/*.mjs", "test/**/*.ts"],
    },
    "scripts/consumers/react18": {
      // The tests give it to bundles in the place of React 19.
      ignoreDependencies: ["react", "react-dom"],
    },
    site: {
      entry: [".vitepress/{config.ts,theme/index.ts}", "pages/*.ts"],
    },
  },
};
