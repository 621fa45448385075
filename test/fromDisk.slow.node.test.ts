/** Pages that people open from a disk. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../scripts/entry-points.mjs";

// The page of the guide for an app developer works when it is opened from a disk, with the modules from their
// CDN.

const [, html = ""] =
  /^```html index\.html\n(.*?)^```$/ms.exec(readFileSync(join(root, "docs/guides/app.md"), "utf8")) ?? [];
const folder = mkdtempSync(join(tmpdir(), "morabaraba-app-"));
const guideFile = join(folder, "index.html");
writeFileSync(guideFile, html);

const appFaults: string[] = [];
let appBrowser: Browser;
let context: BrowserContext;
let app: Page;

async function open(): Promise<void> {
  app = await context.newPage();
  app.on("pageerror", (error) => appFaults.push(error.message));
  app.on("console", (message) => message.type() === "error" && appFaults.push(message.text()));
  await app.goto(pathToFileURL(guideFile).href);
}

beforeAll(async () => {
  const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
  appBrowser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
  context = await appBrowser.newContext();
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  await context.route(/^https?:/, async (route) => {
    const [, path] = route.request().url().split(`https://cdn.jsdelivr.net/npm/morabaraba@${version}/`);
    if (path === undefined) return route.abort();
    const body = readFileSync(join(root, path), "utf8");
    return route.fulfill({
      body,
      contentType: "text/javascript",
      headers: { "access-control-allow-origin": "*" },
    });
  });
  await open();
});
afterAll(async () => {
  await appBrowser.close();
  rmSync(folder, { recursive: true });
});

const appStatus = (): Promise<string> => app.getByRole("status").innerText();
const press = (name: string): Promise<void> => app.getByRole("button", { name }).click();
const answered = /^Dark places a cow on .* Light to place a cow\.$/;

test("people play against the bot, and find the game again", async () => {
  await press("d6, empty");
  await expect.poll(appStatus, { timeout: 20_000 }).toMatch(answered);
  await app.close();
  await open();
  await expect.poll(() => app.getByRole("button", { name: "d6, light cow" }).count()).toBe(1);
  expect(await app.getByRole("button", { name: /, dark cow/ }).count()).toBe(1);
  await press("a1, empty");
  await expect.poll(appStatus, { timeout: 20_000 }).toMatch(answered);
  expect(await app.getByRole("button", { name: /, dark cow/ }).count()).toBe(2);
});

test("people take a move back, also while the bot thinks, and begin a new game", async () => {
  await press("Take back");
  await expect.poll(() => app.getByRole("button", { name: /, (light|dark) cow/ }).count()).toBe(2);
  await press("Take back");
  await app.getByLabel("Bot").selectOption("6");
  await press("g7, empty");
  await press("Take back");
  await expect.poll(appStatus).toBe("Light to place a cow.");
  await press("d6, empty");
  await expect.poll(appStatus, { timeout: 20_000 }).toMatch(answered);
  expect(await app.getByRole("button", { name: /, (light|dark) cow/ }).count()).toBe(2);
  await press("New game");
  await expect.poll(() => app.getByRole("button", { name: /, empty/ }).count()).toBe(24);
  expect(appFaults).toEqual([]);
});

// The page for a class, built as one file, works when it is opened from a disk.

const file = join(root, "dist", "page.html");
let browser: Browser;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
  browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
  page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("request", (request) => request.url().startsWith("http") && faults.push(request.url()));
  await page.goto(pathToFileURL(file).href);
});
afterAll(() => browser.close());

const status = (): Promise<string> => page.getByRole("status").innerText();

test("the file names no module and nothing on the network", () => {
  const text = readFileSync(file, "utf8");
  expect(text).not.toMatch(/type="?module|<link|src=|import\s*\(/);
});

test("people play Morabaraba against the bot, and read its rules", async () => {
  expect(await page.getByRole("heading", { level: 2 }).innerText()).toBe("Rules: Morabaraba");
  await page.getByRole("button", { name: "d6, empty" }).click();
  await expect.poll(status, { timeout: 20_000 }).toMatch(/^Dark places a cow on .* Light to place a cow\.$/);
});

test("people play mancala, and take both sides", async () => {
  await page.getByLabel("Game").selectOption({ label: "Oware" });
  await page.getByRole("button", { name: "House C of South: 4" }).click();
  await expect.poll(status, { timeout: 20_000 }).toMatch(/^North sows .* South is to move\.$/);
  await page.getByLabel("Opponent").selectOption("0");
  await page.getByRole("button", { name: "New game" }).click();
  await page.getByRole("button", { name: "House A of South: 4" }).click();
  await expect.poll(status).toMatch(/North is to move\.$/);
});

test("every game begins, with its rules and without a fault", async () => {
  const titles = await page.getByLabel("Game").locator("option").allInnerTexts();
  expect(titles.length).toBeGreaterThan(20);
  for (const label of titles) {
    await page.getByLabel("Game").selectOption({ label });
    expect(await page.getByRole("heading", { level: 2 }).innerText()).toBe(`Rules: ${label}`);
    expect(await status()).not.toBe("");
  }
  expect(faults).toEqual([]);
});
