/** Matches and the connection, as components follow them. */

import type { Table } from "morabaraba-protocol/client";
import { families } from "morabaraba-protocol/families";
import { statusOf } from "morabaraba-protocol/match";
import type { Match, Player } from "morabaraba-protocol/protocol";
import { useEffect, useState, useSyncExternalStore } from "react";
import { requestFor } from "./seats.ts";
import { connection } from "./server.ts";

export const useMatch = (table: Table): Match => useSyncExternalStore(table.subscribe, () => table.match);

export const usePresent = (table: Table): readonly Player[] =>
  useSyncExternalStore(table.subscribe, () => table.present);

export const useConnected = (): boolean =>
  useSyncExternalStore(connection().subscribe, () => connection().connected);

/** A table: joined with what holds a seat if there is one, else as a spectator. */
export type Joining =
  | { readonly state: "waiting" }
  | { readonly state: "joined"; readonly table: Table }
  | { readonly state: "refused"; readonly code: string };

/** Joins a match. One that is only watched is left when the component goes. */
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

/** Says that the player is there, once the other one is and the page is in view: a live game begins when both are. */
export function useReady(table: Table): void {
  const match = useMatch(table);
  const { player } = table;
  const complete = families[match.family].players.every((each) => match.names[each] !== undefined);
  const waits = player !== null && statusOf(match) === "waiting" && complete && !match.ready.includes(player);
  useEffect(() => {
    if (!waits) return;
    const look = () => {
      if (document.visibilityState === "visible") void table.ready();
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [waits, table]);
}
