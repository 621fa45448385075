/**
 * Tests that private data stays private, on SQLite. `npm run heavy:postgres` runs the same tests on
 * PostgreSQL.
 */
import { join } from "node:path";
import { testPrivacy } from "./support/privacy.ts";
import { temporaryFolder } from "./support/processes.ts";

testPrivacy("SQLite", () => ({ url: undefined, file: join(temporaryFolder(), "games.db") }));
