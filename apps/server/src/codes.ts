/** Codes in the database, as hashes: each leads to a seat, until another one does. */
import type { Kysely } from "kysely";
import type { Database } from "./database.ts";
import type { Tables } from "./migrations.ts";
import type { Player } from "./shared/protocol.ts";

export function createCodes({ queries, write }: Pick<Database, "queries" | "write">) {
  /** The seat to which a code leads. */
  async function seatOfCode(
    hash: string,
    within: Kysely<Tables> = queries,
  ): Promise<{ id: string; player: Player } | undefined> {
    const row = await within.selectFrom("codes").selectAll().where("hash", "=", hash).executeTakeFirst();
    return row && { id: row.match_id, player: row.player as Player };
  }

  /**
   * A new code for a seat; older ones are void. `false` for one that leads to another seat already, `undefined` if whoever asks
   * does not hold the seat any more.
   */
  async function keepCode(
    id: string,
    { player, seat }: { readonly player: Player; readonly seat: string },
    hash: string,
  ): Promise<boolean | undefined> {
    return await write(async (transaction) => {
      // An update, so that nobody takes the seat away before the code is kept.
      const { numUpdatedRows } = await transaction
        .updateTable("matches")
        .set(({ ref }) => ({ hidden: ref("hidden") }))
        .where("id", "=", id)
        .where((where) => where.or([where("first_seat", "=", seat), where("second_seat", "=", seat)]))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return undefined;
      const other = await seatOfCode(hash, transaction);
      if (other !== undefined) return other.id === id && other.player === player;
      await insertCode(transaction, id, player, hash);
      return true;
    });
  }

  return { seatOfCode, keepCode };
}

export async function insertCode(
  queries: Kysely<Tables>,
  id: string,
  player: Player,
  hash: string,
): Promise<void> {
  await queries.deleteFrom("codes").where("match_id", "=", id).where("player", "=", player).execute();
  await queries.insertInto("codes").values({ hash, match_id: id, player }).execute();
}
