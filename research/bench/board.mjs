// The element in Chromium: a thousand games set in turn, and two hundred boards on one page. Prints frame
// times, and the collected heap before and after, which shows leaks. Needs dist, and Chromium as the tests
// do.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { chromium } from "playwright-core";

const dist = new URL("../../dist/", import.meta.url);
const server = createServer(async (request, response) => {
  response.setHeader("content-type", request.url === "/" ? "text/html" : "text/javascript");
  const page =
    '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Boards</title><main></main>';
  response.end(request.url === "/" ? page : await readFile(new URL(`.${request.url}`, dist)));
});
await new Promise((ready) => server.listen(0, "127.0.0.1", () => ready(undefined)));
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-gpu"],
});

/** In the page: games of 120 random plies, and functions that wait for frames and time them. */
const prepare = `
  const { applyMove, createGame, legalMoves } = await import("/index.js");
  (await import("/board.js")).define();
  let seed = 7;
  window.games = (count) => {
    const games = [createGame()];
    while (games.length < count) {
      const moves = legalMoves(games.at(-1));
      seed = (seed * 16807) % 2147483647;
      games.push(moves.length > 0 ? applyMove(games.at(-1), moves[seed % moves.length]) : createGame());
    }
    return games;
  };
  window.frame = () => new Promise((done) => {
    const start = performance.now();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now() - start);
      port2.postMessage(0);
    });
  });
  window.middle = (times) => times.sort((a, b) => a - b)[times.length >> 1].toFixed(1);
`;

try {
  const tab = await browser.newPage();
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  await tab.goto(`http://127.0.0.1:${port}/`);
  await tab.evaluate(`(async () => { ${prepare} })()`);
  const session = await tab.context().newCDPSession(tab);
  const heap = async () => {
    await session.send("HeapProfiler.collectGarbage");
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    const { nodes } = await session.send("Memory.getDOMCounters");
    return `${(usedSize / 2 ** 20).toFixed(2)} MiB, ${nodes} nodes`;
  };

  const setThousand = `(async () => {
    const board = document.querySelector("morabaraba-board") ?? document.createElement("morabaraba-board");
    document.querySelector("main").append(board);
    const times = [];
    let slowest = 0;
    for (const game of games(1000)) {
      const start = performance.now();
      board.game = game;
      await Promise.resolve();
      times.push(performance.now() - start);
      slowest = Math.max(slowest, await frame());
    }
    await new Promise((done) => setTimeout(done, 500));
    return "median " + middle(times) + " ms to draw one, slowest frame " + slowest.toFixed(1) + " ms";
  })()`;
  console.log(`empty page: ${await heap()}`);
  for (const round of [1, 2, 3])
    console.log(`1,000 games, round ${round}: ${await tab.evaluate(setThousand)}; then ${await heap()}`);

  const twoHundred = `(async () => {
    const main = document.querySelector("main");
    main.replaceChildren();
    main.style.cssText = "display:grid;grid-template-columns:repeat(20,1fr)";
    const start = performance.now();
    const boards = games(200).map((game) => {
      const board = document.createElement("morabaraba-board");
      board.game = game;
      return board;
    });
    main.append(...boards);
    await frame();
    const first = performance.now() - start;
    const times = [];
    for (let round = 0; round < 20; round++) {
      const next = games(200);
      boards.forEach((board, i) => {
        board.game = next[i];
      });
      times.push(await frame());
    }
    await new Promise((done) => setTimeout(done, 500));
    main.replaceChildren();
    return "200 boards: first frame after " + first.toFixed(0) + " ms, median frame with all 200 changed " + middle(times) + " ms";
  })()`;
  for (const round of [1, 2])
    console.log(`${await tab.evaluate(twoHundred)}; round ${round}, taken away: ${await heap()}`);
} finally {
  await browser.close();
  server.close();
}
