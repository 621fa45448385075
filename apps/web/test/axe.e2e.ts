/** Every screen is accessible, light and dark, by the rules of axe. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { isPhone, open, press } from "./support/page.ts";

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))])).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const part of [
      "play",
      "learn",
      "solve",
      "analyse",
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

    test("a game with its menu, dialogs and end", async ({ page }, info) => {
      await open(page, { opponent: "person", clock: { minutes: 5, incrementSeconds: 0 } });
      for (const point of ["d6", "f4", "d2"]) await press(page, point, isPhone(info));
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
    });
  });
}
