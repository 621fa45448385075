// Mutation testing of one part of the source by its own tests; test/mutation/run.mjs runs one after the other.
import { linesOf, part } from "./parts.mjs";

export default {
  packageManager: "npm",
  plugins: ["@stryker-mutator/vitest-runner"],
  testRunner: "vitest",
  vitest: { configFile: "test/mutation/vitest.config.ts", related: true },
  coverageAnalysis: "perTest",
  mutate: linesOf(part),
  disableTypeChecks: "src/**/*.ts",
  ignorePatterns: ["dist", "coverage", "reports", "research", "apps", "site"],
  reporters: ["clear-text", "progress-append-only", "html", "json"],
  clearTextReporter: { logTests: false },
  htmlReporter: { fileName: `reports/mutation/${part}.html` },
  jsonReporter: { fileName: `reports/mutation/${part}.json` },
  thresholds: { high: 95, low: 90, break: null },
  tempDirName: ".stryker-tmp",
  cleanTempDir: "always",
  // The sample of a few minutes leaves out what is set up once for all tests: each of those runs takes every test.
  ignoreStatic: process.env["SHARE"] !== undefined,
  concurrency: Number(process.env["THREADS"] ?? 2),
  // A change that hangs takes this long to be found; a busy machine must not pass for one.
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 15,
};
