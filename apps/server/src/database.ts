/** The two databases. After this file nobody asks which one it is. */
import { Kysely, Migrator, PostgresDialect, type RawBuilder, SqliteDialect, sql } from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import { migrationsFor, type Tables } from "./migrations.ts";

export interface Database {
  readonly queries: Kysely<Tables>;
  /** Milliseconds since 1970 by the clock of the database: one time for all processes. */
  readonly now: RawBuilder<number>;
  /** PostgreSQL's connections, for Socket.IO between processes. */
  readonly pool?: pg.Pool;
  close(): Promise<void>;
}

export async function openDatabase(
  { url, file }: { readonly url?: string | undefined; readonly file: string },
  log: Logger,
): Promise<Database> {
  const database = url === undefined ? await openSqlite(file) : openPostgres(url, log);
  const migrations = migrationsFor(url === undefined ? "sqlite" : "postgres");
  const migrator = new Migrator({
    db: database.queries,
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return database;
  await database.close();
  throw error;
}

/** The package of SQLite is optional: where npm could not build it, PostgreSQL serves. */
async function openSqlite(file: string): Promise<Database> {
  const { default: SQLite } = await import("better-sqlite3").catch((cause: unknown) => {
    throw new Error(
      "SQLite is not installed, because npm could not build it. Install Python and a C++ compiler and run npm ci again, or name a PostgreSQL in DATABASE_URL.",
      { cause },
    );
  });
  const database = new SQLite(file);
  database.pragma("journal_mode = WAL");
  // In WAL mode the default is NORMAL, by which a power cut may take moves that were acknowledged.
  database.pragma("synchronous = FULL");
  database.pragma("busy_timeout = 5000");
  database.pragma("foreign_keys = ON");
  const queries = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  const now = sql<number>`cast(unixepoch('subsec') * 1000 as integer)`;
  return { queries, now, close: () => queries.destroy() };
}

/** What PostgreSQL counts in 64 bits comes back as text unless it is read as a number: times in milliseconds fit. */
const int8 = 20;

function openPostgres(connectionString: string, log: Logger): Database {
  pg.types.setTypeParser(int8, Number);
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
  });
  // Without listeners a connection that is lost would end the process; the pool opens another one.
  const report = (error: Error): void =>
    log.warn({ reason: error.message }, "a connection to the database is lost");
  pool.on("error", report);
  pool.on("connect", (client) => client.on("error", report));
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  return { queries, now, pool, close: () => queries.destroy() };
}
