/** A client's connection. It repeats a request until the server answers; the server executes it once. */
import type { Socket } from "socket.io-client";
import {
  type Answer,
  type Code,
  type Done,
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
export interface Seat {
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
