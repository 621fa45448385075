/** Decides what a request does to a match: an event or a refusal. It stores and sends nothing. */
import { deadlineOf, hasGrace } from "morabaraba-protocol/clock";
import { canonical, families, opponentOf } from "morabaraba-protocol/families";
import { bothMoved, claimUntil, endsAt, hasMoved, isLong, statusOf } from "morabaraba-protocol/match";
import type { Happening, Match, MatchEvent, Offer, Player, Refusal } from "morabaraba-protocol/protocol";

interface OfferCommand {
  readonly kind: "offer" | "accept" | "decline";
  readonly version: number;
  readonly what: Offer;
}
export type Command =
  | { readonly kind: "move"; readonly version: number; readonly move: string }
  | OfferCommand
  | { readonly kind: "ready" }
  | { readonly kind: "resign" }
  | { readonly kind: "abort" };

export type Decision = { readonly ok: true; readonly event: Happening } | Refusal;

/** Takebacks per player, and offers of each kind. They limit the log's length. */
const mostTakebacks = 10;
const mostAsked = 100;

export function refuse(code: string, message: string): Refusal {
  return { ok: false, code, message };
}

const allow = (event: Happening): Decision => ({ ok: true, event });

/**
 * Returns the event that has ended the match by now without a command, if any: a clock ran out, a claim was
 * not answered, or the match became too old.
 */
export function lateEvent(match: Match, now: number): Happening | undefined {
  const end = endsAt(match);
  if (end === null || end > now) return undefined;
  const { clock, game, offers } = match;
  if (clock?.running && end === deadlineOf(clock)) {
    return hasGrace(clock, clock.running) ? { kind: "abort" } : { kind: "time", player: clock.running };
  }
  if (!bothMoved(match)) return { kind: "abort" };
  const gone =
    offers.claim !== null && end === claimUntil(match) ? opponentOf(match.family, offers.claim) : game.turn;
  return { kind: "abandon", player: gone };
}

/** Returns the start times of the timers that can end the match: clock, claim and, if `withAge`, its age. */
function runningSince(match: Match, withAge: boolean): number[] {
  const { clock, claimedAt, timeControl, movedAt, finishedAt } = match;
  const age = withAge && timeControl === null && finishedAt === null ? movedAt : null;
  return [clock?.running ? clock.since : null, claimedAt, age].filter((time) => time !== null);
}

/** Returns the outage as an event, if a timer of this match had begun before the outage ended. */
export function outageEvent(
  match: Match,
  { from, to }: { readonly from: number; readonly to: number },
): Happening | undefined {
  const began = runningSince(match, isLong(from, to)).some((since) => since < to);
  return began ? { kind: "outage", from, to } : undefined;
}

/**
 * If a timer begins in the future, because the machine's clock was set back, returns an event that restarts
 * it now.
 */
export function setBackEvent(match: Match, now: number, toleranceMs: number): Happening | undefined {
  const ahead = runningSince(match, true).some((since) => since > now + toleranceMs);
  return ahead ? { kind: "outage", from: now, to: now } : undefined;
}

/** Decides what a player's command does. The caller has handled late and repeated commands. */
export function decide(match: Match, player: Player, command: Command, rematch: string): Decision {
  const status = statusOf(match);
  switch (command.kind) {
    case "ready":
      if (status !== "waiting") return refuse("not-waiting", "The game has begun already.");
      if (match.ready.includes(player)) return refuse("not-waiting", "You are here already.");
      return allow({ kind: "ready", player });
    case "abort":
      if (status === "finished") return over;
      if (status === "playing" && bothMoved(match))
        return refuse("too-late", "Both players have moved. Resign, or offer a draw.");
      return allow({ kind: "abort", player });
    case "resign":
      if (status === "waiting") return notBegun;
      return status === "finished" ? over : allow({ kind: "resign", player });
  }
  if (status === "waiting") return notBegun;
  if (command.version !== match.version) {
    return refuse(
      "stale",
      `The match has changed: your request is for version ${command.version}, but the match is at version ${match.version}.`,
    );
  }
  return command.kind === "move"
    ? decideMove(match, player, command.move)
    : decideOffer(match, player, command, rematch);
}

