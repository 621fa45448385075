// node scripts/check-web.mjs              goes the main ways on the page of apps/web in Firefox and WebKit
// node scripts/check-web.mjs chromium     in this browser alone
// Starts a game against the bot, plays, loads the page again, solves a puzzle, takes a step of a lesson, pastes a game and analyses it,
// all by clicks and keys. Takes what scripts/drivers.mjs says, and `npm ci && npm run build` in apps/web. Everything that it
// starts is stopped again. The whole page is tested in Chromium: see apps/web.
import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inBrowsers } from "./drivers.mjs";
import { root } from "./entry-points.mjs";

/** @type {typeof import("../src/index.ts")} */
const { applyMove, createGame, formatMove, legalMoves } = await import(`${root}dist/index.js`);

const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };
/** @type {import("node:http").RequestListener} */
async function answer({ url = "/" }, response) {
  const path = url.replace(/[?].*/, "").replace(/\/$/, "/index.html");
  const body = await readFile(`${root}apps/web/dist${path}`).catch(() => undefined);
  const type = types[/** @type {".js"} */ (extname(path))] ?? "application/octet-stream";
  response.writeHead(body === undefined ? 404 : 200, { "content-type": type }).end(body);
}

/** The hands of a person on the page. @param {import("./drivers.mjs").Driver} driver */
function handsOf(driver) {
  const { evaluate } = driver;
  /** Waits until an expression holds, and gives its value. @param {string} expression @param {string} what */
  const until = async (expression, what) => {
    for (let tries = 0; tries < 600; tries++) {
      const value = await evaluate(expression);
      if (value) return value;
      await wait(100);
    }
    throw new Error(`In vain: ${what}`);
  };
  const found = (/** @type {string} */ selector, /** @type {string} */ name) =>
    `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.getClientRects().length && ` +
    `((one.getAttribute("aria-label") ?? "") + one.textContent).includes(${JSON.stringify(name)}))`;
  return {
    until,
    /** Goes to a part of the page. @param {string} hash */
    goTo: (hash) => evaluate(`void (location.hash = ${JSON.stringify(hash)})`),
    /** Waits until an element shows a text. @param {string} selector @param {string} text */
    see: (selector, text) => until(`Boolean(${found(selector, text)})`, `${selector} with "${text}"`),
    /** Clicks what is called so. @param {string} name @param {string} selector */
    async click(name, selector = "button, a, [role=menuitem]") {
      await until(
        `(${found(selector, name)})?.setAttribute("data-hand", "") === undefined && Boolean(${found(selector, name)})`,
        name,
      );
      await driver.click("[data-hand]");
      await evaluate(
        `document.querySelectorAll("[data-hand]").forEach((one) => one.removeAttribute("data-hand"))`,
      );
    },
    /** Plays a move on the board of mills. @param {string} move */
    async play(move) {
      await until(
        `Boolean(document.querySelector("morabaraba-board")?.shadowRoot?.querySelector(".point"))`,
        "the board",
      );
      for (const point of move.split(/[-x]/)) {
        await driver.click(`[data-point="${point}"]`);
        await wait(400);
      }
    },
    /** The moves that were played, as the page lists them. @returns {Promise<string[]>} */
    moves: () =>
      evaluate(`[...document.querySelectorAll(".moves button")].map(({ textContent }) => textContent)`),
  };
}

/** @type {Readonly<Record<string, (driver: import("./drivers.mjs").Driver, hands: ReturnType<typeof handsOf>) => Promise<string>>>} */
const ways = {
  async "a game against the bot, loaded again"(driver, { click, until, play, moves, see, goTo }) {
    await click("New game");
    await click("Start", "dialog button");
    const list = `document.querySelectorAll(".moves button").length`;
    for (let turn = 0; turn < 5; turn++) {
      const isMine = `Boolean(document.querySelector(".status b"))`;
      await until(isMine, "the player's turn");
      const game = (await moves()).reduce((game, move) => applyMove(game, move), createGame());
      const legal = legalMoves(game);
      const move = formatMove(
        /** @type {import("../src/index.ts").Move} */ (legal[(turn * 5) % legal.length]),
        game,
      );
      await play(move);
      await until(`${list} > ${game.ply}`, move);
    }
    await until(`${list} % 2 === 0`, "the bot's answer");
    const before = await moves();
    await wait(500);
    await reload(driver);
    await until(`${list} === ${before.length}`, "the game after a reload");
    await see(".moves button", before.at(-1) ?? "");
    await goTo("#games");
    await see(".game", "");
    return `${before.length} plies kept`;
  },

  async "a puzzle"(_, { goTo, play, until }) {
    const text = await readFile(`${root}apps/web/src/solve/data/standard.txt`, "utf8");
    const number = text.split("\n").findIndex((line) => line.split(" | ")[1]?.split(" ").length === 3);
    const winning = text.split("\n")[number]?.split(" | ")[1]?.split(" ") ?? [];
    await goTo(`#solve/standard/${number + 1}`);
    for (let i = 0; i < winning.length; i += 2) {
      await play(winning[i] ?? "");
      await until(
        `document.querySelectorAll(".puzzle .bars .full").length === ${i / 2 + 1}`,
        `${winning[i]} as right`,
      );
    }
    return `${winning.join(" ")} solves it`;
  },

  async "a lesson"(_, { goTo, play, see }) {
    await goTo("#learn/repeat-mill");
    await see("h1", "repeat-mill");
    await play("f6-f4");
    await see(".lesson .answer", "Move the cow on d6 to b6.");
    await wait(1500);
    await play("d6-b6xg4");
    await see(".lesson .answer", "That cow broke a mill to make a mill.");
    return "a wrong answer taken back, the right one praised";
  },

  async "a pasted game, analysed"(driver, { goTo, click, until, see }) {
    await goTo("#games");
    await click("Paste a game");
    await until(`Boolean(document.querySelector("dialog textarea"))`, "the field for the text");
    await driver.click("dialog textarea");
    await driver.write("d6 f4 d2 b4");
    await click("Read", "dialog button");
    await until(`document.querySelectorAll(".moves button").length === 4`, "the four moves");
    await click("More", "button");
    await click("Analyse", "[role=menuitem]");
    await see(".move-tree", "b4");
    const lines = await until(`document.querySelectorAll(".worths li").length`, "the engine's lines");
    return `4 moves, ${lines} lines of the engine`;
  },
};

/** @param {import("./drivers.mjs").Driver} driver */
async function reload(driver) {
  await driver.evaluate("void setTimeout(() => location.reload(), 0)");
  await wait(2000);
}

await inBrowsers(answer, async (driver, address) => {
  await driver.open(`${address}#play`);
  for (const [way, go] of Object.entries(ways)) console.log(`  ${way}: ${await go(driver, handsOf(driver))}`);
});
