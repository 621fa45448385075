/** The page for a class, built as one file, works when it is opened from a disk. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../scripts/entry-points.mjs";

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
