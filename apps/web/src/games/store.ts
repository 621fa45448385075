/**
 * The games that the browser keeps, in IndexedDB. A game is kept as the text of its record, which every other program can read, and
 * is checked when it is read. Each change raises its `revision`, so that a tab never writes over what another tab has played.
 */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { FamilyName } from "../family/family.ts";

export interface KeptGame {
  readonly id: string;
  readonly family: FamilyName;
  /** The record, as `formatRecord` writes it. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly changed: number;
  readonly revision: number;
  /** A name that the player gave it. */
  readonly name: string;
  /** Both players, the variant, the result and the notes: what the search looks at. */
  readonly about: string;
  /** `1-0`, `0-1`, `1/2-1/2`, or `*` while it goes on. */
  readonly result: string;
  readonly plies: number;
  /** What the part that plays it needs to go on; that part checks it. */
  readonly state?: unknown;
}

/** Why a game could not be kept: another tab has a newer one, the space is used up, the browser stores nothing. */
export type Problem = "newer" | "full" | "refused";
export type Kept =
  | { readonly ok: true; readonly game: KeptGame }
  | { readonly ok: false; readonly problem: Problem };

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame; indexes: { changed: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>("morabaraba", 1, {
    upgrade(db) {
      db.createObjectStore("games", { keyPath: "id" }).createIndex("changed", "changed");
    },
    // A later version of the page in another tab must not wait for this one.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** Opens the database ahead of the first game, which is kept sooner then. */
export function openGames(): void {
  database().catch(() => {});
}

const channel =
  typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("morabaraba.games");
const listeners = new Set<(id: string) => void>();

function tell(id: string): void {
  for (const listener of listeners) listener(id);
}
channel?.addEventListener("message", ({ data }) => {
  if (typeof data === "string") tell(data);
});

/** Calls the listener with the id of each game that changes, in this tab or another. */
export function followGames(listener: (id: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(id: string): void {
  tell(id);
  channel?.postMessage(id);
}

const problemOf = (error: unknown): Problem =>
  error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "refused";

export const newId = (): string => crypto.randomUUID();

/** Keeps a game. Its `revision` must be the one that was read, 0 for a new game; the game comes back with the next. */
export async function keepGame(game: KeptGame): Promise<Kept> {
  try {
    const db = await database();
    const write = db.transaction("games", "readwrite");
    const stored = await write.store.get(game.id);
    if ((stored?.revision ?? game.revision) !== game.revision) {
      await write.done;
      return { ok: false, problem: "newer" };
    }
    const next = { ...game, revision: game.revision + 1 };
    await Promise.all([write.store.put(next), write.done]);
    changed(game.id);
    return { ok: true, game: next };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

const isKept = (value: unknown): value is KeptGame => {
  const game = Object(value) as Partial<Record<keyof KeptGame, unknown>>;
  return (
    typeof game.id === "string" &&
    (game.family === "mills" || game.family === "mancala") &&
    [game.text, game.name, game.about, game.result].every((text) => typeof text === "string") &&
    [game.created, game.changed, game.revision, game.plies].every(Number.isFinite)
  );
};

/** A kept game; undefined if there is none, or if the browser does not say. */
export async function readGame(id: string): Promise<KeptGame | undefined> {
  try {
    const game = await (await database()).get("games", id);
    return isKept(game) ? game : undefined;
  } catch {
    return undefined;
  }
}

/** All kept games, the one that was changed last first; undefined if the browser stores nothing. */
export async function listGames(): Promise<readonly KeptGame[] | undefined> {
  try {
    return (await (await database()).getAllFromIndex("games", "changed")).filter(isKept).reverse();
  } catch {
    return undefined;
  }
}

/** Deletes a game and gives it back, for undo. */
export async function deleteGame(id: string): Promise<KeptGame | undefined> {
  const game = await readGame(id);
  try {
    await (await database()).delete("games", id);
    changed(id);
    return game;
  } catch {
    return undefined;
  }
}
