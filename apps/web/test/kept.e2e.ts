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

/** The ways in which browsers deny storage, as scripts that run before the page's own. */
const denials: Readonly<Record<string, () => void>> = {
  "every access throws": () => {
    const deny = () => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(globalThis, name, { get: deny });
    globalThis.BroadcastChannel = class {
      constructor() {
        deny();
      }
    } as unknown as typeof BroadcastChannel;
    Object.defineProperty(navigator, "serviceWorker", { get: deny });
  },
  "opening the database throws": () => {
    indexedDB.open = () => {
      throw new DOMException("denied", "SecurityError");
    };
  },
  "opening the database fails": () => {
    const { open } = indexedDB;
    indexedDB.open = (name) => {
      // A newer version of the page has been here.
      open.call(indexedDB, name, 1000);
      return open.call(indexedDB, name, 1);
    };
  },
  "the database never opens": () => {
    indexedDB.open = () => new EventTarget() as IDBOpenDBRequest;
  },
  "there is no database": () => {
    Object.defineProperty(globalThis, "indexedDB", { value: undefined });
  },
  "the disk is full": () => {
    Storage.prototype.setItem = IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
};

for (const [name, deny] of Object.entries(denials))
  test(`the page works and says that it keeps nothing: ${name}`, async ({ page }, info) => {
    const faults: string[] = [];
    page.on("pageerror", ({ message }) => faults.push(message));
    await page.addInitScript(deny);
    await open(page);
    await press(page, "d6", isPhone(info));
    await expectMoves(page, 2);
    await expect(page.locator(".notices")).toContainText(/does not keep games|no space left/);
    for (const part of [
      "solve",
      "solve/daily",
      "learn",
      "learn/mills",
      "analyze",
      "games",
      "online",
      "rules",
      "settings",
      "play",
    ]) {
      await page.goto(`#${part}`);
      await expect(page.locator("main h1, main h2").first(), part).toBeAttached();
      await expect(page.locator("main [role=alert]"), part).toHaveCount(0);
      if (part === "games" && name !== "the disk is full")
        await expect(page.locator(".note")).toContainText("keeps no games");
    }
    expect(faults).toEqual([]);
  });

test("a game is kept though another tab needs the database for itself", async ({ page, context }, info) => {
  await open(page);
  await press(page, "d6", isPhone(info));
  await expectMoves(page, 2);
  const other = await context.newPage();
  await other.goto("icon.svg");
  const removed = await other.evaluate(
    () =>
      new Promise((resolve) => {
        const removing = indexedDB.deleteDatabase("morabaraba");
        removing.onsuccess = () => resolve("removed");
        removing.onerror = () => resolve(removing.error?.message);
      }),
  );
  expect(removed).toBe("removed");
  await page.bringToFront();
  await press(page, "d2", isPhone(info));
  await expect(async () => expect(await page.locator(".moves button").count()).toBeGreaterThan(3)).toPass();
  await expect(page.locator(".notice")).toHaveCount(0);
  const moves = await page.locator(".moves button").count();
  await expect(async () => {
    await page.reload();
    await expectMoves(page, moves);
  }).toPass();
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
  for (const part of ["solve", "learn", "analyze", "games", "settings", "online"]) {
    await page.goto(`#${part}`);
    await expect(page.locator("main h1, main h2").first()).toBeAttached();
    await expect(page.locator("main [role=alert]")).toHaveCount(0);
  }
});
