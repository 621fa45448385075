/** How often something may be asked for: by a connection, a seat and an address. */
import type { Socket as TcpSocket } from "node:net";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Socket } from "socket.io";
import type { Settings } from "./settings.ts";

/** Requests in a second that anybody may send, however many come from the address. */
const fewRequests = 2;
/** What is known of a connection from its first byte to its last one. */
export interface Connection {
  readonly socket: TcpSocket;
  readonly address: string;
  /** The seat or invitation whose pass it showed. */
  readonly pass: string | undefined;
  frames: number;
  bytes: number;
}

export function createLimits(
  { REQUESTS_PER_SECOND, MATCHES_PER_MINUTE }: Settings,
  connectionOf: (socket: Socket) => Connection | undefined,
) {
  const requests = new RateLimiterMemory({ points: REQUESTS_PER_SECOND, duration: 1 });
  // Whoever holds no seat shares a limit with his address. A seat has a limit by itself: that of its connections.
  const together = new RateLimiterMemory({ points: 10 * REQUESTS_PER_SECOND, duration: 1 });
  // One connection may create some matches, an address more, and whoever shows a pass counts for his pass alone.
  const ownMatches = new RateLimiterMemory({ points: Math.max(10, MATCHES_PER_MINUTE / 30), duration: 600 });
  const rematches = new RateLimiterMemory({ points: 20, duration: 600 });
  const matches = new RateLimiterMemory({ points: MATCHES_PER_MINUTE, duration: 60 });
  const reads = new RateLimiterMemory({ points: 20, duration: 5 });

  /** Whether a socket may send one more request. */
  async function mayRequest(socket: Socket, hasSeat: boolean): Promise<boolean> {
    const connection = connectionOf(socket);
    if (connection === undefined || !(await consumed(requests, socket.id))) return false;
    if (hasSeat || connection.pass !== undefined || (await consumed(together, connection.address)))
      return true;
    // What is used up by a few is not refused to those who ask for little.
    return ((await requests.get(socket.id))?.consumedPoints ?? 0) <= fewRequests;
  }

  /** Whether a socket may create a match: `own` is whose pass it has, or will have. */
  async function mayCreate(socket: Socket, own: string | undefined): Promise<boolean> {
    if (own !== undefined) return await consumed(ownMatches, own);
    const address = connectionOf(socket)?.address ?? "";
    return (await consumed(ownMatches, socket.id)) && (await consumed(matches, address));
  }

  /** Whether a player may have one more rematch. A code of 50 bits needs no such limit: nobody guesses one at any rate. */
  const mayRematch = ({ id, data }: Socket): Promise<boolean> => consumed(rematches, data.pass ?? id);

  const mayRead = (address: string): Promise<boolean> => consumed(reads, address);

  return { mayRequest, mayCreate, mayRematch, mayRead };
}

/** Rejections of the limiter are not errors but what is left. */
export async function consumed(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  return await limiter.consume(key).then(
    () => true,
    (rejection: unknown) => {
      if (rejection instanceof Error) throw rejection;
      return false;
    },
  );
}
