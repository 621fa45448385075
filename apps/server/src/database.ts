/** The two databases. After this file nobody asks which one it is. */
import type * as SQLite from "@photostructure/sqlite";
import {
  Kysely,
  Migrator,
  PostgresDialect,
  type PostgresPoolClient,
  type RawBuilder,
  SqliteDialect,
  sql,
} from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import { migrationsFor, type Tables } from "./migrations.ts";

export interface Database {
  readonly queries: Kysely<Tables>;
  /** Milliseconds since 1970 by the clock of the database: one time for all processes. */
  readonly now: RawBuilder<number>;
  /** After how long without a beat another process is dead. On SQLite there is no other one. */
  readonly deadAfterMs: number;
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

/** SQLite as Node has it since 22.16; the package holds the same for older versions, ready-made. */
export async function loadSqlite(): Promise<typeof SQLite> {
  const node = "node:sqlite";
  const own = await (import(node) as Promise<typeof SQLite>).catch(() => undefined);
  return own !== undefined && "columns" in own.StatementSync.prototype
    ? own
    : import("@photostructure/sqlite");
}

async function openSqlite(file: string): Promise<Database> {
  const { DatabaseSync } = await loadSqlite();
  const database = new DatabaseSync(file);
  database.exec("pragma journal_mode = WAL");
  // In WAL mode the default is NORMAL, by which a power cut may take moves that were acknowledged.
  database.exec("pragma synchronous = FULL");
  database.exec("pragma busy_timeout = 5000");
  database.exec("pragma foreign_keys = ON");
  const prepare = (text: string) => {
    const statement = database.prepare(text);
    return {
      reader: statement.columns().length > 0,
      all: (values: readonly unknown[]) => statement.all(...values),
      run: (values: readonly unknown[]) => statement.run(...values),
      iterate: (values: readonly unknown[]) => statement.iterate(...values),
    };
  };
  const queries = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: { prepare, close: () => database.close() } }),
  });
  const now = sql<number>`cast(unixepoch('subsec') * 1000 as integer)`;
  return { queries, now, deadAfterMs: 0, close: () => queries.destroy() };
}

/** Copies the games as they are at one moment into a new file, also while a server writes them. */
export async function backupSqlite(from: string, to: string): Promise<void> {
  const { DatabaseSync } = await loadSqlite();
  const database = new DatabaseSync(from);
  try {
    database.exec("pragma busy_timeout = 5000");
    database.prepare("vacuum into ?").run(to);
  } finally {
    database.close();
  }
}

/** What PostgreSQL counts in 64 bits comes back as text unless it is read as a number: times in milliseconds fit. */
const int8 = 20;
/** Statements end after this long, connections that have not answered by then lead nowhere. */
const statementMs = 10_000;
const answerMs = 12_000;

function openPostgres(connectionString: string, log: Logger): Database {
  pg.types.setTypeParser(int8, Number);
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    query_timeout: answerMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: statementMs,
  });
  // Without listeners a connection that is lost would end the process; the pool opens another one.
  const report = (error: Error): void =>
    log.warn({ reason: error.message }, "a connection to the database is lost");
  pool.on("error", report);
  pool.on("connect", (client) => client.on("error", report));
  const dialect = new PostgresDialect({ pool: { connect: () => connectTo(pool), end: () => pool.end() } });
  const queries = new Kysely<Tables>({ dialect });
  const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  return { queries, now, deadAfterMs: 5000, pool, close: () => queries.destroy() };
}

/** A connection of the pool that is closed when it did not answer. By itself the pool would hand it out again, to be waited for again. */
async function connectTo(pool: pg.Pool): Promise<PostgresPoolClient> {
  const client = await pool.connect();
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) void client.end();
      throw error;
    }
  };
  return { query: query as PostgresPoolClient["query"], release: () => client.release() };
}
