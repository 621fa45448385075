/** Shared by the heavy runs: flags, processes behind a balancer on either database, figures, and a full archive. */
import { randomInt } from "node:crypto";
import { join } from "node:path";
import { parseArgs } from "node:util";
import * as mills from "morabaraba";
import type { MatchEvent } from "morabaraba-protocol/protocol";
import { loadSqlite } from "../../src/database.ts";
import { recordText } from "../../src/finished.ts";
import type { Address } from "../support/databases.ts";
import { mover, replay } from "../support/people.ts";
import { startPostgres } from "../support/postgres.ts";
import {
  type Balancer,
  type ServerProcess,
  startBalancer,
  startProcess,
  temporaryFolder,
} from "../support/processes.ts";

/** Flags of a run, such as `--database postgres --processes 2 --games 50`. */
export function flags<Numbers extends Readonly<Record<string, number>>>(
  numbers: Numbers,
): { readonly database: "sqlite" | "postgres"; readonly processes: number } & Numbers {
  const defaults = { processes: 1, ...numbers };
  const options = Object.fromEntries(
    ["database", ...Object.keys(defaults)].map((name) => [name, { type: "string" as const }]),
  );
  const { values } = parseArgs({ options, strict: true });
  const read = Object.entries(defaults).map(([name, otherwise]) => [name, Number(values[name] ?? otherwise)]);
  return { database: values["database"] ?? "sqlite", ...Object.fromEntries(read) };
}

/** Settings that raise the limits that many games from one address would reach. */
export const unlimited = {
  REQUESTS_PER_SECOND: "1000000",
  CONNECTIONS_PER_ADDRESS: "1000000",
  MATCHES_PER_MINUTE: "1000000",
};

interface Cluster {
  readonly url: string;
  /** The direct address of each process. */
  readonly urls: readonly string[];
  readonly processes: readonly ServerProcess[];
  readonly at: Address;
  /** Kills a process with SIGKILL, and starts another in its place. */
  killOne(): Promise<void>;
  stop(): Promise<void>;
}

export async function startCluster(
  database: "sqlite" | "postgres",
  count: number,
  settings: Readonly<Record<string, string>> = unlimited,
): Promise<Cluster> {
  const postgres = database === "postgres" ? await startPostgres() : undefined;
  const at = { url: await postgres?.database("games"), file: join(temporaryFolder(), "games.db") };
  const cluster = await startClusterAt(at, count, settings);
  return {
    ...cluster,
    stop: async () => {
      await cluster.stop();
      await postgres?.stop();
    },
  };
}

/** Starts processes on an existing database. */
export async function startClusterAt(
  at: Address,
  count: number,
  settings: Readonly<Record<string, string>> = unlimited,
): Promise<Cluster> {
  const environment = {
    ...settings,
    ...(at.url === undefined ? { DATABASE_FILE: at.file } : { DATABASE_URL: at.url }),
  };
  const processes = await Promise.all(Array.from({ length: count }, () => startProcess(environment)));
  const ports = (): number[] => processes.map(({ port }) => port);
  const balancer: Balancer = await startBalancer(ports());
  return {
    url: `http://127.0.0.1:${balancer.port}`,
    urls: ports().map((port) => `http://127.0.0.1:${port}`),
    processes,
    at,
    killOne: async () => {
      const victim = randomInt(processes.length);
      const [dead] = processes.splice(victim, 1);
      balancer.targets = ports();
      await dead?.end("SIGKILL");
      processes.push(await startProcess(environment));
      balancer.targets = ports();
    },
    stop: async () => {
      balancer.close();
      await Promise.all(processes.map((process) => process.end("SIGTERM")));
    },
  };
}

/** A quantile: the value below which this share of the numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** p50, p99 and the largest, in milliseconds. */
export function percentiles(numbers: readonly number[]): string {
  return [quantile(numbers, 0.5), quantile(numbers, 0.99), quantile(numbers, 1)]
    .map((ms) => ms.toFixed(1))
    .join(" / ");
}

export { pause } from "../support/processes.ts";

function game(seed: number): { match: string; record: string; events: number } {
  const log: MatchEvent[] = [];
  const write = (happening: object): void =>
    void log.push({ ...happening, number: log.length + 1, version: 0, at: 1_700_000_000_000 } as MatchEvent);
  write({
    kind: "create",
    id: "0".repeat(16),
    family: "mills",
    variant: "standard",
    timeControl: null,
    referee: false,
    names: { light: "Thandi" },
  });
  write({ kind: "join", player: "dark", name: "Sipho" });
  const choose = mover(seed);
  for (let match = replay(log); mills.outcome(match.game as mills.Game) === undefined; match = replay(log))
    write({ kind: "move", player: match.game.turn, move: choose(match) });
  const match = replay(log);
  return { match: JSON.stringify(match), record: recordText(match), events: match.events };
}

/** Fills a server's SQLite file with an archive of many finished games. */
export async function seedArchive(file: string, count: number): Promise<void> {
  const { DatabaseSync } = await loadSqlite();
  const database = new DatabaseSync(file);
  const games = Array.from({ length: 20 }, (_, seed) => game(seed));
  const insert = database.prepare(
    `insert into matches (id, family, variant, status, first_name, second_name, match, events, created_at, finished_at,
     winner, reason, record) values (?, 'mills', 'standard', 'finished', ?, ?, ?, ?, ?, ?, 'light', 'no-cows', ?)`,
  );
  database.exec("begin");
  for (let i = 0; i < count; i++) {
    const { match, record, events } = games[i % games.length] as ReturnType<typeof game>;
    // Many games end in the same millisecond, so the order needs the second column too.
    const at = 1_700_000_000_000 + Math.floor(i / 3);
    insert.run(
      `seed${String(i).padStart(12, "0")}`,
      `Player ${i % 997}`,
      "Sipho",
      match,
      events,
      at,
      at,
      record,
    );
  }
  database.exec("commit");
  database.close();
}
