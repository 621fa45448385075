/** The tables, for both databases. A migration that was released is never changed; the next one follows it. */
import { randomBytes } from "node:crypto";
import { type Generated, type Kysely, type Migration, sql } from "kysely";

export interface Tables {
  matches: {
    /** In the order in which they were created: what the archive goes on from, since an id leads to the match. */
    number: Generated<number>;
    id: string;
    family: string;
    variant: string;
    /** `aborted` is a match that is over without an outcome or without moves: the archive has none of them. */
    status: string;
    /** The names of both players, for the archive's questions. */
    first_name: string | null;
    second_name: string | null;
    /** Hashes of the tokens that hold the seats. */
    first_seat: string | null;
    second_seat: string | null;
    /** The match as JSON. */
    match: string;
    /** How many events it has. Every change names the number that it saw, so that two changes at once cannot both be made. */
    events: number;
    /** When the match will end by itself, in whole milliseconds like all times. */
    deadline: number | null;
    created_at: number;
    finished_at: number | null;
    winner: string | null;
    reason: string | null;
    /** The finished game as a record. */
    record: string | null;
    /** 1 if the operator keeps it out of the archive. */
    hidden: Generated<number>;
  };
  events: {
    match_id: string;
    number: number;
    /** The version of the match before the event. */
    version: number;
    event: string;
    /** Whose request it was, and the request's own name: it is done once. */
    player: string | null;
    request: string | null;
  };
  /** Secrets to write down that lead to a seat, as hashes. */
  codes: { hash: string; match_id: string; player: string };
  /** The processes, and when each of them said last that it runs. */
  processes: { id: string; beat: number };
  /** When no process ran. */
  outages: { since: number; until: number };
  /** What the operator did, for the processes that must tell of it. */
  operations: { match_id: string; number: number; at: number };
  /** Which players of a match are connected to a process, separated by spaces. */
  present: { match_id: string; process: string; players: string };
  /** What all processes must know alike. */
  secrets: { name: string; value: string };
}

const tables = (kind: "sqlite" | "postgres"): Migration => ({
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    /** A table whose rows go with their match. */
    const ofMatch = (name: string) =>
      schema
        .createTable(name)
        .addColumn("match_id", "text", (column) =>
          column.notNull().references("matches.id").onDelete("cascade"),
        );
    await schema
      .createTable("matches")
      .addColumn("number", kind === "sqlite" ? "integer" : "bigserial", (column) =>
        kind === "sqlite" ? column.primaryKey().autoIncrement() : column.primaryKey(),
      )
      .addColumn("id", "text", (column) => column.notNull().unique())
      .addColumn("family", "text", (column) => column.notNull())
      .addColumn("variant", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("first_name", "text")
      .addColumn("second_name", "text")
      .addColumn("first_seat", "text")
      .addColumn("second_seat", "text")
      .addColumn("match", "text", (column) => column.notNull())
      .addColumn("events", "integer", (column) => column.notNull())
      .addColumn("deadline", "bigint")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("finished_at", "bigint")
      .addColumn("winner", "text")
      .addColumn("reason", "text")
      .addColumn("record", "text")
      .addColumn("hidden", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createIndex("matches_deadline")
      .on("matches")
      .column("deadline")
      .where(sql.ref("deadline"), "is not", null)
      .execute();
    await schema
      .createIndex("matches_archive")
      .on("matches")
      .columns(["status", "finished_at", "number"])
      .execute();
    await schema.createIndex("matches_waiting").on("matches").columns(["status", "created_at"]).execute();
    await ofMatch("events")
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("event", "text", (column) => column.notNull())
      .addColumn("player", "text")
      .addColumn("request", "text")
      .addPrimaryKeyConstraint("events_key", ["match_id", "number"])
      .execute();
    await schema
      .createIndex("events_request")
      .on("events")
      .columns(["match_id", "player", "request"])
      .unique()
      .execute();
    await ofMatch("codes")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("player", "text", (column) => column.notNull())
      .execute();
    await schema.createIndex("codes_seat").on("codes").columns(["match_id", "player"]).execute();
    await schema
      .createTable("processes")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("beat", "bigint", (column) => column.notNull())
      .execute();
    await schema
      .createTable("outages")
      .addColumn("since", "bigint", (column) => column.primaryKey())
      .addColumn("until", "bigint", (column) => column.notNull())
      .execute();
    await ofMatch("operations")
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute();
    await schema.createIndex("operations_at").on("operations").column("at").execute();
    await ofMatch("present")
      .addColumn("process", "text", (column) => column.notNull())
      .addColumn("players", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("present_key", ["match_id", "process"])
      .execute();
    await schema
      .createTable("secrets")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
    await (database as Kysely<Tables>)
      .insertInto("secrets")
      .values({ name: "passes", value: randomBytes(32).toString("base64url") })
      .execute();
  },
});

/** What Socket.IO's adapter needs between processes for messages of more than 8,000 bytes. */
const attachments: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable("socket_io_attachments")
      .addColumn("id", "bigserial", (column) => column.unique())
      .addColumn("created_at", "timestamptz", (column) => column.defaultTo(sql`now()`))
      .addColumn("payload", sql`bytea`)
      .execute();
  },
};

export function migrationsFor(database: "sqlite" | "postgres"): Record<string, Migration> {
  const first = { "1-tables": tables(database) };
  return database === "sqlite" ? first : { ...first, "2-attachments": attachments };
}
