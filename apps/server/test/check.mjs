// All tests where SQLite is installed; otherwise those that need no database, with a word on what is left out.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";

const folder = new URL(".", import.meta.url);
const all = readdirSync(folder).filter((file) => file.endsWith(".test.ts"));
const hasSqlite = await import("better-sqlite3").then(
  ({ default: SQLite }) => new SQLite(":memory:").close().open === false,
  () => false,
);
if (!hasSqlite)
  console.log("SQLite is not installed, because npm could not build it: match.test.ts runs alone.");
const { status } = spawnSync(
  process.execPath,
  ["--import", "tsx", "--test", "--test-reporter=spec", ...(hasSqlite ? all : ["match.test.ts"])],
  { cwd: folder, stdio: "inherit" },
);
process.exitCode = status ?? 1;
