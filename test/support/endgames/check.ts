/** The command `node research/study.mjs check` as a function. */
import { solveEndgames } from "morabaraba/endgames";
import { certify } from "./certify.ts";
import { type Change, changed, rows } from "./changed.ts";
import { longestLines } from "./longest.ts";
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
