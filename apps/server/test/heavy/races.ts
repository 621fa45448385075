/**
 * Two moves at once from two sockets of one seat, again and again; then clocks that reach zero while a move
 * is in flight. One move of each pair must be played, and everybody must see the same.
 *
 *   npm run heavy:races -- --database postgres --processes 2 --pairs 10000 --clocks 200
 */
import assert from "node:assert/strict";
import * as mills from "morabaraba";
import { type Client, connect, createToken, type Table } from "morabaraba-protocol/client";
import type { Answer, Done } from "morabaraba-protocol/protocol";
import { eventsOf } from "../../src/store.ts";
import { openInstance } from "../support/databases.ts";
import { granted, replay, seated, terms, until } from "../support/people.ts";
import { flags, pause, startCluster } from "./cluster.ts";

const { database, processes, pairs, clocks, minutes } = flags({ pairs: 10_000, clocks: 200, minutes: 20 });
const began = Date.now();
const cluster = await startCluster(database, processes);
const clients: Client[] = [];
/** Two people with two sockets each, the second one on the last process. */
const person = (at: number): Client => {
  const url = cluster.urls[at % cluster.urls.length] as string;
  const client = connect(url, { syncMs: 1000 });
  clients.push(client);
  return client;
};

const count = { pairs: 0, onePlayed: 0, bothPlayed: 0, nonePlayed: 0, games: 0, unlikeLog: 0 };

/** Plays whole games of such pairs until there are enough. */
async function race(lane: number): Promise<void> {
  const sockets = [person(lane), person(lane + 1), person(lane), person(lane + 1)] as const;
  while (count.pairs < pairs && Date.now() - began < minutes * 60_000) {
    const tokens = [createToken(), createToken()] as const;
    const { table } = granted(await sockets[0].create(terms({ token: tokens[0] })));
    const { id } = table.match;
    const join = async (client: Client, token: string): Promise<Table> =>
      granted(await client.join({ id, token, name: "Sipho" })).table;
    const tables = [
      [table, await join(sockets[1], tokens[0])],
      [await join(sockets[2], tokens[1]), await join(sockets[3], tokens[1])],
    ] as const;
    const all = tables.flat();
    await Promise.all(all.map((each) => until(each, ({ startedAt }) => startedAt !== null)));
    let acknowledged = 0;
    while (table.match.finishedAt === null && count.pairs < pairs) {
      const { version, game } = table.match;
      const legal = mills.legalMoves(game as mills.Game);
      if (legal.length < 2) {
        const only = tables[game.turn === "light" ? 0 : 1][0];
        granted(await only.move(mills.formatMove(game as mills.Game, legal[0] as mills.Move)));
      } else {
        const first = Math.floor(Math.random() * legal.length);
        const second = (first + 1 + Math.floor(Math.random() * (legal.length - 1))) % legal.length;
        const [one, other] = tables[game.turn === "light" ? 0 : 1];
        const answers: Answer<Done>[] = await Promise.all([
          one.move(mills.formatMove(game as mills.Game, legal[first] as mills.Move)),
          other.move(mills.formatMove(game as mills.Game, legal[second] as mills.Move)),
        ]);
        const done = answers.filter(({ ok }) => ok).length;
        count.pairs += 1;
        if (done === 1) count.onePlayed += 1;
        else if (done === 2) count.bothPlayed += 1;
        else count.nonePlayed += 1;
      }
      acknowledged += 1;
      await Promise.all(all.map((each) => until(each, (match) => match.version > version)));
    }
    count.games += 1;
    if (!(await isAsLogged(id, acknowledged, all))) count.unlikeLog += 1;
    await Promise.all(all.map((each) => each.leave()));
  }
}

const instance = await openInstance(cluster.at);

/** Checks that the log has the acknowledged moves, each version once, and that everybody sees its result. */
async function isAsLogged(id: string, moves: number, tables: readonly Table[]): Promise<boolean> {
  const log = await eventsOf(instance.database, id);
  const versions = log.filter(({ kind }) => kind === "move").map(({ version }) => version);
  const match = JSON.stringify(replay(log));
  return (
    versions.length === moves &&
    versions.every((version, i) => version === i) &&
    tables.every((table) => JSON.stringify(table.match) === match)
  );
}

/** A clock of three seconds that reaches zero, and a move at the same moment. */
async function raceClocks(): Promise<string> {
  let moved = 0;
  let late = 0;
  let different = 0;
  for (let done = 0; done < clocks; ) {
    const batch = Math.min(25, clocks - done);
    done += batch;
    await Promise.all(
      Array.from({ length: batch }, async (_, i) => {
        const [light, dark] = await seated(person(i), person(i + 1), {
          timeControl: { minutes: 0.05, increment: 0 },
        });
        const { table: watching } = granted(await person(i).join({ id: light.match.id }));
        // The first move of each player costs no time.
        granted(await light.move("d6"));
        await until(dark, ({ version }) => version === 1);
        granted(await dark.move("f4"));
        await until(light, ({ version }) => version === 2);
        await pause((light.timeLeft("light") ?? 0) - 60 + Math.random() * 70);
        const answer = await light.move("d2");
        if (answer.ok) moved += 1;
        else late += 1;
        const tables = [light, dark, watching];
        // Whether or not the move came in time, somebody's time runs out.
        await Promise.all(tables.map((table) => until(table, ({ finishedAt }) => finishedAt !== null)));
        if (!(await isAsLogged(light.match.id, answer.ok ? 3 : 2, tables))) different += 1;
      }),
    );
    for (const client of clients.splice(0)) client.close();
  }
  return `${clocks} clocks at zero: ${moved} moves in time, ${late} too late, ${different} games not the same for all`;
}

try {
  await Promise.all([0, 1, 2, 3].map(race));
  for (const client of clients.splice(0)) client.close();
  const { pairs: raced, onePlayed, bothPlayed, nonePlayed, games, unlikeLog } = count;
  console.log(
    `${database}, ${processes} process(es): ${raced} pairs, one played in ${onePlayed}, both in ${bothPlayed}, none in ` +
      `${nonePlayed}; ${games} games, ${unlikeLog} unlike their log`,
  );
  console.log(await raceClocks(), `(${Math.round((Date.now() - began) / 1000)} s)`);
  assert.equal(onePlayed, raced);
  assert.equal(unlikeLog, 0);
} finally {
  for (const client of clients) client.close();
  await instance.close();
  await cluster.stop();
}
