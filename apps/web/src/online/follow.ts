/** Matches and the connection, as components follow them. */
import { useEffect, useState, useSyncExternalStore } from "react";
import type { Table } from "../../../server/src/client.ts";
import type { Match, Player } from "../../../server/src/shared/protocol.ts";
import { connection } from "./server.ts";

export const useMatch = (table: Table): Match => useSyncExternalStore(table.subscribe, () => table.match);

export const usePresent = (table: Table): readonly Player[] =>
  useSyncExternalStore(table.subscribe, () => table.present);

export const useConnected = (): boolean =>
  useSyncExternalStore(connection().subscribe, () => connection().connected);

/** A table: joined with the token of a seat if there is one, else as a spectator. */
export type Joining =
  | { readonly state: "waiting" }
  | { readonly state: "joined"; readonly table: Table }
  | { readonly state: "refused"; readonly code: string };

/** Joins a match, and leaves it when the component goes. */
export function useTable(id: string, token: string | undefined): Joining {
  const [joining, setJoining] = useState<Joining>({ state: "waiting" });
  useEffect(() => {
    let left = false;
    setJoining({ state: "waiting" });
    connection()
      .join(token === undefined ? { id } : { id, token })
      .then((answer) => {
        if (left) return;
        setJoining(
          answer.ok ? { state: "joined", table: answer.table } : { state: "refused", code: answer.code },
        );
      });
    return () => {
      left = true;
    };
  }, [id, token]);
  return joining;
}
