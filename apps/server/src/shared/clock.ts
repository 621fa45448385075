/** Clocks as plain data: pressed by moves, and read at a time that the caller tells. */
import type { Clock, Player, TimeControl } from "./protocol.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

export function startClock(
  control: TimeControl | null,
  players: readonly [Player, Player],
  turn: Player,
  now: number,
): Clock | null {
  if (control === null) return null;
  const time = "days" in control ? control.days * day : control.minutes * minute;
  return { left: { [players[0]]: time, [players[1]]: time }, running: turn, since: now };
}

/** The milliseconds that a player has left, 0 at the least. */
export function timeLeft(clock: Clock, player: Player, now: number): number {
  const left = clock.left[player] ?? 0;
  return player === clock.running ? Math.max(0, left - Math.max(0, now - clock.since)) : left;
}

/** When the clock that runs will be at zero. */
export function deadlineOf(clock: Clock | null): number | null {
  return clock === null || clock.running === null ? null : clock.since + (clock.left[clock.running] ?? 0);
}

/** The clock after a move of the player whose clock ran: what the move earns is added, and the next player's clock runs. */
export function pressClock(clock: Clock, control: TimeControl, next: Player, now: number): Clock {
  const { running } = clock;
  if (running === null) return clock;
  const earned =
    "days" in control ? control.days * day : timeLeft(clock, running, now) + control.increment * 1000;
  return { left: { ...clock.left, [running]: earned }, running: next, since: now };
}

/** The clock with another player to move, as after a takeback; in correspondence games he has his days again. */
export function turnClock(clock: Clock, control: TimeControl, next: Player, now: number): Clock {
  const { running } = clock;
  if (running === null) return clock;
  const left = { ...clock.left, [running]: timeLeft(clock, running, now) };
  if ("days" in control) left[next] = control.days * day;
  return { left, running: next, since: now };
}

/** The clock as it stood when the game ended. */
export function stopClock(clock: Clock, now: number): Clock {
  const { running } = clock;
  if (running === null) return clock;
  return { left: { ...clock.left, [running]: timeLeft(clock, running, now) }, running: null, since: now };
}
