/** The tests of games once more, on a PostgreSQL of their own: `npm run heavy:postgres`. */
import { after, before } from "node:test";
import { testGames } from "../support/games.ts";
import { startPostgres, type TestPostgres } from "../support/postgres.ts";

let postgres: TestPostgres;
before(async () => {
  postgres = await startPostgres();
});
after(() => postgres.stop());

testGames("PostgreSQL", async () => ({ url: await postgres.database("games"), file: "" }));
