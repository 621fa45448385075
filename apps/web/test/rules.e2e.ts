/** Rules in sentences, the arbiter, and sheets to print. */
import { expect, test } from "@playwright/test";
import { open } from "./support/page.ts";

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
