/** Whole games against the bot, by touch and by keys, and the actions in a game. */
import { expect, type Locator, test } from "@playwright/test";
import { createGame, legalMoves } from "morabaraba";
import { chooseMoveSync } from "morabaraba/bots";
import { expectMoves, isPhone, movesOf, open, playGame, playMove, press } from "./support/page.ts";

test("a game is won", async ({ page }, info) => {
  test.setTimeout(400_000);
  await open(page, { level: 1 });
  await playGame(
    page,
    "standard",
    (game) => chooseMoveSync(game, { level: 10, nodes: 20_000 }).move,
    isPhone(info),
  );
  await expect(page.locator(".result h2")).toHaveText("You win");
  await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
});

test("a game is lost", async ({ page }, info) => {
  test.setTimeout(400_000);
  await open(page, { level: 10 });
  let seed = 1;
  const any = () => (seed = (seed * 48_271) % 2_147_483_647);
  await playGame(
    page,
    "standard",
    (game) => {
      const quiet = legalMoves(game).filter(({ shots }) => shots === undefined);
      const moves = quiet.length > 0 ? quiet : legalMoves(game);
      return moves[any() % moves.length];
    },
    isPhone(info),
  );
  await expect(page.locator(".result h2")).toHaveText("You lose");
});

test("a bot that is worse agrees to a draw", async ({ page }, info) => {
  test.setTimeout(400_000);
  await open(page, { level: 1 });
  await playGame(
    page,
    "standard",
    (game) => (game.ply >= 26 ? undefined : chooseMoveSync(game, { level: 10, nodes: 20_000 }).move),
    isPhone(info),
  );
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Offer a draw" }).click();
  await expect(page.locator(".result h2")).toHaveText("Draw");
});

test("a move is taken back, a hint shown, the board turned, a game resigned and played again", async ({
  page,
}, info) => {
  const touch = isPhone(info);
  await open(page);
  await press(page, "d6", touch);
  await expectMoves(page, 2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expectMoves(page, 0);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".panel .status")).toContainText("Hint: ");
  await press(page, "d6", touch);
  await expectMoves(page, 2);
  const top = async () => (await page.locator('[data-point="a7"]').boundingBox())?.y ?? 0;
  const before = await top();
  await page.getByRole("button", { name: "Flip" }).click();
  await expect.poll(top).toBeGreaterThan(before);
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(page.locator(".result h2")).toHaveText("You lose");
  await expect(page.locator(".result")).toContainText("Light resigned.");
  await page.getByRole("button", { name: "Rematch" }).click();
  // The sides have changed, so the bot begins.
  await expectMoves(page, 1);
});

test("the keyboard keeps its place when a game ends and when the next one begins", async ({ page }) => {
  await open(page, { opponent: "person" });
  const key = async (button: Locator) => {
    await button.focus();
    await page.keyboard.press("Enter");
  };
  const resign = page.getByRole("button", { name: "Resign" });
  const dialog = page.getByRole("dialog");
  const board = page.locator("morabaraba-board");
  for (const point of ["d6", "f4"]) await press(page, point, false);
  await key(resign);
  await key(dialog.getByRole("button", { name: "Play on" }));
  await expect(resign).toBeFocused();
  await key(resign);
  await key(dialog.getByRole("button", { name: "Resign" }));
  await expect(page.locator(".result h2")).toBeFocused();
  await key(page.getByRole("button", { name: "Rematch" }));
  await expect(board).toBeFocused();
  await page.keyboard.press("n");
  await key(dialog.getByRole("button", { name: "Start" }));
  await expect(dialog).toHaveCount(0);
  await expect(board).toBeFocused();
});

test("shortcuts with one key can be turned off, and the board's own keys stay", async ({ page }) => {
  await open(page, { opponent: "person" });
  await page.goto("#settings");
  await page.getByRole("switch", { name: "Shortcuts with a single key" }).click();
  await page.goto("#play");
  await press(page, "d6", false);
  for (const shortcut of ["u", "n", "?", ","]) await page.keyboard.press(shortcut);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectMoves(page, 1);
  await page.keyboard.press("/");
  await page.keyboard.type("f4");
  await page.keyboard.press("Enter");
  await expectMoves(page, 2);
});

