/**
 * What a client has of its connection, and how it sends a request: again and again until it is answered. The server does it
 * once, however often it comes.
 */
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

/** A table, and how the client came to it and who hears of it. */
export interface Seat {
  readonly request: JoinRequest;
  readonly table: { -readonly [Field in keyof Table]: Table[Field] };
  readonly hearers: Set<Parameters<Table["subscribe"]>[0]>;
}

export interface Connection {
  readonly socket: Socket<Messages, Requests>;
  /** How long an answer is waited for at first, and when a request is given up. */
  readonly timeoutMs: number;
  readonly giveUpMs: number;
  readonly seats: Map<string, Seat>;
  /** Questions that are under way whether something was missed. */
  readonly syncing: Map<string, Promise<void>>;
  /** The server's time less ours. */
  ahead: number;
}

type Requested<Name extends keyof Requests> = Parameters<Requests[Name]>[0];
type Answered<Name extends keyof Requests> = Parameters<Parameters<Requests[Name]>[1]>[0];

const unanswered: Refusal = { ok: false, code: "unavailable", message: "The server does not answer." };
const longestTimeoutMs = 60_000;
export const pause = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));

/** Sends a request until it is answered, or with `once` until the connection breaks. */
export async function send<Name extends keyof Requests>(
  { socket, seats, timeoutMs, giveUpMs }: Connection,
  name: Name,
  request: Requested<Name>,
  once = false,
): Promise<Answered<Name>> {
  const end = Date.now() + giveUpMs;
  let answer: Answered<Name> = unanswered;
  // Whoever asks again at once, when an answer is late, makes a busy server busier.
  let patience = timeoutMs;
  while (Date.now() < end && (socket.connected || !once)) {
    answer = unanswered;
    if (socket.connected) {
      const waiting = socket.timeout(patience) as unknown as {
        emitWithAck(name: Name, request: Requested<Name>): Promise<Answered<Name>>;
      };
      answer = await waiting.emitWithAck(name, request).catch(() => unanswered);
      // A connection that broke in between is no busy server: the next one is asked soon.
      patience = socket.connected ? Math.min(2 * patience, longestTimeoutMs) : timeoutMs;
    }
    if (answer.ok) return answer;
    // After a reconnection the server does not know the socket until it has joined again, which is on its way.
    const player = "id" in request ? seats.get(request.id)?.table.player : null;
    if (!passingCodes.includes(answer.code) && !(answer.code === "not-joined" && player)) return answer;
    await pause((socket.connected ? patience / 20 : 100) * (1 + Math.random()));
  }
  return answer;
}
