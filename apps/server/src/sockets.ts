/** Who has joined what: requests in, answers and events out. */
import type { Logger } from "pino";
import { type Command, refuse } from "./decide.ts";
import { type Defence, mostMatches, mostPending } from "./defence.ts";
import type { Games, Listener } from "./games.ts";
import { type Client, type Io, roomOf, seatRoomOf } from "./io.ts";
import type { Metrics } from "./metrics.ts";
import type { Presence } from "./presence.ts";
import { type RequestName, type RequestOf, readRequest, schemas } from "./schema.ts";
import { statusOf } from "./shared/match.ts";
import type { Answer, Joined, MatchEvent } from "./shared/protocol.ts";
import type { Passes } from "./tokens.ts";

/** Pages that were loaded before an upgrade know fewer events. They miss the others, notice the gap, and ask for the match. */
const oldPages = "old pages";
const oldKinds: readonly string[] = ["join", "move", "judge", "offer", "accept", "decline", "resign", "time"];
const isOld = (event: MatchEvent): boolean =>
  oldKinds.includes(event.kind) && !("what" in event && event.what === "claim");

/**
 * Tells everyone who has joined a match what happened in it. Of a repeated request each process tells once, since another one may
 * have died before it told of it.
 */
export function tellBy(io: Io): Listener {
  /** The number of the last event that was told in a room. */
  const told = new Map<string, number>();
  const { adapter } = io.sockets;
  adapter.on("delete-room", (room: string) => told.delete(room));
  return ({ id }, event, now, repeated) => {
    const last = told.get(roomOf(id)) ?? 0;
    if (repeated && event.number <= last) return;
    if (adapter.rooms.has(roomOf(id))) told.set(roomOf(id), Math.max(last, event.number));
    const room = io.to(roomOf(id));
    (isOld(event) ? room : room.except(oldPages)).emit("event", { id, event, now });
  };
}

interface Parts {
  readonly io: Io;
  readonly games: Games;
  readonly presence: Presence;
  readonly defence: Defence;
  readonly metrics: Metrics;
  readonly passes: Passes;
  readonly log: Logger;
}

