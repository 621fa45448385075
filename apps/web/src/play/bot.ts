/** The bot of the current game, one at a time. */
import type { BotProgress, MoveLimits, Opponent } from "morabaraba/opponent";
import type { EitherTypes, Game, Kit, Move } from "../family/family.ts";
import { startOpponent } from "../workers/opponents.ts";

/** The progress of the bot's search. */
export interface Thought {
  /** The search depth, in plies. */
  readonly depth: number;
  /** The line's score for the bot, in hundredths of a cow or a seed. */
  readonly score: number;
  /** The expected moves. */
  readonly line: readonly string[];
}

let current: { readonly key: string; readonly opponent: Opponent<EitherTypes> } | undefined;
/** The last request's ply. The bot remembers a game, and must forget it if the ply goes down. */
let lastPly = 0;

/** Returns the bot of a level. Its worker starts now, so the first move need not wait for it. */
export function botFor({ name }: Kit, level: number): Opponent<EitherTypes> {
  const key = `${name} ${level}`;
  if (current?.key !== key) {
    current?.opponent.close();
    current = { key, opponent: startOpponent(name, level) };
    current.opponent.start();
  }
  return current.opponent;
}

/** Asks for a move. Rejects with the code `aborted` if the signal aborts or another request follows. */
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

/** Converts a search's progress, with its line as text. */
function thoughtOf(kit: Kit, game: Game, progress: BotProgress<Move>): Thought {
  const line: string[] = [];
  let at = game;
  for (const move of progress.lines[0].moves.slice(0, 6)) {
    line.push(kit.formatMove(at, move));
    at = kit.applyMove(at, move);
  }
  return { depth: progress.depth, score: progress.score, line };
}
