/** Web socket connections: which may begin, whose they are, and how many requests they may send. */
import type { IncomingMessage } from "node:http";
import type { Socket } from "socket.io";
import { addressOf, isAllowedOrigin } from "./addresses.ts";
import { type Connection, consumed, type Defense } from "./defense.ts";

/** Connections that one seat or invitation may have. They do not count towards the limit of their address. */
const mostOfPass = 5;
/** Requests per second that every connection may send, however many come from its address. */
const fewRequests = 2;

/** Returns whether a connection may begin, and counts it if so. */
export async function mayConnect(defense: Defense, request: IncomingMessage): Promise<boolean> {
  const reason = await whyNot(defense, request);
  if (reason !== undefined) defense.metrics.dropped.inc({ reason });
  return reason === undefined;
}

async function whyNot(defense: Defense, request: IncomingMessage): Promise<string | undefined> {
  const { settings, passes, open, limits } = defense;
  if (!isAllowedOrigin(request, settings.ORIGINS)) return "origin";
  const { socket } = request;
  const address = addressOf(request, settings.PROXIES);
  await defense.queue.wait(address, "");
  const given = new URL(request.url ?? "", "http://host").searchParams.get("pass");
  const pass = given === null ? undefined : passes.read(given);
  if (pass !== undefined && open.of(pass) < mostOfPass && (await consumed(limits.ownArrivals, pass)))
    return count(defense, { socket, address, pass, frames: 0, bytes: 0 });
  if (!(await consumed(limits.arrivals, address))) return "arrivals";
  if (open.of(address) >= settings.CONNECTIONS_PER_ADDRESS) return "connections";
  return count(defense, { socket, address, pass: undefined, frames: 0, bytes: 0 });
}

function count({ connections, open, metrics }: Defense, connection: Connection): undefined {
  const { socket, address, pass = address } = connection;
  if (socket.destroyed) return;
  connections.set(socket, connection);
  open.add(pass, 1);
  metrics.connections.inc();
  socket.once("close", () => {
    connections.delete(socket);
    open.add(pass, -1);
    metrics.connections.dec();
  });
}

export const connectionOf = ({ connections }: Defense, { request }: Socket): Connection | undefined =>
  connections.get(request.socket);

/** Counts a request, and returns whether the socket may send it. */
export async function mayRequest(defense: Defense, socket: Socket, hasSeat: boolean): Promise<boolean> {
  const { requests, together } = defense.limits;
  const connection = connectionOf(defense, socket);
  if (connection === undefined || !(await consumed(requests, socket.id))) return false;
  if (hasSeat || connection.pass !== undefined || (await consumed(together, connection.address))) return true;
  // A few who use up the address's limit do not shut out those who send little.
  return ((await requests.get(socket.id))?.consumedPoints ?? 0) <= fewRequests;
}

/** Returns whether a socket may create a match. */
export async function mayCreate(defense: Defense, socket: Socket): Promise<boolean> {
  const { ownMatches, matches } = defense.limits;
  if (socket.data.pass !== undefined) return await consumed(ownMatches, socket.data.pass);
  const address = connectionOf(defense, socket)?.address ?? "";
  return (await consumed(ownMatches, socket.id)) && (await consumed(matches, address));
}

/** Returns whether a player may have one more rematch. */
export const mayRematch = ({ limits }: Defense, { id, data }: Socket): Promise<boolean> =>
  consumed(limits.rematches, data.pass ?? id);
