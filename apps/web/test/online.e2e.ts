/** Two people in two browsers, on the page that `apps/server` serves. Build the page first. */
import { join } from "node:path";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { type Game, legalMoves, type Move, type MoveLike } from "morabaraba";
import {
  type ServerProcess,
  startProcess,
  startTunnel,
  temporaryFolder,
} from "../../server/test/support/processes.ts";
import { expectAccessible } from "./support/page.ts";

let server: ServerProcess;
let url: string;

test.beforeAll(async () => {
  server = await startProcess({
    DATABASE_FILE: join(temporaryFolder(), "games.db"),
    PAGE: join(import.meta.dirname, "../dist"),
  });
  url = `http://127.0.0.1:${server.port}/#online`;
});
test.afterAll(async () => {
  await server.end("SIGTERM");
});

/** Opens a browser for one person. An error on the page fails the test. */
async function person(browser: Browser, at: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.goto(at);
  return page;
}

async function joined(browser: Browser, host: Page): Promise<Page> {
  const page = await person(browser, await host.getByLabel("Link to the game").inputValue());
  await page.getByLabel("Your name").fill("Sipho");
  await page.getByRole("button", { name: "Join" }).click();
  return page;
}

/** Light creates a game, and dark joins it by the link. */
async function seated(browser: Browser, referee = false): Promise<[Page, Page]> {
  const light = await person(browser, url);
  await light.getByText("Light", { exact: true }).click();
  if (referee) await light.getByLabel("With a referee: an illegal move loses").check();
  await light.getByLabel("Your name").fill("Thandi");
  await light.getByRole("button", { name: "Create the game" }).click();
  const dark = await joined(browser, light);
  await expect(light.getByText("Your move.")).toBeVisible();
  return [light, dark];
}

const shown = (page: Page): Promise<Game> =>
  page
    .locator("morabaraba-board")
    .evaluate((board) => JSON.parse(JSON.stringify((board as HTMLElement & { game: Game }).game)));

/** Plays a move by clicks. */
async function play(page: Page, move: MoveLike): Promise<void> {
  const { from, to, shots = [] } = move;
  for (const point of [from, to, ...shots]) {
    if (point !== undefined) await page.locator(`morabaraba-board button[aria-label^="${point},"]`).click();
  }
}

/** Both players of a game that dark has resigned after light's first move. */
async function resigned(browser: Browser): Promise<[Page, Page]> {
  const [light, dark] = await seated(browser);
  await play(light, { to: "d6" });
  await expect(dark.getByText("Your move.")).toBeVisible();
  await dark.getByRole("button", { name: "Resign" }).click();
  await dark.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  return [light, dark];
}

const end = (page: Page) => page.locator(".turn").getByText(/wins|drawn/);

test("a whole game, with a reload in the middle and a spectator", async ({ browser }) => {
  const [light, dark] = await seated(browser);
  const watching = await person(browser, light.url());
  await expect(watching.getByText("You are watching.")).toBeVisible();
  let ply = 0;
  for (; ply < 300; ply++) {
    const page = ply % 2 === 0 ? light : dark;
    await expect(page.getByText("Your move.").or(end(page))).toBeVisible();
    if (await end(page).isVisible()) break;
    if (ply === 20) {
      await dark.reload();
      await expect(dark.getByText("Thandi is to move.")).toBeVisible();
    }
    const moves = legalMoves(await shown(page));
    // Shots come first, so that the game ends.
    const shots = moves.filter(({ shots }) => shots !== undefined);
    const from = shots.length > 0 ? shots : moves;
    await play(page, from[(ply * 7919) % from.length] as Move);
  }
  expect(ply).toBeGreaterThan(24);
  const games = [];
  for (const page of [light, dark, watching]) {
    await expect(end(page)).toBeVisible();
    games.push(await shown(page));
  }
  expect(games[1]).toEqual(games[0]);
  expect(games[2]).toEqual(games[0]);
});

