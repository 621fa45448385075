/**
 * Reads and writes matches and the codes of their seats. A match is only written if its number of events has
 * not changed since the match was read.
 */
import { type Kysely, type Selectable, sql } from "kysely";
import { families } from "morabaraba-protocol/families";
import { endsAt, outcomeOf, statusOf } from "morabaraba-protocol/match";
import type { Match, MatchEvent, Player } from "morabaraba-protocol/protocol";
import type { Database } from "./database.ts";
import { recordText } from "./finished.ts";
import type { Tables } from "./migrations.ts";

/** Hashes of the tokens of both seats, in the order of the family's players; `null` is a free seat. */
export type Seats = readonly [string | null, string | null];

/** A player of a match, and the seat's hash when the player took it. */
export interface Sitting {
  readonly player: Player;
  readonly seat: string;
}

export interface Stored {
  readonly match: Match;
  readonly seats: Seats;
  readonly now: number;
  /** Whether the operator hides the match from the archive and from spectators. */
  readonly hidden: boolean;
  /** The time of the latest heartbeat of any process, and the end of the last outage. */
  readonly beat: number | null;
  readonly outage: number | null;
}

/** A match to write, with its last event. */
export interface Change {
  readonly match: Match;
  readonly event: MatchEvent;
  readonly seats: Seats;
}

type Rewrite = (event: MatchEvent) => MatchEvent;

/** What is written in the same transaction as a change. */
export interface Besides {
  /** The name of the request that caused the change. */
  readonly request?: string | undefined;
  /** The new seats. */
  readonly taken?: Seats;
  /** A match to create. */
  readonly rematch?: Change | undefined;
  /** Whether to hide the match. */
  readonly hidden?: boolean;
  /** A seat's new code, which replaces its older ones. */
  readonly code?: { readonly hash: string; readonly player: Player };
  /** Changes to the earlier events. */
  readonly rewrite?: Rewrite;
  /** Whether the operator makes the change. */
  readonly operation?: boolean;
}

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

/** SQLite would store a fraction, which PostgreSQL refuses, so this throws for both. */
function wholeTime(time: number | null): number | null {
  if (time === null || Number.isSafeInteger(time)) return time;
  throw new Error("A time is not in whole milliseconds.");
}

/** Reads a match, its seats and the current time. */
export async function readMatch({ queries, now }: Database, id: string): Promise<Stored | undefined> {
  const row = await queries
    .selectFrom("matches")
    .select(["match", "first_seat", "second_seat", "hidden", now.as("now")])
    .select(({ selectFrom }) => [
      selectFrom("processes")
        .select((of) => of.fn.max("beat").as("beat"))
        .as("beat"),
      selectFrom("outages")
        .select((of) => of.fn.max("until").as("until"))
        .where("until", "<=", now)
        .as("outage"),
    ])
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { match, first_seat, second_seat, hidden, ...times } = row;
  return { match: JSON.parse(match), seats: [first_seat, second_seat], hidden: hidden === 1, ...times };
}

/** Writes a new match. Does nothing if it exists. */
export const insertMatch = ({ write }: Database, change: Change): Promise<void> =>
  write((queries) => insertRows(queries, change));

/**
 * Writes a match with its last event, unless something has happened since it was read.
 *
 * @returns Whether it was written.
 */
export const updateMatch = ({ write }: Database, change: Change, besides: Besides = {}): Promise<boolean> =>
  write((queries) => updateRows(queries, change, besides));

/** Reads a match's events, in order. */
export async function eventsOf({ queries }: Database, id: string): Promise<MatchEvent[]> {
  return (await eventRows(queries, id)).map(({ event }) => event);
}

/** Reads the event that a player's request caused, `undefined` for a new request. */
export async function eventOf({ queries }: Database, id: string, player: Player, request: string) {
  const events = queries.selectFrom("events").select("event").where("match_id", "=", id);
  const row = await events.where("player", "=", player).where("request", "=", request).executeTakeFirst();
  return row && (JSON.parse(row.event) as MatchEvent);
}

