/**
 * The client, for pages and for Node. It keeps your matches up to date: it repeats a request until the server
 * answers, notices a dead connection, joins again after a reconnection, and fetches events that it missed.
 *
 * A token holds a seat. Store it, for example in `localStorage`, to return to the seat.
 */
import { io } from "socket.io-client";
import { isLive } from "./match.ts";
import type { Answer, CreateRequest, Joined, JoinRequest, Token } from "./protocol.ts";
import {
  type Connection,
  pause,
  receiveEvent,
  send,
  setPresent,
  sync,
  type Table,
  takeSeat,
} from "./table.ts";

export type { Table } from "./table.ts";

export interface ClientOptions {
  /** Milliseconds until an unanswered request is repeated, 5,000 by default. They double each time. */
  readonly timeoutMs?: number;
  /** Milliseconds after which a request fails with `unavailable`. 60,000 by default. */
  readonly giveUpMs?: number;
  /** Milliseconds between checks for missed events. 15,000 by default. */
  readonly syncMs?: number;
  /** An invitation, or a seat's pass: it lets you connect when your address has too many connections. */
  readonly pass?: string;
}

export interface Client {
  readonly connected: boolean;
  create(request: CreateRequest): Promise<Answer<{ readonly table: Table }>>;
  /** The pass for the next connection: the one from the options, or that of the last seat taken. */
  readonly pass: string | undefined;
  /** Joins with a token, returns to a seat with a code, or watches without either. */
  join(request: JoinRequest): Promise<Answer<{ readonly table: Table }>>;
  /** Calls the listener when the connection opens or closes. Returns a function that unsubscribes it. */
  subscribe(listener: (connected: boolean) => void): () => void;
  close(): void;
}

/** Creates a token: 32 random bytes as base64url. */
export function createToken(): Token {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace("=", "");
}

/** The server pings every two seconds. If it is silent for this long, the connection is dead. */
const silentMs = 4250;
const lookEveryMs = 250;
const delays = { reconnectionDelay: 200, reconnectionDelayMax: 5000 };
const connecting = { transports: ["websocket"], forceNew: true, ...delays };

/** Connects to the server whose page is at this URL, perhaps in a folder of its host. */
export function connect(url: string, options: ClientOptions = {}): Client {
  const { timeoutMs = 5000, giveUpMs = 60_000, syncMs = 15_000 } = options;
  const query: { pass?: string } = options.pass === undefined ? {} : { pass: options.pass };
  const { origin, pathname: path } = new URL("socket.io", url);
  const socket: Connection["socket"] = io(origin, { ...connecting, path, query });
  const seats: Connection["seats"] = new Map();
  const connection: Connection = { socket, timeoutMs, giveUpMs, seats, syncing: new Map(), ahead: 0 };
  const listeners = new Set<(connected: boolean) => void>();
  const ending = new AbortController();
  let heard = Date.now();

  /** Connects again at once. A silent connection may never close, and the next attempt may be seconds away. */
  function reconnect(): void {
    heard = Date.now();
    socket.disconnect().connect();
  }
  const isSilent = (): boolean => Date.now() - heard > silentMs;
  let wasDead = false;
  /** Looks while a clock runs. Time also jumps when a device wakes up, or was too busy to read the pings. */
  const watch = setInterval(() => {
    const isTimed = [...seats.values()].some(({ table: { match } }) => isLive(match) && match.clock?.running);
    const isDead = isTimed && socket.connected && isSilent();
    // A busy device reads the pings before it looks again.
    if (isDead && wasDead) reconnect();
    wasDead = isDead;
  }, lookEveryMs);
  // Browsers report that a device is back in a network and that somebody looks at the page again.
  const comeBack = (): void => {
    if (!socket.connected || isSilent()) reconnect();
  };
  globalThis.addEventListener?.("online", comeBack, ending);
  globalThis.document?.addEventListener("visibilitychange", () => document.hidden || comeBack(), ending);

  function take(request: JoinRequest, answer: Answer<Joined>): Answer<{ readonly table: Table }> {
    if (!answer.ok) return answer;
    // The next connection shows the pass, so the server lets it in.
    if (answer.pass !== undefined) query.pass = answer.pass;
    return { ok: true, table: takeSeat(connection, request, answer) };
  }

  socket.io.on("ping", () => {
    heard = Date.now();
  });
  socket.on("connect", () => {
    heard = Date.now();
    for (const listener of listeners) listener(true);
    for (const { request } of seats.values())
      send(connection, "join", request, true).then((answer) => take(request, answer));
  });
  socket.on("disconnect", (reason) => {
    for (const listener of listeners) listener(false);
    // After the server closes the socket, Socket.IO does not reconnect by itself.
    if (reason === "io server disconnect")
      pause(200 + Math.random() * 800).then(() => ending.signal.aborted || socket.connect());
  });
  listen(connection);
  // One match at a time, because many at once would look like a flood.
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
      ending.abort();
      clearInterval(timer);
      clearInterval(watch);
      socket.close();
    },
  };
}

/** Updates the tables with the server's messages. */
function listen(connection: Connection): void {
  const { socket, seats } = connection;
  socket.on("event", ({ id, event, now }) => {
    connection.ahead = now - Date.now();
    const seat = seats.get(id);
    if (seat !== undefined) receiveEvent(connection, seat, event);
  });
  socket.on("out", ({ id }) => seats.delete(id));
  socket.on("present", ({ id, players }) => {
    const seat = seats.get(id);
    if (seat !== undefined) setPresent(seat, players);
  });
}
