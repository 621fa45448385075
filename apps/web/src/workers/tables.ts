/** Solved tables, kept in the browser's database by what they are of, as the bytes that the library writes. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Game } from "morabaraba";
import { type EndgameTables, tablesFromBytes, tablesToBytes } from "morabaraba/endgames";

interface Kept extends DBSchema {
  readonly tables: { readonly key: string; readonly value: Uint8Array };
}

let opened: Promise<IDBPDatabase<Kept>> | undefined;

function database(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>("morabaraba-tables", 1, {
    upgrade: (created) => {
      created.createObjectStore("tables");
    },
  });
  return opened;
}

/** The name of the tables of a variant with up to the given number of cows a side. */
export function nameOf(variant: Game["variant"], cows: number): string {
  return JSON.stringify([variant, cows]);
}

/** Reads the stored tables; none if the storage is missing or unreadable. */
export async function keptTables(variant: Game["variant"], cows: number): Promise<EndgameTables | undefined> {
  try {
    const bytes = await (await database()).get("tables", nameOf(variant, cows));
    return bytes && (await tablesFromBytes(bytes));
  } catch {
    return undefined;
  }
}

/** Stores tables. If the browser refuses, the next visit solves them again. */
export async function keepTables(tables: EndgameTables): Promise<void> {
  try {
    const bytes = await tablesToBytes(tables);
    await (await database()).put("tables", bytes, nameOf(tables.variant, tables.cows));
  } catch {
    // A private window, a full disk: the page still has them until it is closed.
  }
}
