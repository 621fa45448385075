/**
 * Honest people play while somebody attacks from another address: malformed, oversized, repeated, out-of-turn
 * and unauthorized requests, a flood, clients that do not read, and sockets that acknowledge nothing. What do
 * the players notice, and is the memory freed again?
 *
 *   npm run heavy:hostile -- --messages 100000 --seconds 20
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { type Client, connect, type Table } from "morabaraba-protocol/client";
import { granted, mover, seated, until } from "../support/people.ts";
import { flags, pause, percentiles, startCluster } from "./cluster.ts";

const { database, messages, seconds, games } = flags({ messages: 100_000, seconds: 20, games: 20 });
// With the default limits.
const cluster = await startCluster(database, 1, {});
const clients: Client[] = [];
const [server] = cluster.processes;
if (server === undefined) throw new Error("no server");

async function metric(pattern: RegExp): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${server?.metricsPort}`)).text();
  return [...text.matchAll(pattern)].reduce((sum, [, value]) => sum + Number(value), 0);
}
const memory = async (): Promise<string> =>
  `${((await metric(/^process_resident_memory_bytes (\S+)/gm)) / 1e6).toFixed(0)} MB`;

let measuring: number[] = [];

/** Plays at the pace of people in a hurry: two moves per second in each game. */
async function playHonestly(slot: number, goOn: () => boolean): Promise<void> {
  const pair = [connect(cluster.url), connect(cluster.url)] as const;
  clients.push(...pair);
  for (let round = 0; goOn(); round++) {
    const tables: readonly [Table, Table] = await seated(...pair, {}, 60_000);
    const choose = mover(slot * 1000 + round);
    while (tables[0].match.finishedAt === null && goOn()) {
      await pause(400 + Math.random() * 200);
      const { match } = tables[0];
      const table = match.game.turn === "light" ? tables[0] : tables[1];
      await until(table, ({ version }) => version >= match.version, 60_000);
      const sent = performance.now();
      granted(await table.move(choose(match)));
      measuring.push(performance.now() - sent);
      await until(tables[0], ({ version }) => version > match.version, 60_000);
    }
    await Promise.all(tables.map((table) => table.leave()));
  }
}

async function measure(title: string, ms: number): Promise<void> {
  measuring = [];
  await pause(ms);
  console.log(
    `${title}: ${measuring.length} moves, acknowledged in ${percentiles(measuring)} ms (p50 / p99 / max), ${await memory()}`,
  );
}

let goingOn = true;
try {
  const honest = Promise.all(Array.from({ length: games }, (_, slot) => playHonestly(slot, () => goingOn)));
  await pause(5000);
  await measure("before", seconds * 1000);

  // A separate process with low priority, so that the attacker's work does not count as the server's.
  const attacker = spawn(
    "nice",
    [
      "-n",
      "15",
      process.execPath,
      "--import",
      "tsx",
      fileURLToPath(new URL("attacker.ts", import.meta.url)),
      String(server.port),
      String(messages),
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  createInterface(attacker.stdout).on("line", (line) => console.log(`attacker: ${line}`));
  measuring = [];
  await once(attacker, "exit");
  console.log(
    `during: ${measuring.length} moves, acknowledged in ${percentiles(measuring)} ms, ${await memory()}`,
  );

  await pause(15_000);
  await measure("after", seconds * 1000);
  goingOn = false;
  await honest;
  console.log(
    `refused: ${await metric(/^refusals_total\{.*\} (\S+)/gm)}, connections closed or refused: ` +
      `${await metric(/^dropped_total\{.*\} (\S+)/gm)}, connections left: ${await metric(/^connections (\S+)/gm)}`,
  );
} finally {
  goingOn = false;
  for (const client of clients) client.close();
  await cluster.stop();
}
