/**
 * What keeps one client from harming the others, each at the level where the harm is done: connections when they arrive,
 * frames when they are read, requests when they are made, and what waits to be sent by looking at it.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket as TcpSocket } from "node:net";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Server, Socket } from "socket.io";
import { type ServerOptions, type WebSocket, WebSocketServer } from "ws";
import { addressOf, isAllowedOrigin } from "./addresses.ts";
import { type Connection, consumed, createLimits } from "./limits.ts";
import type { Metrics } from "./metrics.ts";
import { createQueue } from "./queue.ts";
import type { Settings } from "./settings.ts";
import type { Passes } from "./tokens.ts";

/** The largest message that may come in, in bytes; the largest that a schema allows has some 500. */
export const largestMessage = 2048;
/** Matches that one socket may hear of at once. */
export const mostMatches = 50;
/** Requests of one socket that may be waiting for their answers. */
export const mostPending = 20;
/** Connections that one seat or invitation may have, besides those of its address. */
const mostOfPass = 5;
/** Bytes that may wait for a client that does not read them. */
const mostWaitingBytes = 256 * 1024;
const mostWaitingMessages = 500;
const watchEveryMs = 500;
/** Requests over plain HTTP that may wait for their answers: on one connection, where browsers send no second one, and of an address. */
const mostPipelined = 4;
/**
 * Browsers send no pings, so they get no pongs, which would queue up. A closing client is not waited for half a minute. And
 * the frames of one read are emitted one by one, so that those behind a flood's last allowed frame are never emitted.
 */
const webSocketOptions = { autoPong: false, closeTimeout: 2000, allowSynchronousEvents: false };

/** How many of something each has at the moment. */
export function createCounts<Key>() {
  const counts = new Map<Key, number>();
  const of = (key: Key): number => counts.get(key) ?? 0;
  function add(key: Key, more: number): void {
    const count = of(key) + more;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  }
  return { of, add, sum: (): number => [...counts.values()].reduce((sum, count) => sum + count, 0) };
}

export type Defence = ReturnType<typeof createDefence>;

export function createDefence(settings: Settings, metrics: Metrics, passes: Passes) {
  const { REQUESTS_PER_SECOND, CONNECTIONS_PER_ADDRESS, ORIGINS, PROXIES } = settings;
  const mostFrames = 2 * REQUESTS_PER_SECOND + 60;
  const mostBytes = mostFrames * 512;
  /** Of all connections of an address, or of a pass, between two looks. */
  const mostFramesTogether = (10 * mostFrames * watchEveryMs) / 1000;
  // Enough for everyone behind one address to come back at once after the server was started again.
  const arrivals = new RateLimiterMemory({ points: 2 * CONNECTIONS_PER_ADDRESS, duration: 20 });
  const ownArrivals = new RateLimiterMemory({ points: 10, duration: 20 });
  const pages = new RateLimiterMemory({ points: 10 * CONNECTIONS_PER_ADDRESS, duration: 10 });
  const counts = createCounts<string>();
  const unanswered = createCounts<TcpSocket | string>();
  const frames = new Map<string, number>();
  /** Of all requests, over web sockets and plain HTTP: whoever sends many waits behind his own. */
  const queue = createQueue();
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

  const connectionOf = (socket: Socket): Connection | undefined => connections.get(socket.request.socket);

  /** Web sockets whose frames are counted. */
  class FrameCounter extends WebSocketServer {
    constructor(options: ServerOptions) {
      super({ ...options, ...webSocketOptions });
    }
    override handleUpgrade(
      ...[request, socket, head, done]: Parameters<WebSocketServer["handleUpgrade"]>
    ): void {
      super.handleUpgrade(request, socket, head, (client, ...more) => {
        const heard = (): void => {
          if (countFrame(request.socket)) return;
          // What the same read brought is parsed all the same, and nobody is told of it.
          for (const kind of ["message", "ping", "pong"]) client.removeAllListeners(kind);
        };
        client.on("message", heard).on("ping", heard).on("pong", heard);
        (done as (client: WebSocket, ...more: unknown[]) => void)(client, ...more);
      });
    }
  }

  /** Whether the connection may go on. */
  function countFrame(socket: TcpSocket): boolean {
    const connection = connections.get(socket);
    if (connection === undefined) return false;
    const who = connection.pass ?? connection.address;
    const together = (frames.get(who) ?? 0) + 1;
    frames.set(who, together);
    connection.frames += 1;
    // Many connections may be a flood together: then those go that send more than a person does.
    const most = together > mostFramesTogether ? mostFrames / 10 : mostFrames;
    if (connection.frames > most) drop(socket, "flood");
    return connection.frames <= most;
  }

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
    count();
    const crowded = unanswered.of(address) > 2 * CONNECTIONS_PER_ADDRESS;
    if (crowded || !(await consumed(pages, address))) {
      if (PROXIES === 0) drop(socket, "flood");
      else response.writeHead(429, { "retry-after": "5" }).end();
      return false;
    }
    await queue.wait(address);
    return !socket.destroyed;

    function count(): void {
      for (const each of [socket, address]) unanswered.add(each, 1);
      response.once("close", uncount);
      // A response that still waits for its turn on the connection is never closed.
      socket.once("close", uncount);
    }
    function uncount(): void {
      response.off("close", uncount);
      socket.off("close", uncount);
      for (const each of [socket, address]) unanswered.add(each, -1);
    }
  }

  const passOf = (socket: Socket): string | undefined => connectionOf(socket)?.pass;

  /** Ends a connection without waiting for anything: to wait for its reader would be to wait for the attacker. */
  function drop(socket: TcpSocket, reason: string): void {
    if (socket.destroyed) return;
    metrics.dropped.inc({ reason });
    socket.destroy();
  }

  /** Closes the connections of those who send too much or do not read, before what waits for them fills the memory. */
  function watch(io: Server): () => void {
    const timer = setInterval(() => {
      frames.clear();
      for (const connection of connections.values()) {
        const { socket } = connection;
        const bytes = socket.bytesRead - connection.bytes;
        connection.bytes = socket.bytesRead;
        connection.frames = Math.max(0, connection.frames - (mostFrames * watchEveryMs) / 1000);
        if (bytes > mostBytes) drop(socket, "flood");
        else if (socket.writableLength > mostWaitingBytes) drop(socket, "slow");
      }
      for (const { request, writeBuffer } of clientsOf(io)) {
        if (writeBuffer.length > mostWaitingMessages) drop(request.socket, "slow");
      }
    }, watchEveryMs);
    return () => clearInterval(timer);
  }

  return {
    queue,
    admit,
    mayConnect,
    FrameCounter,
    ...createLimits(settings, connectionOf),
    passOf,
    drop,
    watch,
  };
}

interface EngineClient {
  readonly request: IncomingMessage;
  /** Messages that wait until the connection takes them. */
  readonly writeBuffer: readonly unknown[];
}

/** All connections of Engine.IO, also those without a namespace. */
const clientsOf = (io: Server): readonly EngineClient[] =>
  Object.values(
    (io.engine as unknown as { readonly clients: Readonly<Record<string, EngineClient>> }).clients,
  );
