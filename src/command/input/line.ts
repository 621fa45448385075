/* Writes what a search has found: its line of moves, and how far off the end is if that is certain. */
import { type BotProgress, pliesToEnd } from "../../bots.ts";
import type { Family } from "../../families.ts";
import { winningChance } from "../../mancala-bots.ts";
import type { GameArguments } from "./gameArguments.ts";

/** Writes each move of a line for the position it is played in. */
export function lineOf(
  { family: { rules }, game }: Pick<GameArguments, "family" | "game">,
  moves: readonly unknown[],
): readonly string[] {
  let at = game;
  return moves.map((move) => {
    const text = rules.formatMove(at, move);
    at = rules.applyMove(at, move);
    return text;
  });
}

/** Scores of mancala are higher or lower by this much if the winner is certain. */
const CERTAIN = 1_000_000;

/** The result of a search, of either family. */
export type Found = Pick<BotProgress<unknown>, "depth"> & { readonly exact?: boolean };

/** The end of a line, as far as it is certain. */
export interface LineEnd {
  /** In mill games, the plies to the end, negative if the side to move loses. */
  readonly plies?: number | undefined;
  /** In mancala, the final margin in hundredths of a seed. */
  readonly margin?: number;
}

/**
 * Returns what a score says about the end. Searches of mancala say whether their scores are `exact`; otherwise a
 * margin is an estimate, even if the winner is certain.
 */
export function endIn(
  { name }: Pick<Family, "name">,
  score: number,
  { exact = name === "mills" }: Found,
): LineEnd {
  if (!exact) return {};
  if (name === "mills") return { plies: pliesToEnd(score) };
  return isCertain({ name }, score) ? { margin: expectedMargin(score) } : {};
}

/** The margin that a score of mancala expects, without the million for a certain winner. */
export const expectedMargin = (score: number): number =>
  isCertain({ name: "mancala" }, score) ? score - Math.sign(score) * CERTAIN : score;

/** Whether a score tells the winner for certain. */
export const isCertain = ({ name }: Pick<Family, "name">, score: number): boolean =>
  name === "mills" ? pliesToEnd(score) !== undefined : [0, 1].includes(winningChance(score));
