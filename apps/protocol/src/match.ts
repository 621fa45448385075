/**
 * A match is the sum of its events. The server stores the match and the events; a client applies the events
 * that arrive to its copy of the match. Server and client use `applyEvent`, so their matches are equal.
 */
import { deadlineOf, pressClock, skipOutage, startClock, stopClock, turnClock } from "./clock.ts";
import { canonical, createGame, families, opponentOf } from "./families.ts";
import type { Forfeit, Game, Match, MatchEvent, Player } from "./protocol.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** How long a player has to answer a claim, in live games and in games without a clock. */
const claimMs = { live: 2 * minute, unlimited: day };
/** A game is a draw after this many plies, because some variants have no rule against endless games. */
const mostPlies = 1000;
/** A game without a clock ends this long after its last move. */
const ageMs = 30 * day;

/** Returns whether an outage is so long that the age of a game without a clock starts again. */
export const isLong = (from: number, to: number): boolean => to - from >= day;

export type Status = "waiting" | "playing" | "finished";

export function statusOf({ startedAt, finishedAt }: Match): Status {
  if (finishedAt !== null) return "finished";
  return startedAt === null ? "waiting" : "playing";
}

export const outcomeOf = ({ family, game }: Match) => families[family].rules.outcome(game);

/** Returns whether both players must be there while they play; other games may take days. */
export const isLive = ({ timeControl }: Match): boolean => timeControl !== null && "minutes" in timeControl;

/** Returns whether a match ended without a result. */
export const isAborted = (match: Match): boolean =>
  match.finishedAt !== null && outcomeOf(match) === undefined;

/** Returns when an unanswered claim ends the game. */
export function claimUntil(match: Match): number | null {
  return match.claimedAt && match.claimedAt + (isLive(match) ? claimMs.live : claimMs.unlimited);
}

/** Returns when the match ends if nobody does anything: by a clock, by a claim, or by its age. */
export function endsAt(match: Match): number | null {
  if (statusOf(match) !== "playing") return null;
  const age = match.timeControl === null && match.movedAt !== null ? match.movedAt + ageMs : null;
  const ends = [deadlineOf(match.clock), claimUntil(match), age].filter((time) => time !== null);
  return ends.length === 0 ? null : Math.min(...ends);
}

const noOffers: Match["offers"] = { draw: null, takeback: null, rematch: null, claim: null };

/** Returns the match after an event that the server allowed. The first event creates the match. */
export function applyEvent(match: Match | undefined, event: MatchEvent): Match {
  if (match === undefined) return created(event);
  return { ...happened(match, event), events: event.number };
}

function created(event: MatchEvent): Match {
  if (event.kind !== "create") throw new Error("The first event of a match must create it.");
  const { id, family, variant, timeControl, referee, names, number } = event;
  const match: Match = {
    id,
    family,
    variant,
    game: createGame(family, variant),
    moves: [],
    names,
    timeControl,
    clock: null,
    referee,
    ready: [],
    offers: noOffers,
    asked: {},
    takebacks: {},
    played: {},
    claimedAt: null,
    version: 0,
    events: number,
    startedAt: null,
    movedAt: null,
    finishedAt: null,
    rematch: null,
  };
  return begun(match, event.at);
}

function happened(match: Match, event: MatchEvent): Match {
  const { rules } = families[match.family];
  const { game } = match;
  switch (event.kind) {
    case "create":
      throw new Error("A match is created once.");
    case "join": {
      const ready = [...match.ready.filter((player) => player !== event.player), event.player];
      return begun({ ...match, ready, names: { ...match.names, [event.player]: event.name } }, event.at);
    }
    case "ready":
      return begun({ ...match, ready: [...match.ready, event.player] }, event.at);
    case "move":
      return moved(match, event.player, event.move, event.at);
    case "judge":
      return ended(match, rules.referee(game, event.player, event.move), event.at);
    case "offer":
      return {
        ...match,
        offers: { ...match.offers, [event.what]: event.player },
        asked: plus(match.asked, `${event.player} ${event.what}`),
        claimedAt: event.what === "claim" ? event.at : match.claimedAt,
      };
    case "decline":
      return {
        ...match,
        offers: { ...match.offers, [event.what]: null },
        claimedAt: event.what === "claim" ? null : match.claimedAt,
      };
    case "accept":
      return accepted({ ...match, offers: { ...match.offers, [event.what]: null } }, event);
    case "resign":
      return ended(match, rules.resign(game, event.player), event.at);
    case "time":
      return forfeited(match, event.player, "time", event.at);
    case "abort":
      return ended(match, game, event.at);
    case "abandon":
      return forfeited(match, event.player, "abandonment", event.at);
    case "adjudicate":
      return event.loser === null
        ? ended(match, rules.agreeDraw(game), event.at)
        : forfeited(match, event.loser, event.reason, event.at);
    case "outage":
      return afterOutage(match, event.from, event.to);
    case "rename":
      return { ...match, names: { ...match.names, [event.player]: event.name } };
    case "free":
    case "hide":
      return match;
  }
}

