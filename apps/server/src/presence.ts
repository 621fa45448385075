/** Who of a match is connected, on whatever process: each process notes its own, and what a dead one noted is removed. */
import type { Logger } from "pino";
import { type Client, type Io, roomOf, seatRoomOf } from "./io.ts";
import type { Heartbeat } from "./processes.ts";
import { families } from "./shared/families.ts";
import type { FamilyName, Player } from "./shared/protocol.ts";
import type { Store } from "./store.ts";

const delayMs = 300;

interface Parts {
  readonly io: Io;
  readonly store: Store;
  /** The name of this process. */
  readonly process: string;
  readonly log: Logger;
}

export type Presence = ReturnType<typeof createPresence>;

export function createPresence({ io, store, process, log }: Parts) {
  const { adapter, sockets } = io.sockets;
  /** Who was present, as it was last sent, for those who join later. */
  const sent = new Map<string, readonly Player[]>();
  adapter.on("delete-room", (room: string) => sent.delete(room));
  /** Matches whose players come and go. */
  const changing = new Map<string, NodeJS.Timeout>();
  let stopped = false;

  /** Sends who is present a moment later, so that a crowd that comes back at once causes one message. */
  function change(id: string, family: FamilyName): void {
    if (stopped || changing.has(id)) return;
    const timer = setTimeout(() => {
      changing.delete(id);
      tell(id, family).catch((error: Error) => log.debug({ reason: error.message }, "presence unknown"));
    }, delayMs);
    changing.set(id, timer);
  }

  async function tell(id: string, family: FamilyName): Promise<void> {
    const here = families[family].players.filter((player) => adapter.rooms.has(seatRoomOf(id, player)));
    const players = await store.notePresent(id, process, here);
    if (adapter.rooms.has(roomOf(id))) sent.set(roomOf(id), players);
    io.to(roomOf(id)).emit("present", { id, players });
  }

  function changeSeatsOf({ data }: Pick<Client, "data">): void {
    for (const [id, { family, player }] of data.joined) if (player !== null) change(id, family);
  }

  /** After a heartbeat: matches that lost players with a process, and all of this one if it was taken for dead. */
  async function changeAfter({ changed, revived }: Heartbeat): Promise<void> {
    for (const id of changed) {
      const stored = await store.read(id);
      if (stored !== undefined) change(id, stored.match.family);
    }
    if (revived) for (const client of sockets.values()) changeSeatsOf(client);
  }

  function stop(): void {
    stopped = true;
    for (const timer of changing.values()) clearTimeout(timer);
  }

  return {
    of: (id: string): readonly Player[] => sent.get(roomOf(id)) ?? [],
    change,
    changeSeatsOf,
    changeAfter,
    stop,
  };
}
