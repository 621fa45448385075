/** Where a request comes from: the client's address and the page's origin. */
import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";

/**
 * The client's address: what the outermost of our own proxies saw. What stands before it in the header was written by
 * the client. IPv6 addresses are cut to their first 64 bits, since a whole network of that size belongs to one customer.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const direct = request.socket.remoteAddress ?? "";
  if (proxies === 0) return networkOf(direct);
  const forwarded = String(request.headers["x-forwarded-for"] ?? "").split(",");
  return networkOf(forwarded.at(-proxies)?.trim() || direct);
}

/** Some proxies write the client's port behind the address. It is another one for each connection. */
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
 * Whether a page may connect: one of this host, or of a host that the settings name. Browsers ask no permission for
 * web sockets, so the server must look for itself. Programs send no origin and may connect.
 */
export function isAllowedOrigin({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origins.includes(origin)) return true;
  // The same host may be written with the port that its protocol has anyway.
  const own = `${/^[a-z]+:/.exec(origin)?.[0]}//${host}`;
  return URL.canParse(origin) && URL.canParse(own) && new URL(origin).host === new URL(own).host;
}