/** Returns the match after an outage: no time passed on the clocks, and a claim is void. */
function afterOutage(match: Match, from: number, to: number): Match {
  const { timeControl, movedAt } = match;
  // A game without a clock restarts its age after a long outage or if the machine's time was set back.
  const restartsAge = timeControl === null && (isLong(from, to) || (movedAt ?? 0) > to);
  return {
    ...match,
    clock: match.clock && skipOutage(match.clock, from, to),
    movedAt: restartsAge ? movedAt && to : movedAt,
    offers: { ...match.offers, claim: null },
    claimedAt: null,
  };
}

/** Begins the game if both seats are taken; a live game also needs both players to be there. */
function begun(match: Match, now: number): Match {
  const { players } = families[match.family];
  const missing = players.some(
    (player) => match.names[player] === undefined || (isLive(match) && !match.ready.includes(player)),
  );
  if (missing || match.startedAt !== null) return match;
  const clock = startClock(match.timeControl, players, match.game.turn, now);
  return { ...match, clock, startedAt: now, movedAt: now };
}

/** Plays a move, which ends all offers except the player's own draw offer. */
function moved(match: Match, player: Player, move: string, now: number): Match {
  const { rules } = families[match.family];
  const game = rules.applyMove(match.game, move);
  const draw = match.offers.draw === player ? player : null;
  const next: Match = {
    ...match,
    game,
    moves: [...match.moves, canonical(match.family, match.game, move)],
    offers: { ...noOffers, draw },
    claimedAt: null,
    played: plus(match.played, player),
    version: match.version + 1,
    movedAt: now,
    clock: match.clock && match.timeControl && pressClock(match.clock, match.timeControl, game.turn, now),
  };
  if (outcomeOf(next) !== undefined) return ended(next, game, now);
  return next.moves.length < mostPlies ? next : ended(next, rules.agreeDraw(game), now);
}

const plus = <Key extends string>(counts: Readonly<Partial<Record<Key, number>>>, key: Key, more = 1) => ({
  ...counts,
  [key]: (counts[key] ?? 0) + more,
});

function ended(match: Match, game: Game, now: number): Match {
  return {
    ...match,
    game,
    offers: noOffers,
    claimedAt: null,
    clock: match.clock && stopClock(match.clock, now),
    finishedAt: now,
  };
}

const forfeited = (match: Match, loser: Player, reason: Forfeit, now: number): Match =>
  ended(match, families[match.family].rules.forfeit(match.game, loser, reason), now);

function accepted(match: Match, event: MatchEvent & { readonly kind: "accept" }): Match {
  switch (event.what) {
    case "draw":
      return ended(match, families[match.family].rules.agreeDraw(match.game), event.at);
    case "rematch":
      return { ...match, rematch: event.rematch ?? null };
    case "claim":
      return forfeited(match, event.player, "abandonment", event.at);
    case "takeback": {
      const player = opponentOf(match.family, event.player);
      const { game, moves, taken } = beforeLastMoveOf(match, player);
      const { clock, timeControl } = match;
      return {
        ...match,
        game,
        moves,
        offers: noOffers,
        claimedAt: null,
        takebacks: plus(match.takebacks, player),
        played: (Object.entries(taken) as [Player, number][]).reduce(
          (played, [of, moves]) => plus(played, of, -moves),
          match.played,
        ),
        version: match.version + 1,
        movedAt: event.at,
        clock: clock && timeControl && turnClock(clock, timeControl, game.turn, event.at, taken),
      };
    }
  }
}

type Before = Pick<Match, "game" | "moves"> & {
  /** How many later moves each player made. */
  readonly taken: Readonly<Partial<Record<Player, number>>>;
};

/** Returns the game as it was before a player's last move. */
function beforeLastMoveOf(match: Match, player: Player): Before {
  const { rules } = families[match.family];
  let game = createGame(match.family, match.variant);
  let before: Before = { game: match.game, moves: match.moves, taken: {} };
  for (const [index, move] of match.moves.entries()) {
    const { turn } = game;
    if (turn === player) before = { game, moves: match.moves.slice(0, index), taken: {} };
    before = { ...before, taken: { ...before.taken, [turn]: (before.taken[turn] ?? 0) + 1 } };
    game = rules.applyMove(game, move);
  }
  return before;
}

/** Returns whether a player has a move to take back. */
export const hasMoved = ({ played }: Match, player: Player): boolean => (played[player] ?? 0) > 0;

/** Returns whether both players have moved. Until then nobody loses by being away. */
export function bothMoved(match: Match): boolean {
  return families[match.family].players.every((player) => hasMoved(match, player));
}