test("a player sees that the connection is dead, though nothing closed it, and plays on when it is back", async ({
  browser,
}) => {
  const tunnel = await startTunnel(server.port);
  const light = await person(browser, `http://127.0.0.1:${tunnel.port}/#online`);
  await light.getByText("Light", { exact: true }).click();
  await light.getByLabel("Your name").fill("Thandi");
  await light.getByRole("button", { name: "Create the game" }).click();
  const link = await light.getByLabel("Link to the game").inputValue();
  const dark = await person(browser, link.replace(`${tunnel.port}`, `${server.port}`));
  await dark.getByLabel("Your name").fill("Sipho");
  await dark.getByRole("button", { name: "Join" }).click();
  await expect(light.getByText("Your move.")).toBeVisible();
  tunnel.freeze();
  await expect(light.getByText("The connection was lost.")).toBeVisible();
  await play(light, { to: "d6" });
  tunnel.thaw();
  // A browser reports the network, and a page that somebody looks at again asks by itself.
  await light.evaluate(() => dispatchEvent(new Event("online")));
  await expect(light.getByText("The connection was lost.")).toBeHidden();
  await expect(dark.getByText("Your move.")).toBeVisible();
  tunnel.cut();
  await play(dark, { to: "f4" });
  await expect(light.getByText("Your move.")).toBeVisible();
  tunnel.close();
});

test("draw offers, takebacks, resignation and a rematch with changed sides", async ({ browser }) => {
  const [light, dark] = await seated(browser);
  await play(light, { to: "d6" });
  await expect(dark.getByText("Your move.")).toBeVisible();

  await light.getByRole("button", { name: "Take back" }).click();
  await dark.getByRole("button", { name: "Accept" }).click();
  await expect(light.getByText("Your move.")).toBeVisible();
  await expect(light.getByText("No moves yet.")).toBeVisible();

  await dark.getByRole("button", { name: "Draw" }).click();
  await light.getByRole("button", { name: "Decline" }).click();
  await expect(dark.getByText("You have offered a draw.")).toBeHidden();

  await dark.getByRole("button", { name: "Resign" }).click();
  await dark.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(end(light)).toBeVisible();

  await light.getByRole("button", { name: "Rematch" }).click();
  await dark.getByRole("button", { name: "Accept" }).click();
  await expect(dark.getByText("Your move.")).toBeVisible();
  await expect(light.getByText("Sipho is to move.")).toBeVisible();
  await light.goto(url);
  await expect(light.getByText("Sipho is to move")).toBeVisible();
});

test("both players find a finished match among their games", async ({ browser }) => {
  const [light, dark] = await resigned(browser);
  for (const page of [light, dark]) {
    await expect(end(page)).toBeVisible();
    await page.goto(url.replace("#online", "#games"));
    const kept = page.locator(".game", { hasText: "Thandi – Sipho" });
    await expect(kept).toContainText("1-0");
    await kept.getByRole("link").click();
    await expect(page.locator(".moves button")).toHaveText(["d6"]);
  }
});

