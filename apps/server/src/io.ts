/** The setup of Socket.IO: its options, its room names, and the data kept for each socket. */
import type { Server as HttpServer } from "node:http";
import { createAdapter } from "@socket.io/postgres-adapter";
import type { FamilyName, Messages, Player, Requests } from "morabaraba-protocol/protocol";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { type DefaultEventsMap, Server, type Socket } from "socket.io";
import { mayConnect } from "./connections.ts";
import type { Defense } from "./defense.ts";
import { frameCounter } from "./frames.ts";
import type { Holder } from "./games.ts";
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
