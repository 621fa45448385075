/** The moves of a match as rows: one turn of each player. */
import { createGame, families } from "morabaraba-protocol/families";
import type { Match } from "morabaraba-protocol/protocol";

export interface Row {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** Returns the rows of a match. Several moves of one turn, as in mancala, share a cell. */
export function rowsOf({
  family,
  variant,
  moves,
}: Pick<Match, "family" | "variant" | "moves">): readonly Row[] {
  const { rules, players } = families[family];
  const rows: { first: string[]; second: string[] }[] = [];
  let game = createGame(family, variant);
  for (const move of moves) {
    const isFirst = game.turn === players[0];
    const last = rows.at(-1);
    if (last === undefined || (isFirst && last.second.length > 0)) {
      rows.push(isFirst ? { first: [move], second: [] } : { first: [], second: [move] });
    } else {
      last[isFirst ? "first" : "second"].push(move);
    }
    game = rules.applyMove(game, move);
  }
  return rows;
}
