/** What each request does on a socket: who joins what, who sits where, and who must leave. */

import type { Answer, Joined } from "morabaraba-protocol/protocol";
import { mayCreate, mayRematch } from "./connections.ts";
import { type Command, refuse } from "./decide.ts";
import {
  createMatch,
  doCommand,
  type Entered,
  giveCode,
  joinMatch,
  mayHear,
  notJoined,
  syncMatch,
} from "./games.ts";
import { type Client, type Io, roomOf, type Sockets, seatRoomOf } from "./io.ts";
import { operations } from "./listings.ts";
import { changePresence } from "./presence.ts";
import type { RequestName, RequestOf } from "./schema.ts";
import { currentMatch, type Listener } from "./turns.ts";

/**
 * Sends each event of a match to everyone who has joined it. Each process sends the event of a repeated request once, since
 * another process may have died before it sent it.
 */
export function tellBy(io: Io): Listener {
  /** By room, the number of the last event that it was sent. */
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

/** Matches that one socket may hear of at once. */
const mostMatches = 50;
/** The operator's work of this long ago is looked at: that of a moment ago may not be seen yet by another process. */
const reviewMs = 10_000;
const tooMany = refuse("too-many", "Too many matches from your address. Try later.");

/** Joins the room before it answers, so that the client misses no event in between. */
async function enter(sockets: Sockets, client: Client, answer: Answer<Entered>): Promise<Answer<Joined>> {
  if (!answer.ok) return answer;
  const { match, player, seat } = answer;
  const { id, family } = match;
  if (client.data.joined.get(id)?.player !== player) await stand(sockets, client, id);
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
  return { ...entered, pass: sockets.defence.passes.create(client.data.pass) };
}

/** Off a seat, if the socket sits on one. */
async function stand(sockets: Sockets, client: Client, id: string): Promise<void> {
  const joined = client.data.joined.get(id);
  if (!joined?.player) return;
  await client.leave(seatRoomOf(id, joined.player));
  changePresence(sockets, id, joined.family);
}

async function leave(sockets: Sockets, client: Client, id: string): Promise<void> {
  await stand(sockets, client, id);
  client.data.joined.delete(id);
  await client.leave(roomOf(id));
}

/** Whoever sits at a match, for what only players may ask. */
function sitting(client: Client, id: string) {
  const { player = null, seat = null } = client.data.joined.get(id) ?? {};
  return player === null || seat === null ? undefined : { player, seat };
}

type Asked = Command & { readonly id: string; readonly request: string };
async function command(sockets: Sockets, client: Client, { id, ...asked }: Asked): Promise<Answer<object>> {
  // An offer of a rematch may be answered by another one, so that both count as matches that are created.
  const begins = "what" in asked && asked.what === "rematch" && asked.kind !== "decline";
  if (begins && !(await mayRematch(sockets.defence, client))) return tooMany;
  const holder = sitting(client, id);
  return holder === undefined ? notJoined : await doCommand(sockets.games, id, holder, asked);
}

type Handlers = {
  readonly [Name in RequestName]?: (
    sockets: Sockets,
    client: Client,
    request: RequestOf<Name>,
  ) => Promise<Answer<object>>;
};

const handlers: Handlers = {
  create: async (sockets, client, request) =>
    (await mayCreate(sockets.defence, client))
      ? await enter(sockets, client, await createMatch(sockets.games, request))
      : tooMany,
  join: async (sockets, client, request) => {
    const { joined } = client.data;
    if (joined.size >= mostMatches && !("id" in request && joined.has(request.id)))
      return refuse("too-many", `A connection may join ${mostMatches} matches. Leave one.`);
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

/** Does what was asked for. A request without a handler is a command to the match. */
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

/** Sends what the operator did, and removes from a match those who may no longer follow it. */
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
