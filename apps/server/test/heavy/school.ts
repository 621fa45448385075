/**
 * A school behind one address: pupils come, find each other, play at their pace, lose their connections and
 * play again. One pupil runs the attacks of `attacks.ts` from the same address. Which pupils cannot play, and
 * for how long?
 *
 *   npm run heavy:school -- --pupils 300 --minutes 10 --late 20
 */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Client, connect, createToken, type Table } from "morabaraba-protocol/client";
import { readSecret } from "../../src/store.ts";
import { createPasses } from "../../src/tokens.ts";
import { openInstance } from "../support/databases.ts";
import { mover, terms, until } from "../support/people.ts";
import { startProcess, temporaryFolder } from "../support/processes.ts";
import { flags, pause, percentiles } from "./cluster.ts";

const { pupils, minutes, late } = flags({ pupils: 300, minutes: 10, late: 20 });
const DATABASE_FILE = join(temporaryFolder(), "games.db");
const server = await startProcess({ DATABASE_FILE });
const url = `http://127.0.0.1:${server.port}`;
const instance = await openInstance({ url: undefined, file: DATABASE_FILE });
const passes = createPasses(await readSecret(instance.database, "passes"));
await instance.close();

const began = Date.now();
const endAt = began + minutes * 60_000;
const going = (): boolean => Date.now() < endAt;
/** The attack takes the middle part of the run. */
const attackFrom = began + minutes * 15_000;
const attackUntil = began + minutes * 50_000;

const times = { before: [] as number[], during: [] as number[], after: [] as number[] };
const tally = new Map<string, number>();
const count = (what: string): void => void tally.set(what, (tally.get(what) ?? 0) + 1);
/** For pupils who came during the attack: the time until they were in a game. */
const waits = { invited: [] as number[], uninvited: [] as number[] };
/** For pupils who lost their connection: the time until they were back. */
const returns: number[] = [];

function note(ms: number): void {
  const now = Date.now();
  times[now < attackFrom ? "before" : now < attackUntil ? "during" : "after"].push(ms);
}

/** A pair of pupils, each with a device. */
async function pair(slot: number, arriveAt: number, pass?: string): Promise<void> {
  await pause(Math.max(0, arriveAt - Date.now()));
  const devices = [0, 1].map(() => connect(url, pass === undefined ? {} : { pass })) as [Client, Client];
  const came = Date.now();
  let first = true;
  for (const device of devices)
    device.subscribe((connected) => {
      if (connected) return;
      const lost = Date.now();
      const end = device.subscribe((back) => {
        if (!back) return;
        end();
        returns.push(Date.now() - lost);
      });
    });
  for (let round = 0; going(); round++) {
    const timeControl = slot % 2 === 0 ? null : { minutes: 5, increment: 2 };
    const created = await devices[0].create(terms({ timeControl, name: `Pupil ${slot}` }));
    if (!created.ok) {
      count(`create: ${created.code}`);
      await pause(1000);
      continue;
    }
    const light = created.table;
    const joined = await devices[1].join({
      id: light.match.id,
      token: createToken(),
      name: `Pupil ${slot}b`,
    });
    if (!joined.ok) {
      count(`join: ${joined.code}`);
      continue;
    }
    const dark = joined.table;
    if (first && arriveAt >= attackFrom)
      (pass === undefined ? waits.uninvited : waits.invited).push(Date.now() - came);
    first = false;
    if (timeControl !== null) await light.ready();
    await until(light, ({ startedAt }) => startedAt !== null, 120_000);
    await play([light, dark], slot * 100 + round);
    await Promise.all([light.leave(), dark.leave()]);
  }
  for (const device of devices) device.close();
}

async function play(tables: readonly [Table, Table], seed: number): Promise<void> {
  const choose = mover(seed);
  while (tables[0].match.finishedAt === null && going()) {
    await pause(1000 + Math.random() * 4000);
    const { match } = tables[0];
    if (match.finishedAt !== null) break;
    const table = tables.find(({ player }) => player === match.game.turn);
    if (table === undefined) throw new Error("Nobody is to move.");
    await until(table, ({ version, finishedAt }) => version >= match.version || finishedAt !== null, 120_000);
    const sent = performance.now();
    const answer = await table.move(choose(match));
    note(performance.now() - sent);
    count(answer.ok ? "moves" : `move: ${answer.code}`);
    if (answer.ok) await until(tables[0], ({ events }) => events >= answer.events, 120_000);
  }
  if (tables[0].match.finishedAt !== null) count("games finished");
}

/** The hostile pupil is a separate process, so that the attack's work does not count as the server's. */
function attack(): Promise<unknown> {
  const file = fileURLToPath(new URL("school-attacker.ts", import.meta.url));
  const words = ["--import", "tsx", file, String(server.port), String(attackFrom), String(attackUntil)];
  return once(spawn("nice", ["-n", "5", process.execPath, ...words], { stdio: "inherit" }), "exit");
}

await Promise.all([
  attack(),
  ...Array.from({ length: pupils / 2 }, (_, slot) => pair(slot, began + Math.random() * minutes * 10_000)),
  // Some pairs come in the middle of the attack, half of them with printed invitations.
  ...Array.from({ length: late }, (_, i) =>
    pair(
      10_000 + i,
      attackFrom + Math.random() * (attackUntil - attackFrom) * 0.7,
      i % 2 === 0 ? passes.create(`invited-${i}`) : undefined,
    ),
  ),
]);
console.log(`${pupils} pupils and ${2 * late} late ones behind one address, ${minutes} minutes`);
for (const [when, ms] of Object.entries(times))
  console.log(
    `${when} the attack: ${ms.length} moves, acknowledged in ${percentiles(ms)} ms (p50 / p99 / max)`,
  );
console.log(`back after a lost connection: ${returns.length} times, in ${percentiles(returns)} ms`);
console.log(
  `came with an invitation during the attack: ${waits.invited.length} of ${late / 2} pairs, at a game in ${percentiles(waits.invited)} ms`,
);
console.log(
  `came without: ${waits.uninvited.length} of ${late / 2} pairs, at a game in ${percentiles(waits.uninvited)} ms`,
);
console.log([...tally].map(([what, times]) => `${what} ${times}`).join(", "));
await server.end("SIGTERM");
process.exit(0);
