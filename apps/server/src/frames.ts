/** Frames of web sockets, counted as they are read: for each connection, and for all of an address or a pass together. */
import type { IncomingMessage } from "node:http";
import type { Socket as TcpSocket } from "node:net";
import type { Server } from "socket.io";
import { type ServerOptions, type WebSocket, WebSocketServer } from "ws";
import { type Connection, type Defence, drop } from "./defence.ts";

/** Milliseconds between two looks at the connections. */
const lookEveryMs = 500;
/** Bytes and messages that may wait for a client that does not read them. */
const mostWaitingBytes = 256 * 1024;
const mostWaitingMessages = 500;
/**
 * Browsers send no pings, so they get no pongs, which would queue up. A closing client is not waited for half a minute. And
 * the frames of one read are emitted one by one, so that those behind a flood's last allowed frame are never emitted.
 */
const webSocketOptions = { autoPong: false, closeTimeout: 2000, allowSynchronousEvents: false };

const mostFrames = ({ settings }: Defence): number => 2 * settings.REQUESTS_PER_SECOND + 60;

/** Web sockets whose frames are counted. */
export const frameCounter = (defence: Defence) =>
  class extends WebSocketServer {
    constructor(options: ServerOptions) {
      super({ ...options, ...webSocketOptions });
    }
    override handleUpgrade(
      ...[request, socket, head, done]: Parameters<WebSocketServer["handleUpgrade"]>
    ): void {
      super.handleUpgrade(request, socket, head, (client, ...more) => {
        pace(defence, request.socket, client);
        (done as (client: WebSocket, ...more: unknown[]) => void)(client, ...more);
      });
    }
  };

/** Lets each frame wait for its turn, and the end of the connection after them. Those beyond the limit reach nobody. */
function pace(defence: Defence, socket: TcpSocket, client: WebSocket): void {
  const emit = client.emit.bind(client) as (...event: unknown[]) => boolean;
  const { address = "" } = defence.connections.get(socket) ?? {};
  let goesOn = true;
  client.emit = (...event: [string | symbol, ...unknown[]]): boolean => {
    const isFrame = ["message", "ping", "pong"].includes(String(event[0]));
    if (!isFrame && event[0] !== "close") return emit(...event);
    if (isFrame) goesOn &&= countFrame(defence, socket);
    if (goesOn || !isFrame)
      defence.frameQueue.wait(address, client).then(() => (goesOn || !isFrame) && emit(...event));
    return true;
  };
}

/** Whether the connection may go on. */
function countFrame(defence: Defence, socket: TcpSocket): boolean {
  const connection = defence.connections.get(socket);
  if (connection === undefined) return false;
  const who = connection.pass ?? connection.address;
  defence.frames.add(who, 1);
  connection.frames += 1;
  // Many connections may be a flood together: then those go that send more than a person does.
  const together = defence.frames.of(who) > (10 * mostFrames(defence) * lookEveryMs) / 1000;
  const most = together ? mostFrames(defence) / 10 : mostFrames(defence);
  if (connection.frames > most) drop(defence, socket, "flood");
  return connection.frames <= most;
}

/** Whether a connection sent too many bytes since the last look. */
function isFlood(defence: Defence, connection: Connection): boolean {
  const { bytesRead } = connection.socket;
  const bytes = bytesRead - connection.bytes;
  connection.bytes = bytesRead;
  connection.frames = Math.max(0, connection.frames - (mostFrames(defence) * lookEveryMs) / 1000);
  return bytes > mostFrames(defence) * 512;
}

interface EngineClient {
  readonly request: IncomingMessage;
  /** Messages that wait until the connection takes them. */
  readonly writeBuffer: readonly unknown[];
}

/** Closes the connections of those who send too much or do not read, before what waits for them fills the memory. */
export function watch(defence: Defence, { engine }: Server): () => void {
  // All connections of Engine.IO, also those without a namespace.
  const { clients } = engine as unknown as { readonly clients: Readonly<Record<string, EngineClient>> };
  const timer = setInterval(() => {
    defence.frames.clear();
    for (const connection of defence.connections.values()) {
      const { socket } = connection;
      if (isFlood(defence, connection)) drop(defence, socket, "flood");
      else if (socket.writableLength > mostWaitingBytes) drop(defence, socket, "slow");
    }
    for (const { request, writeBuffer } of Object.values(clients))
      if (writeBuffer.length > mostWaitingMessages) drop(defence, request.socket, "slow");
  }, lookEveryMs);
  return () => clearInterval(timer);
}
