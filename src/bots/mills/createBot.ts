/* The stateful bot for mill games: it keeps its searches' memory and the positions that it has seen. */

import { checkOptions } from "../../base/options.ts";
import type { Game } from "../../rules/mills/data/state.ts";
import type { Ruleset } from "../../rules/mills/engine/compile.ts";
import { key, secondKey } from "../../rules/mills/engine/key.ts";
import { makeMove } from "../../rules/mills/engine/makeMove.ts";
import { generateMoves } from "../../rules/mills/engine/movegen.ts";
import { createPosition, type Position } from "../../rules/mills/engine/position.ts";
import { encodeMove } from "../../rules/mills/moves.ts";
import { rulesetOf } from "../../rules/mills/read.ts";
import { isOpenEnded, type StatefulBot, statefulBot } from "../bot.ts";
import type { MoveLimits } from "../options.ts";
import type { Task } from "../runner.ts";
import { createTask, rootOf, type SearchChoice } from "./chooseMove.ts";
import { STACK_SIZE } from "./frame.ts";
import { type BotOptions, botOptions, type SearchProgress } from "./options.ts";
import { age } from "./ordering.ts";
import { createMemory, type Memory } from "./searchState.ts";
import { beginSearch, tableBits } from "./table.ts";

/**
 * A bot made by {@link createBot}. It moves almost at once if every other move is known to lose by force,
 * unless you set a `depth`.
 */
export type Bot = StatefulBot<Game, MoveLimits<SearchProgress>, SearchChoice>;

/**
 * Creates a bot for one side of one game. Level 10 plays better than {@link chooseMove} at the same limits,
 * because it keeps its transposition table, killers and history from move to move. It also remembers the
 * positions since its first move, so it recognizes repetitions in every variant. The same calls with the same
 * `depth` or `nodes` limits give the same moves. A search with a `depth`, or of a lower level, neither uses
 * nor changes what the bot remembers: its scores are those of `chooseMove`.
 *
 * @throws `ArgumentError` for an option that is unknown or out of its range.
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
  const settings = checkOptions(botOptions, options);
  let state: BotState | undefined;
  return statefulBot<Game, MoveLimits<SearchProgress>, SearchChoice, Call>({
    start(game, limits) {
      const ruleset = rulesetOf(game);
      const root = rootOf(ruleset, game);
      const options = { ...settings, ...limits };
      if (!isOpenEnded(settings, limits)) return createTask(ruleset, root, options);
      state =
        state?.ruleset === ruleset
          ? nextState(state, root)
          : {
              ruleset,
              ply: root.ply,
              last: root,
              memory: createMemory(
                tableBits(Number.POSITIVE_INFINITY, settings.memory ?? 24),
                ruleset.isSpecial,
              ),
            };
      return { ...createTask(ruleset, root, options, state.memory), state };
    },
    remember({ state: begun }, { move }) {
      if (begun === undefined) return;
      const { ruleset, last, ...rest } = begun;
      const after = createPosition();
      makeMove(ruleset, last, encodeMove(ruleset, move), after);
      state = { ...rest, ruleset, last: after };
    },
    forget() {
      state = undefined;
    },
  });
}

/** What a bot keeps between two calls. */
interface BotState {
  readonly ruleset: Ruleset;
  readonly memory: Memory;
  /** The ply of the last position searched. */
  readonly ply: number;
  /** The last position of the game that it has seen, linked to earlier ones by `previous`. */
  readonly last: Position;
}

/** A task, and the state of the bot when it begins, if the task uses it. */
interface Call extends Task<SearchChoice> {
  readonly state?: BotState;
}

/** Returns the state for a search from the next position of the game. */
function nextState(state: BotState, root: Position): BotState {
  const { ruleset, memory, ply, last } = state;
  beginSearch(memory.table);
  age(memory.heuristics, Math.min(Math.max(root.ply - ply, 0), STACK_SIZE));
  // If the variant counts repetitions, the game has its history; and no position before a placement or a shot
  // can recur.
  if (ruleset.variant.repetition === null && root.quiet > 0)
    root.previous = findPrevious(ruleset, last, root);
  return { ...state, ply: root.ply, last: root };
}

/** Returns the remembered position from which a move leads to `root`, or null. */
function findPrevious(ruleset: Ruleset, last: Position, root: Position): Position | null {
  const moves = new Int32Array(ruleset.mostMoves);
  const after = createPosition();
  for (let position: Position | null = last; position !== null; position = position.previous) {
    if (position.ply + 1 !== root.ply) continue;
    const end = generateMoves(ruleset, position, moves, 0);
    for (let i = 0; i < end; i++) {
      makeMove(ruleset, position, moves[i]!, after);
      if (isSame(ruleset, after, root)) return position;
    }
  }
  return null;
}

const isSame = (ruleset: Ruleset, a: Position, b: Position): boolean =>
  key(ruleset, a) === key(ruleset, b) && secondKey(ruleset, a) === secondKey(ruleset, b);
