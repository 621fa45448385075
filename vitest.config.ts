import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import {
  act,
  activate,
  forceDark,
  hear,
  photograph,
  prefer,
  screenshot,
} from "./test/support/element/commands.ts";

const allTests = ["test/**/*.test.ts"];
/** Deep counts and long random runs: `npx vitest run --project deep`. */
export const deepTests = "test/**/*.deep.test.ts";
/** Tests that read files of the repository, so have no place in a page nor in mutation testing. */
export const nodeTests = ["test/docs.slow.test.ts", "test/architecture.test.ts", "test/**/*.node.test.ts"];

/** Tests that take four seconds or more: `npm test` leaves them out. */
export const slowTests = "test/**/*.slow.*test.ts";

/** Tests of what touches the page: they need one, and a hand that plays in it. */
export const pageTests = "test/**/*.page.test.ts";

/** Playwright's own Firefox or WebKit if `BROWSER` asks for one; else the Chromium that `CHROMIUM` names. */
const browserName = (process.env["BROWSER"] ?? "chromium") as "chromium" | "firefox" | "webkit";
const chromium = {
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
  ],
};
const provider = playwright({
  launchOptions: browserName === "chromium" ? chromium : {},
  contextOptions: { hasTouch: true },
});
/** Fresh for each project, as Vitest writes into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider,
  instances: [{ browser: browserName }],
});

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // A test that hangs is found all the same; a busy machine fails none, so no test sets a limit of its own.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What `test/support/share.ts` draws from many like cases.
    provide: {
      everyCase: process.env["EVERY_CASE"] === "yes",
      caseSeed: Number(process.env["FAST_CHECK_SEED"] ?? Date.now() % 2 ** 31),
    },
    pool: "threads",
    maxWorkers: "100%",
    // Of a failing file, only the tests that fail.
    reporters: "minimal",
    coverage: {
      // Counts every statement by itself; what V8 reports of many runs does not always add up.
      provider: "istanbul",
      include: ["src/**/*.ts"],
      // Runs as a process of its own, in the tests too.
      exclude: ["src/command/main.ts"],
      reporter: ["text", "json-summary", "html"],
      thresholds: { statements: 99, branches: 98, functions: 99, lines: 99 },
    },
    // Tests without a page leave nothing behind: without isolation they need a third less processor time.
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          isolate: false,
          include: allTests,
          exclude: [deepTests, pageTests],
          setupFiles: "test/support/seed.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "fast",
          isolate: false,
          include: allTests,
          exclude: [deepTests, pageTests, slowTests],
          setupFiles: "test/support/seed.ts",
          globalSetup: "test/support/longer-run.ts",
        },
      },
      {
        extends: true,
        test: { name: "deep", include: [deepTests], testTimeout: 600_000 },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: allTests,
          exclude: [deepTests, pageTests, ...nodeTests],
          browser: browser(),
        },
      },
      {
        extends: true,
        test: {
          name: "page",
          include: [pageTests],
          browser: {
            ...browser(),
            commands: { act, activate, forceDark, hear, photograph, prefer, screenshot },
          },
        },
      },
    ],
  },
});
