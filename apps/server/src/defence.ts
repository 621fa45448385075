/** What keeps one client from harming the others: origins, numbers of connections and requests, and slow readers. */
import type { IncomingMessage } from "node:http";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Server, Socket } from "socket.io";
import type { Metrics } from "./metrics.ts";
import type { Settings } from "./settings.ts";

/** The largest message that may come in, in bytes; the largest that a schema allows has some 400. */
export const largestMessage = 2048;
/** Matches that one socket may hear of at once. */
export const mostMatches = 50;
/** Requests of one socket that may be waiting for their answers. */
export const mostPending = 20;
/** A socket that goes on this long after being told that it is too fast is closed. */
const mostStrikes = 100;
/** Messages that wait for a client that does not read them; beyond it, the socket is closed. */
const mostWaiting = 500;
const watchEveryMs = 1000;

/**
 * The client's address: what the outermost of our own proxies saw. What stands before it in the header was written by
 * the client.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const direct = request.socket.remoteAddress ?? "";
  if (proxies === 0) return direct;
  const forwarded = String(request.headers["x-forwarded-for"] ?? "").split(",");
  return forwarded.at(-proxies)?.trim() || direct;
}

/**
 * Whether a page may connect: one of this host, or of a host that the settings name. Browsers ask no permission for
 * web sockets, so the server must look for itself. Programs send no origin and may connect.
 */
export function isAllowedOrigin({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

export type Defence = ReturnType<typeof createDefence>;

export function createDefence(settings: Settings, metrics: Metrics) {
  const { REQUESTS_PER_SECOND, CONNECTIONS_PER_ADDRESS, MATCHES_PER_HOUR, ORIGINS, PROXIES } = settings;
  const requests = new RateLimiterMemory({ points: REQUESTS_PER_SECOND, duration: 1 });
  // Somebody with many connections must not take the time of all others. A school that shares an address stays far below.
  const together = new RateLimiterMemory({ points: 10 * REQUESTS_PER_SECOND, duration: 1 });
  const matches = new RateLimiterMemory({ points: MATCHES_PER_HOUR, duration: 3600 });
  // Enough for everyone behind one address to come back twice in a minute, after the server was started again.
  const arrivals = new RateLimiterMemory({ points: 3 * CONNECTIONS_PER_ADDRESS, duration: 60 });
  const connections = new Map<string, number>();
  const strikes = new WeakMap<Socket, number>();

  /** Whether a connection may begin. */
  async function mayConnect(request: IncomingMessage): Promise<boolean> {
    const reason = await whyNot(request);
    if (reason !== undefined) metrics.dropped.inc({ reason });
    return reason === undefined;
  }

  async function whyNot(request: IncomingMessage): Promise<string | undefined> {
    if (!isAllowedOrigin(request, ORIGINS)) return "origin";
    const address = addressOf(request, PROXIES);
    if ((connections.get(address) ?? 0) >= CONNECTIONS_PER_ADDRESS) return "connections";
    return (await consumed(arrivals, address)) ? undefined : "arrivals";
  }

  function count(socket: Socket): void {
    const address = addressOf(socket.request, PROXIES);
    connections.set(address, (connections.get(address) ?? 0) + 1);
    metrics.sockets.inc();
    socket.on("disconnect", () => {
      metrics.sockets.dec();
      const left = (connections.get(address) ?? 1) - 1;
      if (left === 0) connections.delete(address);
      else connections.set(address, left);
    });
  }

  /** Whether a socket may send one more request. One that goes on though it may not is closed. */
  async function mayRequest(socket: Socket): Promise<boolean> {
    if (await consumed(requests, socket.id)) {
      return await consumed(together, addressOf(socket.request, PROXIES));
    }
    const count = (strikes.get(socket) ?? 0) + 1;
    strikes.set(socket, count);
    if (count > mostStrikes) drop(socket, "flood");
    return false;
  }

  const mayCreate = (socket: Socket): Promise<boolean> =>
    consumed(matches, addressOf(socket.request, PROXIES));

  /** Closes a connection and forgets what waits in it: to wait until that is read would be to wait for the attacker. */
  function drop(socket: Socket, reason: string): void {
    if (!socket.connected) return;
    metrics.dropped.inc({ reason });
    socket.conn.close(true);
  }

  /** Closes the sockets of those who do not read, before what waits for them fills the memory. */
  function watch(io: Server): () => void {
    const timer = setInterval(() => {
      for (const socket of io.sockets.sockets.values()) {
        if (waitingFor(socket) > mostWaiting) drop(socket, "slow");
      }
    }, watchEveryMs);
    return () => clearInterval(timer);
  }

  return { mayConnect, count, mayRequest, mayCreate, watch };
}

/** Messages that Socket.IO keeps until the connection takes them. */
function waitingFor({ conn }: Socket): number {
  return (conn as unknown as { readonly writeBuffer: readonly unknown[] }).writeBuffer.length;
}

/** Rejections of the limiter are not errors but what is left. */
async function consumed(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  return await limiter.consume(key).then(
    () => true,
    (rejection: unknown) => {
      if (rejection instanceof Error) throw rejection;
      return false;
    },
  );
}
