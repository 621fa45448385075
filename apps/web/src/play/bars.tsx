/** The board's bars: the players, whether the bot is thinking, and the clocks. */
import { useEffect, useState } from "react";
import type { BoardProps } from "../boards/Board.tsx";
import type { Kit, Side } from "../family/family.ts";
import { fill, usePlayWords } from "../words/words.ts";
import { type Clock, formatClock, leftOf } from "./clock.ts";
import type { Match } from "./match.ts";
import { levelName, type Texts } from "./texts.ts";

export function barsOf(
  kit: Kit,
  { mine, setup, clock }: Match,
  { playerName }: Pick<Texts, "playerName">,
  isThinking: boolean,
): Pick<BoardProps, "names" | "clocks"> {
  const names = kit.sides.map((side) => [
    side,
    <span className="player" key={side}>
      {mine !== null && side !== mine ? <BotName level={setup.level} /> : playerName(side)}
      {isThinking && side !== mine && <Thinking />}
    </span>,
  ]);
  const clocks =
    clock &&
    kit.sides.map((side) => [
      side,
      <ClockFace key={side} clock={clock} side={side} player={playerName(side)} />,
    ]);
  return { names: Object.fromEntries(names), clocks: clocks && Object.fromEntries(clocks) };
}

/** The bot's level. On narrow pages the level's name is hidden, to leave room for cows and clock. */
function BotName({ level }: { readonly level: number }) {
  const words = usePlayWords();
  return (
    <span>
      {fill(words.botShort, { level })}
      <span className="wide">, {levelName(words, level)}</span>
    </span>
  );
}

const Thinking = () => (
  <span className="thinking" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

interface ClockFaceProps {
  readonly clock: Clock;
  readonly side: Side;
  readonly player: string;
}

/** A side's remaining time. It updates itself, so that nothing else renders again. */
function ClockFace({ clock, side, player }: ClockFaceProps) {
  const words = usePlayWords();
  const [now, setNow] = useState(() => Date.now());
  const runs = clock.running?.side === side;
  useEffect(() => {
    setNow(Date.now());
    if (!runs || clock.running === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), 100);
    return () => clearInterval(timer);
  }, [runs, clock]);
  const time = formatClock(leftOf(clock, side, Math.max(now, clock.running?.since ?? 0)));
  return (
    <span
      className={`clock ${runs ? "on" : ""}`}
      role="timer"
      aria-label={fill(words.clock, { player, time })}
    >
      {time}
    </span>
  );
}
