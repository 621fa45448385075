/** Has the bot move when it is its turn, at the pace of a person. */
import { useEffect, useRef, useState } from "react";
import type { Kit } from "../family/family.ts";
import { askBot, botFor, type Thought } from "./bot.ts";
import { leftOf } from "./clock.ts";
import { gameOf, isBotsTurn, type Match } from "./match.ts";

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

/** Returns the bot's current search; `undefined` if it is not the bot's turn. */
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
