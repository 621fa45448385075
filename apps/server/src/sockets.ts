/** Socket.IO: who has joined what, requests in, answers and events out. */
import type { Server as HttpServer } from "node:http";
import { createAdapter } from "@socket.io/postgres-adapter";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { type DefaultEventsMap, Server, type Socket } from "socket.io";
import { type Command, refuse } from "./decide.ts";
import { type Defence, largestMessage, mostMatches, mostPending } from "./defence.ts";
import type { Games, Listener } from "./games.ts";
import type { Metrics } from "./metrics.ts";
import { type RequestName, type RequestOf, readRequest, schemas } from "./schema.ts";
import { families } from "./shared/families.ts";
import type { Answer, FamilyName, Joined, Messages, Player, Requests } from "./shared/protocol.ts";

/** What a socket has joined: its player in each match, `null` where it watches. */
interface Joins {
  pending: number;
  joined: Map<string, { readonly family: FamilyName; readonly player: Player | null }>;
}
type Io = Server<Requests, Messages, DefaultEventsMap, Joins>;
type Client = Socket<Requests, Messages, DefaultEventsMap, Joins>;

const presenceDelayMs = 300;
const roomOf = (id: string): string => `match ${id}`;
const seatRoomOf = (id: string, player: Player): string => `match ${id} ${player}`;

export function createIo(http: HttpServer, defence: Defence, pool: Pool | undefined, log: Logger): Io {
  const io: Io = new Server(http, {
    // Without long polling no balancer needs to send a client to the same process each time.
    transports: ["websocket"],
    serveClient: false,
    maxHttpBufferSize: largestMessage,
    pingInterval: 10_000,
    pingTimeout: 10_000,
    allowRequest: (request, answer) => {
      defence.mayConnect(request).then(
        (allowed) => answer(null, allowed),
        () => answer(null, false),
      );
    },
  });
  if (pool !== undefined) {
    const errorHandler = (error: Error): void =>
      log.warn({ reason: error.message }, "a message between processes is lost");
    io.adapter(createAdapter(pool, { errorHandler }));
  }
  return io;
}

/** Tells everyone who has joined a match what happened in it. */
export function tellBy(io: Io): Listener {
  return ({ id }, event, now) => void io.to(roomOf(id)).emit("event", { id, event, now });
}

export function serveSockets(io: Io, games: Games, defence: Defence, metrics: Metrics, log: Logger) {
  let closing = false;
  let busy = 0;

  /** What each request does. Its data has the shape that its schema demands. */
  const handlers: {
    readonly [Name in RequestName]: (client: Client, request: RequestOf<Name>) => Promise<Answer<object>>;
  } = {
    create: async (client, request) => {
      if (!(await defence.mayCreate(client)))
        return refuse("too-many", "Too many matches from your address. Try later.");
      return enter(client, await games.create(request));
    },
    join: async (client, request) => {
      const { joined } = client.data;
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
      const joined = client.data.joined.get(id);
      client.data.joined.delete(id);
      await client.leave(roomOf(id));
      if (joined?.player) {
        await client.leave(seatRoomOf(id, joined.player));
        tellPresence(id, joined.family);
      }
      return { ok: true };
    },
    move: (client, { id, ...request }) => command(client, id, { kind: "move", ...request }),
    offer: (client, { id, ...request }) => command(client, id, { kind: "offer", ...request }),
    accept: (client, { id, ...request }) => command(client, id, { kind: "accept", ...request }),
    decline: (client, { id, ...request }) => command(client, id, { kind: "decline", ...request }),
    resign: (client, { id }) => command(client, id, { kind: "resign" }),
  };

  async function command(client: Client, id: string, request: Command): Promise<Answer<object>> {
    const player = client.data.joined.get(id)?.player;
    return player ? await games.command(id, player, request) : notJoined;
  }

  async function enter(client: Client, answer: Answer<Joined>): Promise<Answer<Joined>> {
    if (!answer.ok) return answer;
    const { player, match } = answer;
    const { id, family } = match;
    client.data.joined.set(id, { family, player });
    await client.join(player === null ? roomOf(id) : [roomOf(id), seatRoomOf(id, player)]);
    tellPresence(id, family);
    return answer;
  }

  let turn = Promise.resolve();

  /**
   * Waits for a turn of the event loop, one request after the other. SQLite answers at once: without turns a crowd of requests
   * would be done in one go, while new connections wait and are given up.
   */
  function nextTurn(): Promise<void> {
    turn = turn.then(() => new Promise((begin) => setImmediate(begin)));
    return turn;
  }

  /** Matches whose players come and go: told a moment later, so that a crowd that comes back at once is told once. */
  const changing = new Map<string, NodeJS.Timeout>();

  function tellPresence(id: string, family: FamilyName): void {
    if (changing.has(id)) return;
    const timer = setTimeout(() => {
      changing.delete(id);
      tellPresent(id, family).catch((error: Error) =>
        log.debug({ reason: error.message }, "presence unknown"),
      );
    }, presenceDelayMs);
    changing.set(id, timer);
  }

  /** Tells who is connected, on whatever process. Nobody waits for it: a process that was killed answers no question. */
  async function tellPresent(id: string, family: FamilyName): Promise<void> {
    const players = await Promise.all(
      families[family].players.map(async (player) =>
        (await io.in(seatRoomOf(id, player)).fetchSockets()).length > 0 ? [player] : [],
      ),
    );
    io.to(roomOf(id)).emit("present", { id, players: players.flat() });
  }

  async function answerOf(client: Client, name: RequestName, data: unknown): Promise<Answer<object>> {
    if (!(await defence.mayRequest(client))) return refuse("too-fast", "Too many requests. Wait a second.");
    if (client.data.pending >= mostPending)
      return refuse("too-fast", "Wait for the answers to your requests.");
    if (closing) return refuse("unavailable", "The server is about to stop. Connect again.");
    const request = readRequest(name, data);
    if (!request.ok) return refuse("bad-request", request.message);
    busy += 1;
    client.data.pending += 1;
    try {
      await nextTurn();
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
    defence.count(client);
    for (const name of Object.keys(schemas) as RequestName[]) {
      client.on(name, ((data: unknown, acknowledge: unknown) => {
        answer(client, name, data, acknowledge).catch((error: Error) =>
          log.error({ reason: error.message }, "no answer"),
        );
      }) as never);
    }
    client.on("disconnect", () => {
      for (const [id, { family, player }] of client.data.joined)
        if (player !== null) tellPresence(id, family);
    });
  });

  /** Takes no more requests, answers those that came in, and closes the connections. */
  async function stop(patienceMs: number): Promise<void> {
    closing = true;
    for (const timer of changing.values()) clearTimeout(timer);
    io.local.emit("closing");
    const end = Date.now() + patienceMs;
    while (busy > 0 && Date.now() < end) await new Promise((next) => setTimeout(next, 10));
    io.local.disconnectSockets(true);
  }

  return { stop };
}

const notJoined = refuse("not-joined", "Join the match first, with the token of your seat.");
