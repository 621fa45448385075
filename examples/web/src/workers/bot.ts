/**
 * The bot, in a worker, so that the page stays smooth while it thinks. A new question ends the one before it, and "stop" ends it
 * without another.
 */
import { applyMove, formatMove, type Game, type Move } from "morabaraba";
import { createPlayer, monteCarlo, type Player, type Rules, type SearchProgress } from "morabaraba/bots";
import type * as mancala from "morabaraba/mancala";
import type { Answer, Question, Thought } from "./question.ts";

let thinking = new AbortController();
let player: { readonly level: number; readonly player: Player; ply: number } | undefined;

/** A line of moves as text; each is written for the game that it is played in. */
function lineOf(game: Game, moves: readonly Move[]): string[] {
  const line: string[] = [];
  let at = game;
  for (const move of moves.slice(0, 6)) {
    line.push(formatMove(move, at));
    at = applyMove(at, move);
  }
  return line;
}

const thoughtOf = (
  game: Game,
  { depth, score, principalVariation }: Pick<SearchProgress<Move>, "depth" | "score" | "principalVariation">,
): Thought => ({ depth, score, line: lineOf(game, principalVariation) });

/** The player of a level. It remembers the game, so it forgets when another begins. */
function playerOf(level: number, { ply }: Game): Player {
  if (player?.level !== level) player = { level, player: createPlayer({ level }), ply };
  if (ply < player.ply) player.player.forget();
  player.ply = ply;
  return player.player;
}

type Tell = (thought: Thought) => void;

async function chooseMill(question: Question, game: Game, signal: AbortSignal, tell: Tell) {
  const { level, timeMs, clock } = question;
  const choice = await playerOf(level, game).chooseMove(game, {
    ...(clock ? { clock } : { timeMs }),
    signal,
    onProgress: (progress) => tell(thoughtOf(game, progress)),
  });
  return { move: formatMove(choice.move, game), thought: thoughtOf(game, choice) };
}

/** Games that a bot plays out before a move at level 1, and the factor for each level above. */
const playouts = { first: 8, factor: 2 };

async function chooseMancala(question: Question, game: mancala.Game, signal: AbortSignal, tell: Tell) {
  const rules: Rules<mancala.Game, mancala.Move> & Pick<typeof mancala, "formatMove"> = await import(
    "morabaraba/mancala"
  );
  const thoughtOf = ({ move, value, playouts }: { move: mancala.Move; value: number; playouts: number }) => ({
    depth: playouts,
    score: Math.round(value * 100),
    line: [rules.formatMove(move, game)],
  });
  const choice = await monteCarlo(rules, game, {
    playouts: Math.round(playouts.first * playouts.factor ** (question.level - 1)),
    timeMs: question.timeMs,
    signal,
    onProgress: (progress) => tell(thoughtOf(progress)),
  });
  return { move: rules.formatMove(choice.move, game), thought: thoughtOf(choice) };
}

addEventListener("message", async ({ data }: MessageEvent<Question | "stop">) => {
  thinking.abort();
  if (data === "stop") return;
  thinking = new AbortController();
  const { signal } = thinking;
  const { id, family } = data;
  const post = (answer: Answer) => signal.aborted || postMessage(answer);
  const tell = (thought: Thought) => post({ id, kind: "thought", thought });
  try {
    const answer =
      family === "mancala"
        ? await chooseMancala(data, data.game as mancala.Game, signal, tell)
        : await chooseMill(data, data.game as Game, signal, tell);
    post({ id, kind: "move", ...answer });
  } catch (error) {
    post({ id, kind: "error", message: error instanceof Error ? error.message : String(error) });
  }
});
