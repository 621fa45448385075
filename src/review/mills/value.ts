/** What a game is worth to the side to move, as far as a table or a search has proved it. */

import type { SearchChoice } from "../../bots/mills/chooseMove.ts";
import { pliesToEnd, WIN } from "../../bots/mills/levels.ts";
import type { Game, Move } from "../../rules/mills/data/state.ts";
import { endReason, winnerOf } from "../../rules/mills/engine/ending.ts";
import { lookupOf, type Tablebase } from "../../rules/mills/engine/tablebase.ts";
import { applyMove, legalMoves, outcome } from "../../rules/mills/game.ts";
import { decodeMove } from "../../rules/mills/moves.ts";
import { encodeGame, rulesetOf } from "../../rules/mills/read.ts";
import { after, movesIn } from "./threats.ts";

/** Asks the search about a game. */
export type Ask = (
  game: Game,
  limits: { readonly nodes: number; readonly depth?: number },
) => Promise<SearchChoice>;

/** The worth of a game that goes on. */
export interface Worth {
  /**
   * Plies to the end: positive if the side to move wins, negative if it loses, 0 for a draw, `undefined` if nothing is
   * proved.
   */
  readonly plies: number | undefined;
  readonly by: "rules" | "search" | "table";
  /** In hundredths of a cow, by the search. */
  readonly score: number;
  /** The best line, or its beginning. */
  readonly line: readonly Move[];
}

/** What the table says of a game that goes on: plies to the end as in {@link Worth}. */
function probed(game: Game, tablebase: Tablebase | undefined): number | undefined {
  const ruleset = rulesetOf(game);
  return lookupOf(tablebase)?.(ruleset, encodeGame(ruleset, game), true);
}

/** What a forced end in so many plies scores, as the search has it. */
export const scoreOf = (plies: number): number => (plies > 0 ? WIN : -WIN) - plies;

/** A move that wins at once, of which a search with few positions does not come to the end. */
function winningMove(game: Game): Move | undefined {
  const ruleset = rulesetOf(game);
  const position = encodeGame(ruleset, game);
  const found = movesIn(ruleset, position).find((move) => {
    const next = after(ruleset, position, move);
    const reason = endReason(ruleset, next);
    return reason !== undefined && winnerOf(ruleset, next, reason) === position.turn;
  });
  return found === undefined ? undefined : decodeMove(ruleset, position, found);
}

/** The worth of a game that goes on. */
export async function worthOf(
  game: Game,
  nodes: number,
  tablebase: Tablebase | undefined,
  ask: Ask,
): Promise<Worth> {
  const known = probed(game, tablebase);
  if (known)
    return {
      plies: known,
      by: "table",
      score: scoreOf(known),
      line: tableLine(game, known, tablebase as Tablebase),
    };
  const won = known === undefined ? winningMove(game) : undefined;
  if (won) return { plies: 1, by: "rules", score: scoreOf(1), line: [won] };
  const { score, principalVariation } = await ask(game, { nodes });
  const line = principalVariation;
  return known === 0
    ? { plies: 0, by: "table", score: 0, line }
    : { plies: pliesToEnd(score), by: "search", score, line };
}

/** The way to the end that a table shows. Where there are tables, sides alternate. */
function tableLine(game: Game, plies: number, tablebase: Tablebase): readonly Move[] {
  const line: Move[] = [];
  let at = game;
  for (let left = plies; left !== 0; ) {
    const rest = Math.sign(left) - left;
    const leads = (move: Move): boolean => {
      const next = applyMove(at, move);
      const end = outcome(next);
      return end === undefined
        ? rest !== 0 && probed(next, tablebase) === rest
        : rest === 0 && end.winner !== null;
    };
    const move = legalMoves(at).find(leads) as Move;
    line.push(move);
    at = applyMove(at, move);
    left = rest;
  }
  return line;
}
