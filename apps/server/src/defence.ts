/**
 * What keeps one client from harming the others, each at the level where the harm is done: connections when they arrive,
 * frames when they are read, requests when they are made, and what waits to be sent by looking at it.
 */
import type { IncomingMessage } from "node:http";
import type { Server, Socket } from "socket.io";
import { createAdmission } from "./admission.ts";
import { type Connection, createConnections } from "./connections.ts";
import { createFrames, lookEveryMs } from "./frames.ts";
import { createLimits } from "./limits.ts";
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
/** Bytes that may wait for a client that does not read them. */
const mostWaitingBytes = 256 * 1024;
const mostWaitingMessages = 500;

export type Defence = ReturnType<typeof createDefence>;

export function createDefence(settings: Settings, metrics: Metrics, passes: Passes) {
  const connections = createConnections(settings, metrics, passes);
  const { mayConnect, drop } = connections;
  const { FrameCounter, beginLook, isFlood } = createFrames(connections, settings.REQUESTS_PER_SECOND);
  /** Of all requests, over web sockets and plain HTTP: whoever sends many waits behind his own. */
  const queue = createQueue();
  const connectionOf = (socket: Socket): Connection | undefined => connections.of(socket.request.socket);
  const passOf = (socket: Socket): string | undefined => connectionOf(socket)?.pass;

  /** Closes the connections of those who send too much or do not read, before what waits for them fills the memory. */
  function watch(io: Server): () => void {
    const timer = setInterval(() => {
      beginLook();
      for (const connection of connections.all()) {
        const { socket } = connection;
        if (isFlood(connection)) drop(socket, "flood");
        else if (socket.writableLength > mostWaitingBytes) drop(socket, "slow");
      }
      for (const { request, writeBuffer } of clientsOf(io)) {
        if (writeBuffer.length > mostWaitingMessages) drop(request.socket, "slow");
      }
    }, lookEveryMs);
    return () => clearInterval(timer);
  }

  return {
    queue,
    mayConnect,
    FrameCounter,
    ...createLimits(settings, connectionOf),
    ...createAdmission(settings, connections, queue),
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
