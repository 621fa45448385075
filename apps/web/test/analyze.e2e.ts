/** The analysis in a browser: moves and variations, the engine, reviews, the editor, exact values. */
import { expect, type Page, test } from "@playwright/test";
import { parsePosition } from "morabaraba/mancala";
import { createRecord as createMancala, playMove as playMancala } from "morabaraba/mancala/records";
import { createRecord, type GameRecord, parseRecord } from "morabaraba/records";
import { expectAccessible } from "./support/page.ts";

const GAME =
  "1. f2 b4 2. b2 d7 3. f6 c4 4. a4 f4 5. d2xf4 d1 6. a7 g1 7. a1xg1 d3 8. c3xd7 f4 9. b6 d6 10. c5xd6 d6 *";

/** A game with plain mistakes. */
const ERRING =
  "1. f6 b6 2. f2 a1 3. b2 d2 4. f4xd2 d2 5. a7 a4 6. g7 g4 7. e5xd2 d3 8. d2xb6 d7 9. b6 c5 10. b4xc5 c5 *";

/** Opens the analysis with a game that the player seems to have left there. */
async function open(page: Page, record: object, family = "mills"): Promise<void> {
  await page.addInitScript(
    ([name, value]) => {
      if (!sessionStorage.getItem("given")) localStorage.setItem(name as string, value as string);
      sessionStorage.setItem("given", "yes");
    },
    ["morabaraba.analysis", JSON.stringify({ family, record })],
  );
  await page.goto("/#analyze");
  await expect(page.locator(".analysis-side")).toBeVisible();
}

const game = (text = GAME): GameRecord => parseRecord(text);
const point = (page: Page, name: string) =>
  page.locator("morabaraba-board").getByRole("button", { name: new RegExp(`^${name}\\b`) });
const move = (page: Page, name: string) => page.locator(".move-tree").getByRole("button", { name });
const current = (page: Page) => page.locator(".move-tree [aria-current]");
const more = async (page: Page, item: string) => {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: item }).click();
};
const quiet = (page: Page) => page.getByRole("switch", { name: /Engine/ }).uncheck();

test("keys, buttons, the graph and the list go through a game", async ({ page }) => {
  await open(page, game());
  await expect(current(page)).toHaveText("d6");
  await page.keyboard.press("Home");
  await expect(current(page)).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(current(page)).toHaveText("b4");
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await expect(current(page)).toHaveText("c5xd6");
  await page.getByRole("button", { name: "To the beginning" }).click();
  await expect(page.getByRole("button", { name: "One move back" })).toBeDisabled();
  await page.getByRole("button", { name: "One move on" }).click();
  await expect(current(page)).toHaveText("f2");
  const graph = page.getByRole("slider", { name: "Place in the game" });
  await graph.focus();
  await graph.press("ArrowRight");
  await expect(current(page)).toHaveText("b4");
  await expect(graph).toHaveAttribute("aria-valuetext", /^Move 2 of 20/);
  await move(page, "a1xg1").click();
  await expect(current(page)).toHaveText("a1xg1");
  await expect(point(page, "g1")).toHaveAccessibleName(/empty/);
});

