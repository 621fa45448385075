/**
 * Databases in the browser. The browser may refuse one, close it, or never answer, for example because another
 * tab holds it.
 */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** How long to wait for a database that does not open. */
const patienceMs = 3000;

/**
 * Creates a function that opens a database at its first call, and after the browser has closed or refused it.
 * While the database does not open, the function rejects.
 */
export function databaseOf<Schema extends DBSchema>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = (): void => {
    opened = undefined;
  };
  // The browser can also throw, which makes an `async` function reject.
  const open = async () =>
    openDB<Schema>(name, 1, {
      upgrade: create,
      // Closes the database, so that a newer version of the page in another tab need not wait.
      blocking: (_from, _to, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
  return () => {
    if (opened !== undefined) return opened;
    const opening = open();
    opened = Promise.race([opening, tooLate()]);
    opening.then(() => {
      opened = opening;
    }, forget);
    return opened;
  };
}

const tooLate = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error("The database does not open.")), patienceMs);
  });
