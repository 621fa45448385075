/** The engine's evaluations, as chances of the first side instead of scores. */
import { winningChance as millChance, pliesToEnd } from "morabaraba/bots";
import { winningChance as mancalaChance } from "morabaraba/mancala/bots";
import type { BotProgress } from "morabaraba/opponent";
import type { Game, Kit, Move } from "../family/family.ts";
import { leadOf } from "../family/mancalaWords.ts";

/** A line of play and its value. */
export interface EngineLine {
  /** The expected points of light or south: 1 for a win, 0.5 for a draw, 0 for a loss. */
  readonly chance: number;
  /** Plies to a forced end. */
  readonly plies?: number | undefined;
  /** In mancala, the proved lead of south in seeds at the end. */
  readonly lead?: number | undefined;
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

/** The fields of a search result that this file reads. */
export interface Found extends Pick<BotProgress<Move>, "depth" | "lines"> {
  /** Whether the scores are proved; mancala's bots say so. */
  readonly exact?: boolean;
}

/** Converts a search result to an evaluation, from the first side's view. */
export function foundBy(kit: Kit, game: Game, { depth, lines, exact = false }: Found): Evaluation {
  const isMills = kit.name === "mills";
  const rules = kit.variantOf(game);
  // If a majority ends the game, the seeds are not counted to the end.
  const isCounted = exact && "majority" in rules && !rules.majority;
  const isFirst = game.turn === kit.sides[0];
  const evaluated = ({ score, moves }: Found["lines"][number]): EngineLine => {
    const plies = isMills ? pliesToEnd(score) : undefined;
    const chance = (isMills ? millChance : mancalaChance)(score);
    return {
      chance: isFirst ? chance : 1 - chance,
      ...(plies !== undefined && { plies: Math.abs(plies) }),
      ...(isCounted && { lead: (isFirst ? 1 : -1) * leadOf(score) }),
      moves: moves.map((move) => kit.formatMove(game, move)),
    };
  };
  return { ...evaluated(lines[0]), depth, lines: lines.map(evaluated) };
}

/** Returns the evaluation of a finished game for a side. */
export function ended({ winner }: { readonly winner: string | null }, side: string, game?: Game): Evaluation {
  const chance = winner === null ? 0.5 : winner === side ? 1 : 0;
  const lead = game && "stores" in game ? game.stores.south - game.stores.north : undefined;
  return { chance, plies: 0, ...(lead !== undefined && { lead }), moves: [], lines: [] };
}
