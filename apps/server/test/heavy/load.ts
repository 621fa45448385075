/**
 * The highest rate of moves: in each game, a player moves as soon as the other's move arrives. The players
 * run on the server's machine.
 *
 *   npm run heavy:load -- --database sqlite --seconds 15
 *
 * With `--stored 10000`, that many games are opened and watched at one process on SQLite, all at once. A few
 * moves are played, and half of the games are resigned and listed. Then the process is restarted.
 */
import { readFileSync } from "node:fs";
import { get } from "node:http";
import * as mills from "morabaraba";
import { type Client, connect, type Table } from "morabaraba-protocol/client";
import type { Match } from "morabaraba-protocol/protocol";
import { granted, mover, seated, until } from "../support/people.ts";
import { startProcess } from "../support/processes.ts";
import { flags, pause, percentiles, quantile, startCluster, unlimited } from "./cluster.ts";

const { database, processes, seconds, most, stored } = flags({ seconds: 15, most: 200, stored: 0 });
const cluster = await startCluster(database, processes);
const clients: Client[] = [];

/** The processor time that the server's processes have used, in seconds. */
async function serverTime(): Promise<number> {
  const texts = await Promise.all(
    cluster.processes.map(async ({ metricsPort }) => (await fetch(`http://127.0.0.1:${metricsPort}`)).text()),
  );
  return texts.reduce((sum, text) => sum + Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]), 0);
}

async function playFor(games: number): Promise<string> {
  const acknowledged: number[] = [];
  const seen: number[] = [];
  const before = await serverTime();
  const began = performance.now();
  const end = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: games }, async (_, slot) => {
      const pair = [0, 1].map((at) => connect(cluster.urls[(slot + at) % processes] as string));
      clients.push(...pair);
      for (let round = 0; performance.now() < end; round++) {
        const tables = await seated(pair[0] as Client, pair[1] as Client, {}, 60_000);
        const choose = mover(slot * 1000 + round);
        while (tables[0].match.finishedAt === null && performance.now() < end) {
          const { match } = tables[0];
          const [table, other] = match.game.turn === "light" ? tables : [tables[1], tables[0]];
          const sent = performance.now();
          const visible = until(other, ({ version }) => version > match.version, 60_000).then(() => {
            seen.push(performance.now() - sent);
          });
          granted(await table.move(choose(match)));
          acknowledged.push(performance.now() - sent);
          await Promise.all([visible, until(table, ({ version }) => version > match.version, 60_000)]);
        }
        await Promise.all(tables.map((table) => table.leave()));
      }
    }),
  );
  const elapsed = (performance.now() - began) / 1000;
  const used = (await serverTime()) - before;
  for (const client of clients.splice(0)) client.close();
  const rate = acknowledged.length / elapsed;
  return (
    `| ${games} | ${rate.toFixed(0)} | ${percentiles(acknowledged)} | ${percentiles(seen)} | ` +
    `${((1000 * used) / acknowledged.length).toFixed(2)} ms | ${((100 * used) / elapsed).toFixed(0)} % |`
  );
}

/** The cost of a move in the library: reading the stored game, playing the move, writing the game. */
function priceOfRules(): string {
  const choose = mover(1);
  const texts: { readonly game: string; readonly move: string }[] = [];
  let game = mills.createGame();
  while (mills.outcome(game) === undefined && texts.length < 200) {
    const move = choose({ family: "mills", game, version: game.ply } as Match);
    texts.push({ game: JSON.stringify(game), move });
    game = mills.applyMove(game, move);
  }
  const times: number[] = [];
  for (let round = 0; round < 50; round++) {
    const start = process.cpuUsage();
    for (const { game, move } of texts) JSON.stringify(mills.applyMove(JSON.parse(game), move));
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / texts.length);
  }
  return `${quantile(times, 0.5).toFixed(0)} µs`;
}

/** A client without requests of its own, so that only the measured work is done. */
function person(): Client {
  const client = connect(cluster.urls[0] as string, {
    syncMs: 3_600_000,
    timeoutMs: 60_000,
    giveUpMs: 600_000,
  });
  clients.push(client);
  return client;
}

/** Matches that a connection may join. */
const perConnection = 50;

async function openGames(count: number): Promise<(readonly [Table, Table])[]> {
  const opened = Array.from({ length: Math.ceil(count / perConnection) }, async (_, at) => {
    const pair = [person(), person()] as const;
    const games: (readonly [Table, Table])[] = [];
    while (games.length < Math.min(perConnection, count - at * perConnection))
      games.push(await seated(...pair, {}, 600_000));
    return games;
  });
  return (await Promise.all(opened)).flat();
}

const choose = mover(1);

