import { expect, test } from "@playwright/test";
import { words as af } from "../src/languages/af/learn.ts";
import { words } from "../src/languages/en/learn.ts";
import { playMove, pressHouse, pressPoint, type Way } from "./board.ts";
import { expectAccessible } from "./support/page.ts";

const finger = ({ hasTouch }: { hasTouch: boolean }): Way => (hasTouch ? "touch" : "mouse");

for (const way of ["finger", "keys"] as const) {
  test(`a lesson of Morabaraba is played to its end: ${way}`, async ({ page, hasTouch }) => {
    const by = way === "keys" ? "keys" : finger({ hasTouch });
    await page.goto("#learn/repeat-mill");
    const answer = page.locator(".lesson .answer");
    const goOn = page.getByRole("button", { name: words.goOn });
    // The board takes a wrong move back.
    await playMove(page, "f6-f4", by);
    await expect(answer).toContainText("Move the cow on d6 to b6.");
    await playMove(page, "d6-b6xg4", by);
    await expect(answer).toContainText("That cow broke a mill to make a mill.");
    await goOn.click();
    // The lesson asks for a step that the rules refuse.
    await pressPoint(page, "b6", by);
    await pressPoint(page, "d6", by);
    await expect(answer).toContainText("d6 is shut");
    await goOn.click();
    await playMove(page, "f6-d6xg1", by);
    await expect(answer).toContainText("The cow from f6 may do it.");
    await page.reload();
    await page.goto("#learn");
    await expect(page.getByRole("link", { name: /^The repeat-mill rule\s*, done$/ })).toBeVisible();
  });
}

test("a lesson of mancala is played to its end", async ({ page, hasTouch }) => {
  await page.goto("#learn/captures");
  const answer = page.locator(".lesson .answer");
  const by = finger({ hasTouch });
  await pressHouse(page, /house 4 of south/i, by);
  await expect(answer).toContainText("The last seed fell elsewhere.");
  await pressHouse(page, /house 1 of south/i, by);
  await expect(answer).toContainText("The five seeds opposite");
  await page.getByRole("button", { name: "Next: The end in kalah" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The end in kalah");
});

test("a lesson asks for a move that feeds nobody, and the rules refuse it", async ({ page, hasTouch }) => {
  await page.goto("#learn/feeding");
  await pressHouse(page, /house B of south|house 2 of south/i, finger({ hasTouch }));
  await expect(page.locator(".lesson .answer")).toContainText("You must feed if you can.");
});

test("in Afrikaans, the guide's text is in English with a note", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("morabaraba.settings", '{"language":"af"}'));
  await page.goto("#learn/flying");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(af.lessons.flying.title);
  await expect(page.getByText(af.english)).toBeVisible();
  await expect(page.locator(".guide [lang=en]").first()).toContainText("You fly when you have three cows");
  await page.getByText(af.differences).click();
  await expect(page.getByText(af.fields.flyAt)).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing on the screens of lessons, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const place of ["learn", "learn/placing", "learn/repeat-mill", "learn/captures", "learn/swap"]) {
      await page.goto(`#${place}`);
      await expect(page.locator("h1")).toBeVisible();
      for (const summary of await page.locator("summary").all()) await summary.click();
      await expectAccessible(page);
    }
  });
}
