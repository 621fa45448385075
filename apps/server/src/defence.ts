/**
 * What keeps one client from harming the others, each at the level where the harm is done: connections when they arrive,
 * frames when they are read, requests when they are made, and what waits to be sent by looking at it.
 */
import type { Socket as TcpSocket } from "node:net";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Metrics } from "./metrics.ts";
import { createQueue } from "./queue.ts";
import type { Settings } from "./settings.ts";
import type { Passes } from "./tokens.ts";

/** What is known of a connection from its first byte to its last one. */
export interface Connection {
  readonly socket: TcpSocket;
  readonly address: string;
  /** The seat or invitation whose pass it showed. */
  readonly pass: string | undefined;
  /** Frames that count as sent at the moment, and bytes that had come at the last look. */
  frames: number;
  bytes: number;
}

export type Defence = ReturnType<typeof createDefence>;

export const createDefence = (settings: Settings, metrics: Metrics, passes: Passes) => ({
  settings,
  metrics,
  passes,
  /** Of all requests, over web sockets and plain HTTP, and of connections that begin. Each takes a millisecond or two. */
  queue: createQueue(4),
  /** Of frames, whatever they hold. Each takes some fifty microseconds. */
  frameQueue: createQueue(32),
  connections: new Map<TcpSocket, Connection>(),
  /** Connections of each address or pass. */
  open: createCounts<string>(),
  /** Requests over plain HTTP of each connection and each address. */
  unanswered: createCounts<TcpSocket | string>(),
  /** Frames of each address or pass since the last look. */
  frames: createCounts<string>(),
  limits: limitsOf(settings),
});

function limitsOf({ REQUESTS_PER_SECOND, CONNECTIONS_PER_ADDRESS, MATCHES_PER_MINUTE }: Settings) {
  const limit = (points: number, duration: number) => new RateLimiterMemory({ points, duration });
  return {
    // Enough for everyone behind one address to come back at once after the server was started again.
    arrivals: limit(2 * CONNECTIONS_PER_ADDRESS, 20),
    ownArrivals: limit(10, 20),
    pages: limit(10 * CONNECTIONS_PER_ADDRESS, 10),
    requests: limit(REQUESTS_PER_SECOND, 1),
    // Whoever holds no seat shares a limit with his address. A seat has a limit by itself: that of its connections.
    together: limit(10 * REQUESTS_PER_SECOND, 1),
    // One connection may create some matches, an address more, and whoever shows a pass counts for his pass alone.
    ownMatches: limit(Math.max(10, MATCHES_PER_MINUTE / 30), 600),
    rematches: limit(20, 600),
    matches: limit(MATCHES_PER_MINUTE, 60),
    reads: limit(20, 5),
  };
}

/** Rejections of the limiter are not errors but what is left. */
export async function consumed(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  return await limiter.consume(key).then(
    () => true,
    (rejection: unknown) => {
      if (rejection instanceof Error) throw rejection;
      return false;
    },
  );
}

/** How many of something each has at the moment. */
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

/** Ends a connection without waiting for anything: to wait for its reader would be to wait for the attacker. */
export function drop({ metrics }: Defence, socket: TcpSocket, reason: string): void {
  if (socket.destroyed) return;
  metrics.dropped.inc({ reason });
  socket.destroy();
}