test("a finished match is in the server's list and can be analysed", async ({ browser }) => {
  const [, dark] = await resigned(browser);
  await dark.getByRole("button", { name: "Analyse" }).click();
  await expect(dark).toHaveURL(/#analyze/);
  await expect(dark.locator(".move-tree").getByRole("button", { name: "d6" })).toBeVisible();

  const page = await person(browser, url);
  const finished = page.getByRole("region", { name: "Finished games" });
  await finished
    .getByRole("button", { name: /Thandi – Sipho.*Thandi wins\./ })
    .first()
    .click();
  await expect(page).toHaveURL(/#analyze/);
  await expect(page.locator(".move-tree").getByRole("button", { name: "d6" })).toBeVisible();
});

test("a player who is claimed to be gone sees how long there is to answer", async ({ browser }) => {
  const [light, dark] = await seated(browser);
  await play(light, { to: "d6" });
  await expect(dark.getByText("Your move.")).toBeVisible();
  const link = dark.url();
  const context = dark.context();
  await dark.close();
  await light.getByRole("button", { name: "Gone?" }).click();
  await expect(light.getByText("There are two minutes to answer.")).toBeVisible();

  const back = await context.newPage();
  await back.setViewportSize({ width: 360, height: 740 });
  await back.goto(link);
  await expect(back.getByText("There are two minutes to answer.")).toBeInViewport();
  await expect(back.getByRole("button", { name: "I am here" })).toBeInViewport({ ratio: 1 });
  await back.getByRole("button", { name: "I am here" }).click();
  await expect(light.getByText("There are two minutes to answer.")).toHaveCount(0);
});

test("an invitation can be withdrawn", async ({ browser }) => {
  const light = await person(browser, url);
  await light.getByLabel("Your name").fill("Thandi");
  await light.getByRole("button", { name: "Create the game" }).click();
  const link = await light.getByLabel("Link to the game").inputValue();
  await light.getByRole("button", { name: "Withdraw" }).click();
  await expect(light.getByRole("heading", { name: "Play online" })).toBeVisible();
  await expect(light.getByRole("heading", { name: "Your games" })).toHaveCount(0);
  const page = await person(browser, link);
  await expect(page.getByText("The game was aborted. Nobody has won.")).toBeVisible();
});

for (const size of [
  { width: 1200, height: 800 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
])
  test(`every button of a player fits at ${size.width} × ${size.height}`, async ({ browser }) => {
    const [light, dark] = await seated(browser);
    await light.setViewportSize(size);
    await play(light, { to: "d6" });
    await dark.close();
    await expect(light.getByRole("button", { name: "Gone?" })).toBeVisible();
    const cramped = await light.locator(".tools .button").evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { left, right, height } = button.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(button);
        const text = range.getBoundingClientRect();
        return text.left < left + 4 || text.right > right - 4 || height < 44 ? button.textContent : [];
      }),
    );
    expect(cramped).toEqual([]);
  });

test("in mancala, each player sees the other's moves", async ({ browser }) => {
  const south = await person(browser, url);
  await south.getByText("Mancala", { exact: true }).click();
  await south.getByText("South", { exact: true }).click();
  await south.getByLabel("Your name").fill("Thandi");
  await south.getByRole("button", { name: "Create the game" }).click();
  const north = await joined(browser, south);
  await expect(south.getByText("Your move.")).toBeVisible();
  await south.locator('mancala-board button[aria-label^="House 1 of South"]').click();
  await expect(north.locator(".moves li")).toHaveCount(1);
});

test("a referee judges a typed move that is illegal", async ({ browser }) => {
  const [light, dark] = await seated(browser, true);
  await play(light, { to: "d6" });
  await expect(dark.getByText("Your move.")).toBeVisible();
  await dark.getByLabel("Type a move").fill("d6");
  await dark.getByRole("button", { name: "Send" }).click();
  await expect(light.locator(".turn").getByText(/Light wins/)).toBeVisible();
});

test("a link to a missing game shows so, and an invalid name is refused", async ({ browser }) => {
  const page = await person(browser, `${url}/0000000000000000`);
  await expect(page.getByText("There is no such game.")).toBeVisible();
  await page.getByRole("link", { name: "All your games" }).click();
  await page.getByLabel("Your name").fill("<b>");
  await page.getByRole("button", { name: "Create the game" }).click();
  await expect(page.getByText("A name has 1 to 40 letters")).toBeVisible();
});

test("without a server, the page shows how to start one", async ({ page }) => {
  await page.goto("/#online");
  await expect(page.getByText("No games between devices here")).toBeVisible();
  await page.getByText("For the operator of this page").click();
  await expect(page.getByText("npm start")).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in ${colorScheme} colours`, async ({ browser }) => {
    const [light, dark] = await seated(browser);
    await light.emulateMedia({ colorScheme });
    await dark.getByRole("button", { name: "Draw" }).click();
    await expect(light.getByText("Sipho offers a draw.")).toBeVisible();
    await expectAccessible(light);
    await light.getByRole("button", { name: "Accept" }).click();
    await expect(end(light)).toBeVisible();
    await expectAccessible(light);
    await light.goto(url);
    await expect(light.getByText("Over")).toBeVisible();
    await expectAccessible(light);
  });
}
