/**
 * `npm run backup -- FILE`: a copy of the games as they are at one moment, while the server runs. For SQLite; PostgreSQL has
 * `pg_dump`. To restore, stop the server and put the copy in the place of `games.db`, without `games.db-wal` and `games.db-shm`.
 */
import { existsSync } from "node:fs";
import { backupSqlite } from "./database.ts";
import { readSettings } from "./settings.ts";

const [to] = process.argv.slice(2);
const { DATABASE_FILE, DATABASE_URL } = readSettings(process.env);
if (to === undefined) throw new Error("Where to? npm run backup -- FILE");
if (DATABASE_URL !== undefined) throw new Error("This is for SQLite. For PostgreSQL take pg_dump.");
if (existsSync(to)) throw new Error(`${to} exists already.`);
await backupSqlite(DATABASE_FILE, to);
