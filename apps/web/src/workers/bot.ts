/**
 * The bot, in a worker, so that the page stays smooth while it thinks. A new question ends the one before it, and "stop" ends it
 * without another.
 */
import { applyMove, formatMove } from "morabaraba";
import { createBot } from "morabaraba/bots";
import type { FamilyName, Game } from "../games/family.ts";
import type { Answer, Question, Thought } from "./question.ts";

interface Progress {
  readonly depth: number;
  readonly score: number;
  readonly principalVariation: readonly unknown[];
}

/** What a bot needs of a family: two of its functions, and bots of a level that remember the game. */
interface BotFamily {
  applyMove(game: Game, move: unknown): Game;
  formatMove(move: unknown, game: Game): string;
  createBot(options: { readonly level: number }): {
    chooseMove(game: Game, limits: object): Promise<Progress & { readonly move: unknown }>;
    forget(): void;
  };
}

/** The search of mancala is loaded with the first game of it. */
const families: Readonly<Record<FamilyName, () => Promise<BotFamily>>> = {
  mills: async () => ({ applyMove, formatMove, createBot }) as BotFamily,
  mancala: async () => {
    const [{ applyMove, formatMove }, { createBot }] = await Promise.all([
      import("morabaraba/mancala"),
      import("morabaraba/mancala/bots"),
    ]);
    return { applyMove, formatMove, createBot } as BotFamily;
  },
};

let thinking = new AbortController();
let known:
  | {
      readonly family: FamilyName;
      readonly level: number;
      readonly bot: ReturnType<BotFamily["createBot"]>;
      ply: number;
    }
  | undefined;

/** The bot of a level. It remembers the game, so it forgets when another begins. */
function botOf({ createBot }: BotFamily, { family, level, game }: Question) {
  if (known?.family !== family || known.level !== level)
    known = { family, level, bot: createBot({ level }), ply: game.ply };
  if (game.ply < known.ply) known.bot.forget();
  known.ply = game.ply;
  return known.bot;
}

/** The line is text; each move is written for the game that it is played in. */
function thoughtOf(
  { applyMove, formatMove }: BotFamily,
  game: Game,
  { depth, score, principalVariation }: Progress,
): Thought {
  const line: string[] = [];
  let at = game;
  for (const move of principalVariation.slice(0, 6)) {
    line.push(formatMove(move, at));
    at = applyMove(at, move);
  }
  return { depth, score, line };
}

async function choose(question: Question, signal: AbortSignal, tell: (thought: Thought) => void) {
  const { family, game, timeMs, clock } = question;
  const functions = await families[family]();
  const choice = await botOf(functions, question).chooseMove(game, {
    ...(clock ? { clock } : { timeMs }),
    signal,
    onProgress: (progress: Progress) => tell(thoughtOf(functions, game, progress)),
  });
  return { move: functions.formatMove(choice.move, game), thought: thoughtOf(functions, game, choice) };
}

addEventListener("message", async ({ data }: MessageEvent<Question | "stop">) => {
  thinking.abort();
  if (data === "stop") return;
  thinking = new AbortController();
  const { signal } = thinking;
  const { id } = data;
  const post = (answer: Answer) => signal.aborted || postMessage(answer);
  try {
    const answer = await choose(data, signal, (thought) => post({ id, kind: "thought", thought }));
    post({ id, kind: "move", ...answer });
  } catch (error) {
    post({ id, kind: "error", message: error instanceof Error ? error.message : String(error) });
  }
});
