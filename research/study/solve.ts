/**
 * The command `node research/study.mjs openings` as a function: whole games with few cows per side, solved from
 * the empty board. Endgame tables have the positions after the last placement; before it, every position of the
 * placing phase is solved backwards, ply by ply, with the engine's moves.
 */
import { applyMove, createGame, formatMove, type Game, legalMoves, outcome, type Variant } from "morabaraba";
import { chooseMoveSync, pliesToEnd } from "morabaraba/bots";
import { type EndgameTables, probeTables } from "morabaraba/endgames";
import {
  createPosition,
  encodeGame,
  generateMoves,
  makeMove,
  type Position,
  type Ruleset,
  rulesetFor,
} from "morabaraba/engine";
import { collect } from "../../src/endgames/mills/collect.ts";
import { solvePair } from "../../src/endgames/mills/retrograde.ts";
import { pairOf, shapesUpTo, slotOf, smallerAt } from "../../src/endgames/mills/slots.ts";
import { type BySides, PLIES, type StoredTable } from "../../src/endgames/mills/tables.ts";
import { createReader } from "../../src/endgames/mills/values.ts";
import { createWorkspace, OPEN, SAFE, type Solved } from "../../src/endgames/mills/workspace.ts";
import { type Change, changed, rows } from "../../test/support/endgames/changed.ts";
import { pick, seeded } from "../../test/support/random.ts";

/** A solved game. */
export interface Solution {
  readonly ruleset: Ruleset;
  /** All positions by plies played, up to the last placement, as the endgame solver has them. */
  readonly layers: readonly BySides<Solved>[];
  /** The endgames. */
  readonly tables: EndgameTables;
}

/** Solves a game in which cows do not move before the hands are empty. */
export function solveGame(variant: Variant): Solution {
  if (variant.moveWhilePlacing) throw new Error("Cows must be placed before they move.");
  const ruleset = rulesetFor(variant);
  const { cows } = variant;
  const layers: BySides<Solved>[] = [];
  const { tables, values } = solveEndgames(ruleset);
  layers[2 * cows] = values;
  for (let ply = 2 * cows - 1; ply >= 0; ply--) layers[ply] = solveLayer(ruleset, ply, layers[ply + 1] ?? []);
  return { ruleset, layers, tables: { variant, cows, tables } };
}

function finish<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** Does the same as `solveEndgames`, but keeps every position. */
function solveEndgames(ruleset: Ruleset): {
  readonly tables: StoredTable[];
  readonly values: BySides<Solved>;
} {
  const shapes = shapesUpTo(ruleset, ruleset.variant.cows);
  const workspace = createWorkspace(Math.max(...shapes.map(({ sides, slots }) => sides.length * slots)));
  const tables: StoredTable[] = [];
  const values: (Solved | undefined)[] = [];
  for (const { larger, smaller } of shapes) {
    const pair = pairOf(ruleset, larger, smaller);
    for (const side of finish(solvePair(createReader(ruleset, tables), values, pair, workspace))) {
      const { own, other } = side;
      tables.push(finish(collect(side)));
      values[own * 16 + other] = { pair, values: side.values.slice() };
    }
  }
  return { tables, values };
}

/** Solves all positions after a number of plies, from those one ply later. */
function solveLayer(ruleset: Ruleset, ply: number, later: BySides<Solved>): BySides<Solved> {
  const { cows, loseBelow } = ruleset.variant;
  const layer: Solved[] = [];
  const [placed, placedByOther] = [ply >> 1, (ply + 1) >> 1];
  const position = createPosition();
  [position.ownHand, position.otherHand] = [cows - placed, cows - placedByOther];
  // The third cow is the first that can close a mill.
  const least = Math.max(0, placed - Math.max(0, placedByOther - 2), loseBelow - position.ownHand);
  const leastOther = Math.max(0, placedByOther - Math.max(0, placed - 2), loseBelow - position.otherHand);
  for (let own = least; own <= placed; own++) {
    for (let other = leastOther; other <= placedByOther; other++) {
      const pair = pairOf(ruleset, Math.max(own, other), Math.min(own, other));
      const values = new Uint16Array(pair.slots);
      for (let slot = 0; slot < pair.slots; slot++) {
        const larger = pair.sets.canonical[Math.floor(slot / pair.width)] as number;
        const smaller = smallerAt(pair, slot);
        [position.own, position.other] = own < other ? [smaller, larger] : [larger, smaller];
        values[slot] = bestOf(ruleset, position, later);
      }
      layer[own * 16 + other] = { pair, values };
    }
  }
  return layer;
}

const moves = new Int32Array(rulesetFor("nineMens").mostMoves);
const next = createPosition();

function bestOf(ruleset: Ruleset, position: Position, later: BySides<Solved>): number {
  const end = generateMoves(ruleset, position, moves, 0);
  let [shortest, longest, drawn] = [SAFE as number, 0, false];
  for (let i = 0; i < end; i++) {
    makeMove(ruleset, position, moves[i] as number, next);
    const value = valueAt(ruleset, later, next);
    if (value >= OPEN) drawn = true;
    else if (value % 2 === 1) shortest = Math.min(shortest, value);
    else longest = Math.max(longest, value);
  }
  if (shortest < SAFE) return shortest + 1;
  return drawn ? SAFE : longest + 1;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** A position's result for the side to move: plies to the end plus 1, odd for a loss; a draw from OPEN on. */
function valueAt(ruleset: Ruleset, layer: BySides<Solved>, { own, other, ownHand }: Position): number {
  const [ownCows, otherCows] = [bits(own), bits(other)];
  if (ownCows + ownHand < ruleset.variant.loseBelow) return 1;
  const table = layer[ownCows * 16 + otherCows];
  if (table === undefined) throw new Error(`No table of ${ownCows}-${otherCows}.`);
  const value = table.values[slotOf(table.pair, own, other)] as number;
  return value >= OPEN ? value : value & PLIES;
}

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
