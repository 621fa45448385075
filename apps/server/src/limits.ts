/** How often something may be asked for: by a connection, a seat and an address. */
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Socket } from "socket.io";
import type { Connection } from "./connections.ts";
import type { Settings } from "./settings.ts";

/** Requests in a second that anybody may send, however many come from the address. */
const fewRequests = 2;

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
