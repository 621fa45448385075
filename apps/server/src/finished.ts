/** Reads finished games for the archive, one window of an index at a time. */
import { type InferResult, sql } from "kysely";
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
