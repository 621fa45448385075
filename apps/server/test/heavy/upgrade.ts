/**
 * A server of an older commit stops while games run on it, and this one goes on with them. The people have the page of then: the
 * older client. Afterwards: is every acknowledged move there, and did every game end for both as it is stored?
 *
 *   npm run heavy:upgrade -- --games 50 --from COMMIT
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type * as Current from "../../src/client.ts";
import { createToken } from "../../src/client.ts";
import { outcomeOf } from "../../src/shared/match.ts";
import { openRoom } from "../support/databases.ts";
import { granted, mover, terms, until } from "../support/people.ts";
import { startBalancer, startProcess, temporaryFolder } from "../support/processes.ts";
import { pause, unlimited } from "./cluster.ts";

const { values } = parseArgs({ options: { games: { type: "string" }, from: { type: "string" } } });
const games = Number(values.games ?? 50);
const from = values.from ?? "HEAD~1";
const root = fileURLToPath(new URL("../../../..", import.meta.url));
const old = temporaryFolder();
execFileSync("sh", ["-c", `git archive ${from} apps/server | tar -x -C "${old}"`], { cwd: root });
symlinkSync(join(root, "node_modules"), join(old, "node_modules"));
const { connect } = (await import(
  pathToFileURL(join(old, "apps/server/src/client.ts")).href
)) as typeof Current;

const DATABASE_FILE = join(temporaryFolder(), "games.db");
const settings = { ...unlimited, MATCHES_PER_HOUR: "1000000", DATABASE_FILE };
const before = await startProcess(settings, join(old, "apps/server"));
const balancer = await startBalancer([before.port]);
const url = `http://127.0.0.1:${balancer.port}`;
const patience = 120_000;
let acknowledged = 0;
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
      granted(await table.move(move));
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
await before.end("SIGTERM");
const stopped = performance.now();
const after = await startProcess(settings);
const ready = performance.now();
balancer.targets = [after.port];
goOn = true;
const all = await played;
const room = await openRoom({ url: undefined, file: DATABASE_FILE });
let different = 0;
for (const { id, moves, ends } of all) {
  const stored = (await room.store.read(id))?.match;
  const same = ends.every(
    (end) => JSON.stringify(outcomeOf(end)) === JSON.stringify(stored && outcomeOf(stored)),
  );
  if (!same || stored?.moves.length !== moves.length) different += 1;
}
await room.close();
console.log(
  `${games} games from ${from}: ${atUpgrade} moves acknowledged before, ${acknowledged - atUpgrade} after; stopped in ` +
    `${(stopped - began).toFixed(0)} ms, ready again in ${(ready - stopped).toFixed(0)} ms; ${different} games not as their players saw them`,
);
balancer.close();
await after.end("SIGTERM");
process.exit(different === 0 ? 0 : 1);
