/** Tables against the search of the bots, in random positions. */
import { createGame, formatMove, type Game, type Variant } from "morabaraba";
import { chooseMoveSync, pliesToEnd } from "morabaraba/bots";
import { type EndgameTables, probeTables } from "morabaraba/endgames";
import { type Random, seeded } from "../random.ts";

/** A position with these numbers of cows, light to move, with up to nine quiet plies. */
function anyPosition(variant: Variant, light: number, dark: number, random: Random): Game {
  const points = variant.board.points.map((_, i) => i);
  const board = points.map(() => ".");
  const put = (cow: string): void => {
    board[points.splice(random(points.length), 1)[0] as number] = cow;
  };
  for (let i = 0; i < light; i++) put("L");
  for (let i = 0; i < dark; i++) put("D");
  const hands = { light: 0, dark: 0 };
  return { ...createGame(variant), board: board.join(""), turn: "light", hands, quiet: random(10), ply: 60 };
}

/** The result of a comparison. */
export interface Comparison {
  /** The number of positions that are won or lost within the depth. */
  readonly decided: number;
  /** Positions, with the results of the tables and of the search. */
  readonly faults: readonly unknown[];
}

/** Searches random positions to a depth; the search must find exactly the tables' ends within it. */
export function compareWithSearch(
  tables: EndgameTables,
  variant: Variant,
  light: number,
  dark: number,
  count: number,
  depth: number,
  seed: number,
): Comparison {
  const random = seeded(seed);
  const faults: unknown[] = [];
  let decided = 0;
  for (let i = 0; i < count; i++) {
    const game = anyPosition(variant, light, dark, random);
    const found = probeTables(tables, game);
    if (found === undefined || found.moves.length === 0) continue;
    const { move, score } = chooseMoveSync(game, { depth, book: false });
    const searched = pliesToEnd(score);
    const plies = found.plies ?? 0;
    const right = found.result === "won" ? plies : found.result === "lost" ? -plies : undefined;
    const near = right !== undefined && plies <= depth;
    if (near) decided++;
    const best = found.moves.some((each) => formatMove(game, each) === formatMove(game, move));
    // The search follows mills beyond its depth, and may find an end there.
    const same = searched === right || (searched === undefined && !near);
    if (!same || (searched !== undefined && !best)) faults.push([game, found, searched, move]);
  }
  return { decided, faults };
}
