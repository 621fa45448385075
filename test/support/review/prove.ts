/** Reviews of random positions and moves, each finding with a proof checked again by the references. */
import { formatPosition, parsePosition } from "morabaraba";
import { solve, tablebase } from "morabaraba/endgames";
import { reviewMoveSync as reviewSowing } from "morabaraba/mancala/review";
import { reviewMoveSync } from "morabaraba/review";
import * as mancala from "../mancala/arbitraries.ts";
import { faultsOf as faultsOfSowing } from "../mancala/proofs.ts";
import * as sowing from "../mancala/reference.ts";
import { names } from "../morabaraba/arbitraries.ts";
import { madePosition, playedGame } from "../morabaraba/play.ts";
import { faultsOf } from "../morabaraba/proofs.ts";
import { legalMoves } from "../morabaraba/reference.ts";
import { pick, seeded } from "../random.ts";

/** So many random positions from a seed on. */
export async function proveMills(count: number, first: number): Promise<string[]> {
  const tables = await solve("standard", { cows: 3 });
  const faults: string[] = [];
  for (let i = first; i < first + count; i++) {
    const name = names[i % names.length] as (typeof names)[number];
    const random = seeded(i);
    const made = i % 3 === 0 ? madePosition(name, random) : [...playedGame(name, random, random(70))].at(-1);
    const game = parsePosition(formatPosition(made as NonNullable<typeof made>), name);
    const moves = legalMoves(game);
    if (moves.length === 0) continue;
    const move = pick(moves, random);
    const known = name === "standard" || name === "elevenMens" ? { tablebase: tablebase(tables) } : {};
    const review = reviewMoveSync(game, move, { nodes: 1000 + random(3) * 500, most: 100, ...known });
    const held = name === "standard" || name === "elevenMens" ? tables : undefined;
    for (const fault of faultsOf(game, move, review, held))
      faults.push(`${i} ${formatPosition(game)} ${JSON.stringify(move)} ${fault}`);
  }
  return faults;
}

/** The same for mancala. */
export function proveSowing(count: number, first: number): string[] {
  const faults: string[] = [];
  for (let i = first; i < first + count; i++) {
    const name = mancala.names[i % mancala.names.length] as (typeof mancala.names)[number];
    const random = seeded(i);
    const game =
      i % 3 === 0
        ? mancala.madePosition(name, random)
        : [...mancala.playedGame(name, random, random(120))].at(-1);
    const moves = game ? sowing.legalMoves(game) : [];
    if (game === undefined || moves.length === 0) continue;
    const move = pick(moves, random);
    const review = reviewSowing(game, move, { nodes: 1000, most: 100 });
    for (const fault of faultsOfSowing(game, move, review))
      faults.push(`${i} ${JSON.stringify(game)} ${JSON.stringify(move)} ${fault}`);
  }
  return faults;
}
