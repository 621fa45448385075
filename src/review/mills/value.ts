/* The value of a game to the side to move, from the rules, an endgame table or a search. */

import type { SearchChoice } from "../../bots/mills/chooseMove.ts";
import { pliesToEnd, WIN } from "../../bots/mills/levels.ts";
import type { Game, Move } from "../../rules/mills/data/state.ts";
import { endReason, winnerOf } from "../../rules/mills/engine/ending.ts";
import { lookupOf, type Tablebase } from "../../rules/mills/engine/tablebase.ts";
import { applyMove, legalMoves, outcome } from "../../rules/mills/game.ts";
import { decodeMove } from "../../rules/mills/moves.ts";
import { encodeGame, rulesetOf } from "../../rules/mills/read.ts";
import { after, movesIn } from "./threats.ts";

/** Searches a game within limits. */
export type Search = (
  game: Game,
  limits: { readonly nodes: number; readonly depth?: number },
) => Promise<SearchChoice>;

/** The value of a game that is not over. */
export interface Value {
  /** Plies to the end: positive for a win, negative for a loss, 0 for a draw; `undefined` if unproved. */
  readonly plies: number | undefined;
  readonly by: "rules" | "search" | "table";
  /** The search's score, in hundredths of a cow. */
  readonly score: number;
  /** The best line, or the start of it. */
  readonly line: readonly Move[];
}

/** Looks a game up in the tables and returns `plies` of {@link Value}. */
function probe(game: Game, tablebase: Tablebase | undefined): number | undefined {
  const ruleset = rulesetOf(game);
  return lookupOf(tablebase)?.(ruleset, encodeGame(ruleset, game), true);
}

/** The search's score for a forced end in `plies` plies. */
export const scoreOf = (plies: number): number => (plies > 0 ? WIN : -WIN) - plies;

/** Finds a move that wins at once, which a search of few positions may not reach. */
function winningMove(game: Game): Move | undefined {
  const ruleset = rulesetOf(game);
  const position = encodeGame(ruleset, game);
  const packed = movesIn(ruleset, position).find((move) => {
    const next = after(ruleset, position, move);
    const reason = endReason(ruleset, next);
    return reason !== undefined && winnerOf(ruleset, next, reason) === position.turn;
  });
  return packed === undefined ? undefined : decodeMove(ruleset, position, packed);
}

/** Returns the value of a game that is not over. */
export async function gameValue(
  game: Game,
  nodes: number,
  tablebase: Tablebase | undefined,
  search: Search,
): Promise<Value> {
  const plies = probe(game, tablebase);
  if (plies)
    return {
      plies,
      by: "table",
      score: scoreOf(plies),
      line: tableLine(game, plies, tablebase as Tablebase),
    };
  const winning = plies === undefined ? winningMove(game) : undefined;
  if (winning) return { plies: 1, by: "rules", score: scoreOf(1), line: [winning] };
  const { score, lines } = await search(game, { nodes });
  const line = lines[0].moves;
  return plies === 0
    ? { plies: 0, by: "table", score: 0, line }
    : { plies: pliesToEnd(score), by: "search", score, line };
}

/** Returns the line to the end that a table proves. Sides alternate in every variant that has tables. */
function tableLine(game: Game, plies: number, tablebase: Tablebase): readonly Move[] {
  const line: Move[] = [];
  let at = game;
  for (let left = plies; left !== 0; ) {
    const rest = Math.sign(left) - left;
    const isBest = (move: Move): boolean => {
      const next = applyMove(at, move);
      const end = outcome(next);
      return end === undefined
        ? rest !== 0 && probe(next, tablebase) === rest
        : rest === 0 && end.winner !== null;
    };
    const move = legalMoves(at).find(isBest) as Move;
    line.push(move);
    at = applyMove(at, move);
    left = rest;
  }
  return line;
}
