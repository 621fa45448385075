import { defineConfig, devices } from "@playwright/test";

const port = Number(process.env["PORT"] ?? 4173);
const launchOptions = {
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-background-networking", "--disable-dev-shm-usage"],
};

/** `npm run build` first: the tests open what was built, with its policy and its service worker. */
export default defineConfig({
  testDir: "test",
  // The paths of the page lead to types, which cannot be run.
  tsconfig: "test/tsconfig.json",
  testMatch: "**/*.e2e.ts",
  timeout: 120_000,
  workers: 1,
  reporter: [["list"]],
  use: { baseURL: `http://127.0.0.1:${port}`, launchOptions },
  projects: [
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      use: { ...devices["Pixel 5"], viewport: { width: 360, height: 740 }, launchOptions },
    },
  ],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
  },
});
