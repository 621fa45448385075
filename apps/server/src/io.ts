/** The setup of Socket.IO: its options, its room names, the data kept for each socket, and who is connected. */
import type { Server as HttpServer } from "node:http";
import { createAdapter } from "@socket.io/postgres-adapter";
import { families } from "morabaraba-protocol/families";
import type { FamilyName, Messages, Player, Requests } from "morabaraba-protocol/protocol";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { type DefaultEventsMap, Server, type Socket } from "socket.io";
import { mayConnect } from "./connections.ts";
import type { Defense } from "./defense.ts";
import { frameCounter } from "./frames.ts";
import type { Holder } from "./games.ts";
import { type Heartbeat, notePresent } from "./processes.ts";
import { readMatch } from "./store.ts";
import type { Games } from "./turns.ts";

/** The largest incoming message, in bytes. The largest that a schema allows has some 500. */
const largestMessage = 2048;

/** The data of a socket: its unanswered requests, its pass, and its player in each match. */
interface Joins {
  pending: number;
  /**
   * The subject of the socket's pass: the pass that it connected with, or that of its first seat. Later seats
   * share the pass, so nobody can turn one pass into many.
   */
  pass: string | undefined;
  joined: Map<string, Holder & { readonly family: FamilyName }>;
}
export type Io = Server<Requests, Messages, DefaultEventsMap, Joins>;
export type Client = Socket<Requests, Messages, DefaultEventsMap, Joins>;

/** The state of the web socket server. */
export interface Sockets {
  readonly io: Io;
  readonly games: Games;
  readonly defense: Defense;
  readonly log: Logger;
  /** The players last sent as present, by match room, for those who join later. */
  readonly present: Map<string, readonly Player[]>;
  /** Timers of the `present` messages to send, by match. */
  readonly changing: Map<string, NodeJS.Timeout>;
  /** How many requests are being handled. */
  busy: number;
  /** Whether the process is stopping and refuses requests. */
  closing: boolean;
}

export const roomOf = (id: string): string => `match ${id}`;
export const seatRoomOf = (id: string, player: Player): string => `match ${id} ${player}`;

export function createIo(http: HttpServer, defense: Defense, pool: Pool | undefined, log: Logger): Io {
  const io: Io = new Server(http, {
    // Without long polling, a balancer need not send a client to the same process each time.
    transports: ["websocket"],
    serveClient: false,
    maxHttpBufferSize: largestMessage,
    wsEngine: frameCounter(defense),
    // A closed page is noticed immediately, a lost connection within twelve seconds. Clients notice it sooner:
    // see `silentMs` of the protocol's client. Patience with pongs keeps all connections while the disk hangs.
    pingInterval: 2000,
    pingTimeout: 10_000,
    connectTimeout: 10_000,
    allowRequest: (request, answer) => {
      const allowing = mayConnect(defense, request).catch(() => false);
      allowing.then((allowed) => answer(null, allowed));
    },
  });
  if (pool !== undefined) {
    const errorHandler = (error: Error): void =>
      log.warn({ reason: error.message }, "a message between processes is lost");
    io.adapter(createAdapter(pool, { errorHandler }));
  }
  return io;
}

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

/** Each process stores which players are connected to it; those of a dead process are removed. */
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
