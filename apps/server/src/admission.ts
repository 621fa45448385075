/** Requests over plain HTTP: which are read at all, and which are answered, each in its turn. */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket as TcpSocket } from "node:net";
import type { Logger } from "pino";
import { addressOf } from "./addresses.ts";
import { consumed, type Defence, drop } from "./defence.ts";

/** Requests of one connection that may wait for their answers. Browsers send no second one before the first is answered. */
const mostPipelined = 4;
/** Lines that one read may bring. A browser's request has some thirty. */
const mostLines = 200;
const newline = 10;

/** Stands before everything that answers requests over plain HTTP, Socket.IO too. */
export function guard(server: Server, defence: Defence, log: Logger): void {
  const answering = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  function look(this: TcpSocket, chunk: Buffer): void {
    if (isTooMuch(chunk)) drop(defence, this, "flood");
  }
  // The first call alone makes Node show what it reads, and the last one alone comes before the parser.
  server.on("connection", (socket: TcpSocket) =>
    socket.on("data", look).off("data", look).prependListener("data", look),
  );
  // What comes over a web socket is counted in frames.
  server.on("upgrade", ({ socket }) => socket.off("data", look));
  server.on("request", (request, response) => {
    admit(defence, request, response).then(
      (admitted) => {
        if (admitted) for (const answer of answering) answer(request, response);
      },
      (error: Error) => log.error({ reason: error.message }, "a request was not admitted"),
    );
  });
}

/**
 * Node parses all requests of one read before anything can stop it, and two thousand fit into a read. So what a read brings
 * is looked at first, and if it is too much, made unreadable.
 */
function isTooMuch(chunk: Buffer): boolean {
  let lines = 0;
  for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1)) lines += 1;
  if (lines > mostLines) chunk.fill(0);
  return lines > mostLines;
}

/**
 * Lets a request over plain HTTP through in its turn, and closes what sends too many. Behind a proxy the connection is the
 * proxy's, which others share: there the request alone is refused.
 */
export async function admit(defence: Defence, request: IncomingMessage, response: ServerResponse) {
  const { settings, unanswered, limits, queue } = defence;
  const { socket } = request;
  if (socket.destroyed) return false;
  const address = addressOf(request, settings.PROXIES);
  if (unanswered.of(socket) >= mostPipelined) {
    drop(defence, socket, "flood");
    return false;
  }
  const counted = [socket, address];
  for (const each of counted) unanswered.add(each, 1);
  // A response that still waits for its turn on the connection is never closed, and one that is sent may be closed with it.
  const uncount = (): void => {
    for (const each of counted.splice(0)) unanswered.add(each, -1);
  };
  response.once("close", uncount);
  socket.once("close", uncount);
  const crowded = unanswered.of(address) > 2 * settings.CONNECTIONS_PER_ADDRESS;
  if (crowded || !(await consumed(limits.pages, address))) {
    if (settings.PROXIES === 0) drop(defence, socket, "flood");
    else response.writeHead(429, { "retry-after": "5" }).end();
    return false;
  }
  await queue.wait(address, "");
  return !socket.destroyed;
}
