/** Advice for a first game of mills: one sentence per position. */
import { closedMills, type Game, legalMoves, outcome, phase } from "morabaraba";

/** Which sentence, and the point that it names. */
export interface Advice {
  readonly kind: "place" | "close" | "block" | "move" | "fly";
  readonly point?: string | undefined;
}

/** A point on which the side to move could close a mill. */
const closingPoint = (game: Game): string | undefined =>
  legalMoves(game).find((move) => closedMills(game, move).length > 0)?.to;

/** Advises the player on turn: the player's own mills come first, then the opponent's. */
export function adviceFor(game: Game): Advice | undefined {
  if (outcome(game) !== undefined) return undefined;
  const own = closingPoint(game);
  if (own !== undefined) return { kind: "close", point: own };
  const theirs = closingPoint({ ...game, turn: game.turn === "light" ? "dark" : "light" });
  const mayReach = legalMoves(game).some(({ to }) => to === theirs);
  if (theirs !== undefined && mayReach) return { kind: "block", point: theirs };
  const now = phase(game);
  return { kind: now === "placing" ? "place" : now === "flying" ? "fly" : "move" };
}
