// node site/check.mjs                    follows every link of site/out, and opens its pages in Chromium
// node site/check.mjs --base /docs/      if the site was built for that path
// node site/check.mjs --pictures FOLDER  saves screenshots
//
// Opens each page at a phone's and a desktop's width, light and dark. A page must not fail, request anything
// from another host, or be wider than the screen; its text must have WCAG AA contrast, and its boards must be
// playable. The search must find the pages that answer `questions`. Run "npm run site" first.
import { createReadStream, existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { LinkChecker } from "linkinator";
import { chromium } from "playwright-core";

/**
 * Questions that people have, what they type into the search, and the page that must be among its first five
 * results.
 * @type {readonly { asks: string, types: string, page: string }[]}
 */
const questions = [
  { asks: "How do I install it?", types: "install", page: "guides/begin" },
  { asks: "How do I get a bot into my page?", types: "bot page", page: "guides/board" },
  { asks: "How do players take a move back?", types: "undo", page: "guides/cookbook" },
  { asks: "How do I save a game?", types: "save", page: "guides/cookbook" },
  { asks: "Why is a move refused?", types: "refused", page: "guides/errors" },
  { asks: "Why does my game never end?", types: "never end", page: "guides/own-rules" },
  { asks: "When may a cow fly?", types: "flying", page: "guides/the-game" },
  { asks: "May I shoot a cow in a mill?", types: "cows in mills", page: "guides/the-game" },
  { asks: "What happens in a stalemate?", types: "stalemate", page: "guides/the-game" },
  { asks: "Can it be played with seven men?", types: "seven men", page: "guides/own-rules" },
  { asks: "How many cows has each side?", types: "how many cows", page: "guides/the-game" },
  { asks: "Who wins nine men's morris?", types: "solved", page: "guides/the-game" },
  { asks: "Why is the first move of the bot slow?", types: "first search slow", page: "guides/faq" },
  { asks: "Does it render on a server?", types: "server rendering", page: "guides/board" },
  { asks: "Which call does what?", types: "calls by task", page: "guides/entry-points" },
  { asks: "Which import has what?", types: "entry points", page: "guides/entry-points" },
  {
    asks: "Who begins in the rules of Mind Sports South Africa?",
    types: "Mind Sports South Africa",
    page: "variants/mssa",
  },
  { asks: "What are the rules of oware?", types: "oware", page: "variants/mancala-oware" },
  { asks: "How do I make rules of my own?", types: "rules of your own", page: "guides/own-rules" },
  { asks: "How do I use the board in React?", types: "React", page: "guides/board" },
  { asks: "Is there a dark theme?", types: "theme dark", page: "guides/pictures" },
  {
    asks: "Can it be played with the keyboard?",
    types: "keys screen reader",
    page: "guides/board-reference",
  },
  { asks: "Does it speak Afrikaans?", types: "Afrikaans", page: "api/morabaraba" },
  { asks: "How strong are the levels?", types: "levels rating", page: "guides/bots" },
  { asks: "How do I read PGN files?", types: "PGN", page: "guides/record-text" },
  { asks: "What does a position string mean?", types: "position string", page: "guides/notation" },
  { asks: "How do I write a server?", types: "server", page: "apps/server" },
  { asks: "How do I run a clock?", types: "clock", page: "guides/server" },
  { asks: "Who wins with three cows each?", types: "who wins few cows", page: "research/endgame-study" },
  { asks: "How large is it?", types: "bundle size", page: "benchmarks" },
  { asks: "Which arguments does chooseMove take?", types: "chooseMove", page: "api/morabaraba/bots" },
  { asks: "Where do I report a weakness?", types: "security", page: "project/security" },
];

const { values: flags } = parseArgs({
  options: { base: { type: "string", default: "/" }, pictures: { type: "string" } },
});
const { base, pictures } = flags;
const out = fileURLToPath(new URL("out", import.meta.url));
const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

const server = createServer((request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname));
  let file = path.startsWith(base) ? join(out, path.slice(base.length)) : "";
  if (file !== "" && existsSync(`${file}.html`)) file += ".html";
  if (file !== "" && existsSync(file) && statSync(file).isDirectory()) file = join(file, "index.html");
  if (file === "" || !existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
  createReadStream(file).pipe(response);
});
await new Promise((ready) => server.listen(0, "127.0.0.1", () => ready(undefined)));
const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
const address = `http://127.0.0.1:${port}${base}`;
/** @type {string[]} */
const faults = [];

/** Checks the links within this site, and none to other hosts. */
async function checkLinks() {
  const { links } = await new LinkChecker().check({
    path: address,
    recurse: true,
    checkFragments: true,
    linksToSkip: async (/** @type {string} */ link) => !link.startsWith(`http://127.0.0.1:${port}/`),
  });
  // On the page to play on, the fragment after "#" is a view and not a heading.
  const broken = links.filter(({ state, url }) => state === "BROKEN" && !url.includes("/play/#"));
  for (const { url, parent, status } of broken) faults.push(`${parent} links to ${url}: ${status}`);
  console.log(
    `${links.filter(({ state }) => state === "OK").length} links work, ${broken.length} are broken.`,
  );
}

