/** Lessons; and rules in sentences, the arbiter, and sheets to print. */
import { expect, test } from "@playwright/test";
import { words as af } from "../src/languages/af/learn.ts";
import { words } from "../src/languages/en/learn.ts";
import { withPoints } from "../src/learn/lesson.ts";
import { expectAccessible, open, playOn, pressHouse, pressPoint, type Way } from "./support/page.ts";

const { "repeat-mill": repeatMill, captures, feeding } = words.lessons;
const said = (text = "") => withPoints(text, "wmd");

const finger = ({ hasTouch }: { hasTouch: boolean }): Way => (hasTouch ? "touch" : "mouse");

for (const way of ["finger", "keys"] as const) {
  test(`a lesson of Morabaraba is played to its end: ${way}`, async ({ page, hasTouch }) => {
    const by = way === "keys" ? "keys" : finger({ hasTouch });
    await page.goto("#learn/repeat-mill");
    const answer = page.locator(".lesson .answer");
    const goOn = page.getByRole("button", { name: words.goOn });
    // The board takes a wrong move back.
    await playOn(page, "f6-f4", by);
    await expect(answer).toContainText(said(repeatMill.steps[0]?.wrong));
    await playOn(page, "d6-b6xg4", by);
    await expect(answer).toContainText(said(repeatMill.steps[0]?.right));
    await goOn.click();
    // The lesson asks for a step that the rules refuse.
    await pressPoint(page, "b6", by);
    await pressPoint(page, "d6", by);
    await expect(answer).toContainText(said(repeatMill.steps[1]?.right));
    await goOn.click();
    await playOn(page, "f6-d6xg1", by);
    await expect(answer).toContainText(said(repeatMill.steps[2]?.right));
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
  await expect(answer).toContainText(said(captures.steps[0]?.wrong));
  await pressHouse(page, /house 1 of south/i, by);
  await expect(answer).toContainText(said(captures.steps[0]?.right));
  await page.getByRole("button", { name: "Next: The end in kalah" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The end in kalah");
});

test("a lesson asks for a move that feeds nobody, and the rules refuse it", async ({ page, hasTouch }) => {
  await page.goto("#learn/feeding");
  await pressHouse(page, /house B of south|house 2 of south/i, finger({ hasTouch }));
  await expect(page.locator(".lesson .answer")).toContainText(said(feeding.steps[0]?.right));
});

test("in Afrikaans, the guide's text is in English with a note", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("morabaraba.settings", '{"language":"af"}'));
  await page.goto("#learn/flying");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(af.lessons.flying.title);
  await expect(page.getByText(af.english)).toBeVisible();
  await expect(page.locator(".guide [lang=en]").first()).toContainText(/\bfly\b/);
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

test("a game has its differences, its rules and their sources", async ({ page }) => {
  await open(page, {}, "#rules/mssa");
  await expect(page.getByText("Unlike Morabaraba: Dark begins.")).toBeVisible();
  await page.getByLabel("Game").selectOption({ label: "Oware" });
  await expect(page.getByText("The player with more seeds wins; equal numbers are a draw.")).toBeVisible();
});

test("the arbiter says whether a move stands, by which rule, and what follows", async ({ page }) => {
  await open(page, {}, "#rules/ask/mssa");
  await page.getByLabel("Position before the move").fill("LL5D/7D/8 l 10,10 - 0 4");
  await page.getByLabel("The move, as it was played").fill("g7");
  const answer = page.getByRole("status", { name: "The answer" });
  await expect(answer).toContainText("The move of Light does not stand.");
  await expect(answer).toContainText("A move that closes a mill shoots a cow of the other side");
  await expect(answer).toContainText("Light forfeits the game");
  await page.getByLabel("The move, as it was played").fill("g7xb4");
  await expect(answer).toContainText("The move of Light stands.");
  await page.getByLabel("Position before the move").fill("nonsense");
  await expect(page.getByText("This position cannot be read")).toBeVisible();
});

test("a printed sheet has nothing else of the page on it", async ({ page }) => {
  await open(page, {}, "#rules/print/standard");
  await page.getByLabel("Sheet").selectOption({ label: "Puzzles, with their solutions" });
  await expect(page.getByRole("heading", { name: "Solutions" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Morabaraba", level: 2 })).toBeVisible();
  await expect(page.getByLabel("Sheet")).toBeHidden();
  await expect(page.locator("header.top")).toBeHidden();
});
