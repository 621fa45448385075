/** A first visit, links that lead nowhere, windows of every size, and a newer build, which loses nothing. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { build } from "vite";
import { expectMoves, isPhone, open, press } from "./support/page.ts";

test("a first visit shows the welcome until the first move", async ({ page }, info) => {
  await page.goto("#play");
  await expect(page.getByRole("heading", { name: "A board game from southern Africa" })).toBeInViewport();
  await expect(page.getByRole("button", { name: "Play a gentle bot" })).toBeInViewport();
  await press(page, "d6", isPhone(info));
  await expect(page.getByRole("heading", { name: "A board game from southern Africa" })).toHaveCount(0);
  await page.reload();
  await expect(page.locator(".moves")).toBeVisible();
  await expect(page.getByRole("heading", { name: "A board game from southern Africa" })).toHaveCount(0);
});

test("the picture of the welcome moves once, or not at all if motion is reduced", async ({ page }) => {
  const textOfPicture = () =>
    page
      .locator(".welcome img")
      .evaluate(async (image: HTMLImageElement) => (await fetch(image.currentSrc)).text());
  await page.goto("#play");
  const moving = await textOfPicture();
  expect(moving).toContain("<animate");
  expect(moving).not.toContain("indefinite");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(async () => expect(await textOfPicture()).not.toContain("<animate")).toPass();
});

test("the weakest bot comes with tips, which can be switched off", async ({ page }, info) => {
  await page.goto("#play");
  await page.getByRole("button", { name: "Play a gentle bot" }).click();
  await expect(page.locator(".coach")).toContainText("Press an empty point.");
  await press(page, "d6", isPhone(info));
  await expect(page.locator(".status b")).toHaveText("Place a cow.");
  await expect(page.locator(".panel .status")).toContainText("The bot placed a cow on");
  await page.getByRole("button", { name: "No more tips" }).click();
  await expect(page.locator(".coach")).toHaveCount(0);
  await page.reload();
  await expect(page.locator(".status b")).toHaveText("Place a cow.");
  await expect(page.locator(".coach")).toHaveCount(0);
});

test("a tip leaves all tools visible on a phone on its side", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await open(page);
  await press(page, "a7", false);
  await expectMoves(page, 2);
  await expect(page.locator(".coach")).toBeVisible();
  // A refusal and a tip together are longer than the panel.
  await press(page, "a7", false);
  await expect(page.locator(".panel .status")).toContainText("Place the cows in your hand first.");
  for (const name of ["Undo", "Hint", "Flip", "Resign", "More"])
    await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 0.9 });
});

test("the menu opens above the board, and the Start button of a new game is visible", async ({ page }) => {
  await open(page);
  await page.locator(".panel").getByRole("button", { name: "New game" }).first().click();
  await expect(page.getByRole("button", { name: "Start" })).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Rules", exact: true }).click();
  await expect(page).toHaveURL(/#rules/);
});

for (const [hash, heading] of [
  ["#learn/nope", "Lessons"],
  ["#solve/nope", "Puzzles"],
] as const)
  test(`${hash} shows that it leads nowhere`, async ({ page }) => {
    await open(page, {}, hash);
    await expect(page.locator(".notices")).toContainText("That link leads nowhere.");
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${hash.split("/")[0]}$`));
  });

test("the skip link leads to a point of the board", async ({ page }, info) => {
  test.skip(isPhone(info), "a phone has no keys");
  await open(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("morabaraba-board")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".moves button")).toHaveCount(2);
});

/** Returns what sticks out of the window on the right. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const wide = [...document.querySelectorAll("button, a, p, h1, h2, dd, input, select")].find(
      (each) =>
        each.checkVisibility() &&
        each.getBoundingClientRect().right > innerWidth + 1 &&
        !each.closest(".moves, .worth-line, [role=tablist]"),
    );
    return document.documentElement.scrollWidth > innerWidth
      ? `the page, by ${wide?.outerHTML}`
      : wide?.outerHTML;
  });

/** Returns the width of a mill board's smallest point for fingers; infinite without a playable board. */
const smallestPoint = (page: Page) =>
  page.evaluate(() => {
    const board = document.querySelector(".part morabaraba-board.board");
    const points = [...(board?.shadowRoot?.querySelectorAll("[data-point]") ?? [])];
    return Math.min(...points.map((point) => point.getBoundingClientRect().width));
  });

const parts = [
  "play",
  "solve/daily",
  "learn/mills",
  "learn",
  "analyze",
  "games",
  "online",
  "settings",
  "rules/rules/mssa",
  "rules/ask/mssa",
];

for (const [width, height] of [
  [320, 256],
  [320, 568],
  [360, 640],
  [568, 320],
  [640, 360],
  [667, 375],
  [740, 360],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
] as const)
  test(`nothing sticks out at ${width} × ${height}, and points are large enough for fingers`, async ({
    page,
  }, info) => {
    test.skip(isPhone(info), "the window of a phone has one size");
    await page.setViewportSize({ width, height });
    for (const family of ["mills", "mancala"] as const) {
      await page.goto("#settings");
      await page.evaluate((family) => {
        const variant = family === "mills" ? "standard" : "oware";
        const setup = { family, variant, opponent: "bot", level: 3, side: 0, clock: null };
        localStorage.setItem("morabaraba.setup", JSON.stringify(setup));
        // Afrikaans has the longer words.
        localStorage.setItem("morabaraba.settings", JSON.stringify({ animation: 0, language: "af" }));
      }, family);
      await page.reload();
      for (const part of family === "mills" ? parts : ["play", "learn/relay"]) {
        await page.goto(`#${part}`);
        await expect(page.locator(".part > :not(.waiting)").first()).toBeAttached();
        await page.waitForTimeout(400);
        expect(await sticksOut(page), `${part}, ${family}`).toBeUndefined();
        const least = Math.min(44, Math.floor((Math.min(width, height) - 16) / 8));
        expect(await smallestPoint(page), `${part}, a point`).toBeGreaterThanOrEqual(least);
      }
      await page.goto("#play");
      await page.locator(".panel").getByRole("button", { name: "Nuwe spel" }).first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await sticksOut(page), `a new game, ${family}`).toBeUndefined();
      await page.getByRole("button", { name: "Verander die reëls" }).click();
      await expect(page.locator(".rules-fields")).toBeVisible();
      expect(await sticksOut(page), `the form, ${family}`).toBeUndefined();
      await page.goto("#rules/rules/mssa");
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await sticksOut(page), "the keys").toBeUndefined();
    }
  });

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
          id.endsWith("src/languages/en/app.ts")
            ? code.replace('play: "Play"', 'play: "Play here"')
            : undefined,
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
