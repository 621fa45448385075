// node scripts/check-browsers.mjs              plays on both elements in Firefox and WebKit
// node scripts/check-browsers.mjs chromium     in this browser alone
// Real clicks, taps and keys each play the opening of a mill game with a shot, and then whole games of both families, in a page whose
// policy allows nothing but scripts of its own and enforces Trusted Types where the browser knows them. Takes Debian's packages
// firefox-esr, webkit2gtk-driver and xvfb; FIREFOX, WEBKIT and CHROMIUM name other binaries. Run "npm run build", and "npm ci" in
// scripts/browsers, first. Everything that it starts is stopped again.
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { inBrowsers } from "./drivers.mjs";
import { root } from "./entry-points.mjs";

const policy = "default-src 'self'; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'";
const page = (/** @type {string} */ tag, /** @type {string} */ script) => `<!doctype html><html lang="en">
<link rel="icon" href="data:,"><title>Board</title><${tag}></${tag}><script type="module" src="/${script}.mjs"></script>`;
const script = (/** @type {string} */ tag, /** @type {string} */ rules, /** @type {string} */ element) => `
import { createGame, legalMoves, outcome } from "/${rules}.js";
import { define } from "/${element}.js";
define();
const board = document.querySelector("${tag}");
window.violations = [];
document.addEventListener("securitypolicyviolation", (event) => window.violations.push(event.violatedDirective));
let seed = 7;
// The buttons to press for some legal move, or how the game ended.
window.next = () => {
  const end = outcome(board.game);
  if (end !== undefined || board.game.ply > 400) return { end: end?.reason ?? "long" };
  const moves = legalMoves(board.game);
  seed = (seed * 16807) % 2147483647;
  const { from, to, shot, house } = moves[seed % moves.length];
  if (house === undefined)
    return { buttons: [from, to, shot].filter(Boolean).map((point) => '[data-point="' + point + '"]') };
  const first = board.game.turn === "south" ? -1 : board.game.houses.length / 2 - 1;
  return { buttons: ['[data-house="' + (first + house) + '"]'] };
};
window.restart = () => { board.animation = 0; board.game = createGame(); };
// How many buttons the one with the focus is before another; undefined where none has it.
window.stepsTo = (button) => {
  const { activeElement } = board.shadowRoot;
  const buttons = [...board.shadowRoot.querySelectorAll(".point")];
  const now = buttons.indexOf(activeElement);
  return now < 0 ? null : buttons.indexOf(board.shadowRoot.querySelector(button)) - now;
};
window.board = board;`;
/** @type {Readonly<Record<string, string>>} */
const files = {
  "/": page("morabaraba-board", "mills"),
  "/mancala": page("mancala-board", "seeds"),
  "/mills.mjs": script("morabaraba-board", "index", "board"),
  "/seeds.mjs": script("mancala-board", "mancala", "mancala-board"),
};

/** @type {import("node:http").RequestListener} */
async function answer(request, response) {
  const { url = "/" } = request;
  const own = files[url];
  const isPage = own?.startsWith("<");
  response.setHeader("content-type", isPage ? "text/html" : "text/javascript");
  if (isPage) response.setHeader("content-security-policy", policy);
  const body = own ?? (await readFile(`${root}dist${url}`).catch(() => undefined));
  response.statusCode = body === undefined ? 404 : 200;
  response.end(body);
}

/** @param {unknown} found @param {unknown} wanted @param {string} what */
function expect(found, wanted, what) {
  if (found !== wanted)
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
}

/** How a button is pressed: by a click, a tap, or the keys that lead to it. @type {Readonly<Record<string, (driver: import("./drivers.mjs").Driver, button: string) => Promise<unknown>>>} */
const ways = {
  clicks: (driver, button) => driver.click(button),
  taps: (driver, button) => driver.tap(button),
  async keys(driver, button) {
    const stepsTo = () => driver.evaluate(`window.stepsTo(${JSON.stringify(button)})`);
    if ((await stepsTo()) === null) await driver.press("Tab");
    const steps = await stepsTo();
    for (let step = 0; step < Math.abs(steps); step++) await driver.press(steps > 0 ? "PageDown" : "PageUp");
    await driver.press("Enter");
  },
};

/** @param {import("./drivers.mjs").Driver} driver @param {string} address */
async function open(driver, address) {
  await driver.open(address);
  for (let tries = 0; !(await driver.evaluate("Boolean(window.board && window.board.shadowRoot)")); tries++) {
    if (tries > 50) throw new Error("The page does not load.");
    await wait(100);
  }
}

/** Plays one game in one way, and says how. @param {import("./drivers.mjs").Driver} driver @param {keyof typeof ways} way */
async function play(driver, way) {
  await driver.evaluate("window.restart()");
  let last = "";
  for (let plies = 0; ; ) {
    const { buttons, end } = await driver.evaluate("window.next()");
    if (end !== undefined) {
      expect(await driver.evaluate("window.violations.length"), 0, "violations of the policy");
      return `${plies} plies by ${way}, ${end}`;
    }
    for (const button of buttons) {
      // Two quick presses on one button are a double click, which is one press.
      if (button === last && way !== "keys") await wait(600);
      await ways[way]?.(driver, button);
      last = button;
    }
    expect(await driver.evaluate("window.board.game.ply"), ++plies, `plies after ${buttons}`);
  }
}

/** Each way on each element, as far as the driver can. @param {import("./drivers.mjs").Driver} driver @param {string} address @returns {Promise<string[]>} */
async function playAll(driver, address) {
  await open(driver, address);
  for (const point of ["a7", "g1", "d7", "f2", "g7", "g1"]) await driver.click(`[data-point="${point}"]`);
  expect(await driver.evaluate("window.board.game.board"), "LLL.........D...........", "after clicks");
  await driver.press("Enter");
  const { length } = await driver.evaluate("Array.from(window.board.game.board).filter((at) => at === 'D')");
  expect(length, 2, "dark cows after Enter on the point that was shot empty");
  const told = [];
  for (const path of ["", "mancala"]) {
    await open(driver, `${address}${path}`);
    for (const way of Object.keys(ways)) told.push(`${path || "mills"}: ${await play(driver, way)}`);
  }
  return told;
}

await inBrowsers(answer, async (driver, address) =>
  console.log(`  ${(await playAll(driver, address)).join("\n  ")}`),
);
