/**
 * As many moves as go through: games in which each player moves as soon as he sees the other's move. The players share the machine
 * with the server.
 *
 *   npm run heavy:load -- --database sqlite --seconds 15
 */
import * as mills from "morabaraba";
import { type Client, connect } from "../../src/client.ts";
import type { Match } from "../../src/shared/protocol.ts";
import { granted, mover, seated, until } from "../support/people.ts";
import { flags, percentiles, quantile, startCluster } from "./cluster.ts";

const { database, processes, seconds, most } = flags({ seconds: 15, most: 200 });
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

/** What the library's own work of a move costs: the stored game read, the move checked and played, the game written. */
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

try {
  console.log(`${database}, ${processes} process(es), ${seconds} s each`);
  console.log(
    "| games at once | moves a second | acknowledged, p50 / p99 / max ms | seen by the other | server's time a move | server's share of a core |",
  );
  console.log("|---|---|---|---|---|---|");
  for (const games of [1, 10, 50, 200]) if (games <= most) console.log(await playFor(games));
  console.log(`The library's share of a move: ${priceOfRules()}`);
} finally {
  for (const client of clients) client.close();
  await cluster.stop();
}