test("the reason for a refused press stays until the next press", async ({ page }, info) => {
  await open(page, { opponent: "person" });
  for (const point of ["d6", "f4", "d2", "d6"]) await press(page, point, isPhone(info));
  const status = page.locator(".panel .status");
  await expect(status).toContainText("There is already a cow on d6.");
  // The mark on the board is gone by then.
  await page.waitForTimeout(2_000);
  await expect(status).toContainText("There is already a cow on d6.");
  await press(page, "b4", isPhone(info));
  await expectMoves(page, 4);
  await expect(status).not.toContainText("There is already a cow");
});

test("an earlier position is looked at, and the game goes on", async ({ page }, info) => {
  await open(page, { opponent: "person" });
  for (const point of ["d6", "f4", "d2"]) await press(page, point, isPhone(info));
  await expectMoves(page, 3);
  await page.keyboard.press(",");
  await expect(page.locator('[data-point="d2"]')).toHaveAttribute("aria-label", "d2, empty");
  await page.getByRole("button", { name: "Back to the game" }).click();
  await press(page, "b4", isPhone(info));
  await expectMoves(page, 4);
});

test("time runs out", async ({ page }, info) => {
  await page.clock.install();
  await open(page, { opponent: "person", clock: { minutes: 1, incrementSeconds: 0 } });
  await press(page, "d6", isPhone(info));
  await expectMoves(page, 1);
  await expect(page.getByRole("timer")).toHaveCount(2);
  await page.clock.fastForward(61_000);
  await expect(page.locator(".result h2")).toHaveText("Light wins");
  await expect(page.locator(".result")).toContainText("ran out of time");
});

test("two people play kalah, and the bot plays oware", async ({ page }, info) => {
  const house = async (name: string) => {
    const button = page.getByRole("button", { name });
    await (isPhone(info) ? button.tap() : button.press("Enter"));
  };
  await open(page, { family: "mancala", variant: "kalah", opponent: "person" });
  await house("House 3 of South");
  await house("House 1 of South");
  await house("House 1 of North");
  expect(await movesOf(page)).toEqual(["3", "1", "1"]);
  await page.evaluate(() => {
    const setup = { family: "mancala", variant: "oware", opponent: "bot", level: 1, side: 0 };
    localStorage.setItem("morabaraba.setup", JSON.stringify(setup));
    localStorage.removeItem("morabaraba.playing");
  });
  await page.goto("about:blank");
  await page.goto("#play");
  await house("House A of South");
  await expectMoves(page, 2);
});

test("points of custom rules are typed in, and invalid ones get the library's sentence", async ({
  page,
}, info) => {
  await open(page);
  await page.getByRole("button", { name: "New game" }).first().click();
  await page.getByRole("button", { name: "Change the rules" }).click();
  const light = page.getByRole("textbox", { name: "Where light has cows at the beginning" });
  await light.fill("a7 d7 g7");
  await expect(page.getByText("must be without a mill")).toBeVisible();
  await light.fill("a7 d7");
  await page.getByRole("textbox", { name: "Points where no cow may be placed" }).fill("d6");
  await page.getByRole("button", { name: "Use these rules" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  const game = createGame({
    base: "standard",
    setup: { light: ["a7", "d7"], dark: [] },
    noPlacing: { points: ["d6"], turns: "first" },
  });
  await playMove(page, "b6", game, isPhone(info));
  await expectMoves(page, 2);
});

test("custom rules show errors beside their fields until they are valid", async ({ page }, info) => {
  await open(page);
  await page.getByRole("button", { name: "New game" }).first().click();
  await page.getByRole("button", { name: "Change the rules" }).click();
  const cows = page.getByRole("spinbutton", { name: "Cows of each side" });
  await cows.fill("99");
  await expect(cows).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("button", { name: "Use these rules" })).toBeDisabled();
  await cows.fill("5");
  await expect(page.getByText("Unlike Morabaraba: Light and dark have 5 cows each.")).toBeVisible();
  await page.getByRole("button", { name: "Use these rules" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  const game = createGame({ base: "standard", cows: 5 });
  await playMove(page, "d6", game, isPhone(info));
  await expectMoves(page, 2);
  await page.reload();
  await expectMoves(page, 2);
});
