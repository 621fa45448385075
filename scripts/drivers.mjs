// The browsers in which the elements and the page are played on, as far as it takes to play: a page is opened, buttons are pressed,
// and something is asked of the page. Firefox and WebKit are Debian's packages firefox-esr, webkit2gtk-driver and xvfb; FIREFOX,
// WEBKIT and CHROMIUM name other binaries. Run "npm ci" in scripts/browsers first.
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { root } from "./entry-points.mjs";

/**
 * What a browser must be able to do here.
 * @typedef {object} Driver
 * @property {string} version
 * @property {(url: string) => Promise<unknown>} open
 * @property {(button: string) => Promise<unknown>} click - Clicks an element, which may be inside a board, by its selector.
 * @property {(button: string) => Promise<unknown>} tap
 * @property {(key: string) => Promise<unknown>} press
 * @property {(text: string) => Promise<unknown>} write - Writes where the focus is.
 * @property {(code: string) => Promise<any>} evaluate - The value of an expression in the page.
 * @property {() => Promise<unknown>} quit
 */

/** @param {string} name */
const toolsOf = (name) =>
  import(pathToFileURL(createRequire(`${root}scripts/browsers/package.json`).resolve(name)).href);

/** Each starts one, with a window of 1280 by 900 or so. @type {Readonly<Record<string, () => Promise<Driver>>>} */
export const browsers = {
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
    const page = await browser.newPage({ hasTouch: true });
    return {
      version: `Chromium ${browser.version()}`,
      open: (url) => page.goto(url),
      click: (button) => page.locator(button).click(),
      tap: (button) => page.locator(button).tap(),
      press: (key) => page.keyboard.press(key),
      write: (text) => page.keyboard.type(text),
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
      click: async (button) => (await page.waitForSelector(`>>> ${button}`)).click(),
      tap: async (button) => (await page.waitForSelector(`>>> ${button}`)).tap(),
      press: (key) => page.keyboard.press(key),
      write: (text) => page.keyboard.type(text),
      evaluate: (code) => page.evaluate(code),
      quit: () => browser.close(),
    };
  },

  async webkit() {
    const { Builder, By, Capabilities, Key } = (await toolsOf("selenium-webdriver")).default;
    const { Pointer } = (await toolsOf("selenium-webdriver/lib/input.js")).default;
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
      /** @param {string} button */
      const buttonIn = async (button) => {
        const [outside] = await session.findElements(By.css(button));
        if (outside) return outside;
        const board = await session.findElement(By.css("morabaraba-board, mancala-board"));
        return (await board.getShadowRoot()).findElement(By.css(button));
      };
      return {
        version: `WebKitGTK ${found.get("browserVersion")}`,
        open: (url) => session.get(url),
        click: async (button) => (await buttonIn(button)).click(),
        async tap(button) {
          const { x, y, width, height } = await (await buttonIn(button)).getRect();
          const finger = new Pointer("finger", Pointer.Type.TOUCH);
          const at = { x: Math.round(x + width / 2), y: Math.round(y + height / 2), duration: 0 };
          const actions = session.actions();
          await actions.insert(finger, finger.move(at), finger.press(), finger.release()).perform();
        },
        press: (key) =>
          session
            .actions()
            .sendKeys(Key[key.replace(/\B[A-Z]/g, "_$&").toUpperCase()] ?? key)
            .perform(),
        write: (text) => session.actions().sendKeys(text).perform(),
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

/**
 * Goes through the browsers that the command line names, Firefox and WebKit if none, while a server of its own answers.
 *
 * @param {import("node:http").RequestListener} answer
 * @param {(driver: Driver, address: string) => Promise<unknown>} go - What is done in each; the address ends with a slash.
 */
export async function inBrowsers(answer, go) {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !(name in browsers));
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown}. There are ${Object.keys(browsers).join(", ")}.`);
  const server = createServer(answer);
  await new Promise((ready) => server.listen(0, "127.0.0.1", () => ready(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  try {
    for (const name of asked.length > 0 ? asked : ["firefox", "webkit"]) {
      const driver = await /** @type {() => Promise<Driver>} */ (browsers[name])();
      try {
        console.log(driver.version);
        await go(driver, `http://127.0.0.1:${port}/`);
      } finally {
        await driver.quit();
      }
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
