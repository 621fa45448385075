/**
 * A client's connection and its copies of matches. It repeats a request until the server answers; the server
 * executes it once. A copy applies arriving events, and fetches the match if some are missing.
 */
import type { Socket } from "socket.io-client";
import { timeLeft } from "./clock.ts";
import { applyEvent } from "./match.ts";
import {
  type Answer,
  type Code,
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
} from "./protocol.ts";
import { createCode, readCode } from "./typed.ts";

/** A match that the client has joined. */
export interface Table {
  /** The current match; a new object after each change. */
  readonly match: Match;
  /** The client's side, `null` for a spectator. */
  readonly player: Player | null;
  /** The players who are connected now. */
  readonly present: readonly Player[];
  /** Milliseconds that a player has left; `null` without clocks. */
  timeLeft(player: Player): number | null;
  /** Calls the listener after each change, with the event if it has one. Returns a way to unsubscribe. */
  subscribe(listener: (table: Table, event: MatchEvent | undefined) => void): () => void;
  /** Plays a move on the current board, in the library's notation. */
  move(move: string): Promise<Answer<Done>>;
  offer(what: Offer): Promise<Answer<Done>>;
  accept(what: Offer): Promise<Answer<Done>>;
  decline(what: Offer): Promise<Answer<Done>>;
  resign(): Promise<Answer<Done>>;
  /** Reports that you are there, as joining does too. A live game begins when both players are there. */
  ready(): Promise<Answer<Done>>;
  /** Ends the match without an outcome, unless both players have moved. */
  abort(): Promise<Answer<Done>>;
  /** Creates a code to write down: `join({ code })` returns to the seat on any device. Voids older codes. */
  createCode(): Promise<Answer<{ readonly code: Code }>>;
  /** Stops following the match. The seat stays yours. */
  leave(): Promise<void>;
}

/** A table, the request that joined it, and its listeners. */
interface Seat {
  readonly request: JoinRequest;
  readonly table: { -readonly [Field in keyof Table]: Table[Field] };
  readonly listeners: Set<Parameters<Table["subscribe"]>[0]>;
}

export interface Connection {
  readonly socket: Socket<Messages, Requests>;
  /** How long to wait for the first answer, and when to give up. */
  readonly timeoutMs: number;
  readonly giveUpMs: number;
  readonly seats: Map<string, Seat>;
  /** The running checks for missed events, by match. */
  readonly syncing: Map<string, Promise<void>>;
  /** How many milliseconds the server's clock is ahead of ours. */
  ahead: number;
}

type Requested<Name extends keyof Requests> = Parameters<Requests[Name]>[0];
type Answered<Name extends keyof Requests> = Parameters<Parameters<Requests[Name]>[1]>[0];

const unanswered: Refusal = { ok: false, code: "unavailable", message: "The server does not answer." };
const longestTimeoutMs = 60_000;
export const pause = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));

/** Repeats a request until an answer or for `giveUpMs`; with `once`, at most until the connection breaks. */
export async function send<Name extends keyof Requests>(
  { socket, seats, timeoutMs, giveUpMs }: Connection,
  name: Name,
  request: Requested<Name>,
  once = false,
): Promise<Answered<Name>> {
  const end = Date.now() + giveUpMs;
  let answer: Answered<Name> = unanswered;
  // Doubles each time, because frequent repetitions would make a busy server busier.
  let patience = timeoutMs;
  while (Date.now() < end && (socket.connected || !once)) {
    answer = unanswered;
    if (socket.connected) {
      const waiting = socket.timeout(patience) as unknown as {
        emitWithAck(name: Name, request: Requested<Name>): Promise<Answered<Name>>;
      };
      answer = await waiting.emitWithAck(name, request).catch(() => unanswered);
      // A broken connection does not mean a busy server, so the short timeout applies again.
      patience = socket.connected ? Math.min(2 * patience, longestTimeoutMs) : timeoutMs;
    }
    if (answer.ok) return answer;
    // After a reconnection, the server does not know the socket until the client has joined again.
    const player = "id" in request ? seats.get(request.id)?.table.player : null;
    if (!passingCodes.includes(answer.code) && !(answer.code === "not-joined" && player)) return answer;
    await pause((socket.connected ? patience / 20 : 100) * (1 + Math.random()));
  }
  return answer;
}

