/**
 * PostgreSQL stops, crashes, is slow, hangs, loses its connections and runs out of space, one after the
 * other, while two processes serve games. Is every acknowledged move there exactly once, and how long did the
 * players wait?
 *
 *   npm run heavy:outages -- --games 20 --seconds 15
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { startPostgres, type TestPostgres } from "../support/postgres.ts";
import { isAlive, startTunnel, type Tunnel, temporaryFolder } from "../support/processes.ts";
import { flags, pause, startClusterAt } from "./cluster.ts";
import { createWorkload } from "./workload.ts";

const { games, seconds } = flags({ games: 20, seconds: 15 });
const lasting = (): Promise<void> => pause(seconds * 1000);
const patienceMs = 300_000;

/** A fault lasts as long as its function runs. */
type Fault = (postgres: TestPostgres, tunnel: Tunnel, folder: string) => Promise<unknown>;

const faults: Readonly<Record<string, Fault>> = {
  nothing: lasting,
  "stopped, and started again": async (postgres) => {
    await postgres.stop();
    await lasting();
    await postgres.start();
  },
  "killed, and started again": async (postgres) => {
    await postgres.crash();
    await lasting();
    await postgres.start();
  },
  "killed, and started again at once": async (postgres) => {
    await postgres.crash();
    await postgres.start();
  },
  "a connection killed, so that all of them restart": async ({ port }) => {
    const client = new pg.Client({ port, host: "127.0.0.1", user: "postgres", password: "test" });
    client.on("error", () => {});
    await client.connect();
    const { rows } = await client.query("select pid from pg_stat_activity where datname = 'games' limit 1");
    process.kill(rows[0].pid, "SIGKILL");
    await client.end().catch(() => {});
  },
  "slow, 100 ms for each packet": async (_postgres, tunnel) => {
    tunnel.delayMs = 100;
    await lasting();
    tunnel.delayMs = 0;
  },
  hangs: async (_postgres, tunnel) => {
    tunnel.freeze();
    await lasting();
    tunnel.thaw();
  },
  "connections that lead nowhere, without a word": async (_postgres, tunnel) => tunnel.cut(),
};

const fullDiskFaults: Readonly<Record<string, Fault>> = {
  nothing: lasting,
  "no space left": async (postgres, _tunnel, folder) => {
    const ballast = join(folder, "ballast");
    fill(ballast);
    await lasting();
    rmSync(ballast);
    // It may have stopped by itself.
    await pause(1000);
    await postgres.start();
  },
};

/** Fills the disk. */
function fill(path: string): void {
  for (let size = 1 << 20; size >= 1024; ) {
    try {
      writeFileSync(path, Buffer.alloc(size), { flag: "a" });
    } catch {
      size /= 2;
    }
  }
}

async function run(all: Readonly<Record<string, Fault>>, folder: string, more: readonly string[] = []) {
  const postgres = await startPostgres(more, folder);
  const direct = new URL(await postgres.database("games"));
  const tunnel = await startTunnel(postgres.port);
  const url = new URL(direct);
  url.port = String(tunnel.port);
  const cluster = await startClusterAt({ url: url.href, file: "" }, 2);
  const workload = createWorkload(cluster.url, patienceMs);
  let over = false;
  const playing = Promise.all(
    Array.from({ length: games }, (_, slot) => workload.keepPlaying(slot, () => !over)),
  );
  const allMovedSince = (time: number): boolean =>
    Array.from({ length: games }, (_, slot) => workload.movedAt[slot] ?? 0).every((at) => at > time);
  const unhealthy = async (): Promise<number> => {
    const answers = await Promise.all(cluster.urls.map((at) => fetch(`${at}/health`).catch(() => undefined)));
    return answers.filter((answer) => answer?.status !== 200).length;
  };
  const end = Date.now() + patienceMs;
  while (!allMovedSince(0) && Date.now() < end) await pause(100);

  for (const [name, fault] of Object.entries(all)) {
    const before = workload.acknowledged;
    const began = Date.now();
    let sick = 0;
    let watching = true;
    const watch = (async () => {
      for (; watching; await pause(500)) sick = Math.max(sick, await unhealthy());
    })();
    await fault(postgres, tunnel, folder);
    const ended = Date.now();
    const during = workload.acknowledged - before;
    while (workload.acknowledged === before + during && Date.now() < ended + patienceMs) await pause(20);
    const first = Date.now() - ended;
    while (!allMovedSince(ended) && Date.now() < ended + patienceMs) await pause(20);
    const last = Date.now() - ended;
    watching = false;
    await watch;
    console.log(
      `${name}, ${((ended - began) / 1000).toFixed(1)} s: ${during} moves meanwhile; then the first one after ${(first / 1000).toFixed(1)} s, ` +
        `one in each game after ${(last / 1000).toFixed(1)} s; processes that said they were not well: ${sick} of 2`,
    );
  }
  over = true;
  await playing;
  const { text, bad } = await workload.audit({ url: direct.href, file: "" });
  const alive = cluster.processes.filter(({ pid }) => isAlive(pid)).length;
  console.log(`${games} games at once, two processes, ${alive} of them there at the end: ${text}`);
  if (bad > 0 || alive !== 2) process.exitCode = 1;
  workload.close();
  await cluster.stop();
  tunnel.close();
  await postgres.stop();
}

await run(faults, temporaryFolder());
// A separate disk that may be full; only root can make one.
if (process.getuid?.() === 0) {
  const folder = join(temporaryFolder(), "disk");
  mkdirSync(folder);
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=160m,mode=755", "tmpfs", folder]);
  try {
    await run(fullDiskFaults, folder, ["-c", "max_wal_size=48MB", "-c", "min_wal_size=32MB"]);
  } finally {
    execFileSync("umount", ["--lazy", folder]);
  }
}
process.exit();
