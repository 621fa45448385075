/**
 * Makes a backup while games run, restores it elsewhere, and starts a new server on it. The restored games
 * must have every move that was acknowledged before the backup began, and no others. Then all games are
 * played to their end.
 *
 *   npm run heavy:restore -- --games 50
 *   DATABASE_URL=postgres://… npm run heavy:restore -- --database postgres
 *
 * The second command makes two databases on that PostgreSQL, and needs `pg_dump` and `pg_restore` in the
 * path.
 */
import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { connect } from "morabaraba-protocol/client";
import pg from "pg";
import { eventsOf } from "../../src/store.ts";
import { type Address, openInstance } from "../support/databases.ts";
import { granted, playOut, replay, seated } from "../support/people.ts";
import { temporaryFolder } from "../support/processes.ts";
import { flags, pause, startClusterAt } from "./cluster.ts";

const { database, games } = flags({ games: 50 });
const patienceMs = 300_000;
const run = promisify(execFile);
const folder = temporaryFolder();
const copy = join(folder, "copy");

/** Two new databases, and a function that backs up the first and restores it into the second. */
interface Places {
  readonly from: Address;
  readonly to: Address;
  readonly backup: () => Promise<unknown>;
  readonly restore: () => Promise<unknown>;
}

function files(): Places {
  const from = { url: undefined, file: join(folder, "games.db") };
  const cwd = fileURLToPath(new URL("../..", import.meta.url));
  const env = { ...process.env, DATABASE_FILE: from.file };
  return {
    from,
    to: { url: undefined, file: copy },
    backup: () => run(process.execPath, ["--import", "tsx", "src/backup.ts", copy], { cwd, env }),
    restore: async () => {},
  };
}

async function databases(address: string): Promise<Places> {
  const admin = new pg.Client(address);
  await admin.connect();
  const create = async (name: string): Promise<{ url: string; file: string }> => {
    await admin.query(`create database ${name}`);
    const url = new URL(address);
    url.pathname = name;
    return { url: url.href, file: "" };
  };
  const from = await create(`games_${process.pid}`);
  const to = await create(`restored_${process.pid}`);
  await admin.end();
  return {
    from,
    to,
    backup: () => run("pg_dump", ["-Fc", "-f", copy, from.url]),
    restore: () => run("pg_restore", ["--clean", "--if-exists", "-d", to.url, copy]),
  };
}

const { from, to, backup, restore } =
  database === "postgres" ? await databases(process.env["DATABASE_URL"] ?? "") : files();
const first = await startClusterAt(from, 1);
const clients = Array.from({ length: 2 * games }, () => connect(first.url, { giveUpMs: patienceMs }));
const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);

const played = await Promise.all(
  Array.from({ length: games }, async (_, slot) => {
    const [one, other] = clients.slice(2 * slot, 2 * slot + 2) as [(typeof clients)[0], (typeof clients)[0]];
    const tables = await seated(one, other, {}, patienceMs);
    const codes = await Promise.all(tables.map(async (table) => granted(await table.createCode()).code));
    return { tables, codes };
  }),
);
const versions = (): number[] => played.map(({ tables }) => tables[0].match.version);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
let goOn = true;
const playing = Promise.all(
  played.map(async ({ tables }, slot) => {
    while (goOn && tables[0].match.finishedAt === null) {
      await playOut(tables, slot, 1, patienceMs);
      await pause(200);
    }
  }),
);
await pause(5000);
const before = versions();
const began = performance.now();
await backup();
const backedUp = seconds(began);
const during = sum(versions()) - sum(before);
goOn = false;
await playing;
for (const client of clients) client.close();
await first.stop();

const restoring = performance.now();
await restore();
const second = await startClusterAt(to, 1);
const restored = seconds(restoring);
const instance = await openInstance(to);
let lost = 0;
let different = 0;
await Promise.all(
  played.map(async ({ tables, codes }, slot) => {
    const devices = codes.map(() => connect(second.url, { giveUpMs: patienceMs }));
    const back = await Promise.all(
      devices.map(async (device, i) => granted(await device.join({ code: codes[i] as string })).table),
    );
    const { moves, version, id } = (back[0] as (typeof back)[0]).match;
    lost += Math.max(0, (before[slot] ?? 0) - version);
    const known = tables[0].match.moves.slice(0, moves.length);
    const end = await playOut(back as [(typeof back)[0], (typeof back)[0]], slot, undefined, patienceMs);
    const log = await eventsOf(instance.database, id);
    if (String(known) !== String(moves) || JSON.stringify(replay(log)) !== JSON.stringify(end))
      different += 1;
    for (const device of devices) device.close();
  }),
);
await instance.close();
console.log(
  `${database}, ${games} games: ${sum(before)} moves acknowledged before the backup, which took ${backedUp} s and ` +
    `${(statSync(copy).size / 1000).toFixed(0)} KB while ${during} more were made; restored, and a server ready, in ${restored} s; ` +
    `${lost} moves lost, ${different} games different; all games played to their end from there`,
);
await second.stop();
process.exit(lost + different === 0 ? 0 : 1);
