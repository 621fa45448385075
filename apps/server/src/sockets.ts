/** Answers requests, each in its turn, and loses none when the process stops. */
import { connectionOf, mayRequest } from "./connections.ts";
import { refuse } from "./decide.ts";
import { drop } from "./defense.ts";
import { handle } from "./handlers.ts";
import { type Client, changeSeatsOf, type Sockets } from "./io.ts";
import { type RequestName, readRequest, schemas } from "./schema.ts";

/** Unanswered requests that one socket may have. */
const mostPending = 20;

async function answerOf(sockets: Sockets, client: Client, name: RequestName, data: unknown) {
  const { defense, log } = sockets;
  const seat = [...client.data.joined].find(([, { player }]) => player !== null);
  if (!(await mayRequest(defense, client, seat !== undefined)))
    return refuse("too-fast", "Too many requests. Wait a second.");
  if (client.data.pending >= mostPending) return refuse("too-fast", "Wait for the answers to your requests.");
  if (sockets.closing) return refuse("unavailable", "The server is about to stop. Connect again.");
  const request = readRequest(name, data);
  if (!request.ok) return refuse("bad-request", request.message);
  sockets.busy += 1;
  client.data.pending += 1;
  try {
    await defense.queue.wait(
      connectionOf(defense, client)?.address ?? "",
      seat === undefined ? client.id : `${seat[0]} ${seat[1].player}`,
    );
    return await handle(sockets, client, name, request.value);
  } catch (error) {
    log.error({ request: name, reason: (error as Error).message }, "a request failed");
    return refuse("unavailable", "The server cannot answer at the moment. Try again.");
  } finally {
    sockets.busy -= 1;
    client.data.pending -= 1;
  }
}

export function serveSockets(parts: Pick<Sockets, "io" | "games" | "defense" | "log">): Sockets {
  const present: Sockets["present"] = new Map();
  const sockets: Sockets = { ...parts, present, changing: new Map(), busy: 0, closing: false };
  const { io, defense, log } = parts;
  const { requests, refusals } = defense.metrics;
  io.sockets.adapter.on("delete-room", (room: string) => present.delete(room));

  async function answer(client: Client, name: RequestName, data: unknown, acknowledge: unknown) {
    const stopTimer = requests.startTimer({ request: name });
    const given = await answerOf(sockets, client, name, data);
    stopTimer();
    if (!given.ok) refusals.inc({ request: name, code: given.code });
    if (typeof acknowledge === "function") acknowledge(given);
  }

  io.on("connection", (client) => {
    client.data = { joined: new Map(), pending: 0, pass: connectionOf(defense, client)?.pass };
    for (const name of Object.keys(schemas) as RequestName[]) {
      client.on(name, ((data: unknown, acknowledge: unknown) => {
        answer(client, name, data, acknowledge).catch((error: Error) =>
          log.error({ reason: error.message }, "no answer"),
        );
      }) as never);
    }
    client.on("disconnect", (reason) => {
      // Nothing would watch a connection without a namespace, so it is closed.
      if (reason === "client namespace disconnect") drop(defense, client.request.socket, "left");
      changeSeatsOf(sockets, client);
    });
  });
  return sockets;
}

/** Announces that the process stops, and refuses requests from now on. */
export function closeSockets(sockets: Sockets): void {
  sockets.closing = true;
  for (const timer of sockets.changing.values()) clearTimeout(timer);
  sockets.io.local.emit("closing");
}

/** Closes all connections: idle ones immediately, the others after their answers or after `patienceMs`. */
export async function endSockets(sockets: Sockets, patienceMs: number): Promise<void> {
  const { io } = sockets;
  for (const end = Date.now() + patienceMs; ; await new Promise((next) => setTimeout(next, 10))) {
    for (const client of io.sockets.sockets.values()) if (client.data.pending === 0) client.disconnect(true);
    if (sockets.busy === 0 || Date.now() > end) break;
  }
  io.local.disconnectSockets(true);
}
