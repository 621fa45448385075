/*
 * The endgame tables that bots and reviews of the family use without being asked. The tables of a variant are
 * solved once, when the first game needs them.
 */
import { answerOf, type Signal } from "../../base/clock.ts";
import { isRecord } from "../../base/data.ts";
import type { Game } from "../../rules/mancala/data/state.ts";

type Endgames = typeof import("../../mancala-endgames.ts");
export type Tables = Awaited<ReturnType<Endgames["solveEndgames"]>>;

/** The tables of a variant have at most this many positions, a byte each, and at most this many seeds. */
const MOST_POSITIONS = 3_000_000;
const MOST_SEEDS = 20;

/** The tables of a variant: `tables` is set once they are solved, and never under rules that have none. */
interface Solving {
  readonly end: Promise<unknown>;
  tables?: Tables;
}

/** The tables of the variants played last: each may take three megabytes. */
const solvings = /* @__PURE__ */ new Map<string, Solving>();
const MOST_VARIANTS = 8;

/** Returns the solving of the tables for a game, which begins with the first call. */
function solvingFor({ variant, houses }: Game, solveEndgames: Endgames["solveEndgames"]): Solving {
  const key = JSON.stringify(variant);
  const known = solvings.get(key);
  if (known !== undefined) return known;
  const solved = solveEndgames(variant, { seeds: seedsFor(houses.length) });
  const solving: Solving = {
    // Without tables, the search plays the endings.
    end: solved.then(
      (tables) => {
        solving.tables = tables;
      },
      () => {},
    ),
  };
  solvings.set(key, solving);
  const [oldest] = solvings.keys();
  if (solvings.size > MOST_VARIANTS) solvings.delete(oldest as string);
  return solving;
}

/** Waits for the tables of a game, unless the caller's time is limited; returns them if they are there. */
export async function tablesFor(
  game: Game,
  limits: { readonly timeMs?: unknown; readonly clock?: unknown; readonly signal?: Signal | undefined },
  { solveEndgames }: Pick<Endgames, "solveEndgames">,
): Promise<Tables | undefined> {
  if (!isRecord(game) || !Array.isArray(game.houses)) return undefined;
  const solving = solvingFor(game, solveEndgames);
  if ((limits.timeMs ?? limits.clock) === undefined)
    await answerOf(solving.end, limits.signal ?? { aborted: false });
  return solving.tables;
}

/** The most seeds of a variant's tables. */
function seedsFor(ring: number): number {
  let [seeds, positions] = [0, 1];
  while (seeds < MOST_SEEDS && (positions * (seeds + 1 + ring)) / (seeds + 1) <= MOST_POSITIONS) {
    seeds++;
    positions *= (seeds + ring) / seeds;
  }
  return seeds;
}
