/**
 * The page as a school without HTTPS has it: another machine serves it over plain HTTP, under a name of the
 * network. Browsers then offer no `crypto.randomUUID`, no clipboard, no sharing and no service worker.
 */
import { join } from "node:path";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { type ServerProcess, startProcess, temporaryFolder } from "../../server/test/support/processes.ts";
import { expectMoves, isPhone, press } from "./support/page.ts";

let server: ServerProcess;
let origin: string;
let faults: string[] = [];

test.beforeAll(async () => {
  server = await startProcess({
    DATABASE_FILE: join(temporaryFolder(), "games.db"),
    PAGE: join(import.meta.dirname, "../dist"),
  });
  origin = `http://school.lan:${server.port}`;
});
test.afterAll(async () => {
  await server.end("SIGTERM");
});
test.beforeEach(() => {
  faults = [];
});
test.afterEach(() => {
  expect(faults).toEqual([]);
});

/** Opens a browser for one pupil. Every error on the page and in its console fails the test. */
async function pupil(browser: Browser, hash: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: "en-GB" })).newPage();
  page.on("pageerror", ({ message }) => faults.push(message));
  page.on("console", (line) => {
    if (["error", "warning"].includes(line.type())) faults.push(line.text());
  });
  await page.goto(`${origin}/${hash}`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  return page;
}

/** Pastes into a field of a page that has no clipboard, and returns what came out. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement("textarea");
    field.id = "pasted";
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.focus();
  });
  await page.keyboard.press("Control+V");
  const text = await page.locator("#pasted").inputValue();
  await page.locator("#pasted").evaluate((field) => field.remove());
  return text;
}

test("every part shows what it has", async ({ browser }) => {
  const page = await pupil(browser, "");
  for (const [hash, shown] of [
    ["#play", "morabaraba-board"],
    ["#solve", "main h1"],
    ["#solve/daily", "morabaraba-board"],
    ["#solve/standard", "morabaraba-board"],
    ["#learn", "main h1"],
    ["#learn/mills", "morabaraba-board"],
    ["#analyze", "morabaraba-board"],
    ["#games", "main h1"],
    ["#online", "main h1"],
    ["#rules", "main h1"],
    ["#rules/ask/mssa", "main select"],
    ["#settings", "main h1"],
  ] as const) {
    await page.goto(`${origin}/${hash}`);
    await expect(page.locator(shown).first(), hash).toBeVisible();
    await expect(page.locator("main [role=alert]"), hash).toHaveCount(0);
  }
  await expect(page.getByText("This page needs your network")).toBeVisible();
});

test("a game against the bot is kept, copied and saved", async ({ browser }, info) => {
  const page = await pupil(browser, "#play");
  await press(page, "d6", isPhone(info));
  await expectMoves(page, 2);
  await page.reload();
  await expectMoves(page, 2);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Share and save" }).click();
  for (const [button, wanted] of [
    ["Copy the link", `${origin}/#games/=`],
    ["Copy", "1. d6"],
  ] as const) {
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.locator(".notice").last()).toContainText("Copied.");
    expect(await pasted(page)).toContain(wanted);
  }
  for (const name of ["Save as text", "Save as SVG", "Save as PNG"]) {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name }).click();
    await (await download).path();
  }
  await page.keyboard.press("Escape");
  await page.goto(`${origin}/#games`);
  await expect(page.locator(".game")).toHaveCount(1);
  await page.getByRole("button", { name: /^Actions for / }).click();
  await page.getByRole("menuitem", { name: "Analyse" }).click();
  await expect(page.locator(".move-tree").getByRole("button", { name: "d6" })).toBeVisible();
});

test("two pupils play on two devices, from the copied invitation to the kept game", async ({ browser }) => {
  const light = await pupil(browser, "#online");
  await light.getByText("Light", { exact: true }).click();
  await light.getByLabel("Your name").fill("Thandi");
  await light.getByRole("button", { name: "Create the game" }).click();
  await light.getByRole("button", { name: "Copy" }).click();
  await expect(light.locator(".notice")).toContainText("The link is copied.");
  const link = await light.getByLabel("Link to the game").inputValue();
  expect(link).toContain(`${origin}/#online/`);
  expect(await pasted(light)).toBe(link);
  const dark = await pupil(browser, link.slice(origin.length + 1));
  await dark.getByLabel("Your name").fill("Sipho");
  await dark.getByRole("button", { name: "Join" }).click();
  await expect(light.getByText("Your move.")).toBeVisible();
  await light.locator('morabaraba-board button[aria-label^="d6,"]').click();
  await expect(dark.getByText("Your move.")).toBeVisible();
  await dark.getByRole("button", { name: "Code" }).click();
  await expect(dark.getByRole("dialog").locator("strong")).toHaveText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  await dark.keyboard.press("Escape");
  await dark.getByRole("button", { name: "Resign" }).click();
  await dark.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  for (const page of [light, dark]) {
    await expect(page.locator(".turn").getByText(/wins/)).toBeVisible();
    await page.goto(`${origin}/#games`);
    await expect(page.locator(".game", { hasText: "Thandi – Sipho" })).toContainText("1-0");
  }
});

test("an invitation that only this device can open says so", async ({ page }) => {
  await page.goto(`http://127.0.0.1:${server.port}/#online`);
  await page.getByLabel("Your name").fill("Thandi");
  await page.getByRole("button", { name: "Create the game" }).click();
  await expect(page.getByText("This link works only on this device.")).toBeVisible();
});
