/**
 * `npm run backup -- FILE` copies a SQLite file while the server runs. (For PostgreSQL, use `pg_dump`.) To
 * restore, stop the server, replace `games.db` with the copy, and remove `games.db-wal` and `games.db-shm`.
 */
import { pino } from "pino";
import { backupSqlite } from "./database.ts";
import { readSettings } from "./settings.ts";

try {
  const [to, more] = process.argv.slice(2);
  const { DATABASE_FILE, DATABASE_URL } = readSettings(process.env);
  if (to === undefined || more !== undefined) throw new Error("Name the new file: npm run backup -- FILE.");
  if (DATABASE_URL !== undefined) throw new Error("This copies SQLite files. For PostgreSQL, use pg_dump.");
  const matches = await backupSqlite(DATABASE_FILE, to, pino({ level: "error" }));
  console.log(JSON.stringify({ from: DATABASE_FILE, to, matches }));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
