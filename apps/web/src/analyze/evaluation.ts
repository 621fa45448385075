/** The engine's evaluations, as chances of the first side instead of scores. */
import { pliesToEnd } from "morabaraba/bots";
import { isForced } from "morabaraba/mancala/bots";
import type { BotProgress } from "morabaraba/opponent";
import type { Game, Kit, Move } from "../family/family.ts";

/** A line of play and its value. */
export interface EngineLine {
  /** The expected points of light or south: 1 for a win, 0.5 for a draw, 0 for a loss. */
  readonly chance: number;
  /** Plies to a forced end. */
  readonly plies?: number | undefined;
  /** The moves, as text. */
  readonly moves: readonly string[];
}

/** The engine's evaluation of a position. */
export interface Evaluation extends EngineLine {
  /** The search depth in plies; absent for a game that is over. */
  readonly depth?: number | undefined;
  /** The best lines, the best first. */
  readonly lines: readonly EngineLine[];
}

/**
 * The score at which the odds of the side ahead are e to 1. It is fitted to the results of 60 games of
 * `standard` between levels 6 to 10 from random openings: 923 positions, each searched with 15,000 nodes.
 */
const SCALE = 190;

/** Converts a search score of mills into expected points from 0 to 1. */
export function chanceOf(score: number): number {
  const plies = pliesToEnd(score);
  return plies === undefined ? 1 / (1 + Math.exp(-score / SCALE)) : plies > 0 ? 1 : 0;
}

/** The same for mancala, in hundredths of a seed, fitted to 30 games each of kalah and oware. */
const SEEDS = 520;

/** Converts a search score of mancala into expected points from 0 to 1. */
const mancalaChanceOf = (score: number): number =>
  isForced(score) ? (score > 0 ? 1 : 0) : 1 / (1 + Math.exp(-score / SEEDS));

/** The fields of a search result that this file reads. */
export type Found = Pick<BotProgress<Move>, "depth" | "lines">;

/** Converts a search result to an evaluation, from the first side's view. */
export function foundBy(kit: Kit, game: Game, { depth, lines }: Found): Evaluation {
  const isMills = kit.name === "mills";
  const evaluated = lines.map(({ score, moves }): EngineLine => {
    const plies = isMills ? pliesToEnd(score) : undefined;
    const chance = (isMills ? chanceOf : mancalaChanceOf)(score);
    return {
      chance: game.turn === kit.sides[0] ? chance : 1 - chance,
      ...(plies !== undefined && { plies: Math.abs(plies) }),
      moves: moves.map((move) => kit.formatMove(game, move)),
    };
  });
  return { chance: 0.5, moves: [], ...evaluated[0], depth, lines: evaluated };
}

/** Returns the evaluation of a finished game for a side. */
export function ended({ winner }: { readonly winner: string | null }, side: string): Evaluation {
  return { chance: winner === null ? 0.5 : winner === side ? 1 : 0, plies: 0, moves: [], lines: [] };
}
