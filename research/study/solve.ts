/** The command `node research/study.mjs openings` as a function. */
import { applyMove, createGame, formatMove, type Game, legalMoves, outcome } from "morabaraba";
import { chooseMoveSync, pliesToEnd } from "morabaraba/bots";
import { probeTables } from "morabaraba/endgames";
import { createPosition, encodeGame } from "morabaraba/engine";
import { slotOf } from "../../src/endgames/mills/slots.ts";
import { OPEN, type Solved } from "../../src/endgames/mills/workspace.ts";
import { type Change, changed, rows } from "../../test/support/endgames/changed.ts";
import { pick, seeded } from "../../test/support/random.ts";
import { type Solution, solveGame, valueAt } from "./placing.ts";

/** What to solve and to check. */
export interface OpeningTask extends Change {
  readonly cows: number;
  /** The number of random positions of the placing phase to search. */
  readonly random: number;
  /** The search depth in plies. */
  readonly depth: number;
}

/** Plies to the end, below 0 if the side to move loses; `undefined` for a draw. */
export function pliesOf({ ruleset, layers, tables }: Solution, game: Game): number | undefined {
  // The side to move in a finished game has lost, and draws have empty hands.
  if (game.hands.light + game.hands.dark > 0) {
    if (outcome(game) !== undefined) return -0;
    const value = valueAt(ruleset, layers[game.ply] ?? [], encodeGame(ruleset, game, createPosition()));
    return value >= OPEN ? undefined : value % 2 === 0 ? value - 1 : 1 - value;
  }
  const found = probeTables(tables, game);
  if (found === undefined) throw new Error("The tables do not have this game.");
  const { result, plies } = found;
  return plies === null ? undefined : result === "won" ? plies : -plies;
}

const wordOf = (plies: number | undefined): string =>
  plies === undefined ? "draw" : plies > 0 ? `won in ${plies}` : `lost in ${-plies}`;

/** The same one ply earlier, for the other side. */
const before = (after: number | undefined): number | undefined =>
  after === undefined ? undefined : after > 0 ? -1 - after : 1 - after;

/** Scores a move for its player, from the value of the resulting position for the other side. */
const worth = (after: number | undefined): number =>
  after === undefined ? 0 : after > 0 ? after - 1000 : 1000 + after;

/** The moves of a line with best play on both sides. */
function bestLine(solution: Solution, start: Game): string[] {
  const line: string[] = [];
  let game = start;
  const total = Math.abs(pliesOf(solution, game) ?? 0);
  while (outcome(game) === undefined && line.length < total) {
    const after = legalMoves(game).map((move) => ({ move, next: applyMove(game, move) }));
    const best = after.reduce((a, b) =>
      worth(pliesOf(solution, b.next)) > worth(pliesOf(solution, a.next)) ? b : a,
    );
    line.push(formatMove(game, best.move));
    game = best.next;
  }
  if (total > 0 && (outcome(game) === undefined || line.length !== total))
    throw new Error(`The best line takes ${line.length} plies, not ${total}.`);
  return line;
}

/** Of the last `depth` positions of a line, those for which the search finds another end. */
function lateFaults(start: Game, line: readonly string[], depth: number): string[] {
  const games = [start];
  for (const move of line) games.push(applyMove(games.at(-1) as Game, move));
  const last = games.slice(-1 - depth, -1).reverse();
  return last.flatMap((game, i) => {
    const left = i + 1;
    const found = pliesToEnd(chooseMoveSync(game, { depth: left, nodes: 1e12, book: false }).score);
    // The last move is the winner's.
    const right = left % 2 === 0 ? -left : left;
    return found === right ? [] : [`${left} plies before the end the search finds ${wordOf(found)}`];
  });
}

/** Plays random plies, shooting in at least half of the chances; `undefined` if the game ended. */
function anyGame(start: Game, plies: number, random: (limit: number) => number): Game | undefined {
  let game = start;
  for (let ply = 0; ply < plies; ply++) {
    if (outcome(game) !== undefined) return undefined;
    const moves = legalMoves(game);
    const shots = moves.filter(({ shots }) => shots !== undefined);
    game = applyMove(game, pick(shots.length > 0 && random(2) === 0 ? shots : moves, random));
  }
  return outcome(game) === undefined ? game : undefined;
}

/** A position's value from the positions after its moves, by the public functions. */
function byMoves(solution: Solution, game: Game): number | undefined {
  const after = legalMoves(game).map((move) => pliesOf(solution, applyMove(game, move)));
  return before(after.reduce((a, b) => (worth(b) > worth(a) ? b : a)));
}

interface Comparison {
  /** The number of positions checked. */
  readonly positions: number;
  /** The number that are won or lost within the search depth. */
  readonly decided: number;
  readonly faults: readonly string[];
}

/**
 * Checks random positions of the placing phase. Each must have the value of its best move, and the search
 * must find exactly the known ends within its depth.
 */
function compare(solution: Solution, start: Game, { random: count, depth, cows }: OpeningTask): Comparison {
  const random = seeded(cows);
  const faults: string[] = [];
  let [positions, decided] = [0, 0];
  for (let i = 0; i < count; i++) {
    const game = anyGame(start, random(2 * cows), random);
    if (game === undefined) continue;
    positions++;
    const right = pliesOf(solution, game);
    const best = byMoves(solution, game);
    if (best !== right)
      faults.push(`${JSON.stringify(game)}: ${wordOf(right)}, by its moves ${wordOf(best)}`);
    const found = pliesToEnd(chooseMoveSync(game, { depth, nodes: 1e12, book: false }).score);
    const near = right !== undefined && Math.abs(right) <= depth;
    if (near) decided++;
    // The search follows mills beyond its depth, and may find an end there.
    if (found === right || (found === undefined && !near)) continue;
    faults.push(`${JSON.stringify(game)}: ${wordOf(right)}, the search finds ${wordOf(found)}`);
  }
  return { positions, decided, faults };
}

/** Solves, prints the results and checks them; returns the number of faults. */
export function openings(task: OpeningTask, print: (line: string) => void): number {
  const { cows, endless, repeatMill, depth } = task;
  const variant = changed(task, cows);
  const solution = solveGame(variant);
  for (const row of rows(solution.tables)) print(row);
  const start = createGame(variant);
  print(
    `${task.variant} ${JSON.stringify({ endless, repeatMill })}, ${cows} cows per side: ${wordOf(pliesOf(solution, start))}`,
  );
  const [alone] = (solution.layers[1] ?? []).filter((table) => table !== undefined) as Solved[];
  const seen = new Set<number>();
  for (const move of legalMoves(start)) {
    const game = applyMove(start, move);
    const { own, other } = encodeGame(solution.ruleset, game, createPosition());
    const slot = alone === undefined ? 0 : slotOf(alone.pair, own, other);
    if (seen.has(slot)) continue;
    seen.add(slot);
    print(`  ${formatMove(start, move)} and its mirror images: ${wordOf(before(pliesOf(solution, game)))}`);
  }
  const line = bestLine(solution, start);
  print(`  ${line.join(" ")}`);
  const late = lateFaults(start, line, 2 * depth);
  print(`  the search in its last ${Math.min(line.length, 2 * depth)} positions: ${late.length} faults`);
  const { positions, decided, faults } = compare(solution, start, task);
  print(
    `${positions} random positions of the placing phase, ${decided} decided within ${depth} plies; ${faults.length} faults`,
  );
  for (const fault of [...late, ...faults].slice(0, 9)) print(fault);
  return late.length + faults.length;
}
