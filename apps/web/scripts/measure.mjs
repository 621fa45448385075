// node scripts/measure.mjs                  what a first visit costs, and how long the page is ever busy, on a slow processor
// node scripts/measure.mjs bot trace.json   one part alone, with a trace for DevTools or Perfetto
// Opens what `npm run build` made in Chromium (CHROMIUM names another binary), with the size of a phone and a processor slowed six
// times. Bytes are counted as gzip makes them, times are milliseconds. Let nothing else run meanwhile: it makes every time longer.
import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { applyMove, createGame, legalMoves } from "morabaraba";
import { parseRecord } from "morabaraba/records";
import { preview } from "vite";

const slower = Number(process.env["SLOWER"] ?? 6);
/** How often each part is measured. */
const runs = 3;

/** @typedef {{ at: number, ms: number }} Task */
/**
 * A fresh browser, its page and what one does with it. Nothing here goes through Playwright's own scripts in the page: on a slow
 * processor they would be long tasks themselves.
 */
async function openBrowser() {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-background-networking", "--disable-dev-shm-usage"],
  });
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.addInitScript(() => {
    Object.assign(window, { tasks: [] });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        window.tasks.push({ at: startTime, ms: duration });
    }).observe({ type: "longtask", buffered: true });
  });

  /** Bytes of each file, by its address. @type {Map<string, Promise<number>>} */
  const files = new Map();
  page.on("response", (response) =>
    files.set(
      response.url(),
      response.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      ),
    ),
  );

  /** @param {string} expression */
  const evaluate = async (expression) => {
    const { result } = await devtools.send("Runtime.evaluate", {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    return result.value;
  };
  return {
    browser,
    page,
    evaluate,
    /** Waits until an expression is true, and returns its value. @param {string} expression */
    async until(expression) {
      for (let tries = 0; tries < 1200; tries++) {
        const value = await evaluate(expression);
        if (value) return value;
        await wait(50);
      }
      throw new Error(`Timed out waiting for ${expression}`);
    },
    /** Presses a point of the board with the mouse, as fast as a person. @param {string} point */
    async press(point) {
      const { x, y } = await evaluate(
        `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(${pointIn(point)}.getBoundingClientRect())`,
      );
      await page.mouse.move(x, y);
      await wait(200);
      await page.mouse.down();
      await wait(80);
      await page.mouse.up();
    },
    bytes: async () => (await Promise.all(files.values())).reduce((sum, bytes) => sum + bytes, 0),
    /** Long tasks since the last call. @returns {Promise<Task[]>} */
    tasks: () => evaluate("window.tasks.splice(0)"),
  };
}

/** @typedef {Awaited<ReturnType<typeof openBrowser>>} Opened */

/** @param {string} point */
const pointIn = (point) =>
  `document.querySelector("morabaraba-board")?.shadowRoot?.querySelector('[data-point="${point}"]')`;
const moves = `[...document.querySelectorAll(".moves button")].map(({ textContent }) => textContent)`;

/** @param {readonly Task[]} tasks */
const longest = (tasks) => Math.round(Math.max(0, ...tasks.map(({ ms }) => ms)));

/** What is measured. Each part says figures by name. @type {Readonly<Record<string, (opened: Opened, address: string) => Promise<Record<string, number>>>>} */
const parts = {
  /** From nothing to the first move, and the bot's first answer. */
  async start({ page, evaluate, until, press, bytes, tasks }, address) {
    await page.goto(address, { waitUntil: "commit" });
    // Looked at in every frame, since an answer to this program waits for the page.
    const there = await evaluate(`new Promise((resolve) => {
      const look = () => (${pointIn("d6")} ? resolve(performance.now()) : requestAnimationFrame(look));
      look();
    })`);
    await press("d6");
    await until(`${moves}.length > 0`);
    const played = await evaluate("performance.now()");
    const toFirstMove = await tasks();
    await until(`${moves}.length > 1`);
    await wait(2000);
    return {
      "bytes with a move and the bot's answer": await bytes(),
      "first paint": Math.round(
        await evaluate(`performance.getEntriesByName("first-contentful-paint")[0].startTime`),
      ),
      "board there": Math.round(there),
      "first move played": Math.round(played),
      "longest task until the first move": longest(toFirstMove),
      "longest task while the bot answers": longest(await tasks()),
    };
  },

  /** Twelve moves against the bot, which thinks in its worker. */
  async bot({ page, until, evaluate, press, bytes, tasks }, address) {
    await page.goto(address);
    await until(`Boolean(${pointIn("d6")})`);
    await wait(3000);
    const first = await bytes();
    await tasks();
    const all = [];
    for (let turn = 0; turn < 12; turn++) {
      /** @type {string[]} */
      const played = await evaluate(moves);
      const game = played.reduce((game, move) => applyMove(game, move), createGame("standard"));
      const legal = legalMoves(game);
      const { from, to, shots = [] } = legal[(turn * 7) % legal.length];
      for (const point of [from, to, ...shots]) if (point !== undefined) await press(point);
      await until(`${moves}.length >= ${played.length + 2}`);
      // The answer glides.
      await wait(500);
      all.push(await tasks());
    }
    return {
      "bytes before the first press": first,
      "longest task, first answer": longest(all[0] ?? []),
      "longest task, other answers": longest(all.slice(1).flat()),
    };
  },

  /** An endgame under analysis: its tables are solved in one worker, while the engine looks at it in another. */
  async solver({ page, until, tasks }, address) {
    const record = parseRecord('[SetUp "1"]\n[FEN "2L1L3/2L1DD2/D3L3 l 0,0 - 0 60"]\n\n1. f6-f4 *');
    await page.addInitScript(
      (stored) => localStorage.setItem("morabaraba.analysis", stored),
      JSON.stringify({ family: "mills", record }),
    );
    await page.goto(`${address}#analyze`);
    await until(`Boolean(document.querySelector(".solving progress"))`);
    const opening = await tasks();
    await until(`!document.querySelector(".solving") && Boolean(document.querySelector(".worths .chip"))`);
    const solving = await tasks();
    await wait(1000);
    return {
      "longest task, opening": longest(opening),
      "longest task, tables solved": longest(solving),
      "longest task, values shown": longest(await tasks()),
    };
  },
};

const [only, trace] = process.argv.slice(2);
if (only !== undefined && !(only in parts))
  throw new Error(`Unknown: ${only}. There are ${Object.keys(parts).join(", ")}.`);
const root = new URL("..", import.meta.url).pathname;
const server = await preview({ root, preview: { port: 0 }, logLevel: "error" });
const address = server.resolvedUrls?.local[0] ?? "";
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (only !== undefined && name !== only) continue;
    /** @type {Record<string, number[]>} */
    const figures = {};
    for (let run = 0; run < (trace ? 1 : runs); run++) {
      const opened = await openBrowser();
      if (trace)
        await opened.browser.startTracing(opened.page, {
          path: trace,
          categories: [
            "devtools.timeline",
            "disabled-by-default-devtools.timeline",
            "disabled-by-default-v8.cpu_profiler",
            "v8.execute",
          ],
        });
      for (const [figure, value] of Object.entries(await measure(opened, address)))
        figures[figure] = [...(figures[figure] ?? []), value];
      if (trace) await opened.browser.stopTracing();
      await opened.browser.close();
    }
    for (const [figure, values] of Object.entries(figures))
      console.log(`${name}: ${figure}: ${[...new Set(values)].join(", ")}`);
  }
} finally {
  await server.close();
}
