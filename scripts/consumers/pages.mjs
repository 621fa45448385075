// Pages in Chromium that use the installed package: with an import map and a worker but no tools, under the
// strictest content security policy, and as a bundle of Vite. Chromium is /usr/bin/chromium, or the program
// in CHROMIUM.
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { chromium } from "playwright-core";
import { build } from "vite";
import { entryPoints, packageName } from "../entry-points.mjs";
import { esm } from "./programs.mjs";

const types = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
};
export const htmlOf = (/** @type {string} */ body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Page</title><body>${body}</body></html>`;

/**
 * Serves a folder on this machine, opens its page, and returns what `act` returns. Any error of the page is a
 * failure.
 * @template T
 * @param {string} folder
 * @param {(tab: import("playwright-core").Page) => Promise<T>} act
 * @param {Readonly<Record<string, string>>} [headers]
 * @returns {Promise<T>}
 */
export async function inPage(folder, act, headers = {}) {
  const server = createServer(({ url = "/" }, response) => {
    const path = url === "/" ? "/index.html" : url.replace(/[?#].*/, "");
    // A page without a bundler imports from beside the folder, where npm installed the package.
    const file = path.startsWith("/node_modules/") ? join(folder, "..", path) : join(folder, path);
    try {
      const body = readFileSync(file);
      response.writeHead(200, {
        "content-type": types[/** @type {".js"} */ (extname(path))] ?? "text/plain",
        ...headers,
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", () => ready(undefined)));
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-gpu"],
  });
  try {
    const tab = await browser.newPage();
    /** @type {string[]} */
    const faults = [];
    tab.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    tab.on("pageerror", (error) => faults.push(error.message));
    tab.on("requestfailed", (request) => faults.push(`${request.url()} failed`));
    tab.setDefaultTimeout(60_000);
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    await tab.goto(`http://127.0.0.1:${port}/`);
    const value = await act(tab).catch((error) => {
      throw new Error([error.message, ...faults].join("\n"));
    });
    if (faults.length > 0) throw new Error(faults.join("\n"));
    return value;
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

const program = `${esm.replace("console.log(", "window.line = (")}
import { define } from "${packageName}/board";
define();
document.body.append(document.createElement("morabaraba-board"));`;

/** Closes a mill by clicks, and returns the program's line. @param {import("playwright-core").Page} tab */
async function playAndRead(tab) {
  for (const point of ["a7", "g1", "d7", "f2", "g7", "g1"])
    await tab.getByRole("button", { name: `${point}, ` }).click();
  const board = await tab.evaluate(`document.querySelector("morabaraba-board").game.board`);
  if (board !== "LLL.........D...........") throw new Error(`The board holds ${board}.`);
  return /** @type {Promise<string>} */ (tab.waitForFunction("window.line").then((line) => line.jsonValue()));
}

/** The address of each entry point, for pages without a bundler. */
const addresses = Object.fromEntries(
  entryPoints.map(({ specifier, entry }) => [specifier, `/node_modules/${packageName}/dist/${entry}.js`]),
);
const policy = "default-src 'none'; img-src data:; script-src 'self'; require-trusted-types-for 'script'";
const atAddresses = (/** @type {string} */ text) =>
  text.replace(/"(morabaraba[\w/]*)"/g, (_, specifier) => JSON.stringify(addresses[specifier] ?? specifier));

/** @type {Readonly<Record<string, (folder: string) => Promise<string>>>} */
export const pages = {
  async "Chromium, import map and a worker"(folder) {
    const map = JSON.stringify({ imports: addresses });
    const scripts = `<script type="importmap">${map}</script><script type="module" src="/page.mjs"></script>`;
    writeFileSync(join(folder, "index.html"), htmlOf(scripts));
    writeFileSync(join(folder, "page.mjs"), program);
    writeFileSync(join(folder, "worker.mjs"), atAddresses(esm).replace("console.log(", "postMessage("));
    return inPage(folder, async (tab) => {
      const line = await playAndRead(tab);
      const ofWorker = await tab.evaluate(`new Promise((resolve, reject) => {
        const worker = new Worker("/worker.mjs", { type: "module" });
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = () => reject(new Error("The worker failed."));
      })`);
      if (ofWorker !== line) throw new Error(`The worker found ${ofWorker}.`);
      return line;
    });
  },
  async "Chromium, files of a CDN"(folder) {
    const at = `/node_modules/${packageName}/dist`;
    const script = `import { applyMove, createGame, formatMove } from "${at}/index.js";
import { chooseMoveSync } from "${at}/bots.js";
import { define } from "${at}/board.js";
import { define as defineMancala } from "${at}/mancala-board.js";
import { createGame as createMancala } from "${at}/mancala.js";
import { svg } from "${at}/mancala-svg.js";
define();
defineMancala();
document.body.insertAdjacentHTML("beforeend", svg(createMancala("oware")));
document.body.append(document.createElement("morabaraba-board"));
const game = applyMove(createGame(), "d6");
window.line = formatMove(game, chooseMoveSync(game, { nodes: 2000, seed: 1 }).move);`;
    writeFileSync(join(folder, "index.html"), htmlOf('<script type="module" src="/page.mjs"></script>'));
    writeFileSync(join(folder, "page.mjs"), script);
    const move = await inPage(folder, playAndRead);
    if (!/^[a-g][1-7]$/.test(move)) throw new Error(`The bot plays ${move}.`);
    return "";
  },
  async "Chromium, strict policy"(folder) {
    writeFileSync(join(folder, "index.html"), htmlOf('<script type="module" src="/page.mjs"></script>'));
    writeFileSync(join(folder, "page.mjs"), atAddresses(program));
    return inPage(folder, playAndRead, { "content-security-policy": policy });
  },
  async "Chromium, Vite"(folder) {
    writeFileSync(join(folder, "index.html"), htmlOf('<script type="module" src="/page.mjs"></script>'));
    writeFileSync(join(folder, "page.mjs"), program);
    await build({ root: folder, configFile: false, logLevel: "error" });
    return inPage(join(folder, "dist"), playAndRead);
  },
  async "Chromium, Vite and no more than one function of records"(folder) {
    const record = { family: "mancala", variant: "kalah", tags: {}, nodes: [{ move: "" }], at: 0 };
    const script = `import { mainline } from "${packageName}/mancala/records";
window.line = mainline(${JSON.stringify(record)}).length;`;
    writeFileSync(join(folder, "index.html"), htmlOf('<script type="module" src="/page.mjs"></script>'));
    writeFileSync(join(folder, "page.mjs"), script);
    await build({ root: folder, configFile: false, logLevel: "error" });
    const length = await inPage(join(folder, "dist"), (tab) => tab.evaluate("window.line"));
    if (length !== 1) throw new Error(`The main line has ${length} nodes.`);
    return "";
  },
};
