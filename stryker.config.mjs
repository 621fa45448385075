// Mutation testing of one family of the source by its own tests; scripts/test-mutation.mjs runs one after the other.
import { family, sourceOf } from "./scripts/families.mjs";

export default {
  packageManager: "npm",
  plugins: ["@stryker-mutator/vitest-runner"],
  testRunner: "vitest",
  vitest: { configFile: "vitest.stryker.config.ts", related: true },
  coverageAnalysis: "perTest",
  mutate: sourceOf[family] ?? [],
  disableTypeChecks: "src/**/*.ts",
  ignorePatterns: ["dist", "coverage", "reports", "docs", "research"],
  reporters: ["clear-text", "html", "json"],
  clearTextReporter: { logTests: false },
  htmlReporter: { fileName: `reports/mutation/${family}.html` },
  jsonReporter: { fileName: `reports/mutation/${family}.json` },
  thresholds: { high: 95, low: 90, break: 90 },
  tempDirName: ".stryker-tmp",
  cleanTempDir: "always",
  concurrency: 2,
  timeoutMS: 5000,
};
