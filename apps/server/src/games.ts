/**
 * Requests, one after the other: the match is read, a decision made, and its event written if nothing else has happened in
 * between; else all is done once more. No process remembers a match, so that any number of them serve the same matches.
 */
import { randomInt } from "node:crypto";
import { type Command, contentKey, decide, isDoneBy, lateEvent, outageEvent, refuse } from "./decide.ts";
import { outageMs } from "./processes.ts";
import type { RequestOf } from "./schema.ts";
import { families } from "./shared/families.ts";
import { applyEvent, format } from "./shared/match.ts";
import type { Answer, Code, Done, Happening, Joined, Match, MatchEvent, Player } from "./shared/protocol.ts";
import { type Besides, type Change, type Seats, type Store, type Stored, yieldTurn } from "./store.ts";
import { codeHashOf, matchIdOf, rematchIdOf, seatOf } from "./tokens.ts";

/** Is told of each event once it is stored, and again when its request is repeated. */
export type Listener = (match: Match, event: MatchEvent, now: number, repeated: boolean) => void;

export type Games = ReturnType<typeof createGames>;

/** More than this many other changes in the moment of one request are an attack. */
const mostAttempts = 20;

const noMatch = refuse("no-match", "There is no such match.");
const done = ({ events }: Match, event: MatchEvent, repeated: boolean): Answer<Done> => ({
  ok: true,
  events,
  repeated,
  event,
});
const nameTaken = refuse("bad-request", "You have used this name for another request. Take a new one.");
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
    { kind: "create", format, id, family, variant, timeControl, referee, names: swapped },
    [seats[1], seats[0]],
    at,
  );
}

export interface GamesOptions {
  /** By which a process says that it runs. */
  readonly process?: string;
  /** Whether whoever has the link may watch. */
  readonly mayWatch?: boolean;
  /** Is told of a match that could not be read or ended. */
  readonly onBad?: (id: string, error: Error) => void;
}

/** A match that could not be ended is tried again after this long. */
const badMs = 60_000;

