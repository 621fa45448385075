/**
 * Requests, one after the other: the match is read, a decision made, and its event written if nothing else has happened in
 * between; else all is done once more. No process remembers a match, so that any number of them serve the same matches.
 */
import { randomInt } from "node:crypto";
import { type Command, decide, isDoneBy, refuse, timeEvent } from "./decide.ts";
import type { RequestOf } from "./schema.ts";
import { families } from "./shared/families.ts";
import { applyEvent } from "./shared/match.ts";
import type { Answer, Done, Happening, Joined, Match, MatchEvent, Player } from "./shared/protocol.ts";
import type { Change, Seats, Store, Stored } from "./store.ts";
import { matchIdOf, rematchIdOf, seatOf } from "./tokens.ts";

/** Is told of each event once it is stored, and again when its request is repeated. */
export type Listener = (match: Match, event: MatchEvent, now: number, repeated: boolean) => void;

export type Games = ReturnType<typeof createGames>;

/** More than this many other changes in the moment of one request are an attack. */
const mostAttempts = 20;

const noMatch = refuse("no-match", "There is no such match.");
const done = ({ events }: Match, repeated: boolean): Answer<Done> => ({ ok: true, events, repeated });
const crowded = refuse("unavailable", "Too much happens to this match at once. Try again.");

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

export function createGames(store: Store, listener: Listener) {
  async function write(
    { match, seats, now }: Stored,
    happening: Happening,
    taken = seats,
  ): Promise<Match | undefined> {
    const event = { ...happening, number: match.events + 1, version: match.version, at: now };
    const change = { match: applyEvent(match, event), event, seats: taken };
    const rematch =
      happening.kind === "accept" && happening.rematch !== undefined
        ? rematchOf(match, seats, happening.rematch, now)
        : undefined;
    if (!(await store.update(change, rematch))) return undefined;
    listener(change.match, event, now, false);
    return change.match;
  }

  /** The match, after the loss of a player whose time is up has been written. */
  async function current(id: string): Promise<Stored | undefined> {
    for (;;) {
      const stored = await store.read(id);
      const late = stored && timeEvent(stored.match, stored.now);
      if (late === undefined) return stored;
      await write(stored as Stored, late);
    }
  }

  async function create(request: RequestOf<"create">): Promise<Answer<Joined>> {
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

  async function join({ id, token, name = "Guest" }: RequestOf<"join">): Promise<Answer<Joined>> {
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      const stored = await current(id);
      if (stored === undefined) return noMatch;
      const { match, seats, now } = stored;
      if (token === undefined) return { ok: true, match, player: null, now };
      const seat = seatOf(token);
      const { players } = families[match.family];
      const held = seats.indexOf(seat);
      if (held !== -1) return { ok: true, match, player: players[held] as Player, now };
      const free = seats.indexOf(null);
      if (free === -1)
        return refuse("no-seat", "Both seats are taken, and not by this token. You can watch.");
      const player = players[free] as Player;
      const taken: Seats = free === 0 ? [seat, seats[1]] : [seats[0], seat];
      const joined = await write(stored, { kind: "join", player, name }, taken);
      if (joined !== undefined) return { ok: true, match: joined, player, now };
    }
    return crowded;
  }

  async function sync(id: string, events: number): Promise<Answer<{ match: Match | null; now: number }>> {
    const stored = await current(id);
    if (stored === undefined) return noMatch;
    const { match, now } = stored;
    return { ok: true, match: match.events > events ? match : null, now };
  }

  async function command(id: string, player: Player, request: Command): Promise<Answer<Done>> {
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      const stored = await current(id);
      if (stored === undefined) return noMatch;
      const { match } = stored;
      // A late packet could make an offer again that was declined. It cannot make a move again: the version has changed.
      if (request.kind !== "move" && (await repeated(stored, player, request))) return done(match, true);
      const decision = decide(match, player, request, rematchIdOf(id));
      if (!decision.ok) {
        const late = request.kind === "move" && request.version <= match.version;
        return late && (await repeated(stored, player, request)) ? done(match, true) : decision;
      }
      const after = await write(stored, decision.event);
      if (after !== undefined) return done(after, false);
    }
    return crowded;
  }

  /** Whether a request was done before. If so, its event is told once more: it may have been lost with the first answer. */
  async function repeated({ match, now }: Stored, player: Player, request: Command): Promise<boolean> {
    const version = request.kind === "resign" ? match.version : request.version;
    const event = (await store.eventsOf(match.id, version)).find((past) => isDoneBy(past, player, request));
    if (event !== undefined) listener(match, event, now, true);
    return event !== undefined;
  }

  /** Ends the games in which a clock has run out. */
  async function endOutOfTime(): Promise<void> {
    for (const id of await store.outOfTime(100)) await current(id);
  }

  return { create, join, sync, command, endOutOfTime };
}
