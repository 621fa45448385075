/** What players, spectators and the operator ask for, done to a match at its turn. */
import { randomInt } from "node:crypto";
import { type Command, decide, isDoneBy, refuse } from "./decide.ts";
import type { RequestOf } from "./schema.ts";
import { families } from "./shared/families.ts";
import { applyEvent } from "./shared/match.ts";
import type { Answer, Code, Done, Happening, Joined, Match, MatchEvent, Player } from "./shared/protocol.ts";
import type { Besides, Change, Seats, Store, Stored } from "./store.ts";
import { codeHashOf, createMatchId, matchIdOf, seatOf } from "./tokens.ts";
import { createTurns, type Listener, type TurnsOptions } from "./turns.ts";

export type Games = ReturnType<typeof createGames>;

/** Who sits at a match: the player, and what the seat was when he took it. A spectator has neither. */
export interface Holder {
  readonly player: Player | null;
  readonly seat: string | null;
}
type Sitting = { readonly player: Player; readonly seat: string };
type Entered = Joined & Holder;

export interface GamesOptions extends TurnsOptions {
  /** Whether whoever has the link may watch. */
  readonly mayWatch?: boolean;
}

export const notJoined = refuse("not-joined", "Join the match first, with the token of your seat.");
const nameTaken = refuse("bad-request", "You have used this name for another request. Take a new one.");
const notPublic = refuse("not-public", "This game is for its players alone.");
const noCode = refuse("no-code", "No seat has this code.");

const done = ({ events }: Match, event: MatchEvent, repeated: boolean): Answer<Done> => ({
  ok: true,
  events,
  repeated,
  event,
});

function firstChange(happening: Happening, seats: Seats, at: number): Change {
  const event = { ...happening, number: 1, version: 0, at };
  return { match: applyEvent(undefined, event), event, seats };
}

/** A match of the same terms in which the players change sides. Whoever held a seat holds the other one. */
function rematchOf(match: Match, seats: Seats, id: string, at: number): Change {
  const { family, variant, timeControl, referee, names } = match;
  const [first, second] = families[family].players;
  const swapped = { [first]: names[second] ?? "?", [second]: names[first] ?? "?" };
  return firstChange(
    { kind: "create", id, family, variant, timeControl, referee, names: swapped },
    [seats[1], seats[0]],
    at,
  );
}

export function createGames(store: Store, listener: Listener, options: GamesOptions = {}) {
  const { mayWatch = true } = options;
  const { write, current, attempt, endOutOfTime } = createTurns(store, listener, options);

  /** Whether somebody who has joined may hear of the match as it is now. */
  const mayHear = ({ seats, hidden }: Stored, { player, seat }: Holder): boolean =>
    player === null ? mayWatch && !hidden : seats.includes(seat);

  async function create(request: RequestOf<"create">): Promise<Answer<Entered>> {
    const { family, variant, timeControl, referee, name, token } = request;
    const { players } = families[family];
    const at = request.player === "random" ? randomInt(2) : players.indexOf(request.player);
    const player = players[at] as Player;
    const id = matchIdOf(token);
    const seats: Seats = at === 0 ? [seatOf(token), null] : [null, seatOf(token)];
    await store.insert(
      firstChange(
        { kind: "create", id, family, variant, timeControl, referee, names: { [player]: name } },
        seats,
        await store.time(),
      ),
    );
    return await join({ id, token });
  }

  async function join(request: RequestOf<"join">): Promise<Answer<Entered>> {
    if ("code" in request) return await joinByCode(request.code);
    const { id, token, name = "Guest" } = request;
    return await attempt<Entered>(id, async (stored) => {
      const { match, seats, now } = stored;
      const watching = { player: null, seat: null };
      if (token === undefined)
        return mayHear(stored, watching) ? { ok: true, match, now, ...watching } : notPublic;
      const seat = seatOf(token);
      const { players } = families[match.family];
      const held = seats.indexOf(seat);
      if (held !== -1) return { ok: true, match, player: players[held] as Player, seat, now };
      const free = seats.indexOf(null);
      if (free === -1 || match.finishedAt !== null)
        return refuse("no-seat", "Both seats are taken, and not by this token. You can watch.");
      const player = players[free] as Player;
      const taken: Seats = free === 0 ? [seat, seats[1]] : [seats[0], seat];
      const joined = await write(stored, { kind: "join", player, name }, { taken });
      return joined && { ok: true, match: joined.match, player, seat, now };
    });
  }

  async function joinByCode(code: Code): Promise<Answer<Entered>> {
    const led = await store.seatOfCode(codeHashOf(code));
    const stored = led && (await current(led.id));
    if (led === undefined || stored === undefined) return noCode;
    const { match, seats, now } = stored;
    const seat = seats[families[match.family].players.indexOf(led.player)] ?? null;
    return { ok: true, match, player: led.player, seat, now };
  }

  /** Gives a seat a code that its player can write down. */
  async function code(id: string, holder: Sitting, given: Code): Promise<Answer<object>> {
    const kept = await store.keepCode(id, holder, codeHashOf(given));
    if (kept === undefined) return notJoined;
    return kept ? { ok: true } : refuse("bad-request", "Make another code.");
  }

  async function sync(id: string, events: number): Promise<Answer<{ match: Match | null; now: number }>> {
    return await attempt(id, async ({ match, now }) => ({
      ok: true,
      match: match.events > events ? match : null,
      now,
    }));
  }

  /**
   * What a player asks for. `request` is the request's own name: whatever was done under it is not done again, however late
   * the packet comes.
   */
  async function command(
    id: string,
    { player, seat }: Sitting,
    asked: Command & { readonly request: string },
  ): Promise<Answer<Done>> {
    const { request } = asked;
    return await attempt<Done>(id, async (stored) => {
      const { match, seats, now } = stored;
      if (!seats.includes(seat)) return notJoined;
      const past = await store.eventOf(id, player, request);
      if (past !== undefined) {
        if (!isDoneBy(past, asked)) return nameTaken;
        // It may have been lost with the first answer.
        listener(match, past, now, true);
        return done(match, past, true);
      }
      const decision = decide(match, player, asked, createMatchId());
      if (!decision.ok) return decision;
      const { event } = decision;
      const rematch =
        event.kind === "accept" && event.rematch !== undefined
          ? rematchOf(match, seats, event.rematch, now)
          : undefined;
      const after = await write(stored, event, { request, rematch });
      return after && done(after.match, after.event, false);
    });
  }

  /** What the operator does to a match, whoever else does something at the same time. */
  async function operate(
    id: string,
    decideWhat: (stored: Stored) => { readonly event: Happening; readonly taken?: Seats } & Besides,
  ): Promise<Match> {
    const answer = await attempt<{ match: Match }>(id, async (stored) => {
      const { event, ...besides } = decideWhat(stored);
      const after = await write(stored, event, { ...besides, operation: true });
      return after && { ok: true, match: after.match };
    });
    if (!answer.ok) throw new Error(answer.message);
    return answer.match;
  }

  return { current, mayHear, create, join, code, sync, command, operate, endOutOfTime };
}
