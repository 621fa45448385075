/** SQLite and PostgreSQL behind one interface. */
import { existsSync, statSync } from "node:fs";
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
  /** Makes a change as a whole or not at all. It is durable once the promise resolves. */
  write<Value>(change: (within: Kysely<Tables>) => Promise<Value>): Promise<Value>;
  /** Milliseconds since 1970 by the database's clock, which all processes share. */
  readonly now: RawBuilder<number>;
  /** How long another process may be silent before it counts as dead. SQLite has one process only. */
  readonly deadAfterMs: number;
  /** PostgreSQL's connections, for Socket.IO between processes. */
  readonly pool?: pg.Pool;
  close(): Promise<void>;
}

/** Where the games are: in the PostgreSQL at `url`, or else in a file. */
export interface Place {
  readonly url?: string | undefined;
  readonly file: string;
}

/** Opens the database for a server, and creates or migrates its tables. */
export function openDatabase(place: Place, log: Logger): Promise<Database> {
  return open(place, log, async (migrator) => (await migrator.migrateToLatest()).error);
}

/** Opens a server's database for a command. It creates nothing and migrates no table. */
export async function openExisting(place: Place, log: Logger): Promise<Database> {
  demandFile(place);
  return await open(place, log, async (migrator) => {
    const needed = await migrator.getMigrations();
    if (needed.every(({ executedAt }) => executedAt !== undefined)) return undefined;
    return new Error(`${placeOf(place)} has no games of this version. Start the server on it first.`);
  });
}

/** Returns the place to show to people, without the user and the password. */
export function placeOf({ url, file }: Place): string {
  if (url === undefined) return file;
  const { host, pathname } = new URL(url);
  return `postgres://${host}${pathname}`;
}

function demandFile({ url, file }: Place): void {
  // For SQLite, an empty file is a database without tables.
  if (url === undefined && !statSync(file, { throwIfNoEntry: false })?.size)
    throw new Error(`${file} does not exist. Set DATABASE_FILE or DATABASE_URL to the server's value.`);
}

async function open(place: Place, log: Logger, prepare: (migrator: Migrator) => Promise<unknown>) {
  const { url, file } = place;
  const database = url === undefined ? await openSqlite(file) : openPostgres(url, log);
  const migrations = migrationsFor(url === undefined ? "sqlite" : "postgres");
  const provider = { getMigrations: async () => migrations };
  const migrator = new Migrator({ db: database.queries, provider });
  const error = await prepare(migrator).catch((thrown: unknown) => thrown);
  if (error === undefined) return database;
  await database.close();
  throw error;
}

const mostKept = 200;

/** Loads Node's own SQLite, from 22.16 on, or the package that brings it to older versions. */
export async function loadSqlite(): Promise<typeof SQLite> {
  const node = "node:sqlite";
  const own = await (import(node) as Promise<typeof SQLite>).catch(() => undefined);
  return own !== undefined && "columns" in own.StatementSync.prototype
    ? own
    : import("@photostructure/sqlite");
}

async function openSqlite(file: string): Promise<Database> {
  const { DatabaseSync } = await loadSqlite();
  // The file holds names, and the secret that signs passes.
  process.umask(0o077);
  const database = new DatabaseSync(file);
  database.exec("pragma journal_mode = WAL");
  // In WAL mode the default is NORMAL: a power cut may then lose acknowledged moves.
  database.exec("pragma synchronous = FULL");
  database.exec("pragma busy_timeout = 5000");
  database.exec("pragma foreign_keys = ON");
  function prepared(text: string) {
    const statement = database.prepare(text);
    return {
      reader: statement.columns().length > 0,
      all: (values: readonly unknown[]) => statement.all(...values),
      run: (values: readonly unknown[]) => statement.run(...values),
      iterate: (values: readonly unknown[]) => statement.iterate(...values),
    };
  }
  // Preparing a statement costs as much as running it, so statements are kept. There are some fifty.
  const kept = new Map<string, ReturnType<typeof prepared>>();
  function prepare(text: string) {
    const statement = kept.get(text) ?? prepared(text);
    if (kept.size < mostKept) kept.set(text, statement);
    return statement;
  }
  const dialect = new SqliteDialect({ database: { prepare, close: () => database.close() } });
  const queries = new Kysely<Tables>({ dialect });
  const now = sql<number>`cast(unixepoch('subsec') * 1000 as integer)`;
  return { queries, write: writeTogether(queries), now, deadAfterMs: 0, close: () => queries.destroy() };
}

/** Changes in the same turn of the event loop share a transaction, so they wait for the disk only once. */
function writeTogether(queries: Kysely<Tables>): Database["write"] {
  type Ending = () => void;
  let waiting: { make(within: Kysely<Tables>): Promise<Ending>; fail(error: unknown): void }[] = [];

  async function commit(): Promise<void> {
    const changes = waiting;
    waiting = [];
    const endings: Ending[] = [];
    try {
      await queries.transaction().execute(async (within) => {
        for (const { make } of changes) endings.push(await make(within));
      });
      for (const end of endings) end();
    } catch (error) {
      for (const { fail } of changes) fail(error);
    }
  }

  return (change) =>
    new Promise((resolve, fail) => {
      /** A change that fails rolls back by itself, without the others. */
      async function make(within: Kysely<Tables>): Promise<Ending> {
        await sql`savepoint change`.execute(within);
        try {
          const value = await change(within);
          return () => resolve(value);
        } catch (error) {
          await sql`rollback to change`.execute(within);
          return () => fail(error);
        } finally {
          await sql`release change`.execute(within);
        }
      }
      if (waiting.push({ make, fail }) === 1) setImmediate(commit);
    });
}

/** Counts all matches. */
export async function countMatches({ queries }: Pick<Database, "queries">): Promise<number> {
  const counts = queries.selectFrom("matches").select(({ fn }) => fn.countAll<number>().as("count"));
  return (await counts.executeTakeFirstOrThrow()).count;
}

/**
 * Copies a consistent state of the games into a new file, even while a server writes to them.
 *
 * @returns The number of matches, read from the copy.
 */
export async function backupSqlite(from: string, to: string, log: Logger): Promise<number> {
  if (existsSync(to)) throw new Error(`${to} exists already. Name a new file.`);
  const games = await openExisting({ file: from }, log);
  try {
    await sql`vacuum into ${to}`.execute(games.queries);
  } finally {
    await games.close();
  }
  const copy = await openExisting({ file: to }, log);
  try {
    return await countMatches(copy);
  } finally {
    await copy.close();
  }
}

/** PostgreSQL's 64-bit integers arrive as text unless parsed. Times in milliseconds fit into a number. */
const int8 = 20;
/** The time limit of a statement. A connection that is silent for `answerMs` is broken. */
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
  // Without listeners, a lost connection would end the process. The pool opens another one.
  const report = (error: Error): void =>
    log.warn({ reason: error.message }, "a connection to the database is lost");
  pool.on("error", report);
  pool.on("connect", (client) => client.on("error", report));
  const dialect = new PostgresDialect({ pool: { connect: () => connectTo(pool), end: () => pool.end() } });
  const queries = new Kysely<Tables>({ dialect });
  const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  const write: Database["write"] = (change) => queries.transaction().execute(change);
  return { queries, write, now, deadAfterMs: 5000, pool, close: () => queries.destroy() };
}

/**
 * Takes a connection from the pool, and closes it if it does not answer. The pool alone would use a silent
 * connection again.
 */
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
