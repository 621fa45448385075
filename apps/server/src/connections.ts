/** The connections of web sockets: which may begin, whose they are, and how they end. */
import type { IncomingMessage } from "node:http";
import type { Socket as TcpSocket } from "node:net";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { addressOf, isAllowedOrigin } from "./addresses.ts";
import { consumed, createCounts } from "./limits.ts";
import type { Metrics } from "./metrics.ts";
import type { Settings } from "./settings.ts";
import type { Passes } from "./tokens.ts";

/** Connections that one seat or invitation may have, besides those of its address. */
const mostOfPass = 5;

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

export type Connections = ReturnType<typeof createConnections>;

export function createConnections(
  { CONNECTIONS_PER_ADDRESS, ORIGINS, PROXIES }: Settings,
  metrics: Metrics,
  passes: Passes,
) {
  // Enough for everyone behind one address to come back at once after the server was started again.
  const arrivals = new RateLimiterMemory({ points: 2 * CONNECTIONS_PER_ADDRESS, duration: 20 });
  const ownArrivals = new RateLimiterMemory({ points: 10, duration: 20 });
  const counts = createCounts<string>();
  const connections = new Map<TcpSocket, Connection>();

  /** Whether a connection may begin. From here on it is counted. */
  async function mayConnect(request: IncomingMessage): Promise<boolean> {
    const reason = await whyNot(request);
    if (reason !== undefined) metrics.dropped.inc({ reason });
    return reason === undefined;
  }

  async function whyNot(request: IncomingMessage): Promise<string | undefined> {
    if (!isAllowedOrigin(request, ORIGINS)) return "origin";
    const { socket } = request;
    const address = addressOf(request, PROXIES);
    const given = new URL(request.url ?? "", "http://host").searchParams.get("pass");
    const pass = given === null ? undefined : passes.read(given);
    if (pass !== undefined && counts.of(pass) < mostOfPass && (await consumed(ownArrivals, pass))) {
      return count({ socket, address, pass, frames: 0, bytes: 0 }, pass);
    }
    if (!(await consumed(arrivals, address))) return "arrivals";
    if (counts.of(address) >= CONNECTIONS_PER_ADDRESS) return "connections";
    return count({ socket, address, pass: undefined, frames: 0, bytes: 0 }, address);
  }

  function count(connection: Connection, as: string): undefined {
    const { socket } = connection;
    if (socket.destroyed) return;
    connections.set(socket, connection);
    counts.add(as, 1);
    metrics.connections.inc();
    socket.once("close", () => {
      connections.delete(socket);
      metrics.connections.dec();
      counts.add(as, -1);
    });
  }

  /** Ends a connection without waiting for anything: to wait for its reader would be to wait for the attacker. */
  function drop(socket: TcpSocket, reason: string): void {
    if (socket.destroyed) return;
    metrics.dropped.inc({ reason });
    socket.destroy();
  }

  return {
    mayConnect,
    drop,
    of: (socket: TcpSocket): Connection | undefined => connections.get(socket),
    all: (): Iterable<Connection> => connections.values(),
  };
}
