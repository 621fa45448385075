/** Time controls and clocks, as text and on the page. */
import type { Table } from "morabaraba-protocol/client";
import type { Player, TimeControl } from "morabaraba-protocol/protocol";
import { useEffect, useState } from "react";
import type { OnlineWords } from "../languages/en/online.ts";
import { useOnlineWords } from "../words/words.ts";
import { useMatch } from "./server.ts";

/** The time controls to choose from. */
export const timeControls: readonly (TimeControl | null)[] = [
  { minutes: 10, increment: 5 },
  { minutes: 3, increment: 2 },
  { minutes: 5, increment: 3 },
  { minutes: 15, increment: 10 },
  { minutes: 30, increment: 20 },
  { days: 1 },
  { days: 3 },
  { days: 7 },
  null,
];

export function timeText(control: TimeControl | null, words: OnlineWords): string {
  if (control === null) return words.noClock;
  return "days" in control
    ? words.daysAMove(control.days)
    : words.minutesAndSeconds(control.minutes, control.increment);
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Formats a clock: tenths in the last ten seconds, days and hours from one day up. */
export function clockText(left: number, words: Pick<OnlineWords, "daysAndHours">): string {
  if (left >= day) return words.daysAndHours(Math.floor(left / day), Math.floor((left % day) / hour));
  if (left < 10 * second) return (Math.floor(left / 100) / 10).toFixed(1);
  const two = (count: number) => String(count).padStart(2, "0");
  const minutes = Math.floor(left / minute);
  const seconds = two(Math.floor((left % minute) / second));
  return left < hour ? `${minutes}:${seconds}` : `${Math.floor(left / hour)}:${two(minutes % 60)}:${seconds}`;
}

const tickMs = 100;
const lowMs = 20_000;

/** A player's clock, which runs between the server's messages too. */
export function Clock({ table, player }: { readonly table: Table; readonly player: Player }) {
  const words = useOnlineWords();
  const { clock } = useMatch(table);
  const runs = clock?.running === player;
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((count) => count + 1), tickMs);
    return () => clearInterval(timer);
  }, [runs]);

  const left = table.timeLeft(player);
  if (left === null) return null;
  const low = runs && left < lowMs;
  return (
    <span role="timer" className={`clock ${runs ? "runs" : ""} ${low ? "low" : ""}`}>
      {clockText(left, words)}
    </span>
  );
}
