/** A side's remaining time. It updates itself, so that nothing else renders again. */
import { useEffect, useState } from "react";
import type { Side } from "../family/family.ts";
import { fill, usePlayWords } from "../words/words.ts";
import { type Clock, formatClock, leftOf } from "./clock.ts";

interface Props {
  readonly clock: Clock;
  readonly side: Side;
  readonly player: string;
}

export function ClockFace({ clock, side, player }: Props) {
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
