/** Carries out what players, spectators and the operator request of a match. */
import { randomInt } from "node:crypto";
import { families } from "morabaraba-protocol/families";
import { applyEvent } from "morabaraba-protocol/match";
import type {
  Answer,
  Code,
  Done,
  Happening,
  Joined,
  Match,
  MatchEvent,
  Player,
} from "morabaraba-protocol/protocol";
import { type Command, decide, isDoneBy, refuse } from "./decide.ts";
import type { RequestOf } from "./schema.ts";
import type { Besides, Change, Seats, Sitting, Stored } from "./store.ts";
import * as store from "./store.ts";
import { codeHashOf, createMatchId, matchIdOf, seatOf } from "./tokens.ts";
import { attempt, currentMatch, type Games, writeEvent } from "./turns.ts";

/**
 * Who has joined a match: the player, and the hash of the token that held the seat when the player joined. A
 * spectator has neither.
 */
export interface Holder {
  readonly player: Player | null;
  readonly seat: string | null;
}
export type Entered = Joined & Holder;
type Asked = Command & { readonly request: string };

export const notJoined = refuse("not-joined", "Join the match first, with the token of your seat.");
const nameTaken = refuse("bad-request", "Another request has used this request name. Use a new one.");
const notPublic = refuse("not-public", "Only its players may see this game.");
const tooMany = refuse("too-many", "Too many new matches. Try again in a few minutes.");
const noCode = refuse("no-code", "No seat has this code. Check what you typed.");

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

/** Creates a match on the same terms, in which the players change sides and keep their tokens. */
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

/** Returns both seats after seat number `at` (0 or 1) was taken. */
export const withSeat = (seats: Seats, at: number, seat: string): Seats =>
  at === 0 ? [seat, seats[1]] : [seats[0], seat];

/** Returns whether somebody who joined a match may still follow it. */
export const mayHear = ({ mayWatch }: Games, { seats, hidden }: Stored, { player, seat }: Holder): boolean =>
  player === null ? mayWatch && !hidden : seats.includes(seat);

/** Counts a new match, and returns whether the limits allow it. */
type MayBegin = () => Promise<boolean>;
const always: MayBegin = async () => true;

/** Creates a match, once for each token. A repeated request does not count as a new match. */
export async function createMatch(
  games: Games,
  request: RequestOf<"create">,
  mayBegin = always,
): Promise<Answer<Entered>> {
  const { family, variant, timeControl, referee, name, token } = request;
  const { players } = families[family];
  const at = request.player === "random" ? randomInt(2) : players.indexOf(request.player);
  const names = { [players[at] as Player]: name };
  const id = matchIdOf(token);
  const event = { kind: "create", id, family, variant, timeControl, referee, names } as const;
  const seats = withSeat([null, null], at, seatOf(token));
  const { database } = games;
  return await games.inTurn(id, async () => {
    if ((await store.readMatch(database, id)) === undefined) {
      if (!(await mayBegin())) return tooMany;
      await store.insertMatch(database, firstChange(event, seats, await store.readTime(database)));
    }
    return await joinMatch(games, { id, token });
  });
}

export async function joinMatch(games: Games, request: RequestOf<"join">): Promise<Answer<Entered>> {
  if ("code" in request) return await joinByCode(games, request.code);
  const { id, token, name = "Guest" } = request;
  return await attempt<Entered>(games, id, async (stored) => {
    const { match, seats, now } = stored;
    const watching = { player: null, seat: null };
    if (token === undefined)
      return mayHear(games, stored, watching) ? { ok: true, match, now, ...watching } : notPublic;
    const seat = seatOf(token);
    const { players } = families[match.family];
    const held = seats.indexOf(seat);
    if (held !== -1) return { ok: true, match, player: players[held] as Player, seat, now };
    const free = seats.indexOf(null);
    if (free === -1 || match.finishedAt !== null)
      return refuse("no-seat", "No seat of this game is free. You can watch.");
    const player = players[free] as Player;
    const taken = withSeat(seats, free, seat);
    const joined = await writeEvent(games, stored, { kind: "join", player, name }, { taken });
    return joined && { ok: true, match: joined.match, player, seat, now };
  });
}

