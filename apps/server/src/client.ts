/**
 * The client, for pages and for Node: it connects, joins, sends a request again until it is answered, joins once more
 * after a reconnection, and asks for what it missed. Whoever uses it sees matches that are up to date.
 *
 * A token holds a seat: keep it, such as in `localStorage`, and join with it again.
 */
import { io, type Socket } from "socket.io-client";
import { createSending, pause, type Requested } from "./sending.ts";
import type {
  Answer,
  CreateRequest,
  Joined,
  JoinRequest,
  Messages,
  Requests,
  Token,
} from "./shared/protocol.ts";
import { createSeat, type Seat, type Table } from "./table.ts";

export type { Table } from "./table.ts";

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

export function connect(url: string, options: ClientOptions = {}): Client {
  const { timeoutMs = 5000, giveUpMs = 60_000, syncMs = 15_000 } = options;
  const query: { pass?: string } = options.pass === undefined ? {} : { pass: options.pass };
  const socket: Socket<Messages, Requests> = io(url, {
    transports: ["websocket"],
    query,
    reconnectionDelay: 200,
    reconnectionDelayMax: 5000,
    forceNew: true,
  });
  const seats = new Map<string, Seat>();
  const syncing = new Map<string, Promise<void>>();
  const listeners = new Set<(connected: boolean) => void>();
  /** The server's time less ours. */
  let ahead = 0;

  const setTime = (now: number): void => {
    ahead = now - Date.now();
  };

  const isSeated = (request: object): boolean => {
    const seat = "id" in request ? seats.get(String(request.id)) : undefined;
    return seat !== undefined && seat.table.player !== null;
  };

  const send = createSending(socket, { timeoutMs, giveUpMs }, isSeated);
  const time = (): number => Date.now() + ahead;

  async function leave(id: string): Promise<void> {
    seats.delete(id);
    await send("leave", { id }, () => !socket.connected);
  }

  function take(request: JoinRequest, { match, player, now, pass, present = [] }: Joined): Table {
    setTime(now);
    // The next connection of this client shows that it has a seat.
    if (pass !== undefined) query.pass = pass;
    const known = seats.get(match.id);
    if (known !== undefined && known.table.player === player) {
      known.see(match);
      return known.table;
    }
    const seat = createSeat(match, { request, player, send, time, sync, leave });
    seat.showPresent(present);
    seats.set(match.id, seat);
    return seat.table;
  }

  /** Asks whether something was missed. */
  function sync(id: string): Promise<void> {
    const under = syncing.get(id) ?? ask(id).finally(() => syncing.delete(id));
    syncing.set(id, under);
    return under;
  }

  async function ask(id: string): Promise<void> {
    const seat = seats.get(id);
    if (seat === undefined) return;
    const answer = await send("sync", { id, events: seat.table.match.events }, () => !socket.connected);
    if (!answer.ok) return;
    setTime(answer.now);
    if (answer.match !== null) seat.see(answer.match);
  }

  async function enter<Name extends "create" | "join">(
    name: Name,
    request: Requested<Name>,
    join: (id: string) => JoinRequest,
  ): Promise<Answer<{ readonly table: Table }>> {
    const answer = (await send(name, request)) as Answer<Joined>;
    return answer.ok ? { ok: true, table: take(join(answer.match.id), answer) } : answer;
  }

  socket.on("connect", () => {
    for (const listener of listeners) listener(true);
    for (const { request } of seats.values()) {
      send("join", request, () => !socket.connected).then((answer) => answer.ok && take(request, answer));
    }
  });
  socket.on("disconnect", (reason) => {
    for (const listener of listeners) listener(false);
    // A server that stops closes its sockets; Socket.IO then waits to be told to connect again.
    if (reason === "io server disconnect")
      pause(200 + Math.random() * 800).then(() => closed || socket.connect());
  });
  socket.on("event", ({ id, event, now }) => {
    setTime(now);
    seats.get(id)?.hear(event);
  });
  socket.on("out", ({ id }) => seats.delete(id));
  socket.on("present", ({ id, players }) => seats.get(id)?.showPresent(players));

  // One after the other, so that somebody with many matches is no flood.
  const timer = setInterval(async () => {
    for (const id of [...seats.keys()]) if (socket.connected) await sync(id);
  }, syncMs);
  let closed = false;

  return {
    get connected() {
      return socket.connected;
    },
    get pass() {
      return query.pass;
    },
    create: (request) => enter("create", request, (id) => ({ id, token: request.token })),
    join: (request) => enter("join", request, () => request),
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
