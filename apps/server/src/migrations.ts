/** The tables, for both databases. A migration that was released is never changed; the next one follows it. */
import { randomBytes } from "node:crypto";
import { type Generated, type Kysely, type Migration, sql } from "kysely";
import { contentKey } from "./decide.ts";
import { upgrade } from "./shared/match.ts";
import type { Match, MatchEvent } from "./shared/protocol.ts";

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
  /** Which players of a match are connected to a process, separated by spaces. */
  present: { match_id: string; process: string; players: string };
  /** What all processes must know alike. */
  secrets: { name: string; value: string };
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

/** Requests with names of their own, codes, processes that are watched, and an index by which the archive is read in order. */
const operation: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema
      .alterTable("matches")
      .addColumn("hidden", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable("events").addColumn("player", "text").execute();
    await schema.alterTable("events").addColumn("request", "text").execute();
    await schema
      .createIndex("events_request")
      .on("events")
      .columns(["match_id", "player", "request"])
      .unique()
      .execute();
    await schema.dropIndex("matches_finished").execute();
    await schema
      .createIndex("matches_archive")
      .on("matches")
      .columns(["status", "finished_at", "id"])
      .execute();
    await schema
      .createTable("codes")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("match_id", "text", (column) =>
        column.notNull().references("matches.id").onDelete("cascade"),
      )
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
    await schema
      .createTable("present")
      .addColumn("match_id", "text", (column) =>
        column.notNull().references("matches.id").onDelete("cascade"),
      )
      .addColumn("process", "text", (column) => column.notNull())
      .addColumn("players", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("present_key", ["match_id", "process"])
      .execute();
    await schema
      .createTable("secrets")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
    const tables = database as Kysely<Tables>;
    await tables
      .insertInto("secrets")
      .values({ name: "passes", value: randomBytes(32).toString("base64url") })
      .execute();
    await upgradeMatches(tables);
  },
};

/** A match that cannot be read is left as it is: it must not keep all others from the upgrade. */
function upgradedText(match: string, now: number): string | undefined {
  try {
    return JSON.stringify(upgrade(JSON.parse(match) as Match, now));
  } catch {
    return undefined;
  }
}

/** Matches that are not over get what the next format has, and the requests that made their events a name. */
async function upgradeMatches(tables: Kysely<Tables>): Promise<void> {
  const now = Date.now();
  for (let after = ""; ; ) {
    const rows = await tables
      .selectFrom("matches")
      .select(["id", "match"])
      .where("status", "!=", "finished")
      .where("id", ">", after)
      .orderBy("id")
      .limit(100)
      .execute();
    for (const { id, match } of rows) {
      after = id;
      const upgraded = upgradedText(match, now);
      if (upgraded === undefined) continue;
      await tables.updateTable("matches").set({ match: upgraded }).where("id", "=", id).execute();
      const events = await tables
        .selectFrom("events")
        .select(["number", "event"])
        .where("match_id", "=", id)
        .execute();
      const named = new Set<string>();
      for (const { number, event } of events) {
        const past = JSON.parse(event) as MatchEvent;
        if (!("player" in past) || past.player === undefined || past.kind === "join") continue;
        const request = contentKey({ ...past, kind: past.kind === "judge" ? "move" : past.kind });
        if (named.has(past.player + request)) continue;
        named.add(past.player + request);
        await tables
          .updateTable("events")
          .set({ player: past.player, request })
          .where("match_id", "=", id)
          .where("number", "=", number)
          .execute();
      }
    }
    if (rows.length < 100) return;
  }
}

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
    ? { "1-matches": first, "3-operation": operation }
    : { "1-matches": first, "2-attachments": attachments, "3-operation": operation };
}