test("another move begins a variation, which can be marked, commented, promoted, deleted and restored", async ({
  page,
}) => {
  await open(page, game("1. d6 f4 2. d2 b4 *"));
  await quiet(page);
  await page.getByRole("button", { name: "One move back" }).click();
  await point(page, "g1").click();
  await expect(page.locator(".variation")).toContainText("2…g1");
  await page.getByRole("button", { name: "interesting" }).click();
  await expect(current(page)).toHaveText("g1!?");
  const comment = page.getByRole("textbox", { name: "Comment on g1" });
  await comment.fill("A corner instead.");
  await comment.blur();
  await expect(page.locator(".move-tree em")).toHaveText("A corner instead. ");
  await page.keyboard.press("ArrowUp");
  await expect(current(page)).toHaveText("b4");
  await page.keyboard.press("ArrowDown");
  await more(page, "Make this the main line");
  await expect(page.locator(".variation")).toContainText("b4");
  await page.waitForTimeout(600);
  await page.reload();
  await expect(current(page)).toHaveText("g1!?");
  await more(page, "Delete from here on");
  await expect(move(page, "g1")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(move(page, "g1")).toHaveCount(1);
});

test("the engine shows its best lines as arrows or rings until it is switched off", async ({ page }) => {
  await open(page, createRecord());
  const lines = page.getByRole("region", { name: "Best lines" });
  await expect(lines.getByRole("listitem")).toHaveCount(3, { timeout: 30_000 });
  await expect(page.locator(".verdict")).not.toContainText("Best lines");
  // Pointing at a move previews its line; pressing it plays the line up to there.
  const third = lines.getByRole("listitem").first().getByRole("button").nth(2);
  await third.hover();
  await expect
    .poll(() => page.evaluate(() => Object(document.querySelector("morabaraba-board")).game.ply))
    .toBe(3);
  await third.click();
  await expect(page.locator(".move-tree button")).toHaveCount(3);
  await quiet(page);
  await page.getByRole("button", { name: "To the beginning" }).click();
  await expect(lines).toContainText("The engine is off.");
});

test("a review can be stopped, and its mistakes become variations with reasons", async ({ page }) => {
  await open(page, game(ERRING));
  await page.getByRole("button", { name: "Go through the game" }).click();
  const progress = page.getByRole("progressbar", { name: "Going through the game" });
  await expect(progress).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(progress).toHaveCount(0);
  await page.getByRole("button", { name: "Go through the game" }).click();
  await expect(page.getByRole("button", { name: "Go through the game" })).toHaveCount(0);
  await expect(progress).toHaveCount(0, { timeout: 90_000 });
  const found = page.locator(".mistakes button");
  expect(await found.count()).toBeGreaterThan(0);
  await found.first().click();
  const name = ((await found.first().textContent()) ?? "").split(" ")[1] ?? "";
  await expect(current(page)).toHaveText(name.replace(/[!?]+$/, ""));
  const reason = (await page.locator(".mistakes .reason").first().textContent()) ?? "";
  await page.getByRole("button", { name: "Add to the moves" }).click();
  await expect(page.locator(".move-tree")).toContainText(reason);
  await expect(current(page)).toHaveText(name);
  expect(await page.locator(".variation").count()).toBe(await found.count());
  await expectAccessible(page);
});

test("an analysed game continues against the bot, from the position on the board", async ({ page }) => {
  await open(page, game());
  await page.getByRole("button", { name: "To the beginning" }).click();
  await page.getByRole("button", { name: "One move on" }).click();
  await page.getByRole("button", { name: "One move on" }).click();
  await more(page, "Play on against the bot");
  await expect(page).toHaveURL(/#play\/[\w-]+$/);
  await expect(page.locator(".moves button")).toHaveCount(2);
  await expect(page.getByText("Place a cow.", { exact: true })).toBeVisible();
  await point(page, "a1").click();
  await expect(page.locator(".moves button")).toHaveCount(4, { timeout: 30_000 });
  await expect(page.locator(".moves button").nth(2)).toHaveText("a1");
});

test("a position is set up by hand and as text, and an invalid text shows its error", async ({ page }) => {
  await open(page, createRecord());
  await quiet(page);
  await more(page, "Set up a position");
  const text = page.getByRole("textbox", { name: "Position as text" });
  await expect(text).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Empty board" }).click();
  for (const name of ["a1", "d1", "g1"]) await point(page, name).click();
  for (const name of ["a7", "d7", "g4"]) for (const _ of [1, 2]) await point(page, name).click();
  await expect(text).toHaveValue(/^\S+ l 0,0 - 0 0$/);
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect(text).toHaveValue(/^\S+ d 0,0 - 0 0$/);
  await text.fill("2L1L3/2L1DD2/D3L9 l 0,0 - 0 60");
  await expect(page.locator(".fault")).toContainText("The board is invalid");
  await expect(page.getByRole("button", { name: "Analyse this position" })).toBeDisabled();
  await expectAccessible(page);
  await text.fill("2L1L3/2L1DD2/D3L3 l 0,0 - 0 60");
  await expect(page.locator(".fault")).toHaveCount(0);
  await page.getByRole("button", { name: "Analyse this position" }).click();
  await expect(point(page, "e3")).toHaveAccessibleName(/light cow/);
  await more(page, "Undo");
  await expect(point(page, "e3")).toHaveAccessibleName(/empty/);
});

test("with few cows, each move has its exact value, and the tables are stored", async ({ page }) => {
  await open(page, game('[SetUp "1"]\n[FEN "2L1L3/2L1DD2/D3L3 l 0,0 - 0 60"]\n\n*'));
  const exact = page.getByRole("region", { name: "Each move" });
  await expect(exact.getByRole("listitem").first()).toHaveText("e3-e4 wins in 7", { timeout: 90_000 });
  await expect(exact.getByRole("listitem").nth(1)).toContainText("draws");
  await expect(exact.getByRole("listitem").last()).toHaveText("f6-d6 loses in 10");
  await expect(page.locator(".verdict")).toContainText("Light wins in 7");
  await expectAccessible(page);
  await exact.getByRole("button", { name: /^e3-e4/ }).click();
  await expect(exact.getByRole("listitem").first()).toContainText("loses in 6");
  await expect.poll(() => kept(page)).toBe(1);
  await page.reload();
  await expect(exact.getByRole("listitem").first()).toContainText("loses in 6", { timeout: 20_000 });
});

/** Returns how many tables are in the browser's database. */
function kept(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open("morabaraba-tables");
        opening.onsuccess = () => {
          const count = opening.result.transaction("tables").objectStore("tables").count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );
}

test("a game of mancala is analysed", async ({ page }) => {
  const record = ["3", "6", "1"].reduce((at, each) => playMancala(at, each), createMancala("kalah"));
  await open(page, record, "mancala");
  await expect(page.locator(".move-tree")).toContainText("1.3");
  await expect(page.getByRole("region", { name: "Best lines" }).getByRole("listitem")).toHaveCount(3, {
    timeout: 60_000,
  });
  await expectAccessible(page);
});

test("each house of mancala has its exact value on the board, and the first move has one from the book", async ({
  page,
}) => {
  await open(page, createMancala(parsePosition("0,0,0,0,2,1/0,0,0,0,0,4 20,21 s", "kalah")), "mancala");
  const board = page.locator("mancala-board");
  for (const value of ["\u22122", "\u22124"])
    await expect(board.locator("text", { hasText: value })).toHaveCount(1, { timeout: 60_000 });
  const lines = page.getByRole("region", { name: "Best lines" });
  await expect(lines).toContainText("North wins by 2");
  await expect(lines.getByRole("listitem")).toHaveText([/^loses by 2/, /^loses by 4/]);
  await expectAccessible(page);
  await more(page, "New analysis");
  await expect(board.locator("text", { hasText: "+8" })).toHaveCount(1);
  await expect(lines).toContainText("South wins by 8");
});

test("invalid stored analyses are ignored", async ({ page }) => {
  await open(page, { family: "mills", variant: "standard", nodes: [{ move: "" }, { move: "z9" }], at: 7 });
  await expect(page.locator(".move-tree")).toContainText("Play a move on the board");
});

test("the page stays responsive while the engine and the solver work", async ({ page }) => {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: "longtask" });
  });
  await open(page, game('[SetUp "1"]\n[FEN "2L1L3/2L1DD2/D3L3 l 0,0 - 0 60"]\n\n1. f6-f4 *'));
  await page.evaluate(() =>
    Object.assign((globalThis as unknown as { tasks: number[] }).tasks, { length: 0 }),
  );
  await page.getByRole("button", { name: "Go through the game" }).click();
  const exact = page.getByRole("region", { name: "Each move" });
  await expect(exact).toBeVisible({ timeout: 90_000 });
  for (let i = 0; i < 6; i++) await page.keyboard.press(i % 2 ? "ArrowRight" : "ArrowLeft");
  const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
  // Only a figure, not a limit: the machine may be busy.
  test.info().annotations.push({ type: "longest task, ms", description: `${Math.max(0, ...tasks)}` });
  console.log(`Longest task while the engine and the solver work: ${Math.max(0, ...tasks)} ms`);
});

test("an analysis is kept with the games, and opening a kept game does not lose it", async ({ page }) => {
  await open(page, game("1. d6 f4 2. d2 b4 *"));
  await quiet(page);
  await more(page, "Keep with my games");
  await expect(page.getByText("Kept with your games.")).toBeVisible();
  const id = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open("morabaraba");
        opening.onsuccess = () => {
          const all = opening.result.transaction("games").objectStore("games").getAllKeys();
          all.onsuccess = () => resolve(String(all.result[0]));
        };
      }),
  );
  await point(page, "g1").click();
  await expect(current(page)).toHaveText("g1");
  await page.goto(`/#analyze/${id}`);
  await expect(current(page)).toHaveText("b4");
  await more(page, "Undo");
  await expect(current(page)).toHaveText("g1");
  await page.goto("/#analyze/nothing");
  await expect(page.getByText("This game is no longer here.")).toBeVisible();
  await expect(current(page)).toHaveText("g1");
});
