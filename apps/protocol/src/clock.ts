/** Clocks as plain data, in whole milliseconds. The caller passes the current time. */
import type { Clock, Player, TimeControl } from "./protocol.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** A player's time for the first move of a live game. The clock does not run meanwhile. */
const graceMs = minute;

/** The time for a whole game, or for one move in correspondence games. */
const timeOf = (control: TimeControl): number =>
  Math.round("days" in control ? control.days * day : control.minutes * minute);

const incrementOf = (control: TimeControl): number =>
  "days" in control ? 0 : Math.round(control.increment * 1000);

export function startClock(
  control: TimeControl | null,
  players: readonly [Player, Player],
  turn: Player,
  now: number,
): Clock | null {
  if (control === null) return null;
  const both = (ms: number) => ({ [players[0]]: ms, [players[1]]: ms });
  const time = timeOf(control);
  return {
    left: both(time),
    running: turn,
    since: now,
    grace: both("days" in control ? time : graceMs),
  };
}

/** Returns whether a player has not made the first move yet. The clock runs only after it. */
export const hasGrace = ({ grace }: Clock, player: Player): boolean => grace?.[player] !== undefined;

/** Returns how many milliseconds a player has left, at least 0. */
export function timeLeft(clock: Clock, player: Player, now: number): number {
  const left = clock.left[player] ?? 0;
  if (player !== clock.running || hasGrace(clock, player)) return left;
  return Math.max(0, left - Math.max(0, now - clock.since));
}

/** Returns when the running clock, or the grace for a first move, reaches zero. */
export function deadlineOf(clock: Clock | null): number | null {
  if (clock === null || clock.running === null) return null;
  const { running, since, left, grace } = clock;
  return Math.ceil(since + (grace?.[running] ?? left[running] ?? 0));
}

/** Adds the increment, or gives the mover the full days again, and starts the next player's clock. */
export function pressClock(clock: Clock, control: TimeControl, next: Player, now: number): Clock {
  const { running } = clock;
  if (running === null) return clock;
  const earned =
    "days" in control ? timeOf(control) : Math.round(timeLeft(clock, running, now)) + incrementOf(control);
  const { grace = {}, ...rest } = clock;
  const { [running]: _used, ...others } = grace;
  return {
    ...rest,
    left: { ...clock.left, [running]: earned },
    running: next,
    since: now,
    ...(Object.keys(others).length > 0 ? { grace: others } : {}),
  };
}

/**
 * Returns the clock after a takeback: it subtracts the increments of the moves taken back, but leaves each
 * player a second. In correspondence games, the player to move gets the full days again.
 */
export function turnClock(
  clock: Clock,
  control: TimeControl,
  next: Player,
  now: number,
  taken: Readonly<Partial<Record<Player, number>>>,
): Clock {
  const { running } = clock;
  if (running === null) return clock;
  const left = { ...clock.left, [running]: timeLeft(clock, running, now) };
  for (const [player, moves] of Object.entries(taken) as [Player, number][])
    left[player] = Math.max(1000, (left[player] ?? 0) - moves * incrementOf(control));
  if ("days" in control) left[next] = timeOf(control);
  return { ...clock, left, running: next, since: now };
}

/** Stops the clock at the end of the game. */
export function stopClock(clock: Clock, now: number): Clock {
  const { running } = clock;
  if (running === null) return clock;
  return {
    ...clock,
    left: { ...clock.left, [running]: timeLeft(clock, running, now) },
    running: null,
    since: now,
  };
}

/** Returns the clock after an outage, during which no time passed. */
export function skipOutage(clock: Clock, from: number, to: number): Clock {
  const { running, since, grace } = clock;
  if (running === null) return clock;
  // The machine's clock was set back, so `since` is in the future.
  if (since >= to) return { ...clock, since: to };
  const used = Math.max(since, from);
  const whole = grace?.[running];
  if (whole !== undefined)
    return { ...clock, grace: { ...grace, [running]: Math.max(0, whole - (used - since)) }, since: to };
  return { ...clock, left: { ...clock.left, [running]: timeLeft(clock, running, used) }, since: to };
}
