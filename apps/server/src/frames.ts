/** Counts web socket frames as they are read, for each connection and for each address or pass. */
import type { IncomingMessage } from "node:http";
import type { Socket as TcpSocket } from "node:net";
import type { Server } from "socket.io";
import { type ServerOptions, type WebSocket, WebSocketServer } from "ws";
import { type Connection, type Defense, drop } from "./defense.ts";

/** Milliseconds between two checks of the connections. */
const lookEveryMs = 500;
/** Unsent bytes and messages that one client may have. */
const mostWaitingBytes = 256 * 1024;
const mostWaitingMessages = 500;
/**
 * No automatic pongs: browsers send no pings, and pongs could queue up. Closing waits 2 seconds instead of
 * 30. Frames of one read are emitted one by one, so that those beyond the limit are never emitted.
 */
const webSocketOptions = { autoPong: false, closeTimeout: 2000, allowSynchronousEvents: false };

const mostFrames = ({ settings }: Defense): number => 2 * settings.REQUESTS_PER_SECOND + 60;

/** Creates a web socket server class that counts frames. */
export const frameCounter = (defense: Defense) =>
  class extends WebSocketServer {
    constructor(options: ServerOptions) {
      super({ ...options, ...webSocketOptions });
    }
    override handleUpgrade(
      ...[request, socket, head, done]: Parameters<WebSocketServer["handleUpgrade"]>
    ): void {
      super.handleUpgrade(request, socket, head, (client, ...more) => {
        pace(defense, request.socket, client);
        (done as (client: WebSocket, ...more: unknown[]) => void)(client, ...more);
      });
    }
  };

/** Makes each frame, and then the close event, wait for its turn. Drops frames beyond the limit. */
function pace(defense: Defense, socket: TcpSocket, client: WebSocket): void {
  const emit = client.emit.bind(client) as (...event: unknown[]) => boolean;
  const { address = "" } = defense.connections.get(socket) ?? {};
  let goesOn = true;
  client.emit = (...event: [string | symbol, ...unknown[]]): boolean => {
    const isFrame = ["message", "ping", "pong"].includes(String(event[0]));
    if (!isFrame && event[0] !== "close") return emit(...event);
    if (isFrame) goesOn &&= countFrame(defense, socket);
    if (goesOn || !isFrame)
      defense.frameQueue.wait(address, client).then(() => (goesOn || !isFrame) && emit(...event));
    return true;
  };
}

/** Counts a frame, and returns whether the connection may go on. */
function countFrame(defense: Defense, socket: TcpSocket): boolean {
  const connection = defense.connections.get(socket);
  if (connection === undefined) return false;
  const who = connection.pass ?? connection.address;
  defense.frames.add(who, 1);
  connection.frames += 1;
  // Many connections can be a flood together. Then those that send more than a person does are closed.
  const together = defense.frames.of(who) > (10 * mostFrames(defense) * lookEveryMs) / 1000;
  const most = together ? mostFrames(defense) / 10 : mostFrames(defense);
  if (connection.frames > most) drop(defense, socket, "flood");
  return connection.frames <= most;
}

/** Returns whether a connection sent too many bytes since the last check. */
function isFlood(defense: Defense, connection: Connection): boolean {
  const { bytesRead } = connection.socket;
  const bytes = bytesRead - connection.bytes;
  connection.bytes = bytesRead;
  connection.frames = Math.max(0, connection.frames - (mostFrames(defense) * lookEveryMs) / 1000);
  return bytes > mostFrames(defense) * 512;
}

interface EngineClient {
  readonly request: IncomingMessage;
  /** Unsent messages. */
  readonly writeBuffer: readonly unknown[];
}

/** Closes connections that send too much, or that do not read before their messages fill the memory. */
export function watch(defense: Defense, { engine }: Server): () => void {
  // All of Engine.IO's connections, even those without a namespace.
  const { clients } = engine as unknown as { readonly clients: Readonly<Record<string, EngineClient>> };
  const timer = setInterval(() => {
    defense.frames.clear();
    for (const connection of defense.connections.values()) {
      const { socket } = connection;
      if (isFlood(defense, connection)) drop(defense, socket, "flood");
      else if (socket.writableLength > mostWaitingBytes) drop(defense, socket, "slow");
    }
    for (const { request, writeBuffer } of Object.values(clients))
      if (writeBuffer.length > mostWaitingMessages) drop(defense, request.socket, "slow");
  }, lookEveryMs);
  return () => clearInterval(timer);
}
