/**
 * A server of an older commit stops while games run on it, and this one goes on with them. The people have the page of then: the
 * older client. Afterwards: is every acknowledged move there, and did every game end for both as it is stored? On PostgreSQL the newer
 * server starts before the older one stops, and for a while both serve the same games.
 *
 *   npm run heavy:upgrade -- --games 50 --from FOLDER, the older commit's server, ready to start; --database postgres
 */
import assert from "node:assert/strict";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type * as Current from "../../src/client.ts";
import { createToken } from "../../src/client.ts";
import { outcomeOf } from "../../src/shared/match.ts";
import { openInstance } from "../support/databases.ts";
import { granted, mover, terms, until } from "../support/people.ts";
import { startPostgres } from "../support/postgres.ts";
import { type ServerProcess, startBalancer, startProcess, temporaryFolder } from "../support/processes.ts";
import { pause, unlimited } from "./cluster.ts";

const { values } = parseArgs({
  options: { games: { type: "string" }, from: { type: "string" }, database: { type: "string" } },
});
const games = Number(values.games ?? 50);
const { from, database = "sqlite" } = values;
if (from === undefined) throw new Error("From where? --from FOLDER");
const { connect } = (await import(pathToFileURL(join(from, "src/client.ts")).href)) as typeof Current;

const postgres = database === "postgres" ? await startPostgres() : undefined;
const at = { url: await postgres?.database("games"), file: join(temporaryFolder(), "games.db") };
const settings = {
  ...unlimited,
  MATCHES_PER_HOUR: "1000000",
  ...(at.url === undefined ? { DATABASE_FILE: at.file } : { DATABASE_URL: at.url }),
};
const before = await startProcess(settings, from);
const balancer = await startBalancer([before.port]);
const url = `http://127.0.0.1:${balancer.port}`;
const patience = 120_000;
let acknowledged = 0;
let unsure = 0;
let running = 0;
let goOn = false;

const played = Promise.all(
  Array.from({ length: games }, async (_, slot) => {
    const clients = [0, 1].map(() => connect(url, { timeoutMs: 2000, giveUpMs: patience, syncMs: 3000 }));
    const [one, other] = clients as [Current.Client, Current.Client];
    const timeControl = slot % 3 === 0 ? null : slot % 3 === 1 ? { minutes: 10, increment: 5 } : { days: 1 };
    const { table: light } = granted(await one.create(terms({ timeControl })));
    const { id } = light.match;
    const { table: dark } = granted(await other.join({ id, token: createToken(), name: "Sipho" }));
    const tables = [light, dark];
    await until(light, ({ startedAt }) => startedAt !== null, patience);
    const choose = mover(slot);
    const moves: string[] = [];
    running += 1;
    while (light.match.finishedAt === null) {
      const { match } = light;
      const table = tables.find(({ player }) => player === match.game.turn);
      assert(table);
      await until(table, ({ version }) => version >= match.version, patience);
      const move = choose(match);
      const answer = await table.move(move);
      // Between two versions a move that was done may be called stale when it is sent again: it is there all the same.
      if (answer.ok || answer.code !== "stale" || database === "sqlite") granted(answer);
      else unsure += 1;
      moves.push(move);
      acknowledged += 1;
      await until(light, ({ version }) => version > match.version, patience);
      if (!goOn) await pause(300);
    }
    const ends = await Promise.all(
      tables.map((table) => until(table, ({ finishedAt }) => finishedAt !== null, patience)),
    );
    for (const client of clients) client.close();
    return { id, moves, ends };
  }),
);

while (running < games) await pause(100);
await pause(3000);
const atUpgrade = acknowledged;
const began = performance.now();
let after: ServerProcess;
let said: string;
if (postgres === undefined) {
  await before.end("SIGTERM");
  const stopped = performance.now();
  after = await startProcess(settings);
  said = `stopped in ${(stopped - began).toFixed(0)} ms, ready again in ${(performance.now() - stopped).toFixed(0)} ms`;
} else {
  after = await startProcess(settings);
  balancer.targets = [before.port, after.port];
  // Half of the people come to the newer process.
  balancer.drop();
  await pause(10_000);
  said = `${acknowledged - atUpgrade} while both served`;
  balancer.targets = [after.port];
  await before.end("SIGTERM");
}
balancer.targets = [after.port];
goOn = true;
const all = await played;
const instance = await openInstance(at);
let different = 0;
for (const { id, moves, ends } of all) {
  const stored = (await instance.store.read(id))?.match;
  const same = ends.every(
    (end) => JSON.stringify(outcomeOf(end)) === JSON.stringify(stored && outcomeOf(stored)),
  );
  if (!same || stored?.moves.length !== moves.length) different += 1;
}
await instance.close();
console.log(
  `${database}, ${games} games: ${atUpgrade} moves acknowledged before, ${acknowledged - atUpgrade} after; ${said}; ` +
    `${unsure} called stale though done; ` +
    `${different} games not as their players saw them`,
);
balancer.close();
await after.end("SIGTERM");
await postgres?.stop();
process.exit(different === 0 ? 0 : 1);
