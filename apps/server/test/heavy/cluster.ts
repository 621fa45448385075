/** Shared by the heavy runs: flags, processes behind a balancer on either database, and figures. */
import { randomInt } from "node:crypto";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Address } from "../support/databases.ts";
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

export interface Cluster {
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
