import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { formatMove, legalMoves, parsePosition } from "morabaraba";
import * as mancala from "morabaraba/mancala";
import { createRecord, formatRecord, playMove as play } from "morabaraba/records";
import { words } from "../src/languages/en/solve.ts";
import { type Puzzle, type PuzzleVariant, readPuzzles } from "../src/puzzles/puzzles.ts";
import { begin } from "../src/solve/attempt.ts";
import { dailyIndex, dailyVariant } from "../src/solve/choice.ts";
import { dayOf } from "../src/solve/progress.ts";
import { expectAccessible, playOn, pressHouse, type Way } from "./support/page.ts";

const read = (variant: PuzzleVariant): readonly Puzzle[] =>
  readPuzzles(readFileSync(new URL(`../src/puzzles/data/${variant}.txt`, import.meta.url), "utf8"), variant);

/** Plays every move of the winner; the page answers for the other side. */
async function solve(page: Page, { moves }: Puzzle, way: Way): Promise<void> {
  for (let i = 0; i < moves.length; i += 2) {
    await playOn(page, moves[i] ?? "", way);
    const bars = page.locator(".puzzle .bars .full");
    await expect(bars).toHaveCount(i / 2 + 1);
    // The next move may begin where this one ended, and two quick presses of a point are a double click.
    await page.waitForTimeout(700);
  }
}

/** A legal move that is not the right one. */
function wrongMove({ position, moves }: Puzzle): string {
  const game = parsePosition(position);
  const right = moves[0]?.split("x")[0];
  const wrong = legalMoves(game)
    .map((move) => formatMove(game, move))
    .find((move) => move.split("x")[0] !== right);
  if (wrong === undefined) throw new Error("Every move is right.");
  return wrong;
}

const finger = ({ hasTouch }: { hasTouch: boolean }): Way => (hasTouch ? "touch" : "mouse");
/** The first puzzle of three moves. */
const puzzles = read("standard");
const index = puzzles.findIndex(({ moves }) => moves.length === 5);
const puzzle = puzzles[index];
if (puzzle === undefined) throw new Error("There is no puzzle of three moves.");

