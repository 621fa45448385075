/** The server of online games: the page's own host, if `apps/server` runs there; and hooks for its matches. */
import { type Client, connect, type Table } from "morabaraba-protocol/client";
import { families } from "morabaraba-protocol/families";
import { statusOf } from "morabaraba-protocol/match";
import type { Match, Player } from "morabaraba-protocol/protocol";
import { useEffect, useState, useSyncExternalStore } from "react";
import { keepPass, requestFor, storedPass } from "./seats.ts";

/** The operator's settings for games and names. */
interface About {
  readonly privacy: "public" | "names" | "games";
  /** After how many days finished games are removed; `null` if they stay. */
  readonly keepDays: number | null;
}

/** The server's last answer, or the default. */
let about: About = { privacy: "public", keepDays: null };
export const aboutServer = (): About => about;

let search: Promise<boolean> | undefined;

/** Resolves to whether there is a game server. Returns the same promise, as `use` needs, unless `again`. */
export function findServer({ again = false } = {}): Promise<boolean> {
  if (search === undefined || again) search = askServer();
  return search;
}

/** A host of static files may answer anything, such as a page; a game server answers with its settings. */
async function askServer(): Promise<boolean> {
  try {
    const answer: unknown = await (await fetch("about", { cache: "no-store" })).json();
    if (typeof Object(answer).privacy !== "string") return false;
    about = answer as About;
    return true;
  } catch {
    return false;
  }
}

let client: Client | undefined;

/** Returns the page's connection, and opens it first if necessary. */
export function connection(): Client {
  const pass = storedPass();
  client ??= connect(location.href, pass === undefined ? {} : { pass });
  keepPass(client.pass);
  return client;
}

export const useMatch = (table: Table): Match => useSyncExternalStore(table.subscribe, () => table.match);

export const usePresent = (table: Table): readonly Player[] =>
  useSyncExternalStore(table.subscribe, () => table.present);

export const useConnected = (): boolean =>
  useSyncExternalStore(connection().subscribe, () => connection().connected);

/** The state of joining a match. */
type Joining =
  | { readonly state: "waiting" }
  | { readonly state: "joined"; readonly table: Table }
  | { readonly state: "refused"; readonly code: string };

/** Joins a match: with a token in its seat, without a token as a spectator until the component unmounts. */
export function useTable(id: string, token: string | undefined): Joining {
  const [joining, setJoining] = useState<Joining>({ state: "waiting" });
  useEffect(() => {
    let left = false;
    let watched: Table | undefined;
    setJoining({ state: "waiting" });
    connection()
      .join(requestFor(id, token))
      .then((answer) => {
        if (left) return;
        if (answer.ok && answer.table.player === null) watched = answer.table;
        setJoining(
          answer.ok ? { state: "joined", table: answer.table } : { state: "refused", code: answer.code },
        );
      });
    return () => {
      left = true;
      void watched?.leave();
    };
  }, [id, token]);
  return joining;
}

/** Reports that the player is there, once both seats are taken and the page is visible. */
export function useReady(table: Table): void {
  const match = useMatch(table);
  const { player } = table;
  const complete = families[match.family].players.every((side) => match.names[side] !== undefined);
  const waits = player !== null && statusOf(match) === "waiting" && complete && !match.ready.includes(player);
  useEffect(() => {
    if (!waits) return;
    const report = () => {
      if (document.visibilityState === "visible") void table.ready();
    };
    report();
    document.addEventListener("visibilitychange", report);
    return () => document.removeEventListener("visibilitychange", report);
  }, [waits, table]);
}