export function serveSockets({ io, games, presence, defence, metrics, passes, log }: Parts) {
  let closing = false;
  let busy = 0;

  /** What each request does. Its data has the shape that its schema demands. */
  const handlers: {
    readonly [Name in RequestName]: (client: Client, request: RequestOf<Name>) => Promise<Answer<object>>;
  } = {
    create: async (client, request) => {
      if (!(await defence.mayCreate(client, client.data.pass)))
        return refuse("too-many", "Too many matches from your address. Try later.");
      return enter(client, await games.create(request));
    },
    join: async (client, request) => {
      const { joined } = client.data;
      if ("code" in request) {
        if (!(await defence.mayGuess(client)))
          return refuse("too-many", "Too many codes. Try again in a minute.");
        return enter(client, await games.join(request));
      }
      if (joined.size >= mostMatches && !joined.has(request.id)) {
        return refuse("too-many", `A connection may join ${mostMatches} matches. Leave one.`);
      }
      // Into the room first, so that nothing happens unheard between the answer and the room.
      await client.join(roomOf(request.id));
      const answer = await enter(client, await games.join(request));
      if (!answer.ok && !joined.has(request.id)) await client.leave(roomOf(request.id));
      return answer;
    },
    sync: async (client, { id, events }) =>
      client.data.joined.has(id) ? await games.sync(id, events) : notJoined,
    leave: async (client, { id }) => {
      await leave(client, id);
      client.data.joined.delete(id);
      await client.leave(roomOf(id));
      return { ok: true };
    },
    move: (client, { id, ...request }) => command(client, id, { kind: "move", ...request }),
    offer: (client, { id, ...request }) => command(client, id, { kind: "offer", ...request }),
    accept: (client, { id, ...request }) => command(client, id, { kind: "accept", ...request }),
    decline: (client, { id, ...request }) => command(client, id, { kind: "decline", ...request }),
    ready: (client, { id, ...request }) => command(client, id, { kind: "ready", ...request }),
    resign: (client, { id, ...request }) => command(client, id, { kind: "resign", ...request }),
    abort: (client, { id, ...request }) => command(client, id, { kind: "abort", ...request }),
    code: async (client, { id, code }) => {
      const player = client.data.joined.get(id)?.player;
      return player ? await games.code(id, player, code) : notJoined;
    },
  };

  async function command(
    client: Client,
    id: string,
    request: Command & { readonly request?: string | undefined },
  ): Promise<Answer<object>> {
    const player = client.data.joined.get(id)?.player;
    return player ? await games.command(id, player, request) : notJoined;
  }

  async function enter(client: Client, answer: Answer<Joined>): Promise<Answer<Joined>> {
    if (!answer.ok) return answer;
    const { player, match } = answer;
    const { id, family } = match;
    if (client.data.joined.get(id)?.player !== player) await leave(client, id);
    client.data.joined.set(id, { family, player });
    await client.join(roomOf(id));
    const known = { ...answer, present: presence.of(id) };
    if (player === null) return known;
    await client.join(seatRoomOf(id, player));
    presence.change(id, family);
    // A page that was loaded before an upgrade does not know that it must say so.
    if (client.rooms.has(oldPages) && statusOf(match) === "waiting")
      await games.command(id, player, { kind: "ready" });
    client.data.pass ??= `${id}-${player}`;
    return { ...known, pass: passes.create(client.data.pass) };
  }

  /** Off a seat, if the socket sits on one. */
  async function leave(client: Client, id: string): Promise<void> {
    const joined = client.data.joined.get(id);
    if (!joined?.player) return;
    await client.leave(seatRoomOf(id, joined.player));
    presence.change(id, joined.family);
  }

  async function answerOf(client: Client, name: RequestName, data: unknown): Promise<Answer<object>> {
    const seat = [...client.data.joined].find(([, { player }]) => player !== null);
    if (!(await defence.mayRequest(client, seat !== undefined)))
      return refuse("too-fast", "Too many requests. Wait a second.");
    if (client.data.pending >= mostPending)
      return refuse("too-fast", "Wait for the answers to your requests.");
    if (closing) return refuse("unavailable", "The server is about to stop. Connect again.");
    const request = readRequest(name, data);
    if (!request.ok) return refuse("bad-request", request.message);
    busy += 1;
    client.data.pending += 1;
    try {
      await defence.queue.wait(seat === undefined ? client.id : `${seat[0]} ${seat[1].player}`);
      return await (handlers[name] as (client: Client, request: unknown) => Promise<Answer<object>>)(
        client,
        request.value,
      );
    } catch (error) {
      log.error(
        { request: name, reason: error instanceof Error ? error.message : "unknown" },
        "a request failed",
      );
      return refuse("unavailable", "The server cannot answer at the moment. Try again.");
    } finally {
      busy -= 1;
      client.data.pending -= 1;
    }
  }

  async function answer(
    client: Client,
    name: RequestName,
    data: unknown,
    acknowledge: unknown,
  ): Promise<void> {
    const stopTimer = metrics.requests.startTimer({ request: name });
    const given = await answerOf(client, name, data);
    stopTimer();
    if (!given.ok) metrics.refusals.inc({ request: name, code: given.code });
    if (typeof acknowledge === "function") acknowledge(given);
  }

  io.on("connection", (client) => {
    client.data.joined = new Map();
    client.data.pending = 0;
    client.data.pass = defence.passOf(client);
    if (client.handshake.auth["protocol"] === undefined) void client.join(oldPages);
    for (const name of Object.keys(schemas) as RequestName[]) {
      client.on(name, ((data: unknown, acknowledge: unknown) => {
        answer(client, name, data, acknowledge).catch((error: Error) =>
          log.error({ reason: error.message }, "no answer"),
        );
      }) as never);
    }
    client.on("disconnect", (reason) => {
      // Whoever leaves is gone: a connection without a namespace would be watched by nobody.
      if (reason === "client namespace disconnect") defence.drop(client.request.socket, "left");
      presence.changeSeatsOf(client);
    });
  });

  /** Tells the clients that the process stops. From now on it takes no requests. */
  function close(): void {
    closing = true;
    presence.stop();
    io.local.emit("closing");
  }

  /** Closes the connections, those that await an answer once they have it, or when its patience is at an end. */
  async function stop(patienceMs: number): Promise<void> {
    const end = Date.now() + patienceMs;
    for (;;) {
      for (const client of io.sockets.sockets.values())
        if (client.data.pending === 0) client.disconnect(true);
      if (busy === 0 || Date.now() > end) break;
      await new Promise((next) => setTimeout(next, 10));
    }
    io.local.disconnectSockets(true);
  }

  return { close, stop };
}

const notJoined = refuse("not-joined", "Join the match first, with the token of your seat.");
