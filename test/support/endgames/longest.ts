/** The longest loss of each table, with best play on both sides. */
import { applyMove, createGame, formatMove, formatPosition, type Game, outcome } from "morabaraba";
import { type EndgameTables, probeTables } from "morabaraba/endgames";
import { rulesetFor } from "morabaraba/engine";
import { pairOf, smallerAt } from "../../../src/endgames/mills/slots.ts";
import type { StoredTable } from "../../../src/endgames/mills/tables.ts";

export interface Line {
  readonly own: number;
  readonly other: number;
  readonly plies: number;
  readonly position: string;
  readonly moves: readonly string[];
}

/**
 * One line for each table with losses. Throws if best play takes another number of plies than in the tables.
 */
export function longestLines(tables: EndgameTables): Line[] {
  const ruleset = rulesetFor(tables.variant);
  return (tables.tables as readonly StoredTable[]).flatMap(({ row, slots, plies }) => {
    const { own, other, longestLoss } = row;
    if (longestLoss === null) return [];
    // The last entry of a slot has all quiet plies left.
    const entry = plies.findIndex((count, i) => count === longestLoss && slots[i + 1] !== slots[i]);
    const slot = slots[entry] as number;
    const pair = pairOf(ruleset, Math.max(own, other), Math.min(own, other));
    const larger = pair.sets.canonical[Math.floor(slot / pair.width)] as number;
    const [mine, yours] = own >= other ? [larger, smallerAt(pair, slot)] : [smallerAt(pair, slot), larger];
    const board = ruleset.points
      .map((_, i) => ((mine >> i) & 1 ? "L" : (yours >> i) & 1 ? "D" : "."))
      .join("");
    let game: Game = { ...createGame(tables.variant), board, hands: { light: 0, dark: 0 }, turn: "light" };
    const position = formatPosition(game);
    const moves: string[] = [];
    while (outcome(game) === undefined) {
      const found = probeTables(tables, game);
      const [move] = found?.moves ?? [];
      if (move === undefined || found?.plies !== longestLoss - moves.length)
        throw new Error(`${position}: best play differs from the tables after ${moves.length} plies.`);
      moves.push(formatMove(game, move));
      game = applyMove(game, move);
    }
    if (outcome(game)?.winner !== "dark") throw new Error(`${position}: light did not lose.`);
    return [{ own, other, plies: moves.length, position, moves }];
  });
}
