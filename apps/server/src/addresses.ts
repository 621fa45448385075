/** Where a request comes from: the client's address and the page's origin. */
import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";

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
