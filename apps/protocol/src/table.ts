/** The client's copy of a match. It applies arriving events, and fetches the match if some are missing. */

import { timeLeft } from "./clock.ts";
import { createCode, readCode } from "./codes.ts";
import { type Connection, type Seat, send, type Table } from "./connection.ts";
import { applyEvent } from "./match.ts";
import type { Answer, Done, Joined, JoinRequest, Match, MatchEvent, Offer } from "./protocol.ts";

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
