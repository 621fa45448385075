/** Requests over plain HTTP: which are read at all, and which are answered, each in its turn. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket as TcpSocket } from "node:net";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { addressOf } from "./addresses.ts";
import type { Connections } from "./connections.ts";
import { consumed, createCounts } from "./limits.ts";
import type { Queue } from "./queue.ts";
import type { Settings } from "./settings.ts";

/** Requests of one connection that may wait for their answers. Browsers send no second one before the first is answered. */
const mostPipelined = 4;
/** Lines that one read may bring. A browser's request has some thirty. */
const mostLines = 200;
const newline = 10;

export function createAdmission(
  { CONNECTIONS_PER_ADDRESS, PROXIES }: Settings,
  { drop }: Connections,
  queue: Queue,
) {
  const pages = new RateLimiterMemory({ points: 10 * CONNECTIONS_PER_ADDRESS, duration: 10 });
  const unanswered = createCounts<TcpSocket | string>();

  /**
   * Node parses all requests of one read before anything can stop it, and two thousand fit into a read. So what a read brings is
   * looked at first, and if it is too much, made unreadable.
   */
  function look(this: TcpSocket, chunk: Buffer): void {
    let lines = 0;
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1)) lines += 1;
    if (lines <= mostLines) return;
    chunk.fill(0);
    drop(this, "flood");
  }

  function watchReads(socket: TcpSocket): void {
    // The first call alone makes Node show what it reads, and the last one alone comes before the parser.
    socket.on("data", look).off("data", look).prependListener("data", look);
  }

  /** What comes over a web socket is counted in frames. */
  const unwatchReads = (socket: TcpSocket): unknown => socket.off("data", look);

  /**
   * Lets a request over plain HTTP through in its turn, and closes what sends too many. Behind a proxy the connection is the
   * proxy's, which others share: there the request alone is refused.
   */
  async function admit(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { socket } = request;
    if (socket.destroyed) return false;
    const address = addressOf(request, PROXIES);
    if (unanswered.of(socket) >= mostPipelined) {
      drop(socket, "flood");
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
    const crowded = unanswered.of(address) > 2 * CONNECTIONS_PER_ADDRESS;
    if (crowded || !(await consumed(pages, address))) {
      if (PROXIES === 0) drop(socket, "flood");
      else response.writeHead(429, { "retry-after": "5" }).end();
      return false;
    }
    await queue.wait(address);
    return !socket.destroyed;
  }

  return { admit, watchReads, unwatchReads };
}
