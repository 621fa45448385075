/**
 * Processes are killed with SIGKILL while many games are played. Then: is every acknowledged move there, none of them twice, and
 * did every game end as its clients saw it?
 *
 *   npm run heavy:kill -- --database postgres --processes 2 --games 200 --kills 50
 */
import assert from "node:assert/strict";
import { type Client, connect } from "../../src/client.ts";
import { replay } from "../../src/shared/match.ts";
import type { Match } from "../../src/shared/protocol.ts";
import { openRoom } from "../support/databases.ts";
import { granted, mover, seated, until } from "../support/people.ts";
import { flags, pause, startCluster } from "./cluster.ts";

const { database, processes, games, kills, minutes } = flags({ games: 200, kills: 50, minutes: 20 });
const began = Date.now();
const patienceMs = 300_000;
const deadline = began + minutes * 60_000;

interface Played {
  readonly id: string;
  /** What was acknowledged: the version and the move, as they were sent. */
  readonly acknowledged: { readonly version: number; readonly move: string }[];
  ends: readonly Match[];
}

const cluster = await startCluster(database, processes);
const clients: Client[] = [];
const person = (): Client => {
  const client = connect(cluster.url, { timeoutMs: 3000, giveUpMs: patienceMs, syncMs: 5000 });
  clients.push(client);
  return client;
};

const played: Played[] = [];
let killed = 0;
let repeated = 0;

/** One game after the other, until all kills are done. */
async function keepPlaying(slot: number): Promise<void> {
  const pair = [person(), person()] as const;
  for (let round = 0; killed < kills && Date.now() < deadline; round++) {
    const changes = slot % 4 === 3 ? ({ family: "mancala", variant: "kalah", player: "south" } as const) : {};
    const tables = await seated(...pair, changes, patienceMs);
    const { id } = tables[0].match;
    const game: Played = { id, acknowledged: [], ends: [] };
    played.push(game);
    const choose = mover(slot * 1000 + round);
    while (tables[0].match.finishedAt === null) {
      const { match } = tables[0];
      const table = tables.find(({ player }) => player === match.game.turn);
      assert(table);
      await until(table, ({ version }) => version >= match.version, patienceMs);
      if (table.match.version !== match.version) continue;
      const move = choose(match);
      const done = granted(await table.move(move));
      game.acknowledged.push({ version: match.version, move });
      if (done.repeated) repeated += 1;
      await until(tables[0], ({ events }) => events >= done.events, patienceMs);
    }
    game.ends = await Promise.all(
      tables.map((table) => until(table, ({ finishedAt }) => finishedAt !== null, patienceMs)),
    );
    await Promise.all(tables.map((table) => table.leave()));
  }
}

const acknowledgedSoFar = (): number => played.reduce((sum, game) => sum + game.acknowledged.length, 0);

async function keepKilling(): Promise<void> {
  while (played.length < games && Date.now() < deadline) await pause(100);
  while (killed < kills && Date.now() < deadline) {
    // Sometimes in the first moment of a process, mostly in the middle of many moves.
    await pause(Math.random() * 3000);
    // On a busy machine a process takes long to start, and nobody has moved yet.
    const before = acknowledgedSoFar();
    const patience = Date.now() + 20_000;
    while (acknowledgedSoFar() < before + games && Date.now() < patience) await pause(50);
    await cluster.killOne();
    killed += 1;
    if (killed % 10 === 0) console.log(`${killed} kills, ${played.length} games begun`);
  }
}

try {
  await Promise.all([keepKilling(), ...Array.from({ length: games }, (_, slot) => keepPlaying(slot))]);

  const room = await openRoom(cluster.at);
  let acknowledged = 0;
  let lost = 0;
  let twice = 0;
  let different = 0;
  for (const game of played) {
    const log = await room.store.eventsOf(game.id);
    const stored = (await room.store.read(game.id))?.match;
    const moves = log.filter((event) => event.kind === "move");
    acknowledged += game.acknowledged.length;
    for (const { version, move } of game.acknowledged) {
      const found = moves.filter((event) => event.version === version && event.move === move).length;
      if (found === 0) lost += 1;
      if (found > 1) twice += 1;
    }
    if (new Set(moves.map(({ version }) => version)).size !== moves.length) twice += 1;
    const same = [replay(log), ...game.ends].every(
      (match) => JSON.stringify(match) === JSON.stringify(stored),
    );
    if (!same || game.ends.length !== 2) different += 1;
  }
  await room.close();
  console.log(
    `${database}, ${processes} process(es): ${games} games at once, ${played.length} in all, ${killed} kills, ` +
      `${acknowledged} moves acknowledged (${repeated} of them repeated), ${lost} lost, ${twice} twice, ` +
      `${different} games that ended otherwise than their clients saw; ${Math.round((Date.now() - began) / 1000)} s`,
  );
  if (lost + twice + different > 0 || killed < kills) process.exitCode = 1;
} finally {
  for (const client of clients) client.close();
  await cluster.stop();
}
