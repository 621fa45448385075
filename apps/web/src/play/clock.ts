/** Chess clocks as plain data. Times and durations are in milliseconds. */
import type { Side } from "../family/family.ts";
import type { ClockRule } from "./setup.ts";

export interface Clock {
  readonly left: Readonly<Partial<Record<Side, number>>>;
  /** The increment per move. */
  readonly increment: number;
  /** The side whose clock runs, and since when; absent while the clock is stopped. */
  readonly running?: { readonly side: Side; readonly since: number } | undefined;
}

export const createClock = ({ minutes, incrementSeconds }: ClockRule, sides: readonly Side[]): Clock => ({
  left: Object.fromEntries(sides.map((side) => [side, minutes * 60_000])),
  increment: incrementSeconds * 1000,
});

/** Returns a side's remaining time, at least 0. */
export function leftOf({ left, running }: Clock, side: Side, now: number): number {
  const used = running?.side === side ? now - running.since : 0;
  return Math.max(0, (left[side] ?? 0) - used);
}

/** Returns the clock, stopped. */
export function stopClock(clock: Clock, now: number): Clock {
  if (clock.running === undefined) return clock;
  const { side } = clock.running;
  return { left: { ...clock.left, [side]: leftOf(clock, side, now) }, increment: clock.increment };
}

/** Returns the clock, running for a side. */
export const startClock = (clock: Clock, side: Side, now: number): Clock => ({
  ...stopClock(clock, now),
  running: { side, since: now },
});

/** Returns the clock after a move: the mover gets the increment, and the next side's clock runs. */
export function pressClock(clock: Clock, mover: Side, next: Side, now: number): Clock {
  const stopped = stopClock(clock, now);
  const left = { ...stopped.left, [mover]: (stopped.left[mover] ?? 0) + stopped.increment };
  return startClock({ ...stopped, left }, next, now);
}

/** Formats a duration: minutes and seconds, with tenths below ten seconds. */
export function formatClock(ms: number): string {
  if (ms < 10_000) return `0:0${(Math.floor(ms / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Reads a stored clock, stopped; `undefined` if it is invalid. */
export function readClock(stored: unknown, sides: readonly Side[]): Clock | undefined {
  const { left, increment } = Object(stored) as Partial<Clock>;
  const isValid = (value: unknown) => typeof value === "number" && value >= 0 && value <= 86_400_000;
  if (!isValid(increment) || !sides.every((side) => isValid(Object(left)[side]))) return undefined;
  const times = Object.fromEntries(sides.map((side) => [side, (left as Record<string, number>)[side]]));
  return { left: times as Clock["left"], increment: increment as number };
}