const notBegun = refuse("not-playing", "The game has not begun yet.");
const over = refuse("game-over", "The game is over.");

function decideMove(match: Match, player: Player, move: string): Decision {
  if (statusOf(match) === "finished") return over;
  const { rules } = families[match.family];
  try {
    if (match.game.turn !== player && !match.referee)
      return refuse("not-your-turn", "It is the other player's turn.");
    // A typing error is not cheating: invalid text is refused before the referee sees it.
    canonical(match.family, match.game, move);
    if (match.referee) {
      const { reason } = rules.outcome(rules.referee(match.game, player, move)) ?? {};
      if (reason === "cheating" || reason === "double-turn") return allow({ kind: "judge", player, move });
    } else {
      rules.applyMove(match.game, move);
    }
    return allow({ kind: "move", player, move });
  } catch (error) {
    return refusalOf(error);
  }
}

/** Turns an error of the library, which has a code and a message for the player, into a refusal. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Error && "code" in error && typeof error.code === "string") {
    return refuse(error.code, error.message);
  }
  throw error;
}

function decideOffer(match: Match, player: Player, { kind, what }: OfferCommand, rematch: string): Decision {
  const offered = match.offers[what];
  if (kind === "decline") {
    return offered === null
      ? refuse("no-offer", "There is no offer to decline.")
      : allow({ kind, player, what });
  }
  if ((what === "rematch") !== (statusOf(match) === "finished")) {
    return what === "rematch" ? refuse("not-over", "The game is not over yet.") : over;
  }
  const other = opponentOf(match.family, player);
  // Offering what the opponent has offered accepts it. A claim is never accepted in this way.
  if (offered === other && (kind === "accept" || what !== "claim"))
    return allow({ kind: "accept", player, what, ...(what === "rematch" ? { rematch } : {}) });
  if (kind === "accept") return refuse("no-offer", "The other player has not offered that.");
  return mayOffer(match, player, what) ?? allow({ kind, player, what });
}

/** Returns why a player may not offer this now, or `undefined` if allowed. */
function mayOffer(match: Match, player: Player, what: Offer): Refusal | undefined {
  if (match.offers[what] === player) return refuse("offered", "You have offered that already.");
  if ((match.asked[`${player} ${what}`] ?? 0) >= mostAsked)
    return refuse("too-many", `You may offer this at most ${mostAsked} times in a match.`);
  switch (what) {
    case "draw":
      return undefined;
    case "rematch":
      return match.rematch === null ? undefined : refuse("not-over", "You have already agreed on a rematch.");
    case "takeback":
      if ((match.takebacks[player] ?? 0) >= mostTakebacks)
        return refuse("too-many", `You may take back at most ${mostTakebacks} moves in a match.`);
      return hasMoved(match, player) ? undefined : refuse("no-move", "You have not moved yet.");
    case "claim":
      if (match.timeControl !== null && "days" in match.timeControl)
        return refuse(
          "no-claim",
          "You cannot claim a game that is played at days per move: only the clock decides it.",
        );
      return match.game.turn === player
        ? refuse("no-claim", "It is your turn. Move first.")
        : match.offers.claim === null
          ? undefined
          : refuse("no-claim", "The other player claims that you are gone. Decline that claim first.");
  }
}

/** Returns whether a command can have caused an event: a move may be judged, an offer may accept another. */
export function isDoneBy(event: MatchEvent, asked: Command): boolean {
  const other = asked.kind === "move" ? "judge" : asked.kind === "offer" ? "accept" : asked.kind;
  if (event.kind !== asked.kind && event.kind !== other) return false;
  return (["version", "move", "what"] as const).every(
    (field) => !(field in asked) || Object(event)[field] === Object(asked)[field],
  );
}
