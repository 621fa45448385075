/** Handles the requests of a socket: who joins what, who sits where, and who must leave. */
import type { Answer, Joined } from "morabaraba-protocol/protocol";
import { mayCreate, mayRematch } from "./connections.ts";
import { type Command, refuse } from "./decide.ts";
import {
  createMatch,
  doCommand,
  type Entered,
  giveCode,
  joinMatch,
  matchOfCode,
  mayHear,
  notJoined,
  syncMatch,
} from "./games.ts";
import { type Client, changePresence, type Io, roomOf, type Sockets, seatRoomOf } from "./io.ts";
import { operations } from "./listings.ts";
import type { RequestName, RequestOf } from "./schema.ts";
import { currentMatch, type Listener } from "./turns.ts";

/**
 * Sends each event of a match to everyone who joined it. A process sends a repeated request's event again,
 * but only once: another process may have died before it sent the event.
 */
export function tellBy(io: Io): Listener {
  /** The number of the last event sent, by room. */
  const sent = new Map<string, number>();
  const { adapter } = io.sockets;
  adapter.on("delete-room", (room: string) => sent.delete(room));
  return ({ id }, event, now, repeated) => {
    const room = roomOf(id);
    const last = sent.get(room) ?? 0;
    if (repeated && event.number <= last) return;
    if (adapter.rooms.has(room)) sent.set(room, Math.max(last, event.number));
    io.to(room).emit("event", { id, event, now });
  };
}

/** Matches that one socket may follow at once. */
const mostMatches = 50;
/** How far back to look for the operator's work, which another process may see with a delay. */
const reviewMs = 10_000;

/** Joins the room and then reads the match again, so that the client misses no event in between. */
async function enter(sockets: Sockets, client: Client, answer: Answer<Entered>): Promise<Answer<Joined>> {
  if (!answer.ok) return answer;
  const { match, player, seat } = answer;
  const { id, family } = match;
  if (client.data.joined.get(id)?.player !== player) await leaveSeat(sockets, client, id);
  client.data.joined.set(id, { family, player, seat });
  await client.join(roomOf(id));
  const seen = await syncMatch(sockets.games, id, match.events);
  if (!seen.ok) return seen;
  const present = sockets.present.get(roomOf(id)) ?? [];
  const entered = { ok: true as const, match: seen.match ?? match, player, now: seen.now, present };
  if (player === null) return entered;
  await client.join(seatRoomOf(id, player));
  changePresence(sockets, id, family);
  client.data.pass ??= `${id}-${player}`;
  return { ...entered, pass: sockets.defense.passes.create(client.data.pass) };
}

/** Leaves the socket's seat, if it has one. */
async function leaveSeat(sockets: Sockets, client: Client, id: string): Promise<void> {
  const joined = client.data.joined.get(id);
  if (!joined?.player) return;
  await client.leave(seatRoomOf(id, joined.player));
  changePresence(sockets, id, joined.family);
}

async function leave(sockets: Sockets, client: Client, id: string): Promise<void> {
  await leaveSeat(sockets, client, id);
  client.data.joined.delete(id);
  await client.leave(roomOf(id));
}

/** Returns the socket's player and seat in a match, `undefined` for a spectator. */
function sitting(client: Client, id: string) {
  const { player = null, seat = null } = client.data.joined.get(id) ?? {};
  return player === null || seat === null ? undefined : { player, seat };
}

type Asked = Command & { readonly id: string; readonly request: string };
async function command(sockets: Sockets, client: Client, { id, ...asked }: Asked): Promise<Answer<object>> {
  const holder = sitting(client, id);
  const mayBegin = () => mayRematch(sockets.defense, client);
  return holder === undefined ? notJoined : await doCommand(sockets.games, id, holder, asked, mayBegin);
}

type Handlers = {
  readonly [Name in RequestName]?: (
    sockets: Sockets,
    client: Client,
    request: RequestOf<Name>,
  ) => Promise<Answer<object>>;
};

const handlers: Handlers = {
  create: async (sockets, client, request) => {
    const mayBegin = () => mayCreate(sockets.defense, client);
    return await enter(sockets, client, await createMatch(sockets.games, request, mayBegin));
  },
  join: async (sockets, client, request) => {
    const { joined } = client.data;
    const id = "id" in request ? request.id : await matchOfCode(sockets.games, request.code);
    if (joined.size >= mostMatches && !joined.has(id ?? ""))
      return refuse("too-many", `A connection may follow at most ${mostMatches} matches. Leave one first.`);
    return await enter(sockets, client, await joinMatch(sockets.games, request));
  },
  sync: async ({ games }, client, { id, events }) =>
    client.data.joined.has(id) ? await syncMatch(games, id, events) : notJoined,
  leave: async (sockets, client, { id }) => {
    await leave(sockets, client, id);
    return { ok: true };
  },
  code: async ({ games }, client, { id, code }) => {
    const holder = sitting(client, id);
    return holder === undefined ? notJoined : await giveCode(games, id, holder, code);
  },
};

/** Handles a request. A request without a handler is a command to the match. */
export function handle(
  sockets: Sockets,
  client: Client,
  name: RequestName,
  request: RequestOf<RequestName>,
): Promise<Answer<object>> {
  const handler = handlers[name] as Required<Handlers>[typeof name] | undefined;
  if (handler === undefined) return command(sockets, client, { kind: name, ...request } as Asked);
  return handler(sockets, client, request as never);
}

/** Sends the operator's recent events, and removes those who may no longer follow a match. */
export async function review(sockets: Sockets): Promise<void> {
  const { games, io } = sockets;
  for (const { id, event } of await operations(games.database, reviewMs)) {
    const room = io.sockets.adapter.rooms.get(roomOf(id));
    const stored = room && (await currentMatch(games, id));
    if (room === undefined || stored === undefined) continue;
    for (const client of [...room].map((socket) => io.sockets.sockets.get(socket))) {
      const joined = client?.data.joined.get(id);
      if (client === undefined || joined === undefined || mayHear(games, stored, joined)) continue;
      await leave(sockets, client, id);
      client.emit("out", { id });
    }
    games.listener(stored.match, event, stored.now, true);
  }
}