test("a wrong move is explained and taken back, and the puzzle comes back", async ({ page, hasTouch }) => {
  const way = finger({ hasTouch });
  await page.goto(`#solve/standard/${index + 1}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("win in 3");
  await playOn(page, wrongMove(puzzle), way);
  const answer = page.locator(".puzzle .answer");
  await expect(answer).toContainText(/does not win|gives the win away|loses/);
  // The sentence becomes exact when the search is done.
  await expect(answer).not.toContainText(words.thinking, { timeout: 60_000 });
  await expect(answer, "the solution is not given away").not.toContainText(/could have|would have/);
  await solve(page, puzzle, way);
  await expect(answer).toContainText(words.solvedLate);
  const kept = await page.evaluate(() => localStorage.getItem("morabaraba.solve"));
  expect(Object.keys(JSON.parse(kept ?? "{}").missed)).toEqual([puzzle.id]);
});

test("a puzzle is solved by keys, and counts", async ({ page }) => {
  await page.goto(`#solve/standard/${index + 1}`);
  await solve(page, puzzle, "keys");
  await expect(page.locator(".puzzle .answer")).toContainText(words.solved);
  await page.keyboard.press(",");
  await expect(page.locator(".move-line .now")).toHaveText(puzzle.moves[3] ?? "");
  await page.keyboard.press("n");
  await expect(page.getByText(`Puzzle ${index + 1} of`)).toHaveCount(0);
  await page.goto("#solve");
  await expect(page.getByText("Streak 1")).toBeVisible();
  await expect(page.getByText(`1 of ${puzzles.length} solved`)).toBeVisible();
});

test("hints show the cow, then the move; the solution can be stepped through", async ({ page }) => {
  await page.goto(`#solve/standard/${index + 1}`);
  await page.getByRole("button", { name: words.hint, exact: true }).click();
  await page.getByRole("button", { name: words.moreHint }).click();
  await page.getByRole("button", { name: words.solution }).click();
  await expect(page.locator(".puzzle .answer")).toContainText(words.shown);
  for (const move of puzzle.moves) {
    await page.getByRole("button", { name: words.later }).click();
    await expect(page.locator(".move-line .now")).toHaveText(move);
  }
  await expect(page.getByRole("button", { name: words.later })).toBeDisabled();
  await page.goto("#solve");
  await expect(page.getByText(words.nothingDue)).toBeVisible();
});

test("a puzzle of kalah is solved ply by ply, and a wrong move is worth fewer seeds", async ({
  page,
  hasTouch,
}) => {
  const kalah = read("kalah");
  const number = kalah.findIndex(({ themes, moves }) => themes.includes("extra") && moves.length > 4);
  const chosen = kalah[number];
  const first = chosen && begin(mancala, chosen);
  if (chosen === undefined || first === undefined) throw new Error("There is no such puzzle.");
  const way = finger({ hasTouch });
  const press = (move: string) =>
    pressHouse(page, new RegExp(`^House ${move} of ${first.games[0]?.turn}:`, "i"), way);
  await page.goto(`#solve/kalah/${number + 1}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`win by ${chosen.lead} seeds`);
  const game = mancala.parsePosition(chosen.position, "kalah");
  const wrong = mancala.legalMoves(game).find(({ house }) => `${house}` !== chosen.moves[0]);
  await press(`${wrong?.house}`);
  const answer = page.locator(".puzzle .answer");
  await expect(answer).toContainText(/wins by only|only draws|loses by/, { timeout: 60_000 });
  for (const [i, before] of first.games.slice(0, -1).entries()) {
    if (before.turn !== first.games[0]?.turn) continue;
    await press(chosen.moves[i] ?? "");
    const done = first.games.slice(0, i + 1).filter(({ turn }) => turn === first.games[0]?.turn).length;
    await expect(page.locator(".puzzle .bars .full")).toHaveCount(done);
  }
  await expect(answer).toContainText(words.solvedLate);
});

test("the puzzle of the day is the same for everybody and counts once", async ({ page, hasTouch }) => {
  const day = dayOf(Date.now());
  const daily = read(dailyVariant(day));
  const today = daily[dailyIndex(day, daily.length)];
  if (today === undefined) throw new Error("There is no puzzle today.");
  await page.goto("#solve");
  await page.getByRole("button", { name: words.solveIt }).first().click();
  await solve(page, today, finger({ hasTouch }));
  await expect(page.locator(".puzzle .answer")).toContainText(words.solved);
  await page.getByRole("button", { name: words.back }).click();
  await expect(page.getByText("Solved today. 1 in a row.")).toBeVisible();
});

test("a missed puzzle is repeated on its day", async ({ page, hasTouch }) => {
  await page.addInitScript(
    ([id]) => {
      const missed = { [id ?? ""]: { box: 0, due: 1 } };
      localStorage.setItem("morabaraba.solve", JSON.stringify({ missed }));
    },
    [puzzle.id],
  );
  await page.goto("#solve");
  await page.getByRole("button", { name: "1 to repeat today" }).click();
  await solve(page, puzzle, finger({ hasTouch }));
  await expect(page.locator(".puzzle .answer")).toContainText(words.solved);
});

test("a missed win of a game becomes a puzzle", async ({ page, hasTouch }) => {
  const game = parsePosition("L2LDDDD/5L1L/8 l 0,0 - 0 60", "nineMens");
  const text = formatRecord(play(createRecord(game), "b4-b6"));
  await page.goto("#games");
  await page.waitForLoadState("networkidle");
  await page.goto("#solve");
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("morabaraba", 1);
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore("games", { keyPath: "id" }).createIndex("changed", "changed");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const write = opening.result.transaction("games", "readwrite");
          write.objectStore("games").put(kept);
          write.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    {
      id: "a",
      family: "mills",
      text,
      created: 1,
      changed: 1,
      revision: 1,
      name: "",
      about: "",
      result: "*",
      plies: 1,
    },
  );
  await page.getByRole("button", { name: words.look }).click();
  await expect(page.getByText("1 found.")).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Puzzles: 1" }).click();
  const way = finger({ hasTouch });
  await playOn(page, "a7-d7", way);
  await expect(page.locator(".puzzle .bars .full")).toHaveCount(1);
  await playOn(page, "b4-a4", way);
  await expect(page.locator(".puzzle .answer")).toContainText(words.solved);
});

test("unknown puzzles and invalid stored data end in a sentence", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("morabaraba.solve", "{rubbish");
    localStorage.setItem("morabaraba.solve.choice", '{"variant":"__proto__","level":[1]}');
    localStorage.setItem("morabaraba.solve.mine", '[{"position":"x","moves":["y"]},null]');
  });
  for (const place of ["solve/standard/9999", "solve/mine/7", "solve/repeat/nothing", "solve/repeat/%"]) {
    await page.goto(`#${place}`);
    await expect(page.getByText(words.broken)).toBeVisible();
  }
  await page.goto("#solve/__proto__/1");
  await expect(page.getByRole("heading", { name: words.title })).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing on the screens of puzzles, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const place of [
      "solve",
      "solve/daily",
      "solve/kalah/3",
      "solve/sesotho/200",
      "solve/standard/9999",
    ]) {
      await page.goto(`#${place}`);
      await expect(page.locator("h1, [role=alert]").first()).toBeVisible();
      await expectAccessible(page);
    }
    await page.goto(`#solve/standard/${index + 1}`);
    await page.getByRole("button", { name: words.solution }).click();
    await expectAccessible(page);
  });
}
