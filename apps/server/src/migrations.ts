/** The tables, for both databases. A migration that was released is never changed; the next one follows it. */
import { type Kysely, type Migration, sql } from "kysely";

export interface Tables {
  matches: {
    id: string;
    family: string;
    variant: string;
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
    /** When the clock that runs will be at zero. */
    deadline: number | null;
    created_at: number;
    finished_at: number | null;
    winner: string | null;
    reason: string | null;
    /** The finished game as a record. */
    record: string | null;
  };
  events: {
    match_id: string;
    number: number;
    /** The version of the match before the event. */
    version: number;
    event: string;
  };
}

const first: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable("matches")
      .addColumn("id", "text", (column) => column.primaryKey())
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
      .execute();
    await database.schema
      .createTable("events")
      .addColumn("match_id", "text", (column) =>
        column.notNull().references("matches.id").onDelete("cascade"),
      )
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("event", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("events_key", ["match_id", "number"])
      .execute();
    await database.schema
      .createIndex("matches_deadline")
      .on("matches")
      .column("deadline")
      .where(sql.ref("deadline"), "is not", null)
      .execute();
    await database.schema
      .createIndex("matches_finished")
      .on("matches")
      .columns(["finished_at", "id"])
      .execute();
    await database.schema
      .createIndex("matches_waiting")
      .on("matches")
      .columns(["status", "created_at"])
      .execute();
  },
};

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
  return database === "sqlite"
    ? { "1-matches": first }
    : { "1-matches": first, "2-attachments": attachments };
}
