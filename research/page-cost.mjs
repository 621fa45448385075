// node research/page-cost.mjs   what the elements cost a page: memory over many games and boards, script in the frames of motion
// GAMES (1000) and BOARDS (200) may be fewer. Takes Chromium, whose processor is slowed six times for the frames; CHROMIUM names
// another binary.
import { build } from "esbuild";
import { chromium } from "playwright-core";
import { root } from "../scripts/entry-points.mjs";

const games = Number(process.env["GAMES"] ?? 1000);
const boards = Number(process.env["BOARDS"] ?? 200);

const page = `
import * as mills from "./src/index.ts";
import * as mancala from "./src/mancala.ts";
import { define } from "./src/board.ts";
import { define as defineMancala } from "./src/mancala-board.ts";
define();
defineMancala();
const families = {
  "morabaraba-board": { ...mills, pointsOf: ({ from, to, shot }) => [from, to, shot].filter(Boolean).map((point) => "point=" + JSON.stringify(point)) },
  "mancala-board": { ...mancala, pointsOf: (move, game) => ["house=" + JSON.stringify(String(move.house - 1 + (game.turn === "south" ? 0 : game.houses.length / 2)))] },
};
const drawn = () => new Promise((done) => { const { port1, port2 } = new MessageChannel(); port1.onmessage = () => { port1.close(); done(); }; port2.postMessage(0); });
let seed = 7;
const random = (count) => { seed = (seed * 16807) % 2147483647; return seed % count; };
window.add = (tag, set) => { const board = Object.assign(document.createElement(tag), set); document.body.append(board); return drawn(); };
window.clear = () => { document.body.replaceChildren(); return drawn(); };
window.press = async (tag) => {
  const board = document.querySelector(tag);
  const { legalMoves, pointsOf } = families[tag];
  const moves = legalMoves(board.game);
  const move = moves[random(moves.length)];
  for (const name of pointsOf(move, board.game)) { board.shadowRoot.querySelector("[data-" + name + "]").click(); await drawn(); }
};
// Forty plies, or to the end.
window.play = async (tag) => {
  const { createGame, outcome } = families[tag];
  const board = document.querySelector(tag);
  board.game = createGame();
  await drawn();
  for (let ply = 0; ply < 40 && outcome(board.game) === undefined; ply++) await window.press(tag);
};`;

const { outputFiles } = await build({
  stdin: { contents: page, resolveDir: root, loader: "ts" },
  bundle: true,
  write: false,
  format: "iife",
});
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});

async function fresh() {
  const tab = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  await tab.setContent("<!doctype html><title>Boards</title>");
  await tab.addScriptTag({ content: outputFiles[0]?.text ?? "" });
  const session = await tab.context().newCDPSession(tab);
  return { tab, session };
}

/** What is held after garbage was collected. @param {import("playwright-core").CDPSession} session */
async function held(session) {
  for (let times = 0; times < 3; times++) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  return `${(usedSize / 2 ** 20).toFixed(2)} MiB, ${nodes} nodes, ${jsEventListeners} listeners`;
}

/** @param {string} tag */
async function memory(tag) {
  const { tab, session } = await fresh();
  const run = (/** @type {string} */ code) => tab.evaluate(code);
  console.log(`${tag}\n  empty page: ${await held(session)}`);
  await run(`add("${tag}", { animation: 0 })`);
  for (const part of [1, games / 2, games / 2 - 1]) {
    for (let game = 0; game < part; game++) await run(`play("${tag}")`);
    console.log(`  ${part} more games: ${await held(session)}`);
  }
  for (let round = 0; round < 3; round++) {
    for (let board = 0; board < boards; board++) await run(`add("${tag}", {}).then(clear)`);
    console.log(`  ${boards} boards added and taken away: ${await held(session)}`);
  }
  await tab.close();
}

const scripts = new Set([
  "FunctionCall",
  "RunMicrotasks",
  "EventDispatch",
  "FireAnimationFrame",
  "TimerFire",
]);

/** Milliseconds of processor time that script took in each frame while something happens. @param {import("playwright-core").CDPSession} session @param {() => Promise<unknown>} action */
async function framesOf(session, action) {
  /** @type {{ name: string, ph: string, ts: number, dur?: number, tdur?: number }[]} */
  const events = [];
  const collect = (/** @type {{ value: any[] }} */ { value }) => events.push(...value);
  session.on("Tracing.dataCollected", collect);
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: {
      includedCategories: ["devtools.timeline", "disabled-by-default-devtools.timeline.frame", "v8"],
    },
  });
  await action();
  const done = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await done;
  session.off("Tracing.dataCollected", collect);
  const starts = events
    .filter(({ name }) => name === "BeginMainThreadFrame")
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const frames = starts.map(() => 0);
  let until = 0;
  const spans = events
    .filter(({ name, ph, dur }) => ph === "X" && scripts.has(name) && dur)
    .sort((a, b) => a.ts - b.ts);
  for (const { ts, dur = 0, tdur = dur } of spans) {
    // What is within another span was counted with it.
    if (ts < until) continue;
    until = ts + dur;
    const frame = starts.findLastIndex((start) => start <= ts);
    if (frame >= 0) frames[frame] = (frames[frame] ?? 0) + tdur / 1000;
  }
  return frames;
}

/** @param {string} name @param {readonly number[]} frames */
function tell(name, frames) {
  const sorted = [...frames].sort((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
  const over = frames.filter((each) => each >= 4).length;
  console.log(
    `  ${name}: ${frames.length} frames, script median ${at(0.5)} ms, 95 in 100 below ${at(0.95)}, most ${at(1)}; ${over} of 4 ms and more`,
  );
}

/** @param {string} tag */
async function frames(tag) {
  const { tab, session } = await fresh();
  await tab.evaluate(`add("${tag}", { animation: 200 })`);
  // Code is compiled in the first plies.
  for (let ply = 0; ply < 16; ply++) await tab.evaluate(`press("${tag}")`);
  await tab.waitForTimeout(1500);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  console.log(`${tag}, processor slowed six times`);
  const motion = [];
  for (let ply = 0; ply < 12; ply++) {
    await tab.evaluate(`press("${tag}")`);
    motion.push(...(await framesOf(session, () => tab.waitForTimeout(600))));
  }
  tell("the motion of 12 plies, after their press", motion);
  if (tag === "morabaraba-board") {
    const cow = await tab.locator(".point.movable, .grip").first().boundingBox();
    const { x = 0, y = 0, width = 0, height = 0 } = cow ?? {};
    const drag = await framesOf(session, async () => {
      // Playwright's own mouse would run scripts of its own in the page at each step.
      const mouse = (/** @type {"mousePressed" | "mouseMoved" | "mouseReleased"} */ type, step = 0) =>
        session.send("Input.dispatchMouseEvent", {
          type,
          x: x + width / 2 + 4 * step,
          y: y + height / 2 - 3 * step,
          button: "left",
          buttons: type === "mouseReleased" ? 0 : 1,
          clickCount: 1,
        });
      await mouse("mousePressed");
      for (let step = 0; step < 60; step++) {
        await mouse("mouseMoved", step);
        await tab.waitForTimeout(16);
      }
      await mouse("mouseReleased", 60);
    });
    tell("a drag of 60 steps over the board", drag);
  }
  await tab.close();
}

try {
  for (const tag of ["morabaraba-board", "mancala-board"]) await frames(tag);
  for (const tag of ["morabaraba-board", "mancala-board"]) await memory(tag);
} finally {
  await browser.close();
}
