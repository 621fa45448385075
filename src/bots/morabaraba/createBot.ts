/**
 * A bot that lives through a game: it keeps what it found out from move to move, remembers the positions it has seen, thinks
 * on the opponent's time if asked, and shares out the time of a clock. One search is in `chooseMove.ts`.
 */

import { inTime } from "../../base/clock.ts";
import { checkOptions } from "../../base/options.ts";
import type { Game } from "../../rules/morabaraba/data/state.ts";
import type { Ruleset } from "../../rules/morabaraba/engine/compile.ts";
import { key, secondKey } from "../../rules/morabaraba/engine/key.ts";
import {
  createPosition,
  generate,
  MOST_MOVES,
  make,
  type Position,
} from "../../rules/morabaraba/engine/movegen.ts";
import { encodeMove } from "../../rules/morabaraba/moves.ts";
import { rulesetOf } from "../../rules/morabaraba/read.ts";
import { oneAtATime, think, timesFor } from "../bot.ts";
import { type BotLimits, type BotOptions, botLimits, botOptions } from "../options.ts";
import { finish, rootOf, type SearchChoice, start, type Task, work } from "./chooseMove.ts";
import { createMemory, type Memory, PLIES } from "./frame.ts";
import { carryOver } from "./ordering.ts";
import { tableBits } from "./table.ts";

/** A bot made by {@link createBot}. Each call ends the one under way, which then rejects with the code `aborted`. */
export interface Bot {
  /**
   * Chooses a move for the side to move. A move that is the only legal one, or the only one that does not lose by force, is
   * played after a short look. Rejects as {@link chooseMove} does.
   */
  chooseMove(game: Game, limits?: BotLimits): Promise<SearchChoice>;
  /**
   * Thinks about a game in which the opponent is to move, until the next call or the limits end it; resolves with nothing in
   * either case. What it finds out makes the next move better or sooner.
   */
  ponder(game: Game, limits?: BotLimits): Promise<void>;
  /** Forgets everything, as before the first move of a new game. Ends a call under way. */
  forget(): void;
}

/**
 * A bot for one side of one game. It plays better than {@link chooseMove} at equal limits, because it keeps its
 * transposition table, killers and history from move to move, and it knows the positions that have occurred since its first
 * move, so it sees repetitions in every variant. The same calls with the same limits of depth and nodes give the same moves.
 *
 * @throws {@link ArgumentError} for an option that is unknown or out of its range.
 * @example
 * ```ts
 * import { applyMove, createGame } from "morabaraba";
 * import { createBot } from "morabaraba/bots";
 *
 * const bot = createBot({ level: 10 });
 * let game = createGame();
 * const { move } = await bot.chooseMove(game, { nodes: 2000 });
 * game = applyMove(game, move);
 * void bot.ponder(game); // While a person thinks.
 * game = applyMove(game, "b2");
 * const answer = await bot.chooseMove(game, { clock: { leftMs: 2000, incrementMs: 10 } });
 * applyMove(game, answer.move).ply; // => 3
 * ```
 */
export function createBot(options: BotOptions = {}): Bot {
  const style = checkOptions(botOptions, options);
  let known: Known | undefined;
  const begin = oneAtATime();

  const search = (game: Game, limits: BotLimits, timeMs: number | undefined): SearchChoice | Task => {
    const ruleset = rulesetOf(game);
    const root = rootOf(ruleset, game);
    const full = limits.depth === undefined;
    known =
      known?.ruleset === ruleset && known.full === full
        ? carriedOn(known, root)
        : { ruleset, full, last: root, memory: createMemory(tableBits(MANY, style.memory ?? 24)) };
    return start(ruleset, root, { ...style, ...limits, timeMs }, known.memory);
  };

  return {
    async chooseMove(game, limits = {}) {
      const checked = checkOptions(botLimits, limits);
      const signal = begin(checked.signal);
      const { most, wanted } = timesFor(checked);
      const task = search(game, checked, most);
      if (!("move" in task)) await think(task.search, () => work(task), most, wanted, signal);
      const found = "move" in task ? task : finish(task);
      const { ruleset, last } = known as Known;
      const after = createPosition();
      make(ruleset, last, encodeMove(ruleset, found.move), after);
      known = { ...(known as Known), last: after };
      return found;
    },
    async ponder(game, limits = {}) {
      const checked = checkOptions(botLimits, limits);
      const signal = begin(checked.signal);
      const { most } = timesFor(checked);
      const task = search(game, { nodes: Number.POSITIVE_INFINITY, ...checked }, most);
      if (!("move" in task)) await inTime(() => signal.aborted || work(task), { timeMs: most });
    },
    forget() {
      begin();
      known = undefined;
    },
  };
}

/** Scratch list for the moves of a root. */
const moves: Int32Array = /* @__PURE__ */ new Int32Array(MOST_MOVES);

/** Enough positions for a table of full size. */
const MANY = 1e12;

/** What a bot knows between two calls. */
interface Known {
  readonly ruleset: Ruleset;
  /** Whether no depth was asked for; a search to a depth looks at all moves and must not use what one that skips some found. */
  readonly full: boolean;
  readonly memory: Memory;
  /** The last position of the game that it has seen, with those before it along `previous`. */
  readonly last: Position;
}

/** What is known, for a search from the next position of the game. */
function carriedOn(known: Known, root: Position): Known {
  const { ruleset, memory, last } = known;
  memory.table.age = (memory.table.age + 1) & 63;
  carryOver(memory.heuristics, Math.min(Math.max(root.ply - last.ply, 0), PLIES));
  // Where the variant counts repetitions, the game itself remembers; and nothing before a placement or a shot can come back.
  if (ruleset.variant.repetition === null && root.quiet > 0) root.previous = before(ruleset, last, root);
  return { ...known, last: root };
}

/** The position before `root` in the game, if it is among those seen: one from which a move leads there. */
function before(ruleset: Ruleset, last: Position, root: Position): Position | null {
  const after = createPosition();
  for (let position: Position | null = last; position !== null; position = position.previous) {
    if (position.ply + 1 !== root.ply) continue;
    const end = generate(ruleset, position, moves, 0);
    for (let i = 0; i < end; i++) {
      make(ruleset, position, moves[i]!, after);
      if (isSame(ruleset, after, root)) return position;
    }
  }
  return null;
}

const isSame = (ruleset: Ruleset, a: Position, b: Position): boolean =>
  key(ruleset, a) === key(ruleset, b) && secondKey(ruleset, a) === secondKey(ruleset, b);
