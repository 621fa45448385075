/**
 * The longest turn of the event loop, in which nobody else is served, with an archive of many games: during a
 * download of all games, a query without results, and the removal of old games. Measured in processor time.
 *
 *   npm run heavy:archive -- --games 100000
 */
import { statSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { openDatabase } from "../../src/database.ts";
import { removeMatches } from "../../src/listings.ts";
import { temporaryFolder } from "../support/processes.ts";
import { runServer } from "../support/running.ts";
import { flags, quantile, seedArchive } from "./cluster.ts";

const { games } = flags({ games: 100_000 });
const DATABASE_FILE = join(temporaryFolder(), "games.db");
await (await runServer({ DATABASE_FILE })).stop();
await seedArchive(DATABASE_FILE, games);
const server = await runServer({ DATABASE_FILE });

let turns: number[] = [];
let measuring = true;
let last = process.cpuUsage();
function turn(): void {
  const { user, system } = process.cpuUsage(last);
  turns.push((user + system) / 1000);
  last = process.cpuUsage();
  if (measuring) setImmediate(turn);
}
setImmediate(turn);

async function measure(what: string, act: () => Promise<string>): Promise<void> {
  await new Promise((next) => setTimeout(next, 500));
  turns = [];
  const began = performance.now();
  const said = await act();
  const ms = performance.now() - began;
  console.log(
    `${what}: ${said}, ${(ms / 1000).toFixed(1)} s; turns of the loop: ${turns.length}, p99.9 ${quantile(turns, 0.999).toFixed(1)} ms, ` +
      `longest ${quantile(turns, 1).toFixed(1)} ms`,
  );
}

console.log(`${games} games, ${(statSync(DATABASE_FILE).size / 1e6).toFixed(0)} MB`);
await measure("nothing", () => new Promise((next) => setTimeout(() => next("idle"), 2000)));
await measure("the whole archive", async () => {
  const response = await fetch(`${server.url}/archive/mills.pgn`);
  let bytes = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) bytes += chunk.length;
  return `${(bytes / 1e6).toFixed(0)} MB`;
});
await measure("a question that nothing answers", async () => {
  let pages = 0;
  for (let after: string | null = ""; after !== null; pages++) {
    const url: string = `${server.url}/archive?variant=none${after === "" ? "" : `&after=${after}`}`;
    const response = await fetch(url);
    if (response.status === 429) {
      await new Promise((next) => setTimeout(next, 1000));
      continue;
    }
    after = ((await response.json()) as { next: string | null }).next;
  }
  return `${pages} pages`;
});
const database = await openDatabase({ file: DATABASE_FILE }, pino({ level: "silent" }));
await measure("the removal of all", async () => `${await removeMatches(database, "finished", 0)} games`);
await database.close();
measuring = false;
await server.stop();
process.exit(0);