export function createGames(store: Store, listener: Listener, options: GamesOptions = {}) {
  const { process = "", mayWatch = true, onBad = () => {} } = options;

  async function write(
    { match, seats, now }: Stored,
    happening: Happening,
    { taken = seats, request, ...besides }: { taken?: Seats; request?: string | undefined } & Besides = {},
  ): Promise<{ match: Match; event: MatchEvent } | undefined> {
    const event = { ...happening, number: match.events + 1, version: match.version, at: now };
    const change = { match: applyEvent(match, event), event, seats: taken, request };
    const rematch =
      happening.kind === "accept" && happening.rematch !== undefined
        ? rematchOf(match, seats, happening.rematch, now)
        : undefined;
    if (!(await store.update(change, { ...besides, rematch }))) return undefined;
    listener(change.match, event, now, false);
    return change;
  }

  /** The match, after what happens by itself was written: an outage in which clocks stood, and then its end. */
  async function current(id: string): Promise<Stored | undefined> {
    for (;;) {
      const stored = await store.read(id);
      if (stored === undefined) return undefined;
      const { match, now, beat, outage } = stored;
      if (beat !== null && now - beat > outageMs) {
        await store.beat(process);
        continue;
      }
      const stood = outage === null ? undefined : outageEvent(match, { from: outage, to: outage });
      const due = stood === undefined ? lateEvent(match, now) : await firstOutage(match);
      if (due === undefined) return stored;
      await write(stored, due);
    }
  }

  /** The first outage that this match has not heard of. */
  async function firstOutage(match: Match): Promise<Happening | undefined> {
    const since = Math.min(
      match.clock?.since ?? Number.MAX_SAFE_INTEGER,
      match.claimedAt ?? Number.MAX_SAFE_INTEGER,
    );
    const [outage] = await store.outagesAfter(since);
    return outage && outageEvent(match, outage);
  }

  /** Does something to a match as it is now, and once more if something else happened in between. */
  async function attempt<Value>(
    id: string,
    act: (stored: Stored) => Promise<Answer<Value> | undefined>,
  ): Promise<Answer<Value>> {
    for (let i = 0; i < mostAttempts; i++) {
      const stored = await current(id);
      if (stored === undefined) return noMatch;
      const answer = await act(stored);
      if (answer !== undefined) return answer;
    }
    return crowded;
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
        { kind: "create", format, id, family, variant, timeControl, referee, names: { [player]: name } },
        seats,
        await store.time(),
      ),
    );
    return await join({ id, token });
  }

  async function join(request: RequestOf<"join">): Promise<Answer<Joined>> {
    if ("code" in request) return await joinByCode(request.code);
    const { id, token, name = "Guest" } = request;
    return await attempt<Joined>(id, async (stored) => {
      const { match, seats, now } = stored;
      if (token === undefined) return mayWatch ? { ok: true, match, player: null, now } : notPublic;
      const seat = seatOf(token);
      const { players } = families[match.family];
      const held = seats.indexOf(seat);
      if (held !== -1) return { ok: true, match, player: players[held] as Player, now };
      const free = seats.indexOf(null);
      if (free === -1 || match.finishedAt !== null)
        return refuse("no-seat", "Both seats are taken, and not by this token. You can watch.");
      const player = players[free] as Player;
      const taken: Seats = free === 0 ? [seat, seats[1]] : [seats[0], seat];
      const joined = await write(stored, { kind: "join", player, name }, { taken });
      return joined && { ok: true, match: joined.match, player, now };
    });
  }

  async function joinByCode(code: Code): Promise<Answer<Joined>> {
    const seat = await store.seatOfCode(codeHashOf(code));
    const stored = seat && (await current(seat.id));
    if (seat === undefined || stored === undefined) return refuse("no-code", "No seat has this code.");
    return { ok: true, match: stored.match, player: seat.player, now: stored.now };
  }

  /** Gives a seat a code that its player can write down. */
  async function code(id: string, player: Player, given: Code): Promise<Answer<object>> {
    return (await store.keepCode(id, player, codeHashOf(given)))
      ? { ok: true }
      : refuse("bad-request", "Make another code.");
  }

  async function sync(id: string, events: number): Promise<Answer<{ match: Match | null; now: number }>> {
    const stored = await current(id);
    if (stored === undefined) return noMatch;
    const { match, now } = stored;
    return { ok: true, match: match.events > events ? match : null, now };
  }

  /**
   * What a player asks for. `request` is the request's own name: whatever was done under it is not done again, however late
   * the packet comes.
   */
  async function command(
    id: string,
    player: Player,
    asked: Command & { readonly request?: string | undefined },
  ): Promise<Answer<Done>> {
    const { request = contentKey(asked) } = asked;
    return await attempt<Done>(id, async (stored) => {
      const { match, now } = stored;
      const decision = decide(match, player, asked, rematchIdOf(id));
      // A move without a name cannot be made again, since it has changed the version. All else could.
      if (!decision.ok || asked.kind !== "move" || asked.request !== undefined) {
        const past = await store.eventOf(id, player, request);
        if (past !== undefined) {
          if (!isDoneBy(past, asked)) return nameTaken;
          // It may have been lost with the first answer.
          listener(match, past, now, true);
          return done(match, past, true);
        }
      }
      if (!decision.ok) return decision;
      const after = await write(stored, decision.event, { request });
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
      const after = await write(stored, event, besides);
      return after && { ok: true, match: after.match };
    });
    if (!answer.ok) throw new Error(answer.message);
    return answer.match;
  }

  const bad = new Map<string, number>();

  /** Ends the games whose time has come. One that cannot be ended keeps no other from its end. */
  async function endOutOfTime(): Promise<void> {
    for (let after: { deadline: number; id: string } | undefined; ; ) {
      const rows = await store.outOfTime(100, after);
      for (const { id } of rows) {
        if ((bad.get(id) ?? 0) > Date.now()) continue;
        try {
          await current(id);
          bad.delete(id);
        } catch (error) {
          bad.set(id, Date.now() + badMs);
          onBad(id, error as Error);
        }
        await yieldTurn();
      }
      const last = rows.at(-1);
      if (rows.length < 100 || last === undefined) return;
      after = { deadline: last.deadline ?? 0, id: last.id };
    }
  }

  return { create, join, code, sync, command, operate, endOutOfTime };
}

const notPublic = refuse("not-public", "Games of this server are for their players alone.");
