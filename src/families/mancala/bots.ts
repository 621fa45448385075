/*
 * The bots of the family: at level 10 they play kalah from the opening book and use endgame tables, without
 * being asked. The tables of a variant are solved once, when the first game needs them.
 */
import { answerOf, refuseAborted } from "../../base/clock.ts";
import { isRecord } from "../../base/data.ts";
import { isOpenEnded, supersedingSignal } from "../../bots/bot.ts";
import type { BotOptions } from "../../bots/mancala/options.ts";
import type { MoveLimits } from "../../bots/options.ts";
import type { Game } from "../../rules/mancala/data/state.ts";

type Parts = typeof import("../../mancala-bots.ts") &
  typeof import("../../mancala-book.ts") &
  typeof import("../../mancala-endgames.ts");
/** What the family has of the bots. */
type Bots = Pick<Parts, "chooseMove" | "createBot" | "winningChance">;
type Tables = Awaited<ReturnType<Parts["solveEndgames"]>>;

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

/** Loads the bots, with the book and tables. */
export async function loadBots(): Promise<Bots> {
  const parts = await Promise.all([
    import("../../mancala-bots.ts"),
    import("../../mancala-book.ts"),
    import("../../mancala-endgames.ts"),
  ]);
  const { chooseMove, createBot, winningChance, kalahBook, createTablebase, solveEndgames } = Object.assign(
    {},
    ...parts,
  ) as Parts;

  /** Returns the solving of the tables for a game, which begins with the first call. */
  function solvingFor({ variant, houses }: Game): Solving {
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

  /** Waits for the tables, unless the caller's time is limited; returns them if they are there. */
  async function tablesFor(game: Game, limits: MoveLimits<never>): Promise<Tables | undefined> {
    if (!isRecord(game) || !Array.isArray(game.houses)) return undefined;
    const solving = solvingFor(game);
    if ((limits.timeMs ?? limits.clock) === undefined)
      await answerOf(solving.end, limits.signal ?? { aborted: false });
    return solving.tables;
  }

  return {
    winningChance,
    async chooseMove(game, options = {}) {
      const limits = options ?? {};
      if (!isOpenEnded(limits, limits) || limits.tablebase) return chooseMove(game, options);
      const tables = await tablesFor(game, limits);
      const tablebase = tables && createTablebase(tables);
      return chooseMove(game, { book: kalahBook, tablebase, ...options });
    },
    createBot(options: BotOptions = {}) {
      let current: Tables | undefined;
      const tablebase = createTablebase(() => current);
      const bot = createBot({ book: kalahBook, tablebase, ...options });
      if (!isOpenEnded(options, {}) || options.tablebase) return bot;
      const begin = supersedingSignal();
      return {
        async chooseMove(game, limits) {
          const signal = begin(limits?.signal);
          current = await tablesFor(game, { ...limits, signal });
          refuseAborted(signal);
          return bot.chooseMove(game, limits);
        },
        async ponder(game, limits) {
          begin();
          current = await tablesFor(game, { ...limits, timeMs: 1 });
          return bot.ponder(game, limits);
        },
        forget() {
          begin();
          bot.forget();
        },
      };
    },
  };
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
