/**
 * The command `node research/study.mjs check` as a function, which also prints the longest loss of each
 * table.
 */
import { applyMove, createGame, formatMove, formatPosition, type Game, outcome } from "morabaraba";
import { type EndgameTables, probeTables, solveEndgames } from "morabaraba/endgames";
import { rulesetFor } from "morabaraba/engine";
import { pairOf, smallerAt } from "../../../src/endgames/mills/slots.ts";
import type { StoredTable } from "../../../src/endgames/mills/tables.ts";
import { certify } from "./certify.ts";
import { type Change, changed, rows } from "./changed.ts";
import { compareWithSearch } from "./searched.ts";

/** What to check. */
export interface Task extends Change {
  readonly cows: number;
  /** The number of random positions to search in each table. */
  readonly random: number;
  /** The search depth in plies if a side flies; otherwise twice as deep. */
  readonly depth: number;
  /** Whether to check every position too, which takes minutes from five cows on. */
  readonly every: boolean;
}

/** Solves, checks and prints the results; returns the number of faults. */
export async function check(task: Task, print: (line: string) => void): Promise<number> {
  const { cows, random, depth, every, endless, repeatMill } = task;
  const variant = changed(task);
  const tables = await solveEndgames(variant, { cows });
  print(`${task.variant} ${JSON.stringify({ endless, repeatMill })}, up to ${cows} cows per side`);
  for (const row of rows(tables)) print(row);
  let faults = 0;
  for (let own = variant.loseBelow; own <= cows; own++) {
    for (let other = variant.loseBelow; other <= cows; other++) {
      const plies = Math.min(own, other) <= (variant.flyAt ?? 0) ? depth : 2 * depth;
      const found = compareWithSearch(tables, variant, own, other, random, plies, own * 16 + other);
      faults += found.faults.length;
      print(
        `${own}-${other}: ${random} random positions, ${found.decided} of them decided within ${plies} plies; ` +
          `${found.faults.length} differ from the search`,
      );
    }
  }
  for (const line of longestLines(tables))
    print(`${line.own}-${line.other}, lost in ${line.plies}: ${line.position}\n  ${line.moves.join(" ")}`);
  if (!every) return faults;
  const all = certify(tables, cows);
  print(
    `${all.positions} positions with their quiet plies; ${all.faults.length} disagree with those after their moves`,
  );
  for (const fault of all.faults) print(fault);
  return faults + all.faults.length;
}

interface Line {
  readonly own: number;
  readonly other: number;
  readonly plies: number;
  readonly position: string;
  readonly moves: readonly string[];
}

/**
 * One line for each table with losses. Throws if best play takes another number of plies than in the tables.
 */
function longestLines(tables: EndgameTables): Line[] {
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
