/** Tips for a first game of mills. */
import { closedMills, type Game, legalMoves, outcome, phase } from "morabaraba";

/** The kind of tip, and the point that it names. */
export interface Advice {
  readonly kind: "place" | "close" | "block" | "move" | "fly";
  readonly point?: string | undefined;
}

/** Returns a point on which the side to move could close a mill. */
const closingPoint = (game: Game): string | undefined =>
  legalMoves(game).find((move) => closedMills(game, move).length > 0)?.to;

/** Advises the side to move: its own mills come first, then the opponent's. */
export function adviceFor(game: Game): Advice | undefined {
  if (outcome(game) !== undefined) return undefined;
  const own = closingPoint(game);
  if (own !== undefined) return { kind: "close", point: own };
  const theirs = closingPoint({ ...game, turn: game.turn === "light" ? "dark" : "light" });
  const mayReach = legalMoves(game).some(({ to }) => to === theirs);
  if (theirs !== undefined && mayReach) return { kind: "block", point: theirs };
  const current = phase(game);
  return { kind: current === "placing" ? "place" : current === "flying" ? "fly" : "move" };
}
