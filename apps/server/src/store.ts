/** Matches in the database: read, written with the number of events that was seen, and removed. */
import { type Kysely, type Selectable, sql } from "kysely";
import { createCodes, insertCode } from "./codes.ts";
import type { Database } from "./database.ts";
import { createFinished } from "./finished.ts";
import { createListings } from "./listings.ts";
import type { Tables } from "./migrations.ts";
import { createProcesses } from "./processes.ts";
import { recordText } from "./record.ts";
import { families } from "./shared/families.ts";
import { endsAt, outcomeOf, statusOf } from "./shared/match.ts";
import type { Match, MatchEvent, Player } from "./shared/protocol.ts";

/** Hashes of the tokens of both seats, in the order of the family's players; `null` is a free seat. */
export type Seats = readonly [string | null, string | null];

export interface Stored {
  readonly match: Match;
  readonly seats: Seats;
  readonly now: number;
  /** Whether the operator keeps it out of the archive and from spectators. */
  readonly hidden: boolean;
  /** When any process said last that it runs, and when the last outage ended. */
  readonly beat: number | null;
  readonly outage: number | null;
}

/** A match with its last event, as it is to be written. */
export interface Change {
  readonly match: Match;
  readonly event: MatchEvent;
  readonly seats: Seats;
  /** The name of the request that asked for it. */
  readonly request?: string | undefined;
}

/** What happens in the same moment as a change. */
export interface Besides {
  /** A match that begins. */
  readonly rematch?: Change | undefined;
  /** Whether the archive has the match from now on. */
  readonly hidden?: boolean;
  /** The code of a seat: the only way to it from now on. */
  readonly code?: { readonly hash: string; readonly player: Player };
  /** How the events before it are from now on. */
  readonly rewrite?: (event: MatchEvent) => MatchEvent;
  /** Whether the operator does it. */
  readonly operation?: boolean;
}

export type Store = ReturnType<typeof createStore>;

type Row = Omit<Selectable<Tables["matches"]>, "number" | "id" | "created_at" | "hidden">;

function rowOf({ match, seats }: Change): Row {
  const { family, variant, events, names, moves, finishedAt } = match;
  const [first, second] = families[family].players;
  const end = outcomeOf(match);
  return {
    family,
    variant,
    status: finishedAt !== null && (end === undefined || moves.length === 0) ? "aborted" : statusOf(match),
    first_name: names[first] ?? null,
    second_name: names[second] ?? null,
    first_seat: seats[0],
    second_seat: seats[1],
    match: JSON.stringify(match),
    events,
    deadline: wholeTime(endsAt(match)),
    finished_at: finishedAt,
    winner: end === undefined ? null : (end.winner ?? "draw"),
    reason: end?.reason ?? null,
    record: end === undefined ? null : recordText(match),
  };
}

/** SQLite would store a broken number where PostgreSQL refuses it: neither gets one. */
function wholeTime(time: number | null): number | null {
  if (time === null || Number.isSafeInteger(time)) return time;
  throw new Error("A time is not in whole milliseconds.");
}

