/** Decides which requests over plain HTTP are read and answered, and makes each wait for its turn. */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket as TcpSocket } from "node:net";
import type { Logger } from "pino";
import { addressOf } from "./connections.ts";
import { consumed, type Defense, drop } from "./defense.ts";

/** Unanswered requests that one connection may have. Browsers wait for each answer. */
const mostPipelined = 4;
/** Lines that one read may have. A browser's request has some thirty. */
const mostLines = 200;
const newline = 10;

/** Puts admission before all request listeners of the server, Socket.IO's too. */
export function guard(server: Server, defense: Defense, log: Logger): void {
  const answering = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  function look(this: TcpSocket, chunk: Buffer): void {
    if (isTooMuch(chunk)) drop(defense, this, "flood");
  }
  // Only `on` makes Node emit the data, and only `prependListener` comes before the parser.
  server.on("connection", (socket: TcpSocket) =>
    socket.on("data", look).off("data", look).prependListener("data", look),
  );
  // What web sockets send is counted in frames.
  server.on("upgrade", ({ socket }) => socket.off("data", look));
  server.on("request", (request, response) => {
    admit(defense, request, response).then(
      (admitted) => {
        if (admitted) for (const answer of answering) answer(request, response);
      },
      (error: Error) => log.error({ reason: error.message }, "a request was not admitted"),
    );
  });
}

/**
 * Node parses all requests of one read before anything can stop it, and two thousand fit into a read. So this
 * function looks at the bytes first, and overwrites them if they have too many lines.
 */
function isTooMuch(chunk: Buffer): boolean {
  let lines = 0;
  for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1)) lines += 1;
  if (lines > mostLines) chunk.fill(0);
  return lines > mostLines;
}

/**
 * Lets a request over plain HTTP through in its turn, and closes a connection that sends too many. Behind a
 * proxy, others share the connection, so only the request is refused.
 */
export async function admit(defense: Defense, request: IncomingMessage, response: ServerResponse) {
  const { settings, unanswered, limits, queue } = defense;
  const { socket } = request;
  if (socket.destroyed) return false;
  const address = addressOf(request, settings.PROXIES);
  if (unanswered.of(socket) >= mostPipelined) {
    drop(defense, socket, "flood");
    return false;
  }
  const senders = [socket, address];
  for (const sender of senders) unanswered.add(sender, 1);
  // Both events may come, or only one: a response that is still queued when its connection closes emits no
  // event.
  const uncount = (): void => {
    socket.off("close", uncount);
    for (const sender of senders.splice(0)) unanswered.add(sender, -1);
  };
  response.once("close", uncount);
  socket.once("close", uncount);
  const crowded = unanswered.of(address) > 2 * settings.CONNECTIONS_PER_ADDRESS;
  if (crowded || !(await consumed(limits.pages, address))) {
    if (settings.PROXIES === 0) drop(defense, socket, "flood");
    else response.writeHead(429, { "retry-after": "5" }).end();
    return false;
  }
  await queue.wait(address, "");
  return !socket.destroyed;
}
