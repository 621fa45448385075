/** The client's copy of a match: it applies the events that arrive, and fetches those that it missed. */

import { timeLeft } from "./clock.ts";
import { createCode, readCode } from "./codes.ts";
import { type Connection, type Seat, send, type Table } from "./connection.ts";
import { applyEvent } from "./match.ts";
import type { Answer, Done, Joined, JoinRequest, Match, MatchEvent, Offer } from "./protocol.ts";

/** Creates the name of a request, which its repetitions keep. */
function createRequestName(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => (byte % 36).toString(36)).join("");
}

/** Returns the table of a joined match: the one that the client already has, or a new one. */
export function takeSeat(connection: Connection, request: JoinRequest, joined: Joined): Table {
  const { match, player, present = [] } = joined;
  connection.ahead = joined.now - Date.now();
  const { id } = match;
  const seated = connection.seats.get(id);
  if (seated?.table.player === player) {
    see(seated, match);
    return seated.table;
  }
  const hearers: Seat["hearers"] = new Set();
  const named = () => ({ id, request: createRequestName() });
  const about = (what: Offer) => ({ ...named(), version: table.match.version, what });
  const done = (asked: Promise<Answer<Done>>) => seeDone(connection, seat, asked);
  const table: Seat["table"] = {
    match,
    player,
    present,
    timeLeft: (of) => table.match.clock && timeLeft(table.match.clock, of, Date.now() + connection.ahead),
    subscribe: (hearer) => {
      hearers.add(hearer);
      return () => hearers.delete(hearer);
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
  const seat: Seat = { request, table, hearers };
  connection.seats.set(id, seat);
  return table;
}

/** Shows the effect of a request before its promise resolves. */
async function seeDone(connection: Connection, seat: Seat, asked: Promise<Answer<Done>>) {
  const answer = await asked;
  if (!answer.ok) return answer;
  hear(connection, seat, answer.event);
  if (seat.table.match.events < answer.events) await sync(connection, seat.table.match.id);
  return answer;
}

function tell({ table, hearers }: Seat, event?: MatchEvent): void {
  for (const hearer of [...hearers]) hearer(table, event);
}

/**
 * Applies an event. Fetches the match instead if an event is missing, or if a newer server sends a kind that
 * this client does not know.
 */
export function hear(connection: Connection, seat: Seat, event: MatchEvent): void {
  const { match } = seat.table;
  if (event.number <= match.events) return;
  const next: Match | undefined = event.number === match.events + 1 ? applyEvent(match, event) : undefined;
  if (next?.game === undefined) return void sync(connection, match.id);
  seat.table.match = next;
  tell(seat, event);
}

function see(seat: Seat, match: Match): void {
  if (match.events <= seat.table.match.events) return;
  seat.table.match = match;
  tell(seat);
}

export function showPresent(seat: Seat, present: Table["present"]): void {
  seat.table.present = present;
  tell(seat);
}

/** Fetches the match if this client missed events. */
export function sync(connection: Connection, id: string): Promise<void> {
  const { syncing } = connection;
  const under = syncing.get(id) ?? askFor(connection, id).finally(() => syncing.delete(id));
  syncing.set(id, under);
  return under;
}

async function askFor(connection: Connection, id: string): Promise<void> {
  const seat = connection.seats.get(id);
  if (seat === undefined) return;
  const answer = await send(connection, "sync", { id, events: seat.table.match.events }, true);
  if (!answer.ok) return;
  connection.ahead = answer.now - Date.now();
  if (answer.match !== null) see(seat, answer.match);
}
