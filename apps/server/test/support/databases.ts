/** Both databases for tests, and games on them without a network. */

import { type Compilable, type Kysely, sql } from "kysely";
import { families } from "morabaraba-protocol/families";
import type { MatchEvent, Player } from "morabaraba-protocol/protocol";
import { pino } from "pino";
import { type Database, openDatabase } from "../../src/database.ts";
import type { Tables } from "../../src/migrations.ts";
import { readMatch, type Stored } from "../../src/store.ts";
import { createGames, type Games } from "../../src/turns.ts";

export interface Instance {
  readonly games: Games;
  readonly database: Database;
  /** The messages to the clients that have joined. */
  readonly heard: MatchEvent[];
  /** The matches that could not be ended. */
  readonly bad: string[];
  readonly queries: Kysely<Tables>;
  /** The database's plan for a query, with everything slower than an index forbidden where possible. */
  explain(query: Compilable): Promise<string>;
  close(): Promise<void>;
}

/** Where a database is: at the address of a PostgreSQL, or in a file. */
export interface Address {
  readonly url: string | undefined;
  readonly file: string;
}

/** The current holder of a seat, as the server knows a socket that has joined. */
export async function sittingAt(database: Database, id: string, player: Player) {
  const { match, seats } = (await readMatch(database, id)) as Stored;
  return { player, seat: seats[families[match.family].players.indexOf(player)] as string };
}

/** Opens games as one process does. Two instances at one address stand for two processes. */
export async function openInstance(at: Address): Promise<Instance> {
  const database = await openDatabase(at, pino({ level: "silent" }));
  const heard: MatchEvent[] = [];
  const bad: string[] = [];
  const { queries } = database;
  const games = createGames({
    database,
    listener: (_match, event) => heard.push(event),
    process: "instance",
    onBad: (id) => bad.push(id),
  });

  async function explain(query: Compilable): Promise<string> {
    const { sql: text, parameters } = query.compile();
    const parts = text.split(/\?|\$\d+/);
    const filled = parts
      .slice(1)
      .reduce(
        (whole, part, i) => sql`${whole}${sql.lit(parameters[i])}${sql.raw(part)}`,
        sql.raw(parts[0] ?? ""),
      );
    return await queries.connection().execute(async (connection) => {
      // A table of a few rows would be scanned, whatever its indexes.
      if (at.url !== undefined) await sql`set enable_seqscan = off`.execute(connection);
      const plan = sql.raw(at.url === undefined ? "explain query plan " : "explain ");
      return JSON.stringify((await sql`${plan}${filled}`.execute(connection)).rows);
    });
  }

  return { games, database, heard, bad, queries, explain, close: () => database.close() };
}
