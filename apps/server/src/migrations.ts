/** The tables of both databases. Never change a released migration; add one. */
import { randomBytes } from "node:crypto";
import { type Generated, type Kysely, type Migration, sql } from "kysely";

export interface Tables {
  matches: {
    /** The order of creation. The archive's cursors use it, because an id would lead to the match. */
    number: Generated<number>;
    id: string;
    family: string;
    variant: string;
    /** A match without an outcome or without moves ends as `aborted`, which the archive leaves out. */
    status: string;
    /** The names of both players, for the archive's queries. */
    first_name: string | null;
    second_name: string | null;
    /** Hashes of the tokens that hold the seats. */
    first_seat: string | null;
    second_seat: string | null;
    /** The match as JSON. */
    match: string;
    /** The number of events. A change is written only if the number has not grown, so no two collide. */
    events: number;
    /** When the match ends by itself, in whole milliseconds like all times. */
    deadline: number | null;
    created_at: number;
    finished_at: number | null;
    winner: string | null;
    reason: string | null;
    /** The finished game as a record. */
    record: string | null;
    /** 1 if the operator keeps the match out of the archive. */
    hidden: Generated<number>;
  };
  events: {
    match_id: string;
    number: number;
    /** The version of the match before the event. */
    version: number;
    event: string;
    /** The player and the unique name of the request, which is executed once. */
    player: string | null;
    request: string | null;
  };
  /** Hashes of the codes that lead to seats. */
  codes: { hash: string; match_id: string; player: string };
  /** The processes, with the time of their last heartbeat. */
  processes: { id: string; beat: number };
  /** The times in which no process ran. */
  outages: { since: number; until: number };
  /** The operator's events, which all processes send on. */
  operations: { match_id: string; number: number; at: number };
  /** The players of a match who are connected to a process, separated by spaces. */
  present: { match_id: string; process: string; players: string };
  /** Secrets that all processes share. */
  secrets: { name: string; value: string };
}

const ofMatch = "match_id text not null references matches (id) on delete cascade";

const tables = (kind: "sqlite" | "postgres"): readonly string[] => [
  `create table matches (
    number ${kind === "sqlite" ? "integer primary key autoincrement" : "bigserial primary key"},
    id text not null unique, family text not null, variant text not null, status text not null,
    first_name text, second_name text, first_seat text, second_seat text,
    match text not null, events integer not null, deadline bigint, created_at bigint not null, finished_at bigint,
    winner text, reason text, record text, hidden integer not null default 0)`,
  "create index matches_deadline on matches (deadline) where deadline is not null",
  "create index matches_archive on matches (status, finished_at, number)",
  "create index matches_waiting on matches (status, created_at)",
  `create table events (${ofMatch}, number integer not null, version integer not null, event text not null,
    player text, request text, primary key (match_id, number))`,
  "create unique index events_request on events (match_id, player, request)",
  `create table codes (hash text primary key, ${ofMatch}, player text not null)`,
  "create index codes_seat on codes (match_id, player)",
  "create table processes (id text primary key, beat bigint not null)",
  "create table outages (since bigint primary key, until bigint not null)",
  `create table operations (${ofMatch}, number integer not null, at bigint not null)`,
  "create index operations_at on operations (at)",
  `create table present (${ofMatch}, process text not null, players text not null, primary key (match_id, process))`,
  "create table secrets (name text primary key, value text not null)",
];

/** Socket.IO's adapter passes messages over 8,000 bytes between processes through this table. */
const attachments =
  "create table socket_io_attachments (id bigserial unique, created_at timestamptz default now(), payload bytea)";

export function migrationsFor(kind: "sqlite" | "postgres"): Record<string, Migration> {
  const first: Migration = {
    async up(database: Kysely<unknown>) {
      const texts = kind === "sqlite" ? tables(kind) : [...tables(kind), attachments];
      for (const text of texts) await sql.raw(text).execute(database);
      const value = randomBytes(32).toString("base64url");
      await sql`insert into secrets (name, value) values ('passes', ${value})`.execute(database);
    },
  };
  return { "1-tables": first };
}
