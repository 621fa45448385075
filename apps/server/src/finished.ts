/** Finished games in the database, as the archive reads them: a window at a time, in the order of an index. */
import { type InferResult, sql } from "kysely";
import type { Database } from "./database.ts";
import type { ArchiveQuery } from "./schema.ts";

/** Rows that are read in one go. What goes through more of them lets others in between. */
const windowSize = 50;

/** One step through the archive, the latest first: a window of all finished matches, by an index, in their order. */
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
 * Games of the archive, the latest first: those of one window, or of the first `limit` that match. `next` is where to go
 * on, and `null` at the end. No question makes the database look at more than a window.
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

/** Where a question begins: at its `after`, or at the end of its last day. */
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
