/** The bot of the current game: one opponent, of the requested family and level. */
import type { BotProgress, MoveLimits, Opponent } from "morabaraba/opponent";
import type { EitherTypes, Game, Kit, Move } from "../family/family.ts";
import { startOpponent } from "../workers/opponents.ts";

/** How far the bot has come. */
export interface Thought {
  /** Plies looked ahead. */
  readonly depth: number;
  /** The line's score for the bot, in hundredths of a cow or a seed. */
  readonly score: number;
  /** The moves that it expects. */
  readonly line: readonly string[];
}

let known: { readonly key: string; readonly opponent: Opponent<EitherTypes> } | undefined;
/** The ply of the last question: the bot remembers the game, so it forgets when another begins. */
let lastPly = 0;

/** The bot of a level. Its worker starts at once, so that the first move does not wait for it. */
export function botFor({ name }: Kit, level: number): Opponent<EitherTypes> {
  const key = `${name} ${level}`;
  if (known?.key !== key) {
    known?.opponent.close();
    known = { key, opponent: startOpponent(name, level) };
    known.opponent.start();
  }
  return known.opponent;
}

/** Asks for a move. The promise rejects with the code `aborted` when the signal does, and when there is another question. */
export async function askBot(
  kit: Kit,
  level: number,
  game: Game,
  limits: MoveLimits<never>,
  onThought: (thought: Thought) => void,
): Promise<{ readonly move: string; readonly thought: Thought }> {
  const bot = botFor(kit, level);
  if (game.ply < lastPly) bot.forget();
  lastPly = game.ply;
  const onProgress = (progress: BotProgress<Move>) => onThought(thoughtOf(kit, game, progress));
  const choice = await bot.chooseMove(game, { ...limits, onProgress });
  return { move: kit.formatMove(game, choice.move), thought: thoughtOf(kit, game, choice) };
}

/** The line is text; each move is written for the game that it is played in. */
function thoughtOf(kit: Kit, game: Game, found: BotProgress<Move>): Thought {
  const line: string[] = [];
  let at = game;
  for (const move of found.principalVariation.slice(0, 6)) {
    line.push(kit.formatMove(at, move));
    at = kit.applyMove(at, move);
  }
  return { depth: found.depth, score: found.score, line };
}
