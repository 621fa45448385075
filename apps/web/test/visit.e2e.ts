/** A first visit, links that lead nowhere, and windows of every size. */
import { expect, type Page, test } from "@playwright/test";
import { isPhone, open, press } from "./support/page.ts";

test("a first visit is welcomed until a game is under way", async ({ page }, info) => {
  await page.goto("#play");
  await expect(page.getByRole("heading", { name: "A board game from southern Africa" })).toBeInViewport();
  await expect(page.getByRole("button", { name: "Play a gentle bot" })).toBeInViewport();
  await press(page, "d6", isPhone(info));
  await expect(page.getByRole("heading", { name: "A board game from southern Africa" })).toHaveCount(0);
  await page.reload();
  await expect(page.locator(".moves")).toBeVisible();
  await expect(page.getByRole("heading", { name: "A board game from southern Africa" })).toHaveCount(0);
});

test("the gentle bot is played with tips, which can be switched off", async ({ page }, info) => {
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

for (const [hash, heading] of [
  ["#learn/nope", "Lessons"],
  ["#solve/nope", "Puzzles"],
] as const)
  test(`${hash} says that it leads nowhere`, async ({ page }) => {
    await open(page, {}, hash);
    await expect(page.locator(".notices")).toContainText("That link names nothing that is here.");
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

/** What sticks out of the window to the right, if anything does. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const wide = [...document.querySelectorAll("button, a, p, h1, h2")].find(
      (each) =>
        each.checkVisibility() &&
        each.getBoundingClientRect().right > innerWidth + 1 &&
        !each.closest(".moves"),
    );
    return document.documentElement.scrollWidth > innerWidth
      ? `the page, by ${wide?.outerHTML}`
      : wide?.outerHTML;
  });

for (const [width, height] of [
  [320, 256],
  [360, 640],
  [568, 320],
  [640, 360],
  [667, 375],
  [720, 450],
  [768, 1024],
  [1024, 768],
  [2560, 1440],
] as const)
  test(`nothing sticks out at ${width} × ${height}`, async ({ page }, info) => {
    test.skip(isPhone(info), "the window of a phone has one size");
    await page.setViewportSize({ width, height });
    for (const family of ["mills", "mancala"] as const) {
      for (const part of ["play", "analyse", "solve/daily", "learn/mills", "games", "online", "settings"]) {
        await page.goto("#settings");
        await page.evaluate((setup) => localStorage.setItem("morabaraba.setup", JSON.stringify(setup)), {
          family,
          variant: family === "mills" ? "standard" : "oware",
          opponent: "bot",
          level: 3,
          side: 0,
          clock: null,
        });
        await page.goto(`#${part}`);
        await page.reload();
        await page.waitForTimeout(300);
        expect(await sticksOut(page), `${part}, ${family}`).toBeUndefined();
      }
    }
  });
