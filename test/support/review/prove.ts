/** Reviews of random positions and moves; the references check every finding with a proof. */
import fc from "fast-check";
import {
  formatPosition,
  type Game,
  type Move,
  type Player,
  parsePosition,
  type StoredVariant,
} from "morabaraba";
import { createTablebase, solveEndgames } from "morabaraba/endgames";
import { reviewMove as reviewSowing } from "morabaraba/mancala/review";
import { reviewMove } from "morabaraba/review";
import { smallGame } from "../mancala/arbitraries.ts";
import { verdictOn } from "../mancala/proofs.ts";
import * as sowing from "../mancala/reference.ts";
import { changedVariant, names, variant } from "../mills/arbitraries.ts";
import { madePosition, playedGame, someMove } from "../mills/play.ts";
import { faultsOf } from "../mills/proofs.ts";
import { dataOf, legalMoves, repeatable } from "../mills/reference.ts";
import { pick, type Random, seeded } from "../random.ts";

/** A board with few empty points and nearly empty hands, on which sides are blocked and cows removed. */
function crowded(source: StoredVariant, random: Random): Game {
  const { board, cows, loseBelow } = dataOf(source);
  const game = madePosition(source, random);
  const cells = board.points.map(() => ".");
  const left = { light: cows, dark: cows };
  for (let i = cells.length - 1 - random(4); i > 0; i--) {
    const side =
      left.light === left.dark
        ? pick(["light", "dark"] as const, random)
        : left.light > left.dark
          ? "light"
          : "dark";
    if (left[side]-- === 0) break;
    const empty = cells.flatMap((cell, at) => (cell === "." ? [at] : []));
    cells[pick(empty, random)] = side === "light" ? "L" : "D";
  }
  const { usedLines: _, removals: __, mustFree: ___, firstMill: ____, ...rest } = game;
  const hand = (side: Player) => Math.min(Math.max(left[side], 0), random(2));
  const hands = { light: hand("light"), dark: hand("dark") };
  const made: Game = { ...rest, board: cells.join(""), hands, barred: { light: null, dark: null } };
  const owned = (side: Player) => cows - Math.max(left[side], 0) + hands[side];
  if (Math.max(owned("light"), owned("dark")) < loseBelow) return game;
  return game.seenPositions ? { ...made, seenPositions: [repeatable(made)] } : made;
}

/**
 * The game and move for a number: in turn of a built-in, of a changed built-in, and of random data.
 */
export function positionOf(number: number): { readonly game: Game; readonly move: Move } | undefined {
  const random = seeded(number);
  const any: fc.Arbitrary<StoredVariant> = number % 3 === 1 ? changedVariant : variant;
  const source =
    number % 3 === 0
      ? pick(names, random)
      : (fc.sample(any, { seed: number, numRuns: 1 })[0] as StoredVariant);
  // Openings, ends of the placing phase, and later positions.
  const plies = random(3) === 0 ? 2 * dataOf(source).cows - 4 + random(6) : random(70);
  const make = pick([madePosition, crowded, played, played], random);
  const game = parsePosition(formatPosition(make(source, random, plies)), source);
  const moves = legalMoves(game);
  return moves.length === 0 ? undefined : { game, move: someMove(moves, random) };
}

const played = (source: StoredVariant, random: Random, plies: number): Game =>
  [...playedGame(source, random, plies)].at(-1) as Game;

/** Small limits, so that proofs are short enough to check, and often nothing is proved. */
export const limitsOf = (number: number) => ({ nodes: 1000 + 500 * (number % 4), most: 100 });

/** Checks random positions, from a seed on. */
export async function proveMills(count: number, first: number): Promise<string[]> {
  const tables = await solveEndgames("standard", { cows: 3 });
  const faults: string[] = [];
  for (let i = first; i < first + count; i++) {
    const { game, move } = positionOf(i) ?? {};
    if (game === undefined || move === undefined) continue;
    const held = game.variant === "standard" || game.variant === "elevenMens" ? tables : undefined;
    const review = await reviewMove(game, move, {
      ...limitsOf(i),
      tablebase: held && createTablebase(held),
    });
    for (const fault of faultsOf(game, move, review, held))
      faults.push(`${i} ${formatPosition(game)} ${JSON.stringify([game.variant, move])} ${fault}`);
  }
  return faults;
}

/** The same for mancala, with some random rules, and few seeds in most houses. */
export async function proveSowing(count: number, first: number): Promise<string[]> {
  const faults: string[] = [];
  for (const [i, game] of fc.sample(smallGame, { seed: first, numRuns: count }).entries()) {
    const move = pick(sowing.legalMoves(game), seeded(first + i));
    const review = await reviewSowing(game, move, { nodes: 1000, most: 100 });
    const { contradictions, wrong } = verdictOn(game, move, review, 4000);
    for (const fault of [...contradictions, ...wrong])
      faults.push(`${JSON.stringify({ game, move })} ${fault}`);
  }
  return faults;
}
