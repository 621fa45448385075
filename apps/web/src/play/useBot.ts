/** Lets the bot move when it is its turn, at the pace of a person. */
import { useEffect, useRef, useState } from "react";
import type { Kit } from "../family/family.ts";
import { askBot, botFor, type Thought } from "./bot.ts";
import { leftOf } from "./clock.ts";
import { gameOf, isBotsTurn, type Match } from "./match.ts";

/** Milliseconds that the bot may think, and between which it answers at the earliest. */
const thinks = 800;
const pace = { least: 450, most: 1100 };

interface Told {
  /** Whether anybody sees what it thinks. */
  readonly isShown: boolean;
  readonly onMove: (move: string, thought: Thought) => void;
  readonly onFail: () => void;
}

/** The bot's current search; undefined when it is not the bot's turn. */
export function useBot(kit: Kit, match: Match, told: Told): Thought | "begins" | undefined {
  const [thought, setThought] = useState<Thought>();
  const latest = useRef({ told, match });
  useEffect(() => {
    latest.current = { told, match };
  });
  const hasBot = match.mine !== null;
  const { level } = match.setup;
  useEffect(() => {
    if (!hasBot) return;
    // A first press means that the bot will be needed. Visitors who only look do not load it.
    const gone = new AbortController();
    const warm = () => void botFor(kit, level);
    for (const event of ["pointerdown", "keydown"])
      addEventListener(event, warm, { once: true, signal: gone.signal });
    return () => gone.abort();
  }, [kit, hasBot, level]);
  const isAsked = isBotsTurn(kit, match);
  const { record } = match;

  useEffect(() => {
    if (!isAsked) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = new AbortController();
    const { signal } = over;
    const { match } = latest.current;
    const game = gameOf(kit, { ...match, record });
    const earliest = performance.now() + pace.least + Math.random() * (pace.most - pace.least);
    const time = match.clock
      ? {
          clock: {
            leftMs: Math.max(1, Math.floor(leftOf(match.clock, game.turn, Date.now()))),
            incrementMs: match.clock.increment,
          },
        }
      : { timeMs: thinks };
    setThought(undefined);
    askBot(kit, level, game, { ...time, signal }, (now) => {
      if (latest.current.told.isShown) setThought(now);
    }).then(
      ({ move, thought }) => {
        if (signal.aborted) return;
        timer = setTimeout(() => latest.current.told.onMove(move, thought), earliest - performance.now());
      },
      () => {
        if (!signal.aborted) latest.current.told.onFail();
      },
    );
    return () => {
      over.abort();
      clearTimeout(timer);
    };
  }, [kit, isAsked, record, level]);

  return isAsked ? (thought ?? "begins") : undefined;
}
