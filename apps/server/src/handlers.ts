/** What each request does on a socket: who joins what, who sits where, and who must leave. */
import type { Command } from "./decide.ts";
import { refuse } from "./decide.ts";
import { type Defence, mostMatches } from "./defence.ts";
import { type Games, notJoined } from "./games.ts";
import { type Client, type Io, roomOf, seatRoomOf } from "./io.ts";
import type { Presence } from "./presence.ts";
import type { RequestName, RequestOf } from "./schema.ts";
import type { Answer, Joined, Offer } from "./shared/protocol.ts";
import type { Store } from "./store.ts";
import type { Passes } from "./tokens.ts";
import type { Listener } from "./turns.ts";

/**
 * Sends each event of a match to everyone who has joined it. Each process sends the event of a repeated request once, since
 * another process may have died before it sent it.
 */
export function tellBy(io: Io): Listener {
  /** The number of the last event that was sent to a room. */
  const sent = new Map<string, number>();
  const { adapter } = io.sockets;
  adapter.on("delete-room", (room: string) => sent.delete(room));
  return ({ id }, event, now, repeated) => {
    const last = sent.get(roomOf(id)) ?? 0;
    if (repeated && event.number <= last) return;
    if (adapter.rooms.has(roomOf(id))) sent.set(roomOf(id), Math.max(last, event.number));
    io.to(roomOf(id)).emit("event", { id, event, now });
  };
}

export interface HandlerParts {
  readonly io: Io;
  readonly games: Games;
  readonly store: Store;
  readonly presence: Presence;
  readonly defence: Defence;
  readonly passes: Passes;
  readonly tell: Listener;
}

/** The operator's work of this long ago is looked at: that of a moment ago may not be seen yet by another process. */
const reviewMs = 10_000;

type Handlers = {
  readonly [Name in RequestName]: (client: Client, request: RequestOf<Name>) => Promise<Answer<object>>;
};

export function createHandlers({ io, games, store, presence, defence, passes, tell }: HandlerParts) {
  const { adapter, sockets } = io.sockets;

  /** What was asked for is answered once the socket is in the room, so that nothing happens unheard in between. */
  async function enter(client: Client, answer: Awaited<ReturnType<Games["join"]>>): Promise<Answer<Joined>> {
    if (!answer.ok) return answer;
    const { match, player, seat } = answer;
    const { id, family } = match;
    if (client.data.joined.get(id)?.player !== player) await stand(client, id);
    client.data.joined.set(id, { family, player, seat });
    await client.join(roomOf(id));
    const seen = await games.sync(id, match.events);
    if (!seen.ok) return seen;
    const entered = {
      ok: true as const,
      match: seen.match ?? match,
      player,
      now: seen.now,
      present: presence.of(id),
    };
    if (player === null) return entered;
    await client.join(seatRoomOf(id, player));
    presence.change(id, family);
    client.data.pass ??= `${id}-${player}`;
    return { ...entered, pass: passes.create(client.data.pass) };
  }

  /** Off a seat, if the socket sits on one. */
  async function stand(client: Client, id: string): Promise<void> {
    const joined = client.data.joined.get(id);
    if (!joined?.player) return;
    await client.leave(seatRoomOf(id, joined.player));
    presence.change(id, joined.family);
  }

  async function leave(client: Client, id: string): Promise<void> {
    await stand(client, id);
    client.data.joined.delete(id);
    await client.leave(roomOf(id));
  }

  /** Whoever sits at a match, for what only players may ask. */
  function sitting(client: Client, id: string) {
    const { player = null, seat = null } = client.data.joined.get(id) ?? {};
    return player === null || seat === null ? undefined : { player, seat };
  }

  type Asked = Command & { readonly id: string; readonly request: string };
  async function command(client: Client, { id, ...asked }: Asked): Promise<Answer<object>> {
    const holder = sitting(client, id);
    return holder === undefined ? notJoined : await games.command(id, holder, asked);
  }

  /** An offer of a rematch may be answered by another one, so that both count as matches that are created. */
  async function offer(client: Client, asked: Asked & { readonly what: Offer }): Promise<Answer<object>> {
    if (asked.what === "rematch" && !(await defence.mayRematch(client))) return tooMany;
    return await command(client, asked);
  }

  const handlers: Handlers = {
    create: async (client, request) =>
      (await defence.mayCreate(client, client.data.pass))
        ? await enter(client, await games.create(request))
        : tooMany,
    join: async (client, request) => {
      const { joined } = client.data;
      if (joined.size >= mostMatches && !("id" in request && joined.has(request.id)))
        return refuse("too-many", `A connection may join ${mostMatches} matches. Leave one.`);
      return await enter(client, await games.join(request));
    },
    sync: async (client, { id, events }) =>
      client.data.joined.has(id) ? await games.sync(id, events) : notJoined,
    leave: async (client, { id }) => {
      await leave(client, id);
      return { ok: true };
    },
    move: (client, request) => command(client, { kind: "move", ...request }),
    offer: (client, request) => offer(client, { kind: "offer", ...request }),
    accept: (client, request) => offer(client, { kind: "accept", ...request }),
    decline: (client, request) => command(client, { kind: "decline", ...request }),
    ready: (client, request) => command(client, { kind: "ready", ...request }),
    resign: (client, request) => command(client, { kind: "resign", ...request }),
    abort: (client, request) => command(client, { kind: "abort", ...request }),
    code: async (client, { id, code }) => {
      const holder = sitting(client, id);
      return holder === undefined ? notJoined : await games.code(id, holder, code);
    },
  };

  /** Tells of what the operator did, and puts out whoever may hear no more of a match. */
  async function review(): Promise<void> {
    for (const { id, event } of await store.operations(reviewMs)) {
      const room = adapter.rooms.get(roomOf(id));
      const stored = room && (await games.current(id));
      if (room === undefined || stored === undefined) continue;
      for (const client of [...room].map((socket) => sockets.get(socket))) {
        const joined = client?.data.joined.get(id);
        if (client === undefined || joined === undefined || games.mayHear(stored, joined)) continue;
        await leave(client, id);
        client.emit("out", { id });
      }
      tell(stored.match, event, stored.now, true);
    }
  }

  return { handlers, review };
}

const tooMany = refuse("too-many", "Too many matches from your address. Try later.");
