/** Lists of matches: those to end, those to remove, and the operator's queries and work. */
import { type ExpressionBuilder, sql } from "kysely";
import type { MatchEvent } from "morabaraba-protocol/protocol";
import type { Database } from "./database.ts";
import type { Tables } from "./migrations.ts";
import { yieldTurn } from "./queue.ts";

const beginning = { deadline: 0, id: "" };

/** Lists matches past their deadline (a clock, a claim or their age), earliest first, from `after` on. */
export async function matchesOutOfTime({ queries, now }: Database, limit: number, after = beginning) {
  return await queries
    .selectFrom("matches")
    .select(["id", "deadline"])
    .where("deadline", "<=", now)
    .where(sql<boolean>`(deadline, id) > (${after.deadline}, ${after.id})`)
    .orderBy("deadline")
    .orderBy("id")
    .limit(limit)
    .execute();
}

type Removed = "waiting" | "aborted" | "finished";

/** Removes old matches of a status, 20 at a time. */
export async function removeMatches({ queries, now }: Database, status: Removed, olderThanMs: number) {
  const since = status === "waiting" ? "created_at" : "finished_at";
  const old = queries
    .selectFrom("matches")
    .select("id")
    .where("status", "=", status)
    .where(since, "<", (where) => where(now, "-", olderThanMs))
    .limit(20);
  for (let removed = 0; ; ) {
    const { numDeletedRows } = await queries.deleteFrom("matches").where("id", "in", old).executeTakeFirst();
    removed += Number(numDeletedRows);
    if (numDeletedRows === 0n) return removed;
    await yieldTurn();
  }
}

/** The condition that a player of the match has this name. */
const hasName = (name: string) => (where: ExpressionBuilder<Tables, "matches">) =>
  where.or([where("first_name", "=", name), where("second_name", "=", name)]);

export interface Filters {
  readonly status?: string | undefined;
  readonly name?: string | undefined;
}

/** Lists the latest hundred matches of a status or a name, for the operator. */
export async function listMatches({ queries }: Database, { status, name }: Filters) {
  return await queries
    .selectFrom("matches")
    .select(["id", "variant", "status", "first_name", "second_name"])
    .select(["events", "created_at", "winner", "reason", "hidden"])
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? ""))
    .$if(name !== undefined, (query) => query.where(hasName(name ?? "")))
    .orderBy("created_at", "desc")
    .limit(100)
    .execute();
}

/** Lists the ids of matches in which a player has this name, from `after` on. */
export async function matchesOf({ queries }: Database, name: string, after: string, limit: number) {
  const matches = queries.selectFrom("matches").select("id").where(hasName(name)).where("id", ">", after);
  return (await matches.orderBy("id").limit(limit).execute()).map(({ id }) => id);
}

/** Lists the events of the operator in the last `sinceMs` milliseconds. */
export async function operations({ queries, now }: Database, sinceMs: number) {
  const rows = await queries
    .selectFrom("operations")
    .innerJoin("events", (join) =>
      join
        .onRef("events.match_id", "=", "operations.match_id")
        .onRef("events.number", "=", "operations.number"),
    )
    .select(["events.match_id", "events.event"])
    .where("operations.at", ">", (where) => where(now, "-", sinceMs))
    .orderBy("events.number")
    .execute();
  return rows.map(({ match_id, event }) => ({ id: match_id, event: JSON.parse(event) as MatchEvent }));
}

export async function forgetOperations({ queries, now }: Database, olderThanMs: number): Promise<void> {
  const old = queries.deleteFrom("operations").where("at", "<", (where) => where(now, "-", olderThanMs));
  await old.execute();
}
