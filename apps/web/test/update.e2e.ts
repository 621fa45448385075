/** A newer build: announced between games only, and loading it loses nothing. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { build } from "vite";
import { expectMoves, isPhone, open, press } from "./support/page.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

test("a newer page is announced after the game, and loads with the game kept", async ({ page }, info) => {
  test.setTimeout(300_000);
  const root = join(info.config.rootDir, "..");
  const newer = info.outputPath("newer");
  await build({
    root,
    logLevel: "error",
    build: { outDir: newer, emptyOutDir: true },
    plugins: [
      {
        name: "newer",
        enforce: "pre",
        transform: (code, id) =>
          id.endsWith("src/words/app/en.ts") ? code.replace('play: "Play"', 'play: "Play here"') : undefined,
      },
    ],
  });

  let served = join(root, "dist");
  const server = createServer(async ({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://page");
    const file = join(served, pathname === "/" ? "index.html" : pathname);
    const body = await readFile(file).catch(() => undefined);
    response.writeHead(body === undefined ? 404 : 200, {
      "content-type": types[extname(file)] ?? "application/octet-stream",
      "cache-control": "no-cache",
    });
    response.end(body);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  try {
    const { port } = server.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}/`;
    await open(page, { opponent: "person" }, `${address}#play`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await press(page, "d6", isPhone(info));
    await expectMoves(page, 1);
    // The list shows what is stored.
    await page.goto(`${address}#games`);
    await expect(page.locator(".game")).toHaveCount(1);
    await page.goto(`${address}#play`);
    await expectMoves(page, 1);

    served = newer;
    await page.reload();
    await expectMoves(page, 1);
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.getRegistration())?.waiting != null,
    );
    // Somebody is playing.
    await page.waitForTimeout(1000);
    await expect(page.locator(".notice")).toHaveCount(0);
    await expect(page).toHaveTitle("Play · Morabaraba");

    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    const notice = page.locator(".notice", { hasText: "A newer version of this page is ready." });
    await expect(notice).toBeVisible();
    await notice.getByRole("button", { name: "Load it" }).click();
    await expect(page).toHaveTitle("Play here · Morabaraba");
    await expectMoves(page, 1);
    await expect(page.locator(".result h2")).toHaveText("Light wins");
    await expect(page.locator(".notice")).toHaveCount(0);
  } finally {
    await page.close();
    server.close();
    server.closeAllConnections();
  }
});
