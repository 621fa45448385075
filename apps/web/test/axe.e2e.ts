/** Every screen is accessible, light and dark, by the rules of axe. */
import { expect, test } from "@playwright/test";
import { expectAccessible, isPhone, open, press } from "./support/page.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const part of [
      "play",
      "learn",
      "solve",
      "analyze",
      "games",
      "settings",
      "online",
      "rules",
      "rules/ask",
      "rules/print",
    ]) {
      test(part, async ({ page }) => {
        await open(page, {}, `#${part}`);
        await page.waitForTimeout(800);
        await expectAccessible(page);
      });
    }

    for (const [title, viewport] of [
      ["320 pixels, as 400 % of 1280", { width: 320, height: 256 }],
      ["640 pixels, as 200 % of 1280", { width: 640, height: 512 }],
    ] as const)
      test(`at ${title}, every part scrolls in one direction only`, async ({ page }, info) => {
        test.skip(info.project.name !== "desktop", "The size is the test's own.");
        await page.setViewportSize(viewport);
        await open(page);
        for (const part of ["play", "learn", "solve", "analyze", "games", "settings", "online", "rules"]) {
          await page.goto(`#${part}`);
          await page.waitForTimeout(400);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect([part, Math.max(0, wide)]).toEqual([part, 0]);
          await expectAccessible(page);
        }
      });

    test("a game with its menu, dialogs, end and analysis", async ({ page }, info) => {
      await open(page, { opponent: "person", clock: { minutes: 5, incrementSeconds: 0 } });
      // Light has a mill, and is to shoot.
      for (const point of ["a7", "f4", "a4", "d2", "a1"]) await press(page, point, isPhone(info));
      await expect(page.locator(".panel .status")).toContainText("shoot");
      await expectAccessible(page);
      await press(page, "d2", isPhone(info));
      await page.getByRole("button", { name: "More" }).click();
      await expectAccessible(page);
      await page.getByRole("menuitem", { name: "Share and save" }).click();
      await expect(page.getByRole("textbox", { name: "Link" })).not.toHaveValue("");
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "More" }).click();
      await page.getByRole("menuitem", { name: "New game" }).click();
      await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Change the rules" }).click();
      await page.getByRole("spinbutton", { name: "Cows of each side" }).fill("99");
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Resign" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
      await expect(page.locator(".result")).toBeVisible();
      await expectAccessible(page);
      await page.locator(".result").getByRole("button", { name: "Analyse" }).click();
      await expect(page.locator(".move-tree")).toBeVisible();
      await expectAccessible(page);
    });

    test("a game of mancala", async ({ page }) => {
      await open(page, { family: "mancala", variant: "kalah", opponent: "person" });
      await page.getByRole("button", { name: "House 3 of South" }).press("Enter");
      await expect(page.locator(".status b")).toHaveText("South moves again.");
      await expectAccessible(page);
    });
  });
}
