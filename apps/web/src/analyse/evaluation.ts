/** What the engine says of a position, as the side that the bar shows sees it: chances instead of scores. */
import { formatMove, type Game } from "morabaraba";
import { pliesToEnd, type SearchProgress } from "morabaraba/bots";

/** A line of play and what it is worth. */
export interface EngineLine {
  /** What light, or south, may expect of the game: 1 for a win, 0 for a loss, and a draw is half. */
  readonly chance: number;
  /** Plies to an end that is forced. */
  readonly plies?: number | undefined;
  /** The moves as text. */
  readonly moves: readonly string[];
}

/** What the engine says of a position. */
export interface Evaluation extends EngineLine {
  /** Plies looked ahead; absent for a game that is over. */
  readonly depth?: number | undefined;
  /** The best lines, the best first. */
  readonly lines: readonly EngineLine[];
}

/**
 * A score at which the side ahead may expect e to 1. Fitted to the results of 60 games of `standard` that levels 6 to 10 played
 * against each other from random openings: 923 positions, searched with 15,000 nodes each.
 */
const SCALE = 190;

/** What a side may expect of a game that the search gives a score: 0 to 1. */
export function chanceOf(score: number): number {
  const plies = pliesToEnd(score);
  return plies === undefined ? 1 / (1 + Math.exp(-score / SCALE)) : plies > 0 ? 1 : 0;
}

/** What a search of a mill game says, as light sees it. */
export function evaluationOf(
  game: Game,
  { depth, lines }: Pick<SearchProgress, "depth" | "lines">,
): Evaluation {
  const seen = lines.map(({ score, moves }): EngineLine => {
    const plies = pliesToEnd(score);
    const chance = chanceOf(score);
    return {
      chance: game.turn === "light" ? chance : 1 - chance,
      ...(plies !== undefined && { plies: Math.abs(plies) }),
      moves: moves.map((move) => formatMove(move, game)),
    };
  });
  return { chance: 0.5, moves: [], ...seen[0], depth, lines: seen };
}

/** Hundredths of a seed at which the side ahead may expect e to 1. Fitted in the same way to 30 games each of kalah and oware. */
const SEEDS = 520;

/** What a search of a mancala game says, as south sees it. The moves are text already. */
export function sownEvaluation(
  turn: "south" | "north",
  depth: number,
  lines: readonly { readonly score: number; readonly isForced: boolean; readonly moves: readonly string[] }[],
): Evaluation {
  const seen = lines.map(({ score, isForced, moves }): EngineLine => {
    const chance = isForced ? (score > 0 ? 1 : 0) : 1 / (1 + Math.exp(-score / SEEDS));
    return { chance: turn === "south" ? chance : 1 - chance, moves };
  });
  return { chance: 0.5, moves: [], ...seen[0], depth, lines: seen };
}

/** What a game that is over was worth to a side. */
export function ended({ winner }: { readonly winner: string | null }, side: string): Evaluation {
  return { chance: winner === null ? 0.5 : winner === side ? 1 : 0, plies: 0, moves: [], lines: [] };
}
