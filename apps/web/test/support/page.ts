/** Helpers that play on the page: by touch on phones, by keys on desktops, or as a test says. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { applyMove, createGame, type Game, type MoveLike, parseMove } from "morabaraba";

interface Beginning {
  readonly family?: "mills" | "mancala";
  readonly variant?: string;
  readonly opponent?: "bot" | "person";
  readonly level?: number;
  readonly side?: 0 | 1;
  readonly clock?: { readonly minutes: number; readonly incrementSeconds: number } | null;
}

/** Opens the page with a stored setup, in English and without motion. */
export async function open(page: Page, setup: Beginning = {}, hash = "#play"): Promise<void> {
  const stored = {
    family: "mills",
    variant: "standard",
    opponent: "bot",
    level: 1,
    side: 0,
    clock: null,
    ...setup,
  };
  await page.addInitScript((stored) => {
    try {
      if (localStorage.getItem("morabaraba.setup") !== null) return;
      localStorage.setItem("morabaraba.setup", JSON.stringify(stored));
      localStorage.setItem("morabaraba.settings", JSON.stringify({ animation: 0, language: "en" }));
    } catch {
      // Some tests forbid it.
    }
  }, stored);
  await page.goto(hash);
  if (hash.startsWith("#play")) await expect(page.locator("morabaraba-board, mancala-board")).toBeVisible();
}

export const isPhone = (info: TestInfo): boolean => info.project.name.startsWith("phone");

/** Fails if anything breaks a rule of axe, and shows it. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))])).toEqual([]);
}

/** Presses a point of the board. */
export async function press(page: Page, point: string, touch: boolean): Promise<void> {
  const button = page.locator(`morabaraba-board [data-point="${point}"]`);
  if (touch) return button.tap();
  await button.focus();
  await page.keyboard.press("Enter");
}

export const movesOf = (page: Page): Promise<string[]> => page.locator(".moves button").allTextContents();

/** Plays one move with its shots. */
export async function playMove(
  page: Page,
  move: string | MoveLike,
  game: Game,
  touch: boolean,
): Promise<void> {
  const { from, to, shots = [] } = typeof move === "string" ? parseMove(game, move) : move;
  for (const point of [from, to, ...shots]) if (point !== undefined) await press(page, point, touch);
}

/** Plays until the game is over or `choose` returns no move. */
export async function playGame(
  page: Page,
  variant: "standard" | "nineMens",
  choose: (game: Game) => string | MoveLike | undefined,
  touch: boolean,
): Promise<void> {
  for (;;) {
    const result = page.locator(".result");
    // The player has the first move of each pair. A press before the bot has moved would be a premove.
    await expect(async () =>
      expect((await result.count()) > 0 || (await movesOf(page)).length % 2 === 0).toBe(true),
    ).toPass({ timeout: 30_000 });
    if ((await result.count()) > 0) return;
    const moves = await movesOf(page);
    const game = moves.reduce<Game>((game, move) => applyMove(game, move), createGame(variant));
    const move = choose(game);
    if (move === undefined) return;
    await playMove(page, move, game, touch);
    await expect(async () => expect((await movesOf(page)).length).toBeGreaterThan(moves.length)).toPass({
      timeout: 30_000,
    });
  }
}

/** Waits until the list has the given number of moves. */
export const expectMoves = (page: Page, count: number): Promise<void> =>
  expect(page.locator(".moves button")).toHaveCount(count, { timeout: 30_000 });

/** How tests play on the boards of lessons and puzzles. */
export type Way = "mouse" | "touch" | "keys";

/** Plays a move such as `d6-d7xa1` on the board of mills that is shown. */
export async function playOn(page: Page, move: string, way: Way): Promise<void> {
  for (const point of move.split(/[-x]/)) await pressPoint(page, point, way);
}

export async function pressPoint(page: Page, point: string, way: Way): Promise<void> {
  const button = page.locator("morabaraba-board").getByRole("button", { name: new RegExp(`^${point}\\b`) });
  await pressButton(button, way);
}

/** Plays a house of a mancala game. */
export async function pressHouse(page: Page, name: string | RegExp, way: Way): Promise<void> {
  await pressButton(page.locator("mancala-board").getByRole("button", { name }), way);
}

/** Presses a house even if the rules shut it, because Playwright would wait for it to open. */
async function pressButton(button: ReturnType<Page["locator"]>, way: Way): Promise<void> {
  if (way === "mouse") await button.click({ force: true });
  else if (way === "touch") await button.tap({ force: true });
  else {
    await button.focus();
    await button.press("Enter");
  }
}