/** Reads a secret that all processes share. */
export async function readSecret({ queries }: Database, name: string): Promise<string> {
  const secrets = queries.selectFrom("secrets").select("value").where("name", "=", name);
  return (await secrets.executeTakeFirstOrThrow()).value;
}

export async function readTime({ queries, now }: Database): Promise<number> {
  return (await queries.selectNoFrom(now.as("now")).executeTakeFirstOrThrow()).now;
}

function eventRow({ match, event }: Change, request?: string): Tables["events"] {
  return {
    match_id: match.id,
    number: event.number,
    version: event.version,
    event: JSON.stringify(event),
    player: request !== undefined && "player" in event ? (event.player ?? null) : null,
    request: request ?? null,
  };
}

async function insertRows(queries: Kysely<Tables>, change: Change): Promise<void> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto("matches")
    .values({ ...rowOf(change), id: change.match.id, created_at: change.event.at })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return;
  await queries.insertInto("events").values(eventRow(change)).execute();
}

async function updateRows(queries: Kysely<Tables>, change: Change, besides: Besides) {
  const { request, rematch, hidden, code, rewrite, operation = false } = besides;
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
  await queries.insertInto("events").values(eventRow(change, request)).execute();
  if (operation) await queries.insertInto("operations").values({ match_id: id, number, at }).execute();
  if (code !== undefined) await insertCode(queries, id, code.player, code.hash);
  if (rematch !== undefined) await insertRematch(queries, id, rematch);
  return true;
}

/** Writes a rematch and moves the codes to it, where the players have changed sides. */
async function insertRematch(queries: Kysely<Tables>, before: string, rematch: Change): Promise<void> {
  await insertRows(queries, rematch);
  const { id, family } = rematch.match;
  const [first, second] = families[family].players;
  await queries
    .updateTable("codes")
    .set({ match_id: id, player: sql`case player when ${first} then ${second} else ${first} end` })
    .where("match_id", "=", before)
    .execute();
}

async function eventRows(queries: Kysely<Tables>, id: string) {
  const rows = await queries
    .selectFrom("events")
    .select(["number", "event"])
    .where("match_id", "=", id)
    .orderBy("number")
    .execute();
  return rows.map(({ number, event }) => ({ number, event: JSON.parse(event) as MatchEvent }));
}

async function rewriteEvents(queries: Kysely<Tables>, id: string, rewrite: Rewrite) {
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

/** Finds the seat of a code. */
export async function seatOfCode(queries: Kysely<Tables>, hash: string) {
  const row = await queries.selectFrom("codes").selectAll().where("hash", "=", hash).executeTakeFirst();
  return row && { id: row.match_id, player: row.player as Player };
}

/**
 * Stores a new code for a seat and voids older ones. Returns `false` if the code leads to another seat, and
 * `undefined` if the caller no longer holds this seat.
 */
export async function keepCode(database: Database, id: string, { player, seat }: Sitting, hash: string) {
  return await database.write(async (queries) => {
    // An update that changes nothing locks the row, so nobody takes the seat meanwhile.
    const { numUpdatedRows } = await queries
      .updateTable("matches")
      .set(({ ref }) => ({ hidden: ref("hidden") }))
      .where("id", "=", id)
      .where((where) => where.or([where("first_seat", "=", seat), where("second_seat", "=", seat)]))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return undefined;
    const other = await seatOfCode(queries, hash);
    if (other !== undefined) return other.id === id && other.player === player;
    await insertCode(queries, id, player, hash);
    return true;
  });
}

async function insertCode(queries: Kysely<Tables>, id: string, player: Player, hash: string) {
  await queries.deleteFrom("codes").where("match_id", "=", id).where("player", "=", player).execute();
  await queries.insertInto("codes").values({ hash, match_id: id, player }).execute();
}
