/**
 * Limits that keep one client from harming the others: on connections when they arrive, on frames when they
 * are read, on requests, and on messages that wait to be sent.
 */
import type { Socket as TcpSocket } from "node:net";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Metrics } from "./metrics.ts";
import { createQueue } from "./queue.ts";
import type { Settings } from "./settings.ts";
import type { Passes } from "./tokens.ts";

/** The state of a connection. */
export interface Connection {
  readonly socket: TcpSocket;
  readonly address: string;
  /** The seat or invitation that the connection's pass belongs to. */
  readonly pass: string | undefined;
  /** Recent frames, which decay over time, and the bytes read by the last check. */
  frames: number;
  bytes: number;
}

export type Defense = ReturnType<typeof createDefense>;

export const createDefense = (settings: Settings, metrics: Metrics, passes: Passes) => ({
  settings,
  metrics,
  passes,
  /** For requests over web sockets and HTTP, and for new connections. Each takes a millisecond or two. */
  queue: createQueue(4),
  /** For frames. Each takes some fifty microseconds. */
  frameQueue: createQueue(32),
  connections: new Map<TcpSocket, Connection>(),
  /** Connections of each address or pass. */
  open: createCounts<string>(),
  /** Requests over plain HTTP, by connection and by address. */
  unanswered: createCounts<TcpSocket | string>(),
  /** Frames of each address or pass since the last check. */
  frames: createCounts<string>(),
  limits: limitsOf(settings),
});

function limitsOf({ REQUESTS_PER_SECOND, CONNECTIONS_PER_ADDRESS, MATCHES_PER_MINUTE }: Settings) {
  const limit = (points: number, duration: number) => new RateLimiterMemory({ points, duration });
  return {
    // Enough for everyone behind one address to reconnect together after a restart of the server.
    arrivals: limit(2 * CONNECTIONS_PER_ADDRESS, 20),
    ownArrivals: limit(10, 20),
    pages: limit(10 * CONNECTIONS_PER_ADDRESS, 10),
    requests: limit(REQUESTS_PER_SECOND, 1),
    // Sockets without a seat share this limit with their address. Those of a seat are few anyway.
    together: limit(10 * REQUESTS_PER_SECOND, 1),
    // Per connection or pass. Connections without a pass also count towards their address's `matches`.
    ownMatches: limit(Math.max(10, MATCHES_PER_MINUTE / 30), 600),
    rematches: limit(20, 600),
    matches: limit(MATCHES_PER_MINUTE, 60),
    reads: limit(20, 5),
  };
}

/** Consumes a point, and returns whether one was left. If not, the limiter rejects without an error. */
export async function consumed(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  return await limiter.consume(key).then(
    () => true,
    (rejection: unknown) => {
      if (rejection instanceof Error) throw rejection;
      return false;
    },
  );
}

/** Counts something by key. */
export function createCounts<Key>() {
  const counts = new Map<Key, number>();
  const of = (key: Key): number => counts.get(key) ?? 0;
  function add(key: Key, more: number): void {
    const count = of(key) + more;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  }
  const sum = (): number => [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { of, add, sum, clear: () => counts.clear() };
}

/** Ends a connection immediately: waiting for its reader would be waiting for the attacker. */
export function drop({ metrics }: Defense, socket: TcpSocket, reason: string): void {
  if (socket.destroyed) return;
  metrics.dropped.inc({ reason });
  socket.destroy();
}
