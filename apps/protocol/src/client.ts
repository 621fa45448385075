/**
 * The client, for pages and for Node: it connects, joins, sends a request again until it is answered, joins once more
 * after a reconnection, and asks for what it missed. Whoever uses it sees matches that are up to date.
 *
 * A token holds a seat: keep it, such as in `localStorage`, and join with it again.
 */
import { io } from "socket.io-client";
import { type Connection, pause, send, type Table } from "./connection.ts";
import type { Answer, CreateRequest, Joined, JoinRequest, Token } from "./protocol.ts";
import { hear, showPresent, sync, takeSeat } from "./table.ts";

export type { Table } from "./connection.ts";

export interface ClientOptions {
  /** Milliseconds to wait for an answer before the request is sent again, and longer each time. 5,000 if left out. */
  readonly timeoutMs?: number;
  /** Milliseconds after which a request is given up, as `unavailable`. 60,000 if left out. */
  readonly giveUpMs?: number;
  /** Milliseconds between two questions whether something was missed. 15,000 if left out. */
  readonly syncMs?: number;
  /** An invitation, or the pass of a seat: it lets a connection in when its address has too many. */
  readonly pass?: string;
}

export interface Client {
  readonly connected: boolean;
  create(request: CreateRequest): Promise<Answer<{ readonly table: Table }>>;
  /** What lets the next connection in when the address has too many: the pass of a seat, once there is one. */
  readonly pass: string | undefined;
  /** Joins with a token, comes back with a code, or watches without either. */
  join(request: JoinRequest): Promise<Answer<{ readonly table: Table }>>;
  /** Calls the listener when the connection comes or goes. Returns a function that ends it. */
  subscribe(listener: (connected: boolean) => void): () => void;
  close(): void;
}

/** A fresh token: 32 random bytes as base64url. */
export function createToken(): Token {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace("=", "");
}

const delays = { reconnectionDelay: 200, reconnectionDelayMax: 5000 };
const connecting = { transports: ["websocket"], forceNew: true, ...delays };

export function connect(url: string, options: ClientOptions = {}): Client {
  const { timeoutMs = 5000, giveUpMs = 60_000, syncMs = 15_000 } = options;
  const query: { pass?: string } = options.pass === undefined ? {} : { pass: options.pass };
  const socket: Connection["socket"] = io(url, { ...connecting, query });
  const seats: Connection["seats"] = new Map();
  const connection: Connection = { socket, timeoutMs, giveUpMs, seats, syncing: new Map(), ahead: 0 };
  const listeners = new Set<(connected: boolean) => void>();
  let closed = false;

  function take(request: JoinRequest, answer: Answer<Joined>): Answer<{ readonly table: Table }> {
    if (!answer.ok) return answer;
    // The next connection of this client shows that it has a seat.
    if (answer.pass !== undefined) query.pass = answer.pass;
    return { ok: true, table: takeSeat(connection, request, answer) };
  }

  socket.on("connect", () => {
    for (const listener of listeners) listener(true);
    for (const { request } of seats.values())
      send(connection, "join", request, true).then((answer) => take(request, answer));
  });
  socket.on("disconnect", (reason) => {
    for (const listener of listeners) listener(false);
    // A server that stops closes its sockets; Socket.IO then waits to be told to connect again.
    if (reason === "io server disconnect")
      pause(200 + Math.random() * 800).then(() => closed || socket.connect());
  });
  listen(connection);
  // One after the other, so that somebody with many matches is no flood.
  const timer = setInterval(async () => {
    for (const id of [...seats.keys()]) if (socket.connected) await sync(connection, id);
  }, syncMs);

  return {
    get connected() {
      return socket.connected;
    },
    get pass() {
      return query.pass;
    },
    create: async (request) => {
      const answer = await send(connection, "create", request);
      return take({ id: answer.ok ? answer.match.id : "", token: request.token }, answer);
    },
    join: async (request) => take(request, await send(connection, "join", request)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      closed = true;
      clearInterval(timer);
      socket.close();
    },
  };
}

/** Keeps the tables up to date by what the server sends. */
function listen(connection: Connection): void {
  const { socket, seats } = connection;
  socket.on("event", ({ id, event, now }) => {
    connection.ahead = now - Date.now();
    const seat = seats.get(id);
    if (seat !== undefined) hear(connection, seat, event);
  });
  socket.on("out", ({ id }) => seats.delete(id));
  socket.on("present", ({ id, players }) => {
    const seat = seats.get(id);
    if (seat !== undefined) showPresent(seat, players);
  });
}
