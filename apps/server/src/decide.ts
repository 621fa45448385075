/** What a request does to a match: an event, or a refusal. Nothing is stored or sent here. */
import { deadlineOf } from "./shared/clock.ts";
import { families, opponentOf } from "./shared/families.ts";
import { hasMoved, statusOf } from "./shared/match.ts";
import type { Happening, Match, Offer, Player, Refusal } from "./shared/protocol.ts";

export type Command =
  | { readonly kind: "move"; readonly version: number; readonly move: string }
  | { readonly kind: "offer" | "accept" | "decline"; readonly version: number; readonly what: Offer }
  | { readonly kind: "resign" };

export type Decision = { readonly ok: true; readonly event: Happening } | Refusal;

export function refuse(code: string, message: string): Refusal {
  return { ok: false, code, message };
}

const allow = (event: Happening): Decision => ({ ok: true, event });

/** The loss of the player whose clock has run out, if one has. */
export function timeEvent(match: Match, now: number): Happening | undefined {
  const deadline = deadlineOf(match.clock);
  const player = match.clock?.running;
  return player && deadline !== null && deadline <= now ? { kind: "time", player } : undefined;
}

/** What a player's command does. Whether time is up, and whether the command is a repeated one, is asked before. */
export function decide(match: Match, player: Player, command: Command, rematch: string): Decision {
  if (statusOf(match) === "waiting") return refuse("not-playing", "The other player is not here yet.");
  if (command.kind === "resign") return decideResignation(match, player);
  if (command.version !== match.version) {
    return refuse("stale", `The request was meant for version ${command.version}; this is ${match.version}.`);
  }
  return command.kind === "move"
    ? decideMove(match, player, command.move)
    : decideOffer(match, player, command, rematch);
}

function decideResignation(match: Match, player: Player): Decision {
  return statusOf(match) === "finished" ? over : allow({ kind: "resign", player });
}

const over = refuse("game-over", "The game is over.");

function decideMove(match: Match, player: Player, move: string): Decision {
  if (statusOf(match) === "finished") return over;
  const rules = families[match.family];
  try {
    const inTurn = match.game.turn === player;
    if (!inTurn && !match.referee) return refuse("not-your-turn", "It is the other player's turn.");
    // A slip of the keyboard is no cheating: text that is no move is refused before the referee sees it.
    if (inTurn) rules.canonical(match.game, move);
    if (match.referee) {
      const after = rules.judge?.(match.game, player, move);
      const { reason } = (after && rules.outcome(after)) ?? {};
      if (reason === "cheating" || reason === "double-turn") return allow({ kind: "judge", player, move });
    } else {
      rules.play(match.game, move);
    }
    return allow({ kind: "move", player, move });
  } catch (error) {
    return refusalOf(error);
  }
}

/** The library's errors have a code and a sentence for whoever made the move; any other error is a fault of ours. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Error && "code" in error && typeof error.code === "string") {
    return refuse(error.code, error.message);
  }
  throw error;
}

type OfferCommand = Command & { readonly kind: "offer" | "accept" | "decline" };

function decideOffer(match: Match, player: Player, { kind, what }: OfferCommand, rematch: string): Decision {
  const offered = match.offers[what];
  if (kind === "decline") {
    return offered === null ? refuse("no-offer", "Nothing is offered.") : allow({ kind, player, what });
  }
  if ((what === "rematch") !== (statusOf(match) === "finished")) {
    return what === "rematch" ? refuse("not-over", "The game is not over yet.") : over;
  }
  const other = opponentOf(match.family, player);
  if (kind === "offer" && offered !== other) {
    if (what === "rematch" && match.rematch !== null)
      return refuse("not-over", "A rematch is agreed already.");
    if (what === "takeback" && !hasMoved(match, player)) return refuse("no-move", "You have not moved yet.");
    return allow({ kind, player, what });
  }
  // Whoever offers what is offered to him accepts it.
  if (offered !== other) return refuse("no-offer", "The other player offers nothing of the kind.");
  return allow({ kind: "accept", player, what, ...(what === "rematch" ? { rematch } : {}) });
}

/** Whether an event is what a player's command asks for: then the command is answered, and not done twice. */
export function isDoneBy(event: Happening, player: Player, command: Command): boolean {
  if (event.kind === "create" || event.kind === "join" || event.player !== player) return false;
  switch (command.kind) {
    case "move":
      return (event.kind === "move" || event.kind === "judge") && event.move === command.move;
    case "resign":
      return event.kind === "resign";
    case "offer":
      return (event.kind === "offer" || event.kind === "accept") && event.what === command.what;
    default:
      return event.kind === command.kind && event.what === command.what;
  }
}
