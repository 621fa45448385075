/** Web socket connections: where they come from, which may begin, whose they are, and how much they may ask. */
import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import type { Socket } from "socket.io";
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

/**
 * Returns the client's address, as the outermost of our own proxies saw it. The client can write anything
 * into the header's earlier entries. IPv6 addresses are cut to 64 bits, because one customer has a whole
 * network of that size.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const direct = request.socket.remoteAddress ?? "";
  if (proxies === 0) return networkOf(direct);
  const forwarded = String(request.headers["x-forwarded-for"] ?? "").split(",");
  return networkOf(forwarded.at(-proxies)?.trim() || direct);
}

/** Some proxies append the client's port, which differs for each connection. */
const port = /^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/;

function networkOf(written: string): string {
  const [, inBrackets, beforeColon] = port.exec(written) ?? [];
  const address = inBrackets ?? beforeColon ?? written;
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  if (read instanceof ipaddr.IPv4) return read.toString();
  const network = read.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}

/**
 * Returns whether a page may connect: pages of this host and of the hosts in `ORIGINS` may. Browsers do not
 * check web sockets, so the server must. Programs send no origin and may connect.
 */
export function isAllowedOrigin({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origins.includes(origin)) return true;
  // Either header may write out the protocol's default port.
  const own = `${/^[a-z]+:/.exec(origin)?.[0]}//${host}`;
  return URL.canParse(origin) && URL.canParse(own) && new URL(origin).host === new URL(own).host;
}
