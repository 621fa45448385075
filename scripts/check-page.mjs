// Serves the built package on this machine, loads every entry point as a module in Chromium, plays a game there, and lets the
// opponent of examples/worker.mjs think in a Web Worker until it is stopped. Then plays on the element in a page whose
// content security policy allows nothing but scripts of its own, and Trusted Types alone. Chromium is /usr/bin/chromium or
// the binary that CHROMIUM names. Run "npm run build" first.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { chromium } from "playwright-core";
import { entryPoints } from "./entry-points.mjs";

const imports = Object.fromEntries(entryPoints.map(({ specifier, entry }) => [specifier, `/${entry}.js`]));
const page = `<!doctype html>
<link rel="icon" href="data:,">
<script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module">
import { applyMove, createGame, legalMoves, outcome } from "morabaraba";
for (const entryPoint of ${JSON.stringify(Object.keys(imports))}) await import(entryPoint);
let game = createGame();
for (let ply = 0; ply < 2000 && outcome(game) === undefined; ply++) {
  const moves = legalMoves(game);
  game = applyMove(structuredClone(game), moves[(ply * 7919) % moves.length]);
}
const worker = new Worker("/opponent.mjs", { type: "module" });
const choice = await new Promise((resolve, reject) => {
  worker.onerror = () => reject(new Error("The worker failed."));
  worker.onmessage = ({ data }) => (data.choice ? resolve(data.choice) : worker.postMessage("stop"));
  worker.postMessage({ game: createGame("sesotho"), options: { depth: 60 } });
});
window.played = { plies: game.ply, reason: outcome(game)?.reason, choice: choice.move.to };
</script>`;

/** Every entry point in a worker, and the element in a page that allows as little as a page can. */
const policy = "default-src 'none'; script-src 'self'; worker-src 'self'; require-trusted-types-for 'script'";
const strictPage = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Board</title>
<morabaraba-board></morabaraba-board><script type="module" src="/strict.mjs"></script>`;
const strictScripts = {
  "/strict.mjs": `
import { define, MorabarabaBoard } from "/board.js";
define();
const board = document.querySelector("morabaraba-board");
window.violations = [];
document.addEventListener("securitypolicyviolation", (event) => window.violations.push(event.violatedDirective));
window.board = board instanceof MorabarabaBoard && board;`,
  "/entryPoints.mjs": `
for (const entryPoint of ${JSON.stringify(Object.values(imports))}) await import(entryPoint);
postMessage("loaded");`,
};

const dist = new URL("../dist/", import.meta.url);
const server = createServer(async (request, response) => {
  if (request.url === "/") {
    response.setHeader("content-type", "text/html");
    response.end(page);
    return;
  }
  if (request.url === "/strict") {
    response.setHeader("content-type", "text/html");
    response.setHeader("content-security-policy", policy);
    response.end(strictPage);
    return;
  }
  const script = strictScripts[request.url ?? ""];
  if (script !== undefined) {
    response.setHeader("content-type", "text/javascript");
    response.end(script);
    return;
  }
  if (request.url === "/opponent.mjs") {
    // A worker knows no import map, so what a bundler would do is done here.
    const text = await readFile(new URL("../examples/worker.mjs", import.meta.url), "utf8");
    response.setHeader("content-type", "text/javascript");
    response.end(text.replace(/"(morabaraba[^"]*)"/g, (_, specifier) => JSON.stringify(imports[specifier])));
    return;
  }
  try {
    const body = await readFile(new URL(`.${request.url}`, dist));
    response.setHeader("content-type", "text/javascript");
    response.end(body);
  } catch {
    response.statusCode = 404;
    response.end();
  }
});
await new Promise((ready) => server.listen(0, "127.0.0.1", () => ready(undefined)));

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-gpu"],
});
try {
  const tab = await browser.newPage();
  const faults = [];
  tab.on("pageerror", (error) => faults.push(error.message));
  tab.on("requestfailed", (request) => faults.push(`${request.url()} failed`));
  await tab.goto(`http://127.0.0.1:${server.address().port}/`);
  await tab
    .waitForFunction(() => window.played !== undefined, undefined, { timeout: 10_000 })
    .catch(() => {});
  const played = await tab.evaluate(() => window.played);
  if (
    played === undefined ||
    played.reason === undefined ||
    played.choice === undefined ||
    faults.length > 0
  ) {
    throw new Error(`The page played ${JSON.stringify(played)}: ${faults.join(", ")}`);
  }
  console.log(
    `Chromium ${browser.version()}: ${played.plies} plies, ${played.reason}; a worker, stopped, chose ${played.choice}.`,
  );
  await tab.evaluate(async () => {
    const worker = new Worker("/entryPoints.mjs", { type: "module" });
    await new Promise((loaded, failed) => {
      worker.onmessage = loaded;
      worker.onerror = () => failed(new Error("An entry point does not load in a worker."));
    });
  });
  await tab.goto(`http://127.0.0.1:${server.address().port}/strict`);
  for (const point of ["a7", "g1", "d7", "f2", "g7", "g1"])
    await tab.getByRole("button", { name: `${point}, ` }).click();
  const strict = await tab.evaluate(() => ({
    board: window.board.game.board,
    violations: window.violations,
  }));
  if (strict.board !== "LLL.........D..........." || strict.violations.length > 0 || faults.length > 0)
    throw new Error(`The strict page has ${JSON.stringify(strict)}: ${faults.join(", ")}`);
  console.log(
    "Every entry point loads in a worker; the element plays under a strict policy with Trusted Types.",
  );
} finally {
  await browser.close();
  server.close();
}