/** Plays one move for the side to move, and returns the milliseconds until it was acknowledged. */
async function playOne(tables: readonly [Table, Table]): Promise<number> {
  const { match } = tables[0];
  const table = match.game.turn === "light" ? tables[0] : tables[1];
  await until(table, ({ version }) => version >= match.version, 600_000);
  const began = performance.now();
  granted(await table.move(choose(match)));
  const took = performance.now() - began;
  await until(tables[0], ({ version }) => version > match.version, 600_000);
  return took;
}

/** Goes through the games in a cycle, until the end. */
async function playAll(
  games: readonly (readonly [Table, Table])[],
  players: number,
  end: number,
): Promise<number> {
  let moves = 0;
  await Promise.all(
    Array.from({ length: players }, async (_, player) => {
      for (let at = player; performance.now() < end; at += players) {
        const tables = games[at % games.length] as readonly [Table, Table];
        if (tables[0].match.finishedAt !== null) continue;
        await playOne(tables);
        moves += 1;
      }
    }),
  );
  return moves;
}

/** Each request comes from another address, since an address may send twenty in five seconds. */
async function listAll(): Promise<number[]> {
  const times: number[] = [];
  for (let after: string | null = "", page = 0; after !== null; page++) {
    const url = `${cluster.urls[0]}/archive${after === "" ? "" : `?after=${after}`}`;
    const began = performance.now();
    const text = await new Promise<string>((resolve, reject) => {
      get(url, { localAddress: `127.0.1.${1 + (page % 250)}` }, (response) => {
        let heard = "";
        response.on("data", (data) => {
          heard += data;
        });
        response.on("end", () => resolve(heard));
      }).on("error", reject);
    });
    times.push(performance.now() - began);
    after = (JSON.parse(text) as { next: string | null }).next;
  }
  return times;
}

async function storeGames(count: number): Promise<void> {
  const [server] = cluster.processes;
  const memory = (pid = 0): string =>
    `${(Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) / 256).toFixed(0)} MB`;
  const row = (what: string, figure: string): void => console.log(`| ${what} | ${figure} |`);
  const since = (began: number): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  row(`${count} games at one process`, "");
  console.log("|---|---|");
  row("memory of the server before", memory(server?.pid));
  let began = performance.now();
  const games = await openGames(count);
  row("to open all of them", since(began));
  row("memory of the server with all of them", memory(server?.pid));

  const seen: number[] = [];
  began = performance.now();
  const watched = games.filter((_, at) => at % 10 === 0);
  for (let at = 0; at < watched.length; at += perConnection) {
    const spectator = person();
    for (const [{ match }] of watched.slice(at, at + perConnection)) {
      const { table } = granted(await spectator.join({ id: match.id }));
      table.subscribe(({ match: { version } }) => seen.push(version));
    }
  }
  row(`to watch ${watched.length} of them`, since(began));

  const honest = await seated(person(), person());
  const times: number[] = [];
  began = performance.now();
  const before = await serverTime();
  const end = began + seconds * 1000;
  const playing = playAll(games, 16, end);
  while (performance.now() < end && honest[0].match.finishedAt === null) {
    times.push(await playOne(honest));
    await pause(100);
  }
  const moves = await playing;
  const used = (await serverTime()) - before;
  row("moves a second of 16 hands that play on all of them", (moves / seconds).toFixed(0));
  row("the server's time a move", `${((1000 * used) / (moves + times.length)).toFixed(2)} ms`);
  row("an honest move among them, p50 / p99 / max", `${percentiles(times)} ms`);
  row("moves that spectators saw", `${seen.length}`);

  began = performance.now();
  await Promise.all(
    games.filter((_, at) => at % 2 === 0).map(async ([table]) => granted(await table.resign())),
  );
  row("to resign half of them at once", since(began));
  const pages = await listAll();
  row(
    `a page of a hundred games of ${pages.length} with moves in the archive, p50 / p99 / max`,
    `${percentiles(pages)} ms`,
  );
  row("memory of the server at the end", memory(server?.pid));
  for (const client of clients.splice(0)) client.close();
  await server?.end("SIGTERM");
  began = performance.now();
  const again = await startProcess({ ...unlimited, DATABASE_FILE: cluster.at.file });
  row("to start again on all of them", since(began));
  row("memory of the server then", memory(again.pid));
  await again.end("SIGTERM");
}

async function playMore(): Promise<void> {
  console.log(`${database}, ${processes} process(es), ${seconds} s each`);
  console.log(
    "| games at once | moves a second | acknowledged, p50 / p99 / max ms | seen by the other | server's time a move | server's share of a core |",
  );
  console.log("|---|---|---|---|---|---|");
  for (const games of [1, 10, 50, 200]) if (games <= most) console.log(await playFor(games));
  console.log(`The library's share of a move: ${priceOfRules()}`);
}

try {
  await (stored > 0 ? storeGames(stored) : playMore());
} finally {
  for (const client of clients) client.close();
  await cluster.stop();
}
