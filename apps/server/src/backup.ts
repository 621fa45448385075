/**
 * `npm run backup -- FILE`: a copy of the games as they are at one moment, while the server runs. For SQLite; PostgreSQL has
 * `pg_dump`. To restore, stop the server and put the copy in the place of `games.db`, without `games.db-wal` and `games.db-shm`.
 */
import { pino } from "pino";
import { backupSqlite } from "./database.ts";
import { readSettings } from "./settings.ts";

try {
  const [to, more] = process.argv.slice(2);
  const { DATABASE_FILE, DATABASE_URL } = readSettings(process.env);
  if (to === undefined || more !== undefined) throw new Error("Name the new file: npm run backup -- FILE");
  if (DATABASE_URL !== undefined) throw new Error("This copies SQLite. For PostgreSQL take pg_dump.");
  const matches = await backupSqlite(DATABASE_FILE, to, pino({ level: "error" }));
  console.log(JSON.stringify({ from: DATABASE_FILE, to, matches }));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
