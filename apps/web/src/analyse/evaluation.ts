/** The engine's evaluation of a position from one side's view, as chances instead of scores. */
import { pliesToEnd } from "morabaraba/bots";
import { isForced } from "morabaraba/mancala/bots";
import type { BotProgress } from "morabaraba/opponent";
import type { Game, Kit, Move } from "../family/family.ts";

/** A line of play and what it is worth. */
export interface EngineLine {
  /** The expected points of light or south: 1 for a win, 0.5 for a draw, 0 for a loss. */
  readonly chance: number;
  /** Plies to an end that is forced. */
  readonly plies?: number | undefined;
  /** The moves as text. */
  readonly moves: readonly string[];
}

/** The engine's evaluation of a position. */
export interface Evaluation extends EngineLine {
  /** Plies looked ahead; absent for a game that is over. */
  readonly depth?: number | undefined;
  /** The best lines, the best first. */
  readonly lines: readonly EngineLine[];
}

/**
 * A score at which the side ahead may expect e to 1. Fitted to the results of 60 games of `standard` that
 * levels 6 to 10 played against each other from random openings: 923 positions, searched with 15,000 nodes
 * each.
 */
const SCALE = 190;

/** Converts a search score of mills into expected points from 0 to 1. */
export function chanceOf(score: number): number {
  const plies = pliesToEnd(score);
  return plies === undefined ? 1 / (1 + Math.exp(-score / SCALE)) : plies > 0 ? 1 : 0;
}

/** Hundredths of a seed at which the side ahead may expect e to 1. Fitted in the same way to 30 games each of kalah and oware. */
const SEEDS = 520;

/** Converts a search score of mancala into expected points from 0 to 1. */
const sownChanceOf = (score: number): number =>
  isForced(score) ? (score > 0 ? 1 : 0) : 1 / (1 + Math.exp(-score / SEEDS));

/** The fields of a search result that this file reads. */
export type Found = Pick<BotProgress<Move>, "depth" | "lines">;

/** Converts a search result to the view of the side of `White`. */
export function foundBy(kit: Kit, game: Game, { depth, lines }: Found): Evaluation {
  const isMills = kit.name === "mills";
  const seen = lines.map(({ score, moves }): EngineLine => {
    const plies = isMills ? pliesToEnd(score) : undefined;
    const chance = (isMills ? chanceOf : sownChanceOf)(score);
    return {
      chance: game.turn === kit.sides[0] ? chance : 1 - chance,
      ...(plies !== undefined && { plies: Math.abs(plies) }),
      moves: moves.map((move) => kit.formatMove(game, move)),
    };
  });
  return { chance: 0.5, moves: [], ...seen[0], depth, lines: seen };
}

/** Returns the evaluation of a finished game for a side. */
export function ended({ winner }: { readonly winner: string | null }, side: string): Evaluation {
  return { chance: winner === null ? 0.5 : winner === side ? 1 : 0, plies: 0, moves: [], lines: [] };
}
