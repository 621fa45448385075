/** Tables against the search of the bots, in random positions. */
import { createGame, formatMove, type Game, type Variant } from "morabaraba";
import { chooseMoveSync, pliesToEnd } from "morabaraba/bots";
import { type EndgameTables, probeTables } from "morabaraba/endgames";
import { type Random, seeded } from "../random.ts";

/** A position with so many cows on the board, light to move, with up to nine quiet plies. */
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

/** What a comparison came to. */
export interface Comparison {
  /** How many of the positions are won or lost within the depth. */
  readonly decided: number;
  /** Positions, what the tables say, and what the search found. */
  readonly faults: readonly unknown[];
}

/** Looks at so many random positions; the search, to a depth, must find just the ends that the tables tell within it. */
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
    // The search follows mills beyond its depth, and may see an end there.
    const same = searched === right || (searched === undefined && !near);
    if (!same || (searched !== undefined && !best)) faults.push([game, found, searched, move]);
  }
  return { decided, faults };
}
