/** The bot of the current game, one at a time, and its moves, at the pace of a person. */
import type { BotProgress, MoveLimits, Opponent } from "morabaraba/opponent";
import { useEffect, useRef, useState } from "react";
import type { EitherTypes, Game, Kit, Move } from "../family/family.ts";
import { startOpponent } from "../workers/opponents.ts";
import { leftOf } from "./clock.ts";
import { gameOf, isBotsTurn, type Match } from "./match.ts";

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
async function askBot(
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

/** Milliseconds that the bot may think without a clock. */
const THINKING_MS = 800;
/** The level that proves what it can. */
const BEST_LEVEL = 10;
/** The bot's earliest move comes after a random time between these, in milliseconds. */
const PACE = { least: 450, most: 1100 };

interface Listeners {
  /** Whether the page shows what the bot thinks. */
  readonly isShown: boolean;
  readonly onMove: (move: string, thought: Thought) => void;
  readonly onFail: () => void;
}

/** Has the bot move when it is its turn. Returns its current search; `undefined` if it is not its turn. */
export function useBot(kit: Kit, match: Match, listeners: Listeners): Thought | "begins" | undefined {
  const [thought, setThought] = useState<Thought>();
  const latest = useRef({ listeners, match });
  useEffect(() => {
    latest.current = { listeners, match };
  });
  const hasBot = match.mine !== null;
  const { level } = match.setup;
  useEffect(() => {
    if (!hasBot) return;
    // The bot loads with the first press, so visitors who only look do not load it.
    const unmounted = new AbortController();
    const warm = () => void botFor(kit, level);
    for (const event of ["pointerdown", "keydown"])
      addEventListener(event, warm, { once: true, signal: unmounted.signal });
    return () => unmounted.abort();
  }, [kit, hasBot, level]);
  const isToMove = isBotsTurn(kit, match);
  const { record } = match;

  useEffect(() => {
    if (!isToMove) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = new AbortController();
    const { signal } = over;
    const { match } = latest.current;
    const game = gameOf(kit, { ...match, record });
    const earliest = performance.now() + PACE.least + Math.random() * (PACE.most - PACE.least);
    const time = match.clock
      ? {
          clock: {
            leftMs: Math.max(1, Math.floor(leftOf(match.clock, game.turn, Date.now()))),
            incrementMs: match.clock.increment,
          },
        }
      : level === BEST_LEVEL && kit.isProvable(game)
        ? {}
        : { timeMs: THINKING_MS };
    setThought(undefined);
    askBot(kit, level, game, { ...time, signal }, (current) => {
      if (latest.current.listeners.isShown) setThought(current);
    }).then(
      ({ move, thought }) => {
        if (signal.aborted) return;
        timer = setTimeout(
          () => latest.current.listeners.onMove(move, thought),
          earliest - performance.now(),
        );
      },
      () => {
        if (!signal.aborted) latest.current.listeners.onFail();
      },
    );
    return () => {
      over.abort();
      clearTimeout(timer);
    };
  }, [kit, isToMove, record, level]);

  return isToMove ? (thought ?? "begins") : undefined;
}
