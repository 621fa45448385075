/** The page of the guide for an app developer works when it is opened from a disk, with the modules from their CDN. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../scripts/entry-points.mjs";

const [, html = ""] =
  /^```html index\.html\n(.*?)^```$/ms.exec(readFileSync(join(root, "docs/guides/app.md"), "utf8")) ?? [];
const folder = mkdtempSync(join(tmpdir(), "morabaraba-app-"));
const file = join(folder, "index.html");
writeFileSync(file, html);

const faults: string[] = [];
let browser: Browser;
let context: BrowserContext;
let page: Page;

async function open(): Promise<void> {
  page = await context.newPage();
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  await page.goto(pathToFileURL(file).href);
}

beforeAll(async () => {
  const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
  browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
  context = await browser.newContext();
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
  await browser.close();
  rmSync(folder, { recursive: true });
});

const status = (): Promise<string> => page.getByRole("status").innerText();
const press = (name: string): Promise<void> => page.getByRole("button", { name }).click();
const answered = /^Dark places a cow on .* Light to place a cow\.$/;

test("people play against the bot, and find the game again", async () => {
  await press("d6, empty");
  await expect.poll(status, { timeout: 20_000 }).toMatch(answered);
  await page.close();
  await open();
  await expect.poll(() => page.getByRole("button", { name: "d6, light cow" }).count()).toBe(1);
  expect(await page.getByRole("button", { name: /, dark cow/ }).count()).toBe(1);
  await press("a1, empty");
  await expect.poll(status, { timeout: 20_000 }).toMatch(answered);
  expect(await page.getByRole("button", { name: /, dark cow/ }).count()).toBe(2);
});

test("people take a move back, also while the bot thinks, and begin a new game", async () => {
  await press("Take back");
  await expect.poll(() => page.getByRole("button", { name: /, (light|dark) cow/ }).count()).toBe(2);
  await press("Take back");
  await page.getByLabel("Bot").selectOption("6");
  await press("g7, empty");
  await press("Take back");
  await expect.poll(status).toBe("Light to place a cow.");
  await press("d6, empty");
  await expect.poll(status, { timeout: 20_000 }).toMatch(answered);
  expect(await page.getByRole("button", { name: /, (light|dark) cow/ }).count()).toBe(2);
  await press("New game");
  await expect.poll(() => page.getByRole("button", { name: /, empty/ }).count()).toBe(24);
  expect(faults).toEqual([]);
});
