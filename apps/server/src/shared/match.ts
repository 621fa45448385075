/**
 * A match as the sum of its events. The server stores the events and the match; a client keeps its own match up to date
 * from the events that it hears. Both do so by `applyEvent`, so that both see the same.
 */
import { pressClock, startClock, stopClock, turnClock } from "./clock.ts";
import { families, opponentOf } from "./families.ts";
import type { Game, Match, MatchEvent, Offer, Player } from "./protocol.ts";

export type Status = "waiting" | "playing" | "finished";

export function statusOf({ startedAt, finishedAt }: Match): Status {
  if (finishedAt !== null) return "finished";
  return startedAt === null ? "waiting" : "playing";
}

export function outcomeOf({ family, game }: Match): ReturnType<(typeof families)["morabaraba"]["outcome"]> {
  return families[family].outcome(game);
}

const noOffers: Readonly<Record<Offer, Player | null>> = { draw: null, takeback: null, rematch: null };

/** The match after an event that `decide` allowed. The first event of a match makes it. */
export function applyEvent(match: Match | undefined, event: MatchEvent): Match {
  if (match === undefined) return created(event);
  return { ...happened(match, event), events: event.number };
}

/** A match from its log. */
export function replay(events: Iterable<MatchEvent>): Match {
  let match: Match | undefined;
  for (const event of events) match = applyEvent(match, event);
  if (match === undefined) throw new Error("A match begins with an event.");
  return match;
}

function created(event: MatchEvent): Match {
  if (event.kind !== "create") throw new Error("The first event of a match creates it.");
  const { id, family, variant, timeControl, referee, names, number } = event;
  const match: Match = {
    id,
    family,
    variant,
    game: families[family].create(variant),
    moves: [],
    names,
    timeControl,
    clock: null,
    referee,
    offers: noOffers,
    version: 0,
    events: number,
    startedAt: null,
    finishedAt: null,
    rematch: null,
  };
  return begun(match, event.at);
}

function happened(match: Match, event: MatchEvent): Match {
  const rules = families[match.family];
  const { game } = match;
  switch (event.kind) {
    case "create":
      throw new Error("A match is created once.");
    case "join":
      return begun({ ...match, names: { ...match.names, [event.player]: event.name } }, event.at);
    case "move":
      return moved(match, event.player, event.move, event.at);
    case "judge":
      return ended(match, rules.judge?.(game, event.player, event.move) ?? game, event.at);
    case "offer":
      return { ...match, offers: { ...match.offers, [event.what]: event.player } };
    case "decline":
      return { ...match, offers: { ...match.offers, [event.what]: null } };
    case "accept":
      return accepted({ ...match, offers: { ...match.offers, [event.what]: null } }, event);
    case "resign":
      return ended(match, rules.resign(game, event.player), event.at);
    case "time":
      return ended(match, rules.loseOnTime(game, event.player), event.at);
  }
}

/** The clocks start when both players are there. */
function begun(match: Match, now: number): Match {
  const { players } = families[match.family];
  if (players.some((player) => match.names[player] === undefined)) return match;
  const clock = startClock(match.timeControl, players, match.game.turn, now);
  return { ...match, clock, startedAt: now };
}

/** Whoever moves declines what was offered to him. His own offer of a draw goes with the move. */
function moved(match: Match, player: Player, move: string, now: number): Match {
  const rules = families[match.family];
  const game = rules.play(match.game, move);
  const draw = match.offers.draw === player ? player : null;
  const next: Match = {
    ...match,
    game,
    moves: [...match.moves, rules.canonical(match.game, move)],
    offers: { ...noOffers, draw },
    version: match.version + 1,
    clock: match.clock && match.timeControl && pressClock(match.clock, match.timeControl, game.turn, now),
  };
  return outcomeOf(next) === undefined ? next : ended(next, game, now);
}

function ended(match: Match, game: Game, now: number): Match {
  return {
    ...match,
    game,
    offers: noOffers,
    clock: match.clock && stopClock(match.clock, now),
    finishedAt: now,
  };
}

function accepted(match: Match, event: MatchEvent & { readonly kind: "accept" }): Match {
  switch (event.what) {
    case "draw":
      return ended(match, families[match.family].agreeDraw(match.game), event.at);
    case "rematch":
      return { ...match, rematch: event.rematch ?? null };
    case "takeback": {
      const { game, moves } = beforeLastMoveOf(match, opponentOf(match.family, event.player));
      return {
        ...match,
        game,
        moves,
        offers: noOffers,
        version: match.version + 1,
        clock:
          match.clock && match.timeControl && turnClock(match.clock, match.timeControl, game.turn, event.at),
      };
    }
  }
}

/** How the match stood before a player's last move, played again from the beginning. */
function beforeLastMoveOf(match: Match, player: Player): Pick<Match, "game" | "moves"> {
  const { create, play } = families[match.family];
  let game = create(match.variant);
  let before: Pick<Match, "game" | "moves"> = match;
  for (const [index, move] of match.moves.entries()) {
    if (game.turn === player) before = { game, moves: match.moves.slice(0, index) };
    game = play(game, move);
  }
  return before;
}

/** Whether a player has a move to take back. */
export function hasMoved(match: Match, player: Player): boolean {
  return beforeLastMoveOf(match, player).moves.length < match.moves.length;
}
