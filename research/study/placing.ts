/**
 * Whole games with few cows per side, solved from the empty board. Endgame tables have the positions after
 * the last placement; before it, every position of the placing phase is solved backwards, ply by ply, with
 * the engine's moves.
 */
import type { Variant } from "morabaraba";
import type { EndgameTables } from "morabaraba/endgames";
import {
  createPosition,
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
export function valueAt(ruleset: Ruleset, layer: BySides<Solved>, { own, other, ownHand }: Position): number {
  const [ownCows, otherCows] = [bits(own), bits(other)];
  if (ownCows + ownHand < ruleset.variant.loseBelow) return 1;
  const table = layer[ownCows * 16 + otherCows];
  if (table === undefined) throw new Error(`No table of ${ownCows}-${otherCows}.`);
  const value = table.values[slotOf(table.pair, own, other)] as number;
  return value >= OPEN ? value : value & PLIES;
}