/** Measures contrast in a page. */
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const walked = [
  "",
  "try",
  "guides/begin",
  "guides/the-game",
  "guides/entry-points",
  "guides/cookbook",
  "guides/board",
  "guides/rules-and-variants",
  "guides/mancala",
  "variants/",
  "variants/mssa",
  "variants/mancala-oware",
  "research/endgame-study",
  "benchmarks",
  "api/",
  "api/morabaraba/bots",
  "project/contributing",
  "apps/server",
];
const screens = [
  { name: "phone", width: 360, height: 740 },
  { name: "desk", width: 1440, height: 900 },
];

async function walk() {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"],
  });
  try {
    for (const { name, width, height } of screens) {
      for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
        const page = await browser.newPage({ viewport: { width, height }, colorScheme });
        let where = "";
        page.on("pageerror", (error) => faults.push(`${where}: ${error.message}`));
        page.on("console", (message) => {
          if (message.type() === "error") faults.push(`${where}: ${message.text()}`);
        });
        page.on("request", (request) => {
          if (!new RegExp(`^(http://127\\.0\\.0\\.1:${port}/|data:|blob:)`).test(request.url()))
            faults.push(`${where} asks ${request.url()}`);
        });
        for (const path of walked) {
          where = `/${path} on a ${colorScheme} ${name}`;
          await page.goto(address + path, { waitUntil: "networkidle" });
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          if (wide > width) faults.push(`${where} is ${wide} pixels wide`);
          await page.evaluate(axe);
          const pale = await page.evaluate(async () => {
            const { violations } = await Reflect.get(window, "axe").run(
              { exclude: [["morabaraba-board"], ["mancala-board"], ["iframe"]] },
              { runOnly: ["color-contrast"], iframes: false },
            );
            return violations.flatMap((/** @type {{ nodes: { html: string }[] }} */ { nodes }) =>
              nodes.map(({ html }) => html.slice(0, 80)),
            );
          });
          for (const html of pale.slice(0, 3)) faults.push(`${where}: too little contrast in ${html}`);
          if (path === "try") {
            const board = page.frameLocator("iframe").locator("morabaraba-board").getByRole("button");
            await board.first().waitFor({ timeout: 10_000 });
            const examples = page.locator("#try-example");
            for (const title of await examples.locator("option").allTextContents()) {
              where = `/${path}, "${title}", on a ${colorScheme} ${name}`;
              await examples.selectOption(title);
              // The page waits before it runs what has changed.
              await page.waitForTimeout(600);
              await board.first().waitFor({ timeout: 10_000 });
            }
          }
          const boards = page.locator("morabaraba-board, mancala-board");
          for (let i = 0; i < (await boards.count()); i++)
            if ((await boards.nth(i).getByRole("button").count()) === 0)
              faults.push(`${where}: a board is not playable`);
          if (pictures !== undefined) {
            mkdirSync(pictures, { recursive: true });
            const file = `${path.replace(/\/$/, "").replaceAll("/", "-") || "front"}-${name}-${colorScheme}.png`;
            await page.screenshot({ path: join(pictures, file) });
          }
        }
        await page.close();
      }
    }
    await weigh(browser);
    await ask(browser);
  } finally {
    await browser.close();
  }
}

/** Checks that the search finds the right page for each question. */
async function ask(/** @type {import("playwright-core").Browser} */ browser) {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  await page.locator("button.DocSearch-Button").first().click();
  const field = page.locator("#localsearch-input");
  for (const { asks, types, page: wanted } of questions) {
    await field.fill(types);
    // The first question loads the index.
    await page
      .locator("a.result")
      .first()
      .waitFor({ timeout: 5_000 })
      .catch(() => {});
    await page.waitForTimeout(400);
    const offered = await page
      .locator("a.result")
      .evaluateAll((links) => links.slice(0, 5).map((link) => link.getAttribute("href")));
    if (!offered.some((link) => link?.startsWith(base + wanted)))
      faults.push(`"${asks}": the search for "${types}" offers ${offered.join(", ") || "nothing"}`);
  }
  await page.close();
  console.log(`The search was checked with ${questions.length} questions.`);
}

/** Measures what a first visit to the front page loads, plain and compressed. */
async function weigh(/** @type {import("playwright-core").Browser} */ browser) {
  const page = await browser.newPage();
  /** @type {Promise<readonly [number, number]>[]} */
  const sizes = [];
  page.on("response", (response) =>
    sizes.push(
      response.body().then(
        (body) => [
          body.length,
          /svg|text|javascript|json/.test(response.headers()["content-type"] ?? "")
            ? gzipSync(body).length
            : body.length,
        ],
        () => [0, 0],
      ),
    ),
  );
  await page.goto(address, { waitUntil: "networkidle" });
  const all = await Promise.all(sizes);
  const [plain, zipped] = [0, 1].map((at) => all.reduce((sum, size) => sum + (size[at] ?? 0), 0) / 1000);
  console.log(
    `The front page: ${all.length} files, ${plain?.toFixed(0)} kB, ${zipped?.toFixed(0)} kB compressed.`,
  );
}

try {
  await checkLinks();
  await walk();
} catch (error) {
  faults.push(String(error));
} finally {
  server.close();
  server.closeAllConnections();
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log("Every page works on a phone and on a desktop, light and dark, and uses no other host.");
