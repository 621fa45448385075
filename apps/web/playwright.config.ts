import { defineConfig, devices } from "@playwright/test";

const port = Number(process.env["PORT"] ?? 4173);
/** Chromium is the system's; an empty `CHROMIUM` means the one that `npx playwright install` brings, as it does Firefox and WebKit. */
const chromium = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
const launchOptions = {
  ...(chromium === "" ? {} : { executablePath: chromium }),
  args: [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-dev-shm-usage",
    // A name that is not the device itself, so browsers trust its pages only over HTTPS.
    "--host-resolver-rules=MAP school.lan 127.0.0.1",
  ],
};

const viewport = { width: 1440, height: 900 };
const most = /\/(play|solve|learn|games)\.e2e\.ts$/;

/** `npm run build` first: the tests open what was built, with its policy and its service worker. */
export default defineConfig({
  testDir: "test",
  // The paths of the page lead to types, which cannot be run.
  tsconfig: "test/tsconfig.json",
  testMatch: "**/*.e2e.ts",
  timeout: 120_000,
  // The machine may have other things to do.
  expect: { timeout: 15_000 },
  workers: 1,
  reporter: [["list"]],
  use: { baseURL: `http://127.0.0.1:${port}` },
  projects: [
    { name: "desktop", use: { viewport, launchOptions } },
    {
      name: "phone",
      use: { ...devices["Pixel 5"], viewport: { width: 360, height: 740 }, launchOptions },
    },
    {
      name: "phone on its side",
      use: { ...devices["Pixel 5 landscape"], viewport: { width: 740, height: 360 }, launchOptions },
    },
    // The tests that need no tool of Chromium alone: games, puzzles, lessons, pasted games.
    { name: "firefox", testMatch: most, use: { browserName: "firefox", viewport } },
    { name: "webkit", testMatch: most, use: { browserName: "webkit", viewport } },
  ],
  webServer: {
    command: `npx --no-install vite preview --port ${port} --strictPort`,
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
    timeout: 180_000,
  },
});
