/** The setup of Socket.IO: its options, its room names, and the data kept for each socket. */
import type { Server as HttpServer } from "node:http";
import { createAdapter } from "@socket.io/postgres-adapter";
import type { FamilyName, Messages, Player, Requests } from "morabaraba-protocol/protocol";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { type DefaultEventsMap, Server, type Socket } from "socket.io";
import { mayConnect } from "./connections.ts";
import type { Defence } from "./defence.ts";
import { frameCounter } from "./frames.ts";
import type { Holder } from "./games.ts";
import type { Games } from "./turns.ts";

/** The largest message that may come in, in bytes; the largest that a schema allows has some 500. */
const largestMessage = 2048;

/** What a socket has joined: its player in each match, `null` where it watches. */
interface Joins {
  pending: number;
  /**
   * Whose pass it has: that with which it came, or that of the first seat it took. Its later seats have the same one, so
   * that nobody makes many passes of one.
   */
  pass: string | undefined;
  joined: Map<string, Holder & { readonly family: FamilyName }>;
}
export type Io = Server<Requests, Messages, DefaultEventsMap, Joins>;
export type Client = Socket<Requests, Messages, DefaultEventsMap, Joins>;

/** What serves web sockets. */
export interface Sockets {
  readonly io: Io;
  readonly games: Games;
  readonly defence: Defence;
  readonly log: Logger;
  /** Who was present in each room of a match, as it was last sent, for those who join later. */
  readonly present: Map<string, readonly Player[]>;
  /** Matches whose players come and go. */
  readonly changing: Map<string, NodeJS.Timeout>;
  /** Requests that have begun. */
  busy: number;
  /** Whether the process stops: from then on it takes no requests. */
  closing: boolean;
}

export const roomOf = (id: string): string => `match ${id}`;
export const seatRoomOf = (id: string, player: Player): string => `match ${id} ${player}`;

export function createIo(http: HttpServer, defence: Defence, pool: Pool | undefined, log: Logger): Io {
  const io: Io = new Server(http, {
    // Without long polling no balancer needs to send a client to the same process each time.
    transports: ["websocket"],
    serveClient: false,
    maxHttpBufferSize: largestMessage,
    wsEngine: frameCounter(defence),
    // Whoever closes a page is away at once, and whoever vanishes without a word within half a minute. Pings to all cost
    // more than moves.
    pingInterval: 20_000,
    pingTimeout: 10_000,
    connectTimeout: 10_000,
    allowRequest: (request, answer) => {
      const allowing = mayConnect(defence, request).catch(() => false);
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