/** Creates the name of a request, which its repetitions share. */
function createRequestName(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => (byte % 36).toString(36)).join("");
}

/** Returns the table of a joined match: the client's existing one for that seat, or a new one. */
export function takeSeat(connection: Connection, request: JoinRequest, joined: Joined): Table {
  const { match, player, present = [] } = joined;
  connection.ahead = joined.now - Date.now();
  const { id } = match;
  const seated = connection.seats.get(id);
  if (seated?.table.player === player) {
    updateMatch(seated, match);
    return seated.table;
  }
  const listeners: Seat["listeners"] = new Set();
  const named = () => ({ id, request: createRequestName() });
  const about = (what: Offer) => ({ ...named(), version: table.match.version, what });
  const done = (answering: Promise<Answer<Done>>) => showDone(connection, seat, answering);
  const table: Seat["table"] = {
    match,
    player,
    present,
    timeLeft: (of) => table.match.clock && timeLeft(table.match.clock, of, Date.now() + connection.ahead),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    move: (move) => done(send(connection, "move", { ...named(), version: table.match.version, move })),
    offer: (what) => done(send(connection, "offer", about(what))),
    accept: (what) => done(send(connection, "accept", about(what))),
    decline: (what) => done(send(connection, "decline", about(what))),
    resign: () => done(send(connection, "resign", named())),
    ready: () => done(send(connection, "ready", named())),
    abort: () => done(send(connection, "abort", named())),
    createCode: async () => {
      const code = createCode();
      const answer = await send(connection, "code", { id, code: readCode(code) });
      return answer.ok ? { ok: true, code } : answer;
    },
    leave: async () => {
      connection.seats.delete(id);
      await send(connection, "leave", { id }, true);
    },
  };
  const seat: Seat = { request, table, listeners };
  connection.seats.set(id, seat);
  return table;
}

/** Shows the effect of a request before its promise resolves. */
async function showDone(connection: Connection, seat: Seat, answering: Promise<Answer<Done>>) {
  const answer = await answering;
  if (!answer.ok) return answer;
  receiveEvent(connection, seat, answer.event);
  if (seat.table.match.events < answer.events) await sync(connection, seat.table.match.id);
  return answer;
}

function notify({ table, listeners }: Seat, event?: MatchEvent): void {
  for (const listener of [...listeners]) listener(table, event);
}

/**
 * Applies an event. If an event is missing, or if a newer server sends a kind that this client does not know,
 * the client fetches the match instead.
 */
export function receiveEvent(connection: Connection, seat: Seat, event: MatchEvent): void {
  const { match } = seat.table;
  if (event.number <= match.events) return;
  const next: Match | undefined = event.number === match.events + 1 ? applyEvent(match, event) : undefined;
  if (next?.game === undefined) return void sync(connection, match.id);
  seat.table.match = next;
  notify(seat, event);
}

function updateMatch(seat: Seat, match: Match): void {
  if (match.events <= seat.table.match.events) return;
  seat.table.match = match;
  notify(seat);
}

export function setPresent(seat: Seat, present: Table["present"]): void {
  seat.table.present = present;
  notify(seat);
}

/** Fetches the match if this client missed events. Calls during a check share its promise. */
export function sync(connection: Connection, id: string): Promise<void> {
  const { syncing } = connection;
  const check = syncing.get(id) ?? fetchMissed(connection, id).finally(() => syncing.delete(id));
  syncing.set(id, check);
  return check;
}

async function fetchMissed(connection: Connection, id: string): Promise<void> {
  const seat = connection.seats.get(id);
  if (seat === undefined) return;
  const answer = await send(connection, "sync", { id, events: seat.table.match.events }, true);
  if (!answer.ok) return;
  connection.ahead = answer.now - Date.now();
  if (answer.match !== null) updateMatch(seat, answer.match);
}
