/**
 * Games in SQLite, and that private data stays private. `npm run heavy:postgres` runs the same tests on
 * PostgreSQL.
 */
import { join } from "node:path";
import { testGames } from "./support/games.ts";
import { testPrivacy } from "./support/privacy.ts";
import { temporaryFolder } from "./support/processes.ts";

testGames("SQLite", () => ({ url: undefined, file: join(temporaryFolder(), "games.db") }));
testPrivacy("SQLite", () => ({ url: undefined, file: join(temporaryFolder(), "games.db") }));
