/** Which matches there are: those whose time has come, those to remove, and what the operator asks for and did. */
import { sql } from "kysely";
import type { Database } from "./database.ts";
import { yieldTurn } from "./queue.ts";
import type { MatchEvent } from "./shared/protocol.ts";

export function createListings({ queries, now }: Pick<Database, "queries" | "now">) {
  /** Matches that are over by a clock, a claim or their age, the first of them first, after one that was seen. */
  async function outOfTime(limit: number, after = { deadline: 0, id: "" }) {
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

  /** Removes matches for which nobody came, that were aborted, or that ended long ago, some at a time. */
  async function remove(status: "waiting" | "aborted" | "finished", olderThanMs: number): Promise<number> {
    const since = status === "waiting" ? "created_at" : "finished_at";
    for (let removed = 0; ; ) {
      const { numDeletedRows } = await queries
        .deleteFrom("matches")
        .where("id", "in", (matches) =>
          matches
            .selectFrom("matches")
            .select("id")
            .where("status", "=", status)
            .where(since, "<", (where) => where(now, "-", olderThanMs))
            .limit(20),
        )
        .executeTakeFirst();
      removed += Number(numDeletedRows);
      if (numDeletedRows === 0n) return removed;
      await yieldTurn();
    }
  }

  /** Who is where: any matches of a status or a name, for the operator; the latest first. */
  async function list(
    { status, name }: { readonly status?: string | undefined; readonly name?: string | undefined },
    limit: number,
  ) {
    let query = queries
      .selectFrom("matches")
      .select([
        "id",
        "variant",
        "status",
        "first_name",
        "second_name",
        "events",
        "created_at",
        "winner",
        "reason",
        "hidden",
      ]);
    if (status !== undefined) query = query.where("status", "=", status);
    if (name !== undefined)
      query = query.where((where) =>
        where.or([where("first_name", "=", name), where("second_name", "=", name)]),
      );
    return await query.orderBy("created_at", "desc").limit(limit).execute();
  }

  /** Matches in which somebody has a name, after one that was seen. */
  async function idsOf(name: string, after: string, limit: number): Promise<string[]> {
    const rows = await queries
      .selectFrom("matches")
      .select("id")
      .where((where) => where.or([where("first_name", "=", name), where("second_name", "=", name)]))
      .where("id", ">", after)
      .orderBy("id")
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** What the operator did in the last while. */
  async function operations(sinceMs: number): Promise<{ id: string; event: MatchEvent }[]> {
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
    return rows.map(({ match_id, event }) => ({ id: match_id, event: JSON.parse(event) }));
  }

  async function forgetOperations(olderThanMs: number): Promise<void> {
    await queries
      .deleteFrom("operations")
      .where("at", "<", (where) => where(now, "-", olderThanMs))
      .execute();
  }

  return { outOfTime, remove, list, idsOf, operations, forgetOperations };
}
