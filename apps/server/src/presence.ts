/** Which players are connected to any process. Each process stores its own; a dead process's are removed. */

import { families } from "morabaraba-protocol/families";
import type { FamilyName } from "morabaraba-protocol/protocol";
import { type Client, roomOf, type Sockets, seatRoomOf } from "./io.ts";
import { type Heartbeat, notePresent } from "./processes.ts";
import { readMatch } from "./store.ts";

const delayMs = 300;

/** Schedules the `present` message of a match. The delay merges many reconnections into one message. */
export function changePresence(sockets: Sockets, id: string, family: FamilyName): void {
  const { changing, closing, log } = sockets;
  if (closing || changing.has(id)) return;
  const timer = setTimeout(() => {
    changing.delete(id);
    tellPresent(sockets, id, family).catch((error: Error) =>
      log.debug({ reason: error.message }, "presence unknown"),
    );
  }, delayMs);
  changing.set(id, timer);
}

async function tellPresent({ io, games, present }: Sockets, id: string, family: FamilyName): Promise<void> {
  const { rooms } = io.sockets.adapter;
  const here = families[family].players.filter((player) => rooms.has(seatRoomOf(id, player)));
  const players = await notePresent(games.database, id, games.process, here);
  if (rooms.has(roomOf(id))) present.set(roomOf(id), players);
  io.to(roomOf(id)).emit("present", { id, players });
}

export function changeSeatsOf(sockets: Sockets, { data }: Pick<Client, "data">): void {
  for (const [id, { family, player }] of data.joined)
    if (player !== null) changePresence(sockets, id, family);
}

/** Updates presence in dead processes' matches, and in all of its own if this process counted as dead. */
export async function changeAfter(sockets: Sockets, { changed, revived }: Heartbeat): Promise<void> {
  for (const id of changed) {
    const stored = await readMatch(sockets.games.database, id);
    if (stored !== undefined) changePresence(sockets, id, stored.match.family);
  }
  if (revived) for (const client of sockets.io.sockets.sockets.values()) changeSeatsOf(sockets, client);
}
