/**
 * The kept games, in IndexedDB. A game is stored as its record's text, which other programs can read too, and
 * is checked when it is read. Each change raises its `revision`, so no tab overwrites another tab's moves.
 * Games of files, links, pasted texts, analyses and online matches are kept as well.
 */
import type { DBSchema } from "idb";
import { databaseOf } from "../core/database.ts";
import { type FamilyName, type GameRecord, kitOf, nameOf } from "../family/family.ts";

export interface KeptGame {
  readonly id: string;
  readonly family: FamilyName;
  /** The record, as `formatRecord` writes it. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly changed: number;
  readonly revision: number;
  /** The player's name for the game; empty if there is none. */
  readonly name: string;
  /** The text that the list's search matches: players, variant, comments. */
  readonly about: string;
  /** `1-0`, `0-1`, `1/2-1/2`, or `*` while it goes on. */
  readonly result: string;
  readonly plies: number;
  /** What the part `play` needs to continue the game. That part checks it. */
  readonly state?: unknown;
}

/** Why a game could not be kept: another tab stored a newer one, the disk is full, or the browser refuses. */
export type Problem = "newer" | "full" | "refused";
export type Kept =
  | { readonly ok: true; readonly game: KeptGame }
  | { readonly ok: false; readonly problem: Problem };

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame; indexes: { changed: number } };
}

const database = databaseOf<Schema>("morabaraba", (db) => {
  db.createObjectStore("games", { keyPath: "id" }).createIndex("changed", "changed");
});

/** Opens the database early, so that the first game is kept sooner. */
export function openGames(): void {
  database().catch(() => {});
}

/** Connects the tabs; `undefined` in a browser that has no channels, or refuses them as it refuses storage. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel("morabaraba.games");
  } catch {
    return undefined;
  }
}

const channel = openChannel();
const listeners = new Set<(id: string) => void>();

function notifyListeners(id: string): void {
  for (const listener of listeners) listener(id);
}
channel?.addEventListener("message", ({ data }) => {
  if (typeof data === "string") notifyListeners(data);
});

/** Calls the listener with the id of each game that changes in any tab. Returns a function to unsubscribe. */
export function followGames(listener: (id: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announceChange(id: string): void {
  notifyListeners(id);
  channel?.postMessage(id);
}

const problemOf = (error: unknown): Problem =>
  error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "refused";

/** Creates an id of 128 random bits. Pages without HTTPS have no `crypto.randomUUID`. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

/** Stores a game with the stored `revision`, or 0 if it is new. Returns the game with the next revision. */
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
    announceChange(game.id);
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

/** Reads a kept game; `undefined` if there is none or it cannot be read. */
export async function readGame(id: string): Promise<KeptGame | undefined> {
  try {
    const game = await (await database()).get("games", id);
    return isKept(game) ? game : undefined;
  } catch {
    return undefined;
  }
}

/** Lists all kept games, the latest change first; `undefined` if the browser stores nothing. */
export async function listGames(): Promise<readonly KeptGame[] | undefined> {
  try {
    return (await (await database()).getAllFromIndex("games", "changed")).filter(isKept).reverse();
  } catch {
    return undefined;
  }
}

/** Deletes a game, and returns it so that the player can undo this. */
export async function deleteGame(id: string): Promise<KeptGame | undefined> {
  const game = await readGame(id);
  try {
    await (await database()).delete("games", id);
    announceChange(id);
    return game;
  } catch {
    return undefined;
  }
}

/** Returns the text that the list's search matches: the variant, the tags and the comments. */
export function aboutRecord(record: GameRecord): string {
  const comments = record.nodes.map((node) => node?.comment ?? "");
  const tags = Object.values(record.tags).filter((text) => !/^[?.*-]*$/.test(text));
  return [nameOf(record.variant), ...tags, ...comments].join(" ").replace(/\s+/g, " ").trim();
}

/**
 * Keeps a record. With an id, this changes the kept game of that id, whose name and other fields stay, or
 * creates it. Without an id, this creates a game, unless a kept one has the same text.
 */
export async function keepRecord(family: FamilyName, record: GameRecord, id?: string): Promise<Kept> {
  const kit = await kitOf(family);
  const text = kit.formatRecord(record);
  const before =
    id === undefined ? (await listGames())?.find((game) => game.text === text) : await readGame(id);
  const now = Date.now();
  const line = kit.mainline(record);
  const game: KeptGame = {
    created: now,
    revision: 0,
    name: "",
    ...before,
    id: before?.id ?? id ?? newId(),
    family,
    text,
    changed: before?.text === text ? before.changed : now,
    about: aboutRecord(record),
    result: kit.endOf(record).result,
    plies: line.at(-1)?.ply ?? 0,
  };
  return keepGame(game);
}
