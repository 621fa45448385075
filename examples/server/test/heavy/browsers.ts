/**
 * Two Chromium play a whole game by clicks while a third one watches. In the middle one of them loads its page again, and with
 * several processes one of those is killed.
 *
 *   npm run heavy:browsers -- --database postgres --processes 2
 */
import assert from "node:assert/strict";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Game, Move } from "morabaraba";
import { parseMove } from "morabaraba";
import { type Browser, chromium, type Page } from "playwright-core";
import { connect } from "../../src/client.ts";
import { outcomeOf } from "../../src/shared/match.ts";
import { granted, mover, until } from "../support/people.ts";
import { temporaryFolder } from "../support/processes.ts";
import { flags, startCluster } from "./cluster.ts";

const { database, processes, most } = flags({ most: 1000 });
const page = fileURLToPath(new URL("../page/", import.meta.url));
const folder = temporaryFolder();
await build({
  entryPoints: [join(page, "page.ts")],
  bundle: true,
  format: "esm",
  outdir: folder,
  logLevel: "error",
});
copyFileSync(join(page, "index.html"), join(folder, "index.html"));

const began = Date.now();
const cluster = await startCluster(database, processes, { PAGE: folder });
const browsers: Browser[] = [];
const client = connect(cluster.url, { timeoutMs: 2000, syncMs: 2000 });
const patienceMs = 60_000;

async function open(hash: string): Promise<Page> {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
  browsers.push(browser);
  const opened = await browser.newPage();
  opened.setDefaultTimeout(patienceMs);
  await opened.goto(`${cluster.url}/${hash}`);
  await opened.waitForFunction(() => /^\d/.test(document.title));
  return opened;
}

const shown = (on: Page): Promise<Game> =>
  on.evaluate(() => JSON.parse(JSON.stringify(document.querySelector("morabaraba-board")?.game)));

/** Waits until a page shows a version. */
const showing = (on: Page, version: number): Promise<unknown> =>
  on.waitForFunction((least) => Number.parseInt(document.title, 10) >= least, version);

try {
  const light = await open("");
  const id = new URL(light.url()).hash.slice(1);
  const dark = await open(`#${id}`);
  const watching = await open(`#${id},watch`);
  const { table } = granted(await client.join({ id }));
  await until(table, ({ startedAt }) => startedAt !== null, patienceMs);
  const choose = mover(4);
  let again = 0;
  while (table.match.finishedAt === null && table.match.version < most) {
    const { match } = table;
    const { version, game } = match;
    if (version === 20) {
      await dark.reload();
      await dark.waitForFunction(() => /^\d/.test(document.title));
      if (processes > 1) await cluster.killOne();
      again += 1;
    }
    const mine = game.turn === "light" ? light : dark;
    await showing(mine, version);
    const { from, to, shot } = parseMove(choose(match), game as Game) as Move & { readonly from?: string };
    for (const point of [from, to, shot]) {
      if (point !== undefined) await mine.locator(`morabaraba-board button[aria-label^="${point},"]`).click();
    }
    await until(table, (now) => now.version > version, patienceMs);
  }
  const { match } = table;
  for (const each of [light, dark, watching]) {
    await showing(each, match.version);
    assert.deepEqual(await shown(each), JSON.parse(JSON.stringify(match.game)));
  }
  console.log(
    `${database}, ${processes} process(es): two browsers and a spectator see the same after ${match.version} plies, ` +
      `${JSON.stringify(outcomeOf(match))}, ${again} reconnection; ${Math.round((Date.now() - began) / 1000)} s`,
  );
} finally {
  client.close();
  await Promise.all(browsers.map((browser) => browser.close()));
  await cluster.stop();
}
