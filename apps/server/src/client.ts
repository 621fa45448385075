/**
 * The client, for pages and for Node: it connects, joins, sends a request again until it is answered, joins once more
 * after a reconnection, and asks for what it missed. Whoever uses it sees matches that are up to date.
 *
 * A token holds a seat: keep it, such as in `localStorage`, and join with it again.
 */
import { io, type Socket } from "socket.io-client";
import { timeLeft } from "./shared/clock.ts";
import { createCode, readCode } from "./shared/codes.ts";
import { applyEvent } from "./shared/match.ts";
import {
  type Answer,
  type Code,
  type CreateRequest,
  type Done,
  type Joined,
  type JoinRequest,
  type Match,
  type MatchEvent,
  type Messages,
  type Offer,
  type Player,
  passingCodes,
  type Refusal,
  type Requests,
  type Token,
} from "./shared/protocol.ts";

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

/** A match that the client has joined. */
export interface Table {
  /** As it is now; another object after each change. */
  readonly match: Match;
  /** The seat that the client holds, `null` for a spectator. */
  readonly player: Player | null;
  /** The players who are connected at the moment. */
  readonly present: readonly Player[];
  /** Milliseconds that a player has left; `null` without clocks. */
  timeLeft(player: Player): number | null;
  /** Calls the listener after each change, with the event if one is the reason. Returns a function that ends it. */
  subscribe(listener: (table: Table, event: MatchEvent | undefined) => void): () => void;
  /** A move on the board as it is now, in the library's notation. */
  move(move: string): Promise<Answer<Done>>;
  offer(what: Offer): Promise<Answer<Done>>;
  accept(what: Offer): Promise<Answer<Done>>;
  decline(what: Offer): Promise<Answer<Done>>;
  resign(): Promise<Answer<Done>>;
  /** "I am here": a game with minutes begins when both have said so. Whoever joins a game of somebody else has. */
  ready(): Promise<Answer<Done>>;
  /** Ends the match without an outcome, as long as not both have moved. */
  abort(): Promise<Answer<Done>>;
  /** Makes a code to write down, by which `join({ code })` comes back to the seat anywhere. An older one is void. */
  createCode(): Promise<Answer<{ readonly code: Code }>>;
  /** Hears no more of the match. The seat stays. */
  leave(): Promise<void>;
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

/** A name for a request: whoever sends the same one again sends the same name. */
function createRequestName(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => (byte % 36).toString(36)).join("");
}

/** A newer server may tell of what this client does not know; then it asks for the match as it is. */
function appliedTo(match: Match, event: MatchEvent): Match | undefined {
  const next: Match | undefined = applyEvent(match, event);
  return next.game === undefined ? undefined : next;
}

/** A table with what only the client touches. */
interface Seat {
  readonly table: Table;
  readonly request: JoinRequest;
  hear(event: MatchEvent): void;
  see(match: Match): void;
  showPresent(players: readonly Player[]): void;
}

type Requested<Name extends keyof Requests> = Parameters<Requests[Name]>[0];
type Answered<Name extends keyof Requests> = Parameters<Parameters<Requests[Name]>[1]>[0];

const unanswered: Refusal = { ok: false, code: "unavailable", message: "The server does not answer." };
const longestTimeoutMs = 60_000;
const pause = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));

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

  /** Sends a request until it is answered. The server does a request once, however often it comes. */
  async function send<Name extends keyof Requests>(
    name: Name,
    request: Requested<Name>,
    mayGiveUp: () => boolean = () => false,
  ): Promise<Answered<Name>> {
    const end = Date.now() + giveUpMs;
    let answer: Answered<Name> = unanswered;
    // Whoever asks again at once, when an answer is late, makes a busy server busier.
    let patience = timeoutMs;
    while (Date.now() < end && !mayGiveUp()) {
      answer = unanswered;
      if (socket.connected) {
        answer = await emit(name, request, patience);
        // A connection that broke in between is no busy server: the next one is asked soon.
        patience = socket.connected ? Math.min(2 * patience, longestTimeoutMs) : timeoutMs;
      }
      if (answer.ok) return answer;
      // After a reconnection the server does not know the socket until it has joined again, which is on its way.
      const passes =
        passingCodes.includes(answer.code) || (answer.code === "not-joined" && isSeated(request));
      if (!passes) return answer;
      await pause((socket.connected ? patience / 20 : 100) * (1 + Math.random()));
    }
    return answer;
  }

  async function emit<Name extends keyof Requests>(
    name: Name,
    request: Requested<Name>,
    patience: number,
  ): Promise<Answered<Name>> {
    const waiting = socket.timeout(patience) as unknown as {
      emitWithAck(name: Name, request: Requested<Name>): Promise<Answered<Name>>;
    };
    return await waiting.emitWithAck(name, request).catch(() => unanswered);
  }

  const isSeated = (request: object): boolean => {
    const seat = "id" in request ? seats.get(String(request.id)) : undefined;
    return seat !== undefined && seat.table.player !== null;
  };

  function take(request: JoinRequest, { match, player, now, pass, present = [] }: Joined): Table {
    setTime(now);
    // The next connection of this client shows that it has a seat.
    if (pass !== undefined) query.pass = pass;
    const known = seats.get(match.id);
    if (known !== undefined && known.table.player === player) {
      known.see(match);
      return known.table;
    }
    const seat = createSeat(request, match, player);
    seat.showPresent(present);
    seats.set(match.id, seat);
    return seat.table;
  }

  function createSeat(request: JoinRequest, first: Match, player: Player | null): Seat {
    let match = first;
    let present: readonly Player[] = [];
    const hearers = new Set<(table: Table, event: MatchEvent | undefined) => void>();
    const { id } = first;
    const tell = (event?: MatchEvent): void => {
      for (const hearer of [...hearers]) hearer(table, event);
    };
    const named = () => ({ id, request: createRequestName() });
    const about = (what: Offer) => ({ ...named(), version: match.version, what });

    /** Whoever is told that something was done sees it too. */
    async function done(asked: Promise<Answer<Done>>): Promise<Answer<Done>> {
      const answer = await asked;
      if (!answer.ok) return answer;
      hear(answer.event);
      if (match.events < answer.events) await sync(id);
      return answer;
    }

    function hear(event: MatchEvent): void {
      if (event.number <= match.events) return;
      const next = event.number === match.events + 1 ? appliedTo(match, event) : undefined;
      if (next === undefined) return void sync(id);
      match = next;
      tell(event);
    }

    const table: Table = {
      get match() {
        return match;
      },
      player,
      get present() {
        return present;
      },
      timeLeft: (of) => match.clock && timeLeft(match.clock, of, Date.now() + ahead),
      subscribe: (hearer) => {
        hearers.add(hearer);
        return () => hearers.delete(hearer);
      },
      move: (move) => done(send("move", { ...named(), version: match.version, move })),
      offer: (what) => done(send("offer", about(what))),
      accept: (what) => done(send("accept", about(what))),
      decline: (what) => done(send("decline", about(what))),
      resign: () => done(send("resign", named())),
      ready: () => done(send("ready", named())),
      abort: () => done(send("abort", named())),
      createCode: async () => {
        const code = createCode();
        const answer = await send("code", { id, code: readCode(code) });
        return answer.ok ? { ok: true, code } : answer;
      },
      leave: async () => {
        seats.delete(id);
        await send("leave", { id }, () => !socket.connected);
      },
    };
    return {
      table,
      request,
      hear,
      see: (seen) => {
        if (seen.events <= match.events) return;
        match = seen;
        tell();
      },
      showPresent: (players) => {
        present = players;
        tell();
      },
    };
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