const seatOfCode = ({ database }: Games, code: Code) => store.seatOfCode(database.queries, codeHashOf(code));

export const matchOfCode = async (games: Games, code: Code): Promise<string | undefined> =>
  (await seatOfCode(games, code))?.id;

async function joinByCode(games: Games, code: Code): Promise<Answer<Entered>> {
  const found = await seatOfCode(games, code);
  const stored = found && (await currentMatch(games, found.id));
  if (found === undefined || stored === undefined) return noCode;
  const { match, seats, now } = stored;
  const seat = seats[families[match.family].players.indexOf(found.player)] ?? null;
  return { ok: true, match, player: found.player, seat, now };
}

/** Stores a seat's code, which its player can write down. */
export async function giveCode(
  games: Games,
  id: string,
  holder: Sitting,
  code: Code,
): Promise<Answer<object>> {
  const kept = await store.keepCode(games.database, id, holder, codeHashOf(code));
  if (kept === undefined) return notJoined;
  return kept ? { ok: true } : refuse("bad-request", "Another seat has this code. Create a new code.");
}

/** Returns the match if it has more than `events` events. */
export const syncMatch = (games: Games, id: string, events: number) =>
  attempt<{ match: Match | null; now: number }>(games, id, async ({ match, now }) => ({
    ok: true,
    match: match.events > events ? match : null,
    now,
  }));

/**
 * Executes a player's command. `request` is its unique name: a command is executed once, however often and
 * however late its packets arrive. Only a new command that begins a match or offers a rematch needs
 * `mayBegin`.
 */
export async function doCommand(
  games: Games,
  id: string,
  holder: Sitting,
  asked: Asked,
  mayBegin = always,
): Promise<Answer<Done>> {
  const { player, seat } = holder;
  const { request } = asked;
  let allowed: boolean | undefined;
  const act = async (stored: Stored): Promise<Answer<Done> | undefined> => {
    const { match, seats, now } = stored;
    if (!seats.includes(seat)) return notJoined;
    const past = await store.eventOf(games.database, id, player, request);
    if (past !== undefined) {
      if (!isDoneBy(past, asked)) return nameTaken;
      // The event may have been lost together with the first answer, so it is sent again.
      games.listener(match, past, now, true);
      return done(match, past, true);
    }
    const decision = decide(match, player, asked, createMatchId());
    if (!decision.ok) return decision;
    const { event } = decision;
    // An offer can accept the opponent's offer, so an offer of a rematch counts as a new match too.
    const begins = "what" in event && event.what === "rematch" && event.kind !== "decline";
    if (begins) allowed ??= await mayBegin();
    if (allowed === false) return tooMany;
    const next = event.kind === "accept" ? event.rematch : undefined;
    const rematch = next === undefined ? undefined : rematchOf(match, seats, next, now);
    const after = await writeEvent(games, stored, event, { request, rematch });
    return after && done(after.match, after.event, false);
  };
  // Copies that arrive at the same time wait for the first, so that they find what it did.
  return await games.inTurn(`${id} ${player} ${request}`, () => attempt(games, id, act));
}

type Decide = (stored: Stored) => { readonly event: Happening } & Besides;

/** Executes what the operator does to a match, even while others change it. */
export async function operate(games: Games, id: string, decideWhat: Decide): Promise<Match> {
  const answer = await attempt<{ match: Match }>(games, id, async (stored) => {
    const { event, ...besides } = decideWhat(stored);
    const after = await writeEvent(games, stored, event, { ...besides, operation: true });
    return after && { ok: true, match: after.match };
  });
  if (!answer.ok) throw new Error(answer.message);
  return answer.match;
}
