/** How tests play on the boards of the page: with a mouse, a finger or keys. */
import type { Page } from "@playwright/test";

export type Way = "mouse" | "touch" | "keys";

/** Plays a move such as `d6-d7xa1` on the board of mills that is shown. */
export async function playMove(page: Page, move: string, way: Way): Promise<void> {
  for (const point of move.split(/[-x]/)) await pressPoint(page, point, way);
}

export async function pressPoint(page: Page, point: string, way: Way): Promise<void> {
  const button = page.locator("morabaraba-board").getByRole("button", { name: new RegExp(`^${point}\\b`) });
  await press(button, way);
}

/** Plays a house of a mancala game. */
export async function pressHouse(page: Page, name: string | RegExp, way: Way): Promise<void> {
  await press(page.locator("mancala-board").getByRole("button", { name }), way);
}

/** Presses a house even if the rules shut it, because Playwright would wait for it to open. */
async function press(button: ReturnType<Page["locator"]>, way: Way): Promise<void> {
  if (way === "mouse") await button.click({ force: true });
  else if (way === "touch") await button.tap({ force: true });
  else {
    await button.focus();
    await button.press("Enter");
  }
}
