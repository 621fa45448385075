/** Frames of web sockets, counted as they are read: for each connection, and for all of an address or a pass together. */
import type { Socket as TcpSocket } from "node:net";
import { type ServerOptions, type WebSocket, WebSocketServer } from "ws";
import type { Connection, Connections } from "./connections.ts";

/** Milliseconds between two looks at the connections. */
export const lookEveryMs = 500;
/**
 * Browsers send no pings, so they get no pongs, which would queue up. A closing client is not waited for half a minute. And
 * the frames of one read are emitted one by one, so that those behind a flood's last allowed frame are never emitted.
 */
const webSocketOptions = { autoPong: false, closeTimeout: 2000, allowSynchronousEvents: false };

export function createFrames({ of, drop }: Connections, requestsPerSecond: number) {
  const mostFrames = 2 * requestsPerSecond + 60;
  const mostBytes = mostFrames * 512;
  /** Of all connections of an address, or of a pass, between two looks. */
  const mostTogether = (10 * mostFrames * lookEveryMs) / 1000;
  const together = new Map<string, number>();

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
          // Frames that came in the same read are still parsed, but no listener receives them.
          for (const kind of ["message", "ping", "pong"]) client.removeAllListeners(kind);
        };
        client.on("message", heard).on("ping", heard).on("pong", heard);
        (done as (client: WebSocket, ...more: unknown[]) => void)(client, ...more);
      });
    }
  }

  /** Whether the connection may go on. */
  function countFrame(socket: TcpSocket): boolean {
    const connection = of(socket);
    if (connection === undefined) return false;
    const who = connection.pass ?? connection.address;
    const all = (together.get(who) ?? 0) + 1;
    together.set(who, all);
    connection.frames += 1;
    // Many connections may be a flood together: then those go that send more than a person does.
    const most = all > mostTogether ? mostFrames / 10 : mostFrames;
    if (connection.frames > most) drop(socket, "flood");
    return connection.frames <= most;
  }

  /** Begins the counts of a new look. */
  const beginLook = (): void => together.clear();

  /** Whether a connection sent too many bytes since the last look. */
  function isFlood(connection: Connection): boolean {
    const { bytesRead } = connection.socket;
    const bytes = bytesRead - connection.bytes;
    connection.bytes = bytesRead;
    connection.frames = Math.max(0, connection.frames - (mostFrames * lookEveryMs) / 1000);
    return bytes > mostBytes;
  }

  return { FrameCounter, beginLook, isFlood };
}