export function createStore(database: Database) {
  const { queries, write, now } = database;

  /** The match, who holds its seats, and what time it is. */
  async function read(id: string): Promise<Stored | undefined> {
    const row = await queries
      .selectFrom("matches")
      .select((has) => [
        "match",
        "first_seat",
        "second_seat",
        "hidden",
        now.as("now"),
        has
          .selectFrom("processes")
          .select(({ fn }) => fn.max("beat").as("beat"))
          .as("beat"),
        has
          .selectFrom("outages")
          .select(({ fn }) => fn.max("until").as("until"))
          .where("until", "<=", now)
          .as("outage"),
      ])
      .where("id", "=", id)
      .executeTakeFirst();
    return (
      row && {
        match: JSON.parse(row.match),
        seats: [row.first_seat, row.second_seat],
        hidden: row.hidden === 1,
        now: row.now,
        beat: row.beat,
        outage: row.outage,
      }
    );
  }

  /** Writes a new match, and nothing if it exists. */
  const insert = (change: Change): Promise<void> => write((transaction) => insertMatch(transaction, change));

  /**
   * Writes a match with its last event, if nothing has happened since it was read.
   *
   * @returns Whether it was written.
   */
  const update = (change: Change, besides: Besides = {}): Promise<boolean> =>
    write((transaction) => updateMatch(transaction, change, besides));

  /** A match's events in their order. */
  async function eventsOf(id: string): Promise<MatchEvent[]> {
    return (await eventRows(queries, id)).map(({ event }) => event);
  }

  /** The event that a player's request made, if it was done before. */
  async function eventOf(id: string, player: Player, request: string): Promise<MatchEvent | undefined> {
    const row = await queries
      .selectFrom("events")
      .select("event")
      .where("match_id", "=", id)
      .where("player", "=", player)
      .where("request", "=", request)
      .executeTakeFirst();
    return row && JSON.parse(row.event);
  }

  /** A secret that all processes share. */
  async function secret(name: string): Promise<string> {
    const row = await queries
      .selectFrom("secrets")
      .select("value")
      .where("name", "=", name)
      .executeTakeFirstOrThrow();
    return row.value;
  }

  async function time(): Promise<number> {
    const row = await queries.selectNoFrom(now.as("now")).executeTakeFirstOrThrow();
    return row.now;
  }

  return {
    read,
    insert,
    update,
    eventsOf,
    eventOf,
    ...createFinished(database),
    ...createListings(database),
    ...createCodes(database),
    ...createProcesses(database),
    secret,
    time,
  };
}

function eventRow({ match, event, request }: Change): Tables["events"] {
  return {
    match_id: match.id,
    number: event.number,
    version: event.version,
    event: JSON.stringify(event),
    player: request !== undefined && "player" in event ? (event.player ?? null) : null,
    request: request ?? null,
  };
}

async function insertMatch(queries: Kysely<Tables>, change: Change): Promise<void> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto("matches")
    .values({ ...rowOf(change), id: change.match.id, created_at: change.event.at })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return;
  await queries.insertInto("events").values(eventRow(change)).execute();
}

async function updateMatch(
  queries: Kysely<Tables>,
  change: Change,
  { rematch, hidden, code, rewrite, operation = false }: Besides,
): Promise<boolean> {
  const { id } = change.match;
  const { number, at } = change.event;
  const { numUpdatedRows } = await queries
    .updateTable("matches")
    .set({ ...rowOf(change), ...(hidden === undefined ? {} : { hidden: hidden ? 1 : 0 }) })
    .where("id", "=", id)
    .where("events", "=", number - 1)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (rewrite !== undefined) await rewriteEvents(queries, id, rewrite);
  await queries.insertInto("events").values(eventRow(change)).execute();
  if (operation) await queries.insertInto("operations").values({ match_id: id, number, at }).execute();
  if (code !== undefined) await insertCode(queries, id, code.player, code.hash);
  if (rematch !== undefined) await insertRematch(queries, id, rematch);
  return true;
}

/** Codes lead on to the new match, in which everybody sits on the other side. */
async function insertRematch(queries: Kysely<Tables>, before: string, rematch: Change): Promise<void> {
  await insertMatch(queries, rematch);
  const { id, family } = rematch.match;
  const [first, second] = families[family].players;
  await queries
    .updateTable("codes")
    .set({ match_id: id, player: sql`case player when ${first} then ${second} else ${first} end` })
    .where("match_id", "=", before)
    .execute();
}

async function eventRows(
  queries: Kysely<Tables>,
  id: string,
): Promise<{ number: number; event: MatchEvent }[]> {
  const rows = await queries
    .selectFrom("events")
    .select(["number", "event"])
    .where("match_id", "=", id)
    .orderBy("number")
    .execute();
  return rows.map(({ number, event }) => ({ number, event: JSON.parse(event) }));
}

async function rewriteEvents(
  queries: Kysely<Tables>,
  id: string,
  rewrite: (event: MatchEvent) => MatchEvent,
): Promise<void> {
  for (const { number, event } of await eventRows(queries, id)) {
    const rewritten = rewrite(event);
    if (rewritten === event) continue;
    await queries
      .updateTable("events")
      .set({ event: JSON.stringify(rewritten) })
      .where("match_id", "=", id)
      .where("number", "=", number)
      .execute();
  }
}
