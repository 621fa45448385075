/** Nothing is lost: a killed tab, a full disk, a browser that stores nothing, two tabs, no network. */
import { expect, test } from "@playwright/test";
import { expectMoves, isPhone, open, press } from "./support/page.ts";

test("a killed tab loses nothing", async ({ page, context }, info) => {
  await open(page);
  await press(page, "d6", isPhone(info));
  await expectMoves(page, 2);
  const crashed = page.waitForEvent("crash");
  await page.goto("chrome://crash").catch(() => {});
  await crashed;
  const next = await context.newPage();
  await open(next);
  await expectMoves(next, 2);
  await press(next, "d2", isPhone(info)).catch(() => {});
  await expect(next).toHaveURL(/#play\/[\w-]+$/);
});

test("a full disk shows a message, and the game goes on", async ({ page, context }, info) => {
  await open(page);
  const devtools = await context.newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  await press(page, "d6", isPhone(info));
  await expectMoves(page, 2);
  await expect(page.locator(".notice")).toContainText("no space left");
  await devtools.send("Storage.overrideQuotaForOrigin", { origin });
  await press(page, "d2", isPhone(info));
  // The game is kept in between.
  await expect(async () => expect(await page.locator(".moves button").count()).toBeGreaterThan(3)).toPass();
  await page.reload();
  await expect(async () => expect(await page.locator(".moves button").count()).toBeGreaterThan(2)).toPass();
});

test("a browser that stores nothing shows a message, and the game goes on", async ({ page }, info) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = Storage.prototype.setItem = () => {
      throw new DOMException("denied", "SecurityError");
    };
    indexedDB.open = () => {
      throw new DOMException("denied", "SecurityError");
    };
  });
  await open(page);
  await press(page, "d6", isPhone(info));
  await expectMoves(page, 2);
  await expect(page.locator(".notices")).toContainText("does not keep games");
  await page.goto("#games");
  await expect(page.locator(".note")).toContainText("keeps no games");
});

test("two tabs of one game show the same game", async ({ page, context }, info) => {
  await open(page, { opponent: "person" });
  await press(page, "d6", isPhone(info));
  await expect(page).toHaveURL(/#play\/[\w-]+$/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expectMoves(other, 1);
  await press(other, "f4", isPhone(info));
  await expectMoves(other, 2);
  await expectMoves(page, 2);
  await expect(page.locator(".notice")).toContainText("went on in another tab");
  await press(page, "d2", isPhone(info));
  await expectMoves(page, 3);
  await expectMoves(other, 3);
});

test("without a network, the page reloads and the bot moves", async ({ page, context }, info) => {
  await open(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.reload();
  await press(page, "d6", isPhone(info));
  await expectMoves(page, 2);
  for (const part of ["solve", "learn", "analyse", "games", "settings", "online"]) {
    await page.goto(`#${part}`);
    await expect(page.locator("main h1, main h2").first()).toBeAttached();
    await expect(page.locator("main [role=alert]")).toHaveCount(0);
  }
});
