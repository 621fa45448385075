/** Solved tables in the browser's database, by variant and number of cows, as the library's bytes. */
import type { DBSchema } from "idb";
import type { Game } from "morabaraba";
import { type EndgameTables, tablesFromBytes, tablesToBytes } from "morabaraba/endgames";
import { databaseOf } from "../core/database.ts";

interface Kept extends DBSchema {
  readonly tables: { readonly key: string; readonly value: Uint8Array };
}

const database = databaseOf<Kept>("morabaraba-tables", (database) => {
  database.createObjectStore("tables");
});

/** Returns the name of a variant's tables with up to the given number of cows a side. */
export function nameOf(variant: Game["variant"], cows: number): string {
  return JSON.stringify([variant, cows]);
}

/** Reads stored tables; `undefined` if there are none or they cannot be read. */
export async function keptTables(variant: Game["variant"], cows: number): Promise<EndgameTables | undefined> {
  try {
    const bytes = await (await database()).get("tables", nameOf(variant, cows));
    return bytes && (await tablesFromBytes(bytes));
  } catch {
    return undefined;
  }
}

/** Stores tables. If the browser refuses, the next visit has to solve them again. */
export async function keepTables(tables: EndgameTables): Promise<void> {
  try {
    const bytes = await tablesToBytes(tables);
    await (await database()).put("tables", bytes, nameOf(tables.variant, tables.cows));
  } catch {
    // A private window or a full disk: the tables last until the page is closed.
  }
}
