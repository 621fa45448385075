/** The processes that serve the games: which run, when none did, and which players are connected to each. */

import type { Player } from "morabaraba-protocol/protocol";
import type { Database } from "./database.ts";

/** A longer time without a heartbeat is an outage. */
export const outageMs = 3000;

export interface Heartbeat {
  /** Matches whose players were connected to dead processes. */
  readonly changed: readonly string[];
  /** Whether this process is new or had counted as dead. */
  readonly revived: boolean;
}

/** Stores a heartbeat of a process, and an outage if no process has had one for a while. */
export async function beat(database: Database, process: string): Promise<Heartbeat> {
  const { queries, now, deadAfterMs } = database;
  const { last, at } = await queries
    .selectNoFrom((has) => [
      now.as("at"),
      has
        .selectFrom("processes")
        .select(({ fn }) => fn.max("beat").as("beat"))
        .as("last"),
    ])
    .executeTakeFirstOrThrow();
  if (last !== null && last - at > outageMs) await setBack(database, at);
  if (last !== null && at - last > outageMs) {
    await queries
      .insertInto("outages")
      .values({ since: last, until: at })
      .onConflict((conflict) => conflict.column("since").doNothing())
      .execute();
  }
  const { numUpdatedRows } = await queries
    .updateTable("processes")
    .set({ beat: at })
    .where("id", "=", process)
    .executeTakeFirst();
  const revived = numUpdatedRows === 0n;
  if (revived) await queries.insertInto("processes").values({ id: process, beat: at }).execute();
  const dead = await queries
    .selectFrom("processes")
    .select("id")
    .where("beat", "<=", at - deadAfterMs)
    .where("id", "!=", process)
    .execute();
  if (dead.length === 0) return { changed: [], revived };
  const ids = dead.map(({ id }) => id);
  const rows = await queries.selectFrom("present").select("match_id").where("process", "in", ids).execute();
  await queries.deleteFrom("present").where("process", "in", ids).execute();
  await queries.deleteFrom("processes").where("id", "in", ids).execute();
  return { changed: [...new Set(rows.map(({ match_id }) => match_id))], revived };
}

/** Corrects heartbeats and outages that are in the future, because the machine's clock was set back. */
async function setBack({ queries }: Database, at: number): Promise<void> {
  await queries.updateTable("processes").set({ beat: at }).where("beat", ">", at).execute();
  await queries.deleteFrom("outages").where("since", ">=", at).execute();
  await queries.updateTable("outages").set({ until: at }).where("until", ">", at).execute();
}

/** Lists the outages that are over, in order. */
export async function outages({ queries, now }: Database): Promise<{ from: number; to: number }[]> {
  const rows = await queries
    .selectFrom("outages")
    .selectAll()
    .where("until", "<=", now)
    .orderBy("since")
    .execute();
  return rows.map(({ since, until }) => ({ from: since, to: until }));
}

/** Stores which players of a match are connected to a process, and returns those connected to any. */
export async function notePresent(
  { queries }: Database,
  id: string,
  process: string,
  here: readonly Player[],
) {
  await (here.length === 0
    ? queries.deleteFrom("present").where("match_id", "=", id).where("process", "=", process)
    : queries
        .insertInto("present")
        .values({ match_id: id, process, players: here.join(" ") })
        .onConflict((conflict) =>
          conflict.columns(["match_id", "process"]).doUpdateSet({ players: here.join(" ") }),
        )
  ).execute();
  const rows = await queries.selectFrom("present").select("players").where("match_id", "=", id).execute();
  return [...new Set(rows.flatMap(({ players }) => players.split(" ")))] as Player[];
}
