/**
 * Two Chromium browsers play a whole game by clicks on the page of apps/web, and a third one watches. In the
 * middle one of them reloads its page, and if there are several processes, one is killed. Build the page
 * first.
 *
 *   npm run heavy:browsers -- --database postgres --processes 2
 */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Game, parseMove } from "morabaraba";
import type {} from "morabaraba/board";
import { connect } from "morabaraba-protocol/client";
import { outcomeOf } from "morabaraba-protocol/match";
import { type Browser, chromium, type Page } from "playwright-core";
import { granted, mover, until } from "../support/people.ts";
import { flags, startCluster } from "./cluster.ts";

const { database, processes, most } = flags({ most: 1000 });
const page = fileURLToPath(new URL("../../../web/dist", import.meta.url));
if (!existsSync(page)) throw new Error("Build the page first: npm run web, in the root of the repository.");

const began = Date.now();
const cluster = await startCluster(database, processes, { PAGE: page });
const browsers: Browser[] = [];
const client = connect(cluster.url, { timeoutMs: 2000, syncMs: 2000 });
const patienceMs = 60_000;

async function open(at: string): Promise<Page> {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
  browsers.push(browser);
  const opened = await browser.newPage();
  opened.setDefaultTimeout(patienceMs);
  await opened.goto(at);
  return opened;
}

const shown = (on: Page): Promise<Game> =>
  on.evaluate(() => JSON.parse(JSON.stringify(document.querySelector("morabaraba-board")?.game)));

/** Waits until a page shows the game after the given number of plies. */
const showing = (on: Page, plies: number): Promise<unknown> =>
  on.waitForFunction((least) => {
    const game = document.querySelector("morabaraba-board")?.game;
    return game !== undefined && game.ply >= least;
  }, plies);

try {
  const light = await open(`${cluster.url}/#online`);
  await light.getByText("Light", { exact: true }).click();
  await light.getByLabel("Your name").fill("Thandi");
  await light.getByRole("button", { name: "Create the game" }).click();
  const link = await light.getByLabel("Link to the game").inputValue();
  const dark = await open(link);
  await dark.getByLabel("Your name").fill("Sipho");
  await dark.getByRole("button", { name: "Join" }).click();
  await showing(dark, 0);
  const watching = await open(link);
  const { table } = granted(await client.join({ id: link.split("/").at(-1) ?? "" }));
  await until(table, ({ startedAt }) => startedAt !== null, patienceMs);
  const choose = mover(4);
  let again = 0;
  while (table.match.finishedAt === null && table.match.version < most) {
    const { match } = table;
    const { version, game } = match;
    if (version === 20) {
      await dark.reload();
      await showing(dark, version);
      if (processes > 1) await cluster.killOne();
      again += 1;
    }
    const mine = game.turn === "light" ? light : dark;
    await showing(mine, version);
    const { from, to, shots = [] } = parseMove(game as Game, choose(match));
    for (const point of [from, to, ...shots]) {
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
