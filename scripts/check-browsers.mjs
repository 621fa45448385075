// node scripts/check-browsers.mjs              plays on the element in Firefox and WebKit
// node scripts/check-browsers.mjs chromium     in this browser alone
// Real clicks and keys play the opening of a game with a shot, and then a whole game, in a page whose policy allows nothing but
// scripts of its own. Takes Debian's packages firefox-esr, webkit2gtk-driver and xvfb; FIREFOX, WEBKIT and CHROMIUM name other
// binaries. Run "npm run build", and "npm ci" in scripts/browsers, first. Everything that it starts is stopped again.
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { root } from "./doors.mjs";

/**
 * What a browser must be able to do here.
 * @typedef {object} Driver
 * @property {string} version
 * @property {(url: string) => Promise<unknown>} open
 * @property {(point: string) => Promise<unknown>} click - Clicks the button of a point on the board.
 * @property {(key: string) => Promise<unknown>} press
 * @property {(code: string) => Promise<any>} evaluate - The value of an expression in the page.
 * @property {() => Promise<unknown>} quit
 */

/** @param {string} name */
const toolsOf = (name) =>
  import(pathToFileURL(createRequire(`${root}scripts/browsers/package.json`).resolve(name)).href);
const buttonOf = (/** @type {string} */ point) => `button[aria-label^="${point}, " i]`;

/** @type {Readonly<Record<string, () => Promise<Driver>>>} */
const browsers = {
  async chromium() {
    const browser = await chromium.launch({
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-gpu",
      ],
    });
    const page = await browser.newPage();
    return {
      version: `Chromium ${browser.version()}`,
      open: (url) => page.goto(url),
      click: (point) => page.locator(buttonOf(point)).click(),
      press: (key) => page.keyboard.press(key),
      evaluate: (code) => page.evaluate(code),
      quit: () => browser.close(),
    };
  },

  async firefox() {
    const { default: puppeteer } = await toolsOf("puppeteer-core");
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: process.env["FIREFOX"] ?? "/usr/bin/firefox-esr",
      headless: true,
    });
    const page = await browser.newPage();
    return {
      version: await browser.version(),
      open: (url) => page.goto(url),
      click: async (point) => (await page.waitForSelector(`>>> ${buttonOf(point)}`)).click(),
      press: (key) => page.keyboard.press(key),
      evaluate: (code) => page.evaluate(code),
      quit: () => browser.close(),
    };
  },

  async webkit() {
    const { Builder, By, Capabilities, Key } = (await toolsOf("selenium-webdriver")).default;
    const display = ":77";
    const screen = spawn("Xvfb", [display, "-screen", "0", "1280x900x24", "-nolisten", "tcp"], {
      stdio: "ignore",
    });
    const driver = spawn("WebKitWebDriver", ["--host=127.0.0.1", "--port=4477"], {
      env: { ...process.env, DISPLAY: display },
      stdio: "ignore",
    });
    const end = () => {
      driver.kill();
      screen.kill();
    };
    process.once("exit", end);
    try {
      await wait(1600);
      const binary = process.env["WEBKIT"] ?? "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
      const options = { binary, args: ["--automation"] };
      const capabilities = new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": options,
      });
      const session = await new Builder()
        .usingServer("http://127.0.0.1:4477/")
        .withCapabilities(capabilities)
        .build();
      const found = await session.getCapabilities();
      /** @param {string} point */
      const buttonIn = async (point) => {
        const board = await session.findElement(By.css("morabaraba-board"));
        return (await board.getShadowRoot()).findElement(By.css(buttonOf(point)));
      };
      return {
        version: `WebKitGTK ${found.get("browserVersion")}`,
        open: (url) => session.get(url),
        click: async (point) => (await buttonIn(point)).click(),
        press: (key) =>
          session
            .actions()
            .sendKeys(Key[key.toUpperCase().replace(/^ARROW/, "ARROW_")] ?? key)
            .perform(),
        evaluate: (code) => session.executeScript(`return (${code});`),
        async quit() {
          await session.quit();
          end();
        },
      };
    } catch (error) {
      end();
      throw error;
    }
  },
};

const policy = "default-src 'none'; script-src 'self'";
const page = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Board</title>
<morabaraba-board></morabaraba-board><script type="module" src="/page.mjs"></script>`;
const script = `
import { createGame, legalMoves, outcome } from "/index.js";
import { define } from "/board.js";
define();
const board = document.querySelector("morabaraba-board");
window.violations = [];
document.addEventListener("securitypolicyviolation", (event) => window.violations.push(event.violatedDirective));
let seed = 7;
// The points to press for some legal move, or how the game ended.
window.next = () => {
  const end = outcome(board.game);
  if (end !== undefined || board.game.ply > 400) return { end: end?.reason ?? "long" };
  const moves = legalMoves(board.game);
  seed = (seed * 16807) % 2147483647;
  const { from, to, shot } = moves[seed % moves.length];
  return { points: [from, to, shot].filter(Boolean) };
};
window.restart = () => { board.game = createGame(); };
window.board = board;`;

const server = createServer(async (request, response) => {
  const { url = "/" } = request;
  const own = url === "/" ? page : url === "/page.mjs" ? script : undefined;
  response.setHeader("content-type", url === "/" ? "text/html" : "text/javascript");
  if (url === "/") response.setHeader("content-security-policy", policy);
  const body = own ?? (await readFile(`${root}dist${url}`).catch(() => undefined));
  response.statusCode = body === undefined ? 404 : 200;
  response.end(body);
});

/** @param {unknown} found @param {unknown} wanted @param {string} what */
function expect(found, wanted, what) {
  if (found !== wanted)
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
}

/** @param {Driver} driver @param {string} address */
async function play(driver, address) {
  await driver.open(address);
  for (let tries = 0; !(await driver.evaluate("Boolean(window.board && window.board.shadowRoot)")); tries++) {
    if (tries > 50) throw new Error("The page does not load.");
    await wait(100);
  }
  for (const point of ["a7", "g1", "d7", "f2", "g7", "g1"]) await driver.click(point);
  expect(await driver.evaluate("window.board.game.board"), "LLL.........D...........", "after clicks");
  await driver.press("Enter");
  const { length } = await driver.evaluate("Array.from(window.board.game.board).filter((at) => at === 'D')");
  expect(length, 2, "dark cows after Enter on the point that was shot empty");
  await driver.evaluate("window.restart()");
  let plies = 0;
  for (;;) {
    const { points, end } = await driver.evaluate("window.next()");
    if (end !== undefined) {
      const violations = await driver.evaluate("window.violations.length");
      expect(violations, 0, "violations of the policy");
      return `${plies} plies by clicks, ${end}`;
    }
    for (const point of points) await driver.click(point);
    expect(await driver.evaluate("window.board.game.ply"), ++plies, `plies after ${points}`);
  }
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in browsers));
if (unknown.length > 0)
  throw new Error(`Unknown: ${unknown}. There are ${Object.keys(browsers).join(", ")}.`);
await new Promise((ready) => server.listen(0, "127.0.0.1", () => ready(undefined)));
const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
try {
  for (const name of asked.length > 0 ? asked : ["firefox", "webkit"]) {
    const driver = await /** @type {() => Promise<Driver>} */ (browsers[name])();
    try {
      console.log(`${driver.version}: ${await play(driver, `http://127.0.0.1:${port}/`)}`);
    } finally {
      await driver.quit();
    }
  }
} finally {
  server.closeAllConnections();
  server.close();
}
