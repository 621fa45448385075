/** Requests in, answers out: each in its turn, and none lost when the process stops. */
import type { Logger } from "pino";
import { refuse } from "./decide.ts";
import { mostPending } from "./defence.ts";
import { createHandlers, type HandlerParts } from "./handlers.ts";
import type { Client } from "./io.ts";
import type { Metrics } from "./metrics.ts";
import { type RequestName, readRequest, schemas } from "./schema.ts";
import type { Answer } from "./shared/protocol.ts";

interface Parts extends HandlerParts {
  readonly metrics: Metrics;
  readonly log: Logger;
}

export function serveSockets({ metrics, log, ...parts }: Parts) {
  const { io, presence, defence } = parts;
  const { handlers, review } = createHandlers(parts);
  let closing = false;
  let busy = 0;

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
      const handle = handlers[name] as (client: Client, request: unknown) => Promise<Answer<object>>;
      return await handle(client, request.value);
    } catch (error) {
      log.error({ request: name, reason: (error as Error).message }, "a request failed");
      return refuse("unavailable", "The server cannot answer at the moment. Try again.");
    } finally {
      busy -= 1;
      client.data.pending -= 1;
    }
  }

  async function answer(client: Client, name: RequestName, data: unknown, acknowledge: unknown) {
    const stopTimer = metrics.requests.startTimer({ request: name });
    const given = await answerOf(client, name, data);
    stopTimer();
    if (!given.ok) metrics.refusals.inc({ request: name, code: given.code });
    if (typeof acknowledge === "function") acknowledge(given);
  }

  io.on("connection", (client) => {
    client.data = { joined: new Map(), pending: 0, pass: defence.passOf(client) };
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

  return { review, close, stop };
}
