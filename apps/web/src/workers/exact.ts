/** The exact values of legal moves, from endgame tables. */
import { applyMove, formatMove, type Game, legalMoves, outcome, pieces } from "morabaraba";
import { type EndgameTables, probeTables } from "morabaraba/endgames";

/** The exact value of a position or a move, for the side to move. */
interface Worth {
  readonly result: "won" | "drawn" | "lost";
  /** Plies to the end; null for a draw. */
  readonly plies: number | null;
}

export interface WorthOfMove extends Worth {
  readonly move: string;
}

/** The exact value of a position. */
export interface Exact extends Worth {
  /** All legal moves, the best first. */
  readonly moves: readonly WorthOfMove[];
  /** The first moves of the best line. */
  readonly line: readonly string[];
}

/** The most moves of a line. */
const LONGEST = 12;

/** Returns how many cows a side a table needs to hold a game; `undefined` while there are cows in hand. */
export function cowsOf(game: Game): number | undefined {
  if (game.hands.light + game.hands.dark > 0) return undefined;
  const cows = [...pieces(game).values()];
  const light = cows.filter((player) => player === "light").length;
  return Math.max(light, cows.length - light);
}

/** Returns the values of a game and its moves; `undefined` if no table has the game or it is over. */
export function exactOf(tables: EndgameTables, game: Game): Exact | undefined {
  const value = probeTables(tables, game);
  if (value === undefined || outcome(game) !== undefined) return undefined;
  const moves = legalMoves(game).map((move): WorthOfMove => {
    const { result, plies } = worthAfter(tables, applyMove(game, move), game.turn);
    return { move: formatMove(game, move), result, plies };
  });
  moves.sort((a, b) => rank(b) - rank(a));
  const line: string[] = [];
  for (let at = game; line.length < LONGEST; ) {
    const move = probeTables(tables, at)?.moves[0];
    if (move === undefined) break;
    line.push(formatMove(at, move));
    at = applyMove(at, move);
  }
  return { result: value.result, plies: value.plies, moves, line };
}

/** Returns a game's value for the player who has just moved. */
function worthAfter(tables: EndgameTables, game: Game, player: Game["turn"]): Worth {
  const end = outcome(game);
  if (end?.winner === null) return { result: "drawn", plies: null };
  if (end) return { result: end.winner === player ? "won" : "lost", plies: 1 };
  const next = probeTables(tables, game);
  if (!next || next.result === "drawn") return { result: "drawn", plies: null };
  return { result: next.result === "lost" ? "won" : "lost", plies: (next.plies ?? 0) + 1 };
}

/** Returns a sort key; higher is better: quick wins, slow wins, draws, slow losses, quick losses. */
function rank({ result, plies }: Worth): number {
  const length = plies ?? 0;
  return result === "won" ? 1e6 - length : result === "lost" ? length - 1e6 : 0;
}
