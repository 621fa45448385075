/** Matches in the database: read, written with the number of events that was seen, and asked for by the archive. */
import type { Selectable, SelectQueryBuilder } from "kysely";
import type { Database } from "./database.ts";
import type { Tables } from "./migrations.ts";
import { recordText } from "./record.ts";
import type { ArchiveQuery } from "./schema.ts";
import { deadlineOf } from "./shared/clock.ts";
import { families } from "./shared/families.ts";
import { outcomeOf, statusOf } from "./shared/match.ts";
import type { Match, MatchEvent } from "./shared/protocol.ts";

/** Hashes of the tokens of both seats, in the order of the family's players; `null` is a free seat. */
export type Seats = readonly [string | null, string | null];

export interface Stored {
  readonly match: Match;
  readonly seats: Seats;
  readonly now: number;
}

/** A match with its last event, as it is to be written. */
export interface Change {
  readonly match: Match;
  readonly event: MatchEvent;
  readonly seats: Seats;
}

export type Store = ReturnType<typeof createStore>;

type Row = Omit<Selectable<Tables["matches"]>, "id" | "created_at">;

function rowOf({ match, seats }: Change): Row {
  const { family, variant, events, names, finishedAt } = match;
  const [first, second] = families[family].players;
  const end = outcomeOf(match);
  return {
    family,
    variant,
    status: statusOf(match),
    first_name: names[first] ?? null,
    second_name: names[second] ?? null,
    first_seat: seats[0],
    second_seat: seats[1],
    match: JSON.stringify(match),
    events,
    deadline: deadlineOf(match.clock),
    finished_at: finishedAt,
    winner: end === undefined ? null : (end.winner ?? "draw"),
    reason: end?.reason ?? null,
    record: end === undefined ? null : recordText(match),
  };
}

export function createStore({ queries, now }: Database) {
  /** The match, who holds its seats, and what time it is. */
  async function read(id: string): Promise<Stored | undefined> {
    const row = await queries
      .selectFrom("matches")
      .select(["match", "first_seat", "second_seat", now.as("now")])
      .where("id", "=", id)
      .executeTakeFirst();
    return row && { match: JSON.parse(row.match), seats: [row.first_seat, row.second_seat], now: row.now };
  }

  /** Writes new matches, and nothing at all if the first of them exists. */
  async function insert(change: Change): Promise<void> {
    await queries.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto("matches")
        .values({ ...rowOf(change), id: change.match.id, created_at: change.event.at })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) return;
      await transaction.insertInto("events").values(eventRow(change)).execute();
    });
  }

  /**
   * Writes a match with its last event, if nothing has happened since it was read. `rematch` is a match that begins in
   * the same moment.
   *
   * @returns Whether it was written.
   */
  async function update(change: Change, rematch?: Change): Promise<boolean> {
    return await queries.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable("matches")
        .set(rowOf(change))
        .where("id", "=", change.match.id)
        .where("events", "=", change.event.number - 1)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await transaction.insertInto("events").values(eventRow(change)).execute();
      if (rematch === undefined) return true;
      const row = { ...rowOf(rematch), id: rematch.match.id, created_at: rematch.event.at };
      await transaction.insertInto("matches").values(row).execute();
      await transaction.insertInto("events").values(eventRow(rematch)).execute();
      return true;
    });
  }

  /** A match's events in their order; with a version, those that happened to it. */
  async function eventsOf(id: string, version?: number): Promise<MatchEvent[]> {
    let query = queries.selectFrom("events").select("event").where("match_id", "=", id);
    if (version !== undefined) query = query.where("version", "=", version);
    const rows = await query.orderBy("number").execute();
    return rows.map(({ event }) => JSON.parse(event));
  }

  /** Matches in which a clock has run out. */
  async function outOfTime(limit: number): Promise<string[]> {
    const rows = await queries
      .selectFrom("matches")
      .select("id")
      .where("deadline", "<=", now)
      .orderBy("deadline")
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Removes matches for which nobody came. */
  async function removeWaiting(olderThanMs: number): Promise<number> {
    const { numDeletedRows } = await queries
      .deleteFrom("matches")
      .where("status", "=", "waiting")
      .where("created_at", "<", (where) => where(now, "-", olderThanMs))
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  /** One page of finished matches, the latest first. */
  async function finished(query: ArchiveQuery, limit: number) {
    return await narrowed(
      queries
        .selectFrom("matches")
        .select([
          "id",
          "family",
          "variant",
          "first_name",
          "second_name",
          "winner",
          "reason",
          "finished_at",
          "record",
        ])
        .where("status", "=", "finished"),
      query,
    )
      .orderBy("finished_at", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .execute();
  }

  /** Throws where the database does not answer. */
  async function check(): Promise<void> {
    await queries.selectFrom("matches").select("id").limit(1).execute();
  }

  async function time(): Promise<number> {
    const row = await queries.selectNoFrom(now.as("now")).executeTakeFirstOrThrow();
    return row.now;
  }

  return { read, insert, update, eventsOf, outOfTime, removeWaiting, finished, check, time };
}

function eventRow({ match, event }: Change): Tables["events"] {
  return { match_id: match.id, number: event.number, version: event.version, event: JSON.stringify(event) };
}

const day = 24 * 60 * 60 * 1000;

function narrowed<Result>(
  matches: SelectQueryBuilder<Tables, "matches", Result>,
  { family, variant, name, winner, since, until, after }: ArchiveQuery,
): SelectQueryBuilder<Tables, "matches", Result> {
  let query = matches;
  if (family !== undefined) query = query.where("family", "=", family);
  if (variant !== undefined) query = query.where("variant", "=", variant);
  if (winner !== undefined) query = query.where("winner", "=", winner);
  if (name !== undefined) {
    query = query.where((where) =>
      where.or([where("first_name", "=", name), where("second_name", "=", name)]),
    );
  }
  if (since !== undefined) query = query.where("finished_at", ">=", Date.parse(since));
  if (until !== undefined) query = query.where("finished_at", "<", Date.parse(until) + day);
  if (after === undefined) return query;
  const [, time, id] = /^(\d+)-(.*)$/.exec(after) ?? [];
  return query.where((where) =>
    where.or([
      where("finished_at", "<", Number(time)),
      where.and([where("finished_at", "=", Number(time)), where("id", "<", id ?? "")]),
    ]),
  );
}
