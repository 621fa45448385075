/** Both databases for tests, and games on them without a network. */
import { pino } from "pino";
import { openDatabase } from "../../src/database.ts";
import { createGames, type Games } from "../../src/games.ts";
import type { MatchEvent } from "../../src/shared/protocol.ts";
import { createStore, type Store } from "../../src/store.ts";

export interface Room {
  readonly games: Games;
  readonly store: Store;
  /** What was told to those who have joined. */
  readonly heard: MatchEvent[];
  close(): Promise<void>;
}

/** Where a database is: at a PostgreSQL's address, or else in a file. */
export interface Address {
  readonly url: string | undefined;
  readonly file: string;
}

/** Games as one process has them. Two rooms at one address are two processes. */
export async function openRoom(at: Address): Promise<Room> {
  const database = await openDatabase(at, pino({ level: "silent" }));
  const store = createStore(database);
  const heard: MatchEvent[] = [];
  const games = createGames(store, (_match, event) => heard.push(event));
  return { games, store, heard, close: () => database.close() };
}
