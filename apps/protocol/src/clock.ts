/** Clocks as plain data, in whole milliseconds: pressed by moves, and read at a time that the caller tells. */
import type { Clock, Player, TimeControl } from "./protocol.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** In live games everybody has this long for the first move, which costs nothing of the clock. */
const graceMs = minute;

/** The time of a whole game, or in correspondence games of one move. */
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

/** Whether a player's first move is still awaited: his clock stands, and nobody loses by it. */
export const hasGrace = ({ grace }: Clock, player: Player): boolean => grace?.[player] !== undefined;

/** The milliseconds that a player has left, 0 at the least. */
export function timeLeft(clock: Clock, player: Player, now: number): number {
  const left = clock.left[player] ?? 0;
  if (player !== clock.running || hasGrace(clock, player)) return left;
  return Math.max(0, left - Math.max(0, now - clock.since));
}

/** When the clock that runs, or the grace of the first move, will be at zero. */
export function deadlineOf(clock: Clock | null): number | null {
  if (clock === null || clock.running === null) return null;
  const { running, since, left, grace } = clock;
  return Math.ceil(since + (grace?.[running] ?? left[running] ?? 0));
}

/** The clock after a move of the player whose clock ran: what the move earns is added, and the next player's clock runs. */
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
 * The clock after a takeback, by which moves of each player are gone: so are the increments that they earned. In
 * correspondence games the player to move has his days again.
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

/** The clock as it stood when the game ended. */
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

/** The clock after a time in which no server ran: it stood from then until now. */
export function skipOutage(clock: Clock, from: number, to: number): Clock {
  const { running, since, grace } = clock;
  if (running === null) return clock;
  // The clock of the machine was set back: the time since then never came.
  if (since >= to) return { ...clock, since: to };
  const used = Math.max(since, from);
  const whole = grace?.[running];
  if (whole !== undefined)
    return { ...clock, grace: { ...grace, [running]: Math.max(0, whole - (used - since)) }, since: to };
  return { ...clock, left: { ...clock.left, [running]: timeLeft(clock, running, used) }, since: to };
}
