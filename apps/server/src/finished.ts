/** Finished matches for the archive: read one window of an index at a time, and written as records. */
import { type InferResult, sql } from "kysely";
import type { Family } from "morabaraba/families";
import { createGame, families } from "morabaraba-protocol/families";
import type { Match, TimeControl } from "morabaraba-protocol/protocol";
import type { Database } from "./database.ts";
import type { ArchiveQuery } from "./schema.ts";

/** Rows per query. Between two windows, other requests get a turn. */
const windowSize = 50;

/** Selects the next window of finished matches, latest first. */
export function archiveWindow({ queries }: Pick<Database, "queries">, from: Cursor) {
  return queries
    .selectFrom("matches")
    .select(["number", "id", "family", "variant", "first_name", "second_name"])
    .select(["winner", "reason", "finished_at", "record", "hidden"])
    .where("status", "=", "finished")
    .where(sql<boolean>`(finished_at, number) < (${from.time}, ${from.number})`)
    .orderBy("finished_at", "desc")
    .orderBy("number", "desc")
    .limit(windowSize);
}

export type Game = Omit<InferResult<ReturnType<typeof archiveWindow>>[number], "hidden" | "number">;

/**
 * Returns the matching games of one window, latest first and at most `limit`. `next` is where to go on,
 * `null` at the end. No query makes the database read more than a window.
 */
export async function finishedGames(database: Database, query: ArchiveQuery, limit = windowSize) {
  const rows = await archiveWindow(database, cursorOf(query)).execute();
  const since = query.since === undefined ? 0 : Date.parse(query.since);
  const games: Game[] = [];
  for (const { hidden, number, ...game } of rows) {
    if ((game.finished_at ?? 0) < since) return { games, next: null };
    if (hidden === 0 && isAskedFor(game, query)) games.push(game);
    if (games.length === limit) return { games, next: `${game.finished_at}-${number}` };
  }
  const last = rows.at(-1);
  return { games, next: rows.length < windowSize ? null : `${last?.finished_at}-${last?.number}` };
}

interface Cursor {
  readonly time: number;
  readonly number: number;
}

const day = 24 * 60 * 60 * 1000;

/** Returns where a query begins: at its `after`, or at the end of its last day. */
function cursorOf({ after, until }: ArchiveQuery): Cursor {
  const end = until === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(until) + day;
  const [time = end, number = 0] = after?.split("-").map(Number) ?? [];
  return time >= end ? { time: end, number: 0 } : { time, number };
}

function isAskedFor(game: Game, { family, variant, name, winner }: ArchiveQuery): boolean {
  return (
    (family === undefined || game.family === family) &&
    (variant === undefined || game.variant === variant) &&
    (winner === undefined || game.winner === winner) &&
    (name === undefined || game.first_name === name || game.second_name === name)
  );
}

const kits = { mills: await families.mills.records(), mancala: await families.mancala.records() };

/** Writes a time control as PGN does, in seconds: `600+5`, or `1/86400` for a day per move. */
function timeTag(control: TimeControl | null): string {
  if (control === null) return "-";
  return "days" in control ? `1/${control.days * 86_400}` : `${control.minutes * 60}+${control.increment}`;
}

/** Writes a finished match as a record. */
export function recordText(match: Match): string {
  const { family, variant, names, startedAt, moves, game } = match;
  const { players } = families[family];
  const { outcome }: Family["rules"] = families[family].rules;
  const records = kits[family];
  let record = records.createRecord(createGame(family, variant), {
    Event: "Online game",
    Site: match.id,
    Date: new Date(startedAt ?? 0).toISOString().slice(0, 10).replaceAll("-", "."),
    White: names[players[0]] ?? "?",
    Black: names[players[1]] ?? "?",
    TimeControl: timeTag(match.timeControl),
  });
  for (const move of moves) record = records.playMove(record, move);
  // Moves do not show that a game was resigned, agreed drawn or lost on time.
  if (outcome(records.currentNode(record).game) === undefined) record = records.conclude(record, game);
  return records.formatRecord(record);
}
