/** A match as the client has it: kept up to date by the events that it hears, and by asking for those that it missed. */
import type { Send } from "./sending.ts";
import { timeLeft } from "./shared/clock.ts";
import { createCode, readCode } from "./shared/codes.ts";
import { applyEvent } from "./shared/match.ts";
import type { Answer, Code, Done, JoinRequest, Match, MatchEvent, Offer, Player } from "./shared/protocol.ts";

/** A match that the client has joined. */
export interface Table {
  /** As it is now; another object after each change. */
  readonly match: Match;
  /** The seat that the client holds, `null` for a spectator. */
  readonly player: Player | null;
  /** The players who are connected at the moment. */
  readonly present: readonly Player[];
  /** Milliseconds that a player has left; `null` without clocks. */
  timeLeft(player: Player): number | null;
  /** Calls the listener after each change, with the event if one is the reason. Returns a function that ends it. */
  subscribe(listener: (table: Table, event: MatchEvent | undefined) => void): () => void;
  /** A move on the board as it is now, in the library's notation. */
  move(move: string): Promise<Answer<Done>>;
  offer(what: Offer): Promise<Answer<Done>>;
  accept(what: Offer): Promise<Answer<Done>>;
  decline(what: Offer): Promise<Answer<Done>>;
  resign(): Promise<Answer<Done>>;
  /** "I am here": a game with minutes begins when both have said so. Whoever joins a game of somebody else has. */
  ready(): Promise<Answer<Done>>;
  /** Ends the match without an outcome, as long as not both have moved. */
  abort(): Promise<Answer<Done>>;
  /** Makes a code to write down, by which `join({ code })` comes back to the seat anywhere. An older one is void. */
  createCode(): Promise<Answer<{ readonly code: Code }>>;
  /** Hears no more of the match. The seat stays. */
  leave(): Promise<void>;
}

/** A table with what only the client touches. */
export interface Seat {
  readonly table: Table;
  readonly request: JoinRequest;
  hear(event: MatchEvent): void;
  see(match: Match): void;
  showPresent(players: readonly Player[]): void;
}

/** A name for a request: whoever sends the same one again sends the same name. */
function createRequestName(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => (byte % 36).toString(36)).join("");
}

/** A newer server may tell of what this client does not know; then it asks for the match as it is. */
function appliedTo(match: Match, event: MatchEvent): Match | undefined {
  const next: Match | undefined = applyEvent(match, event);
  return next.game === undefined ? undefined : next;
}

interface Parts {
  readonly request: JoinRequest;
  readonly player: Player | null;
  readonly send: Send;
  /** The server's time. */
  readonly time: () => number;
  /** Asks for what was missed. */
  readonly sync: (id: string) => Promise<void>;
  readonly leave: (id: string) => Promise<void>;
}

export function createSeat(first: Match, { request, player, send, time, sync, leave }: Parts): Seat {
  let match = first;
  let present: readonly Player[] = [];
  const hearers = new Set<(table: Table, event: MatchEvent | undefined) => void>();
  const { id } = first;
  const tell = (event?: MatchEvent): void => {
    for (const hearer of [...hearers]) hearer(table, event);
  };
  const named = () => ({ id, request: createRequestName() });
  const about = (what: Offer) => ({ ...named(), version: match.version, what });

  /** Whoever is told that something was done sees it too. */
  async function done(asked: Promise<Answer<Done>>): Promise<Answer<Done>> {
    const answer = await asked;
    if (!answer.ok) return answer;
    hear(answer.event);
    if (match.events < answer.events) await sync(id);
    return answer;
  }

  function hear(event: MatchEvent): void {
    if (event.number <= match.events) return;
    const next = event.number === match.events + 1 ? appliedTo(match, event) : undefined;
    if (next === undefined) return void sync(id);
    match = next;
    tell(event);
  }

  const table: Table = {
    get match() {
      return match;
    },
    player,
    get present() {
      return present;
    },
    timeLeft: (of) => match.clock && timeLeft(match.clock, of, time()),
    subscribe: (hearer) => {
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
    move: (move) => done(send("move", { ...named(), version: match.version, move })),
    offer: (what) => done(send("offer", about(what))),
    accept: (what) => done(send("accept", about(what))),
    decline: (what) => done(send("decline", about(what))),
    resign: () => done(send("resign", named())),
    ready: () => done(send("ready", named())),
    abort: () => done(send("abort", named())),
    createCode: async () => {
      const code = createCode();
      const answer = await send("code", { id, code: readCode(code) });
      return answer.ok ? { ok: true, code } : answer;
    },
    leave: () => leave(id),
  };
  return {
    table,
    request,
    hear,
    see: (seen) => {
      if (seen.events <= match.events) return;
      match = seen;
      tell();
    },
    showPresent: (players) => {
      present = players;
      tell();
    },
  };
}
